import { phaseTraits } from '../base/vocabulary.ts';
import { requireShort, type Redirect } from '../loop/rules/redirect.ts';
import { isOverForGood } from '../loop/rules/state.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { quotedWords } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addRedirect } from '../loop/redirects.ts';
import { readOrRestoreState } from './restore.ts';

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
  const { state, notice } = await readOrRestoreState(paths, now);
  const { status, end_reason } = state;
  if (isOverForGood(state)) {
    throw readsNothing(paths.name, end_reason ?? status);
  }
  const words = text.trim();
  // Claude Code puts an answered command back into its input line, where what is typed next is appended to it.
  if (words.includes('/autonomous-workflow:'))
    throw new WorkflowError('The text of the redirection holds another command, so nothing was taken', {
      received: quotedWords(words),
      fix: 'Clear the line with Esc or Ctrl+U, and type each command on a line of its own.',
      exitCode: exitCodes.usage,
    });
  requireShort('redirection', words);
  const isNew = await addRedirect(paths, now, { text, priority, from: 'user' });
  const next = phaseTraits[state.current_phase].worksOnFeatures
    ? 'when its next iteration begins; tasks that coders and reviewers get before that have it, too'
    : 'when its next iteration begins';
  const when = priority === 'high' ? 'at its next turn' : next;
  const resume =
    status === 'in_progress' ? '' : ` It is stopped. Resume it with: /autonomous-workflow:continue-auto ${paths.name}`;
  const again = isNew ? '' : ' The same redirect is already waiting; it is delivered once.';
  const answer = `The workflow '${paths.name}' gets ${quotedWords(words)} ${when}.${again}${resume}`;
  return notice === undefined ? answer : `${notice}\n${answer}`;
}

/** The refusal of a redirect for a workflow that has ended for good. */
export function readsNothing(name: string, end: string): WorkflowError {
  return new WorkflowError(`The workflow '${name}' has ended (${end}) and reads nothing more`, {
    fix: 'Start a new one under another name.',
  });
}
