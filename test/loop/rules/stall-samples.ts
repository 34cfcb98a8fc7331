import {
  type ProgressSample,
  moveOnLadder,
  restartedLadder,
  type StallMove,
  type StallRules,
  type StallState,
} from '../../../src/loop/rules/stall.ts';

/** Builders of samples for the tests of stall detection, and a workflow's way along them. */

export const rules: StallRules = { window: 3, exemptions: 2 };
export const sample = (iteration: number, more: Partial<ProgressSample> = {}): ProgressSample => ({
  iteration,
  open: ['Q1'],
  product: 'P',
  valid: true,
  ...more,
});
/** Samples given by what differs from one in which Q1 is open and the product is P. */
export const run = (...list: Partial<ProgressSample>[]) => list.map((more, at) => sample(at + 1, more));
export const products = (letters: string) => run(...Array.from(letters, (product) => ({ product })));
export const worded = (letters: string) => run(...Array.from(letters, (wording) => ({ wording })));
export const still = (count: number) => run(...Array.from({ length: count }, () => ({})));

/** Moves on the ladder sample by sample, as a workflow does; returns every move. */
export function climb(
  samples: readonly ProgressSample[],
  given = rules,
  from: StallState = restartedLadder(null),
): StallMove[] {
  const moves: StallMove[] = [];
  for (let count = 1; count <= samples.length; count += 1) {
    const { stall_level, stall_since_iteration } = moves.at(-1) ?? from;
    moves.push(moveOnLadder({ stall_level, stall_since_iteration }, samples.slice(0, count), given));
  }
  return moves;
}
