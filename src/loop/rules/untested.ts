import type { WorkflowState } from './state.ts';

/** Text for a feature that passed without a test that is known to have failed before it. */
export const withoutTest = 'without a test that failed before';

/** How many of the features that pass have no such test, after a space; empty when all have one. */
export function describeUntested({ features_untested: count }: Pick<WorkflowState, 'features_untested'>): string {
  return count === 0 ? '' : ` (${count} ${withoutTest})`;
}
