import type { PhaseTurn } from '../phase-turn.ts';

/** An iteration of implementation. */
export const codingTurn: PhaseTurn = {
  assign: () => Promise.resolve([]),
  brief: () => Promise.resolve(''),
  problems: () => Promise.resolve([]),
};
