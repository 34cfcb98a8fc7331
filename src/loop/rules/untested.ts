import { counted, firstOf } from '../../base/text.ts';
import type { WorkflowState } from './state.ts';

/** Text for a feature that passed without a test that is known to have failed before it. */
export const withoutTest = 'without a test that failed before';

/** How many of the features that pass have no such test, after a space; empty when all have one. */
export function describeUntested({ features_untested: count }: Pick<WorkflowState, 'features_untested'>): string {
  return count === 0 ? '' : ` (${count} ${withoutTest})`;
}

/** The tests that failed before any feature; empty when there are none. */
export function describeFailing(failing: readonly string[]): string {
  if (failing.length === 0) return '';
  return `${counted(failing.length, 'test')} failed before any feature and still ${failing.length === 1 ? 'does' : 'do'}: ${firstOf([...failing]).join(', ')}`;
}
