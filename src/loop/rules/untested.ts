import type { WorkflowState } from './state.ts';

/** Said of a feature that passed although no test is known that failed before it. */
export const withoutTest = 'without a test that failed before';

/** How many of the features that pass have no such test, after a blank; empty when all have one. */
export function describeUntested({ features_untested: count }: Pick<WorkflowState, 'features_untested'>): string {
  return count === 0 ? '' : ` (${count} ${withoutTest})`;
}
