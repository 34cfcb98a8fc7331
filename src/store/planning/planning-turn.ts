import type { PhaseTurn } from '../phase-turn.ts';

/** An iteration of planning. */
export const planningTurn: PhaseTurn = {
  assign: () => Promise.resolve([]),
  brief: () => Promise.resolve(''),
  problems: () => Promise.resolve([]),
};
