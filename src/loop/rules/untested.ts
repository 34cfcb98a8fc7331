import { counted, firstOf } from '../../base/text.ts';
import type { WorkflowState } from './state.ts';

/** Said of a feature that passed although no test is known that failed before it. */
export const withoutTest = 'without a test that failed before';

/** How many of the features that pass have no such test, after a blank; empty when all have one. */
export function describeUntested({ features_untested: count }: Pick<WorkflowState, 'features_untested'>): string {
  return count === 0 ? '' : ` (${count} ${withoutTest})`;
}

/** The tests that failed before any feature; empty when there are none. */
export function describeFailing(failing: readonly string[]): string {
  if (failing.length === 0) return '';
  return `${counted(failing.length, 'test')} failed before any feature and still ${failing.length === 1 ? 'does' : 'do'}: ${firstOf([...failing]).join(', ')}`;
}
