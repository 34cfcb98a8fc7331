import type { Check } from './checklist.ts';

/** A check that could not run counts neither as passed nor as failed. */
export type CheckResult = 'pass' | 'fail' | 'could_not_run';

export interface Outcome {
  result: CheckResult;
  /** The result in words, for a reader. */
  why: string;
}

/** The outcome of a check. */
export interface Evaluation extends Outcome {
  id: string;
  type: Check['type'];
}
