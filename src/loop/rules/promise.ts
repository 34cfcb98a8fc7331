import { excerpt } from '../../base/errors.ts';
import { describeProgress } from './decide.ts';
import type { WorkflowState } from './state.ts';

/**
 * The answer to a completion promise of the loop around a workflow that is not over; undefined where the session made none.
 * @param loop undefined when it is gone: it has heard a promise then.
 * @param said the last answer of the session.
 */
export function brokenPromise(
  state: WorkflowState,
  loop: { completionPromise: string | null } | undefined,
  said = '',
): string | undefined {
  const [, written] = /<promise>([\s\S]*?)<\/promise>/.exec(said) ?? [];
  if (written === undefined || state.driver !== 'ralph-loop' || state.status !== 'in_progress') return undefined;
  // As ralph-loop compares it.
  const promise = written.trim().replace(/\s+/g, ' ');
  if (loop !== undefined && promise !== loop.completionPromise) return undefined;
  return `<promise>${excerpt(promise)}</promise> is not true yet: ${describeProgress(state)}. The work goes on.`;
}
