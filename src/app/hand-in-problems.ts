import { isWorkflowError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { unexpectedProblems, type AnyHandIn, type HandInKind } from '../loop/hand-in-kind.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readIterationRuntime } from './iteration-runtime.ts';

/**
 * Sentences for a hand-in of valid form that cannot be used in the workflow as it is now; empty when it can. A file that is broken
 * refuses nothing: `record` repairs it.
 */
export async function handInProblems(
  paths: WorkflowPaths,
  state: WorkflowState,
  kind: HandInKind,
  handIn: AnyHandIn,
  transcript: string,
): Promise<string[]> {
  try {
    const { assignments } = await readIterationRuntime(paths, state);
    const unexpected = unexpectedProblems(kind, handIn, { phase: state.current_phase, assignments });
    return unexpected.length > 0 ? unexpected : ((await kind.problems?.(paths, handIn, state, transcript)) ?? []);
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
