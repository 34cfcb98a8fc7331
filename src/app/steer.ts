import { type EndReason } from '../base/vocabulary.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { quotedWords } from '../base/text.ts';
import { changeFeatures, hasFeatures } from '../coding/feature-file.ts';
import { forgive } from '../coding/rules/feature-list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { resolveEscalation } from '../loop/escalations.ts';
import { addRedirect } from '../loop/steering.ts';
import { type Escalation, itemsOf } from '../loop/rules/escalation.ts';
import { type Redirect, requireShort } from '../loop/rules/brief.ts';
import { isOverForGood, type WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { writeDigest } from '../overview/digest.ts';
import { finishWorkflow } from './step.ts';
import { readOrRestoreState } from './turn.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { listWorkflows } from '../loop/list.ts';

/**
 * Queues a redirect of the user; a broken state file is restored first. Returns the message for the user.
 * @throws WorkflowError when the text is empty, too long or holds a command, or the workflow has ended for good.
 */
export async function queueRedirect(
  paths: WorkflowPaths,
  now: Date,
  text: string,
  priority: Redirect['priority'],
): Promise<string> {
  const state = await readOrRestoreState(paths, now);
  const { status, end_reason } = state;
  if (isOverForGood(state)) {
    throw readsNothing(paths.name, end_reason ?? status);
  }
  const words = text.trim();
  // Claude Code puts an answered command back into its input line, where what is typed next is appended to it.
  if (words.includes('/autonomous-workflow:'))
    throw new WorkflowError('The text of the redirect holds another command, so nothing was taken', {
      received: quotedWords(words),
      fix: 'Clear the line with Esc or Ctrl+U, and type each command on a line of its own.',
      exitCode: exitCodes.usage,
    });
  requireShort('redirection', words);
  await asWriter(paths, () => addRedirect(paths, now, { text, priority, from: 'user' }));
  const when = priority === 'high' ? 'at its next turn' : 'when its next iteration begins';
  const resume =
    status === 'in_progress' ? '' : ` It is stopped. Resume it with: /autonomous-workflow:continue-auto ${paths.name}`;
  return `The workflow '${paths.name}' gets ${quotedWords(words)} ${when}.${resume}`;
}

function readsNothing(name: string, end: string): WorkflowError {
  return new WorkflowError(`The workflow '${name}' has ended (${end}) and reads nothing more`, {
    fix: 'Start a new one under another name.',
  });
}

/** How a person ends a workflow: for now, for good, or as good enough. */
export type UserEnding = EndReason & ('stop_requested' | 'cancelled' | 'complete');

/** The two sentences of the answer: that the workflow was ended, and what the user can do next. */
const words: Record<UserEnding, readonly [done: string, next: (name: string) => string]> = {
  stop_requested: ['Stopped', (name) => `Nothing is lost; go on with: /autonomous-workflow:continue-auto ${name}`],
  cancelled: ['Cancelled', () => 'What it found is kept.'],
  complete: ['Declared complete', () => 'It cannot be resumed.'],
};

/**
 * Ends a workflow, and the ralph-loop around it, in one go: nothing can begin in between. A broken state file is restored first. Returns
 * the message for the user.
 * @throws WorkflowError when one that was cancelled is to be complete.
 */
export async function endByUser(paths: WorkflowPaths, now: Date, reason: UserEnding): Promise<string> {
  return asWriter(paths, async () => {
    const before = await readOrRestoreState(paths, now);
    const { name } = paths;
    if (reason === 'complete' && before.end_reason === 'cancelled')
      throw new WorkflowError(`The workflow '${name}' was cancelled for good, so it cannot be declared complete`, {
        fix: 'What it found is kept in its folder.',
      });
    // A stopped or failed workflow can still be cancelled or declared complete.
    const mayEnd = before.status === 'in_progress' || (reason !== 'stop_requested' && !isOverForGood(before));
    if (!mayEnd) return `The workflow '${name}' has ended already (${before.end_reason ?? before.status}).`;
    const [done, next] = words[reason];
    const { notes } = await finishWorkflow(paths, now, { reason, message: `${done} by the user.` }, { again: true });
    const ended = `${done}${reason === 'complete' ? ':' : ''} the workflow '${name}' at iteration ${before.iteration}.`;
    return [ended, ...notes, next(name)].join(' ');
  });
}

/**
 * Answers an escalation; the answer goes into the workflow's next brief, and items that waited for it continue.
 * @throws WorkflowError when the workflow was cancelled, or has no open escalation of that id.
 */
export async function answerEscalation(
  paths: WorkflowPaths,
  now: Date,
  id: string,
  answer: string,
): Promise<{ state: WorkflowState; answered: Escalation }> {
  const state = await readState(paths);
  // A complete workflow keeps the answer: its folder is what another one starts from.
  if (state.end_reason === 'cancelled') throw readsNothing(paths.name, state.end_reason);
  const answered = await resolveEscalation(paths, now, id, answer);
  // The features of the escalation get new attempts, and features that waited for them continue.
  if (hasFeatures(paths)) await changeFeatures(paths, now, (list) => itemsOf(answered).reduce(forgive, list));
  if (state.status !== 'in_progress') await writeDigest(paths, now);
  return { state, answered };
}

/**
 * Refuses a command of the user to a model while a live session drives a workflow: in a shell of Claude Code the caller is never a person.
 */
export async function refuseCaller({ root, inClaudeCode }: { root: string; inClaudeCode: boolean }): Promise<void> {
  for (const paths of inClaudeCode ? listWorkflows(root) : []) {
    if (!isHeld(paths, readLease(paths))) continue;
    const state = await readState(paths).catch(() => undefined);
    if (state !== undefined && state.status !== 'in_progress') continue;
    throw new WorkflowError(`Only the user may do this while a session drives the workflow '${paths.name}'`, {
      fix: 'The user types the slash command of that name, or runs this in a terminal of their own. End your turn if there is nothing left to do.',
    });
  }
}
