import { isOverForGood, type WorkflowState } from '../loop/rules/state.ts';
import type { EndReason } from '../base/vocabulary.ts';
import { WorkflowError } from '../base/errors.ts';
import { finishWorkflow } from './ending.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrRestoreState } from './restore.ts';
import { asWriter } from '../loop/workflow.ts';

/** How a person ends a workflow: for now, for good, or as good enough. */
export type UserEnding = EndReason & ('stop_requested' | 'cancelled' | 'complete');

const words: Record<UserEnding, { done: string; message: string; next: (name: string) => string }> = {
  stop_requested: {
    done: 'Stopped',
    message: 'Stopped by the user.',
    next: (name) => `Nothing is lost; go on with: /autonomous-workflow:continue-auto ${name}`,
  },
  cancelled: {
    done: 'Cancelled',
    message: 'Cancelled by the user.',
    next: () => 'What it found is kept.',
  },
  complete: {
    done: 'Declared complete:',
    message: 'Declared complete by the user.',
    next: () => 'It cannot be resumed.',
  },
};

/**
 * Ends a workflow, and the ralph-loop around it, in one go: nothing can begin in between. A broken state file is restored first. Returns
 * the message for the user.
 * @throws WorkflowError when one that was cancelled is to be complete.
 */
export async function endByUser(paths: WorkflowPaths, now: Date, reason: UserEnding): Promise<string> {
  return asWriter(paths, async () => {
    const { state: before, notice } = await readOrRestoreState(paths, now);
    const withNotice = (text: string) => (notice === undefined ? text : `${notice}\n${text}`);
    if (reason === 'complete' && before.end_reason === 'cancelled') {
      throw new WorkflowError(
        `The workflow '${paths.name}' was cancelled for good, so it cannot be declared complete`,
        {
          fix: 'What it found is kept in its folder.',
        },
      );
    }
    if (!mayEnd(before, reason)) {
      return withNotice(`The workflow '${paths.name}' has ended already (${before.end_reason ?? before.status}).`);
    }
    const { done, message, next } = words[reason];
    const { notes } = await finishWorkflow(paths, now, { reason, message }, { again: true });
    const ended = `${done} the workflow '${paths.name}' at iteration ${before.iteration}.`;
    return withNotice([ended, ...notes, next(paths.name)].join(' '));
  });
}

/** A stopped or failed workflow can still be cancelled or declared complete. */
function mayEnd(state: WorkflowState, reason: UserEnding): boolean {
  if (state.status === 'in_progress') return true;
  return reason !== 'stop_requested' && !isOverForGood(state);
}
