import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { announce } from '../loop/announce.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/**
 * The session asks the user for a permission and does nothing until that is given: it is noted, and notified.
 * @returns the sequence with which the terminal notifies, too.
 */
export async function noteQuestion(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if ((await readState(paths)).status !== 'in_progress') return undefined;
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'waits', for: 'a permission that its session asks for', until: null });
  });
  const { configuration } = await currentConfiguration(paths.root);
  const message = 'Its session asks for a permission, and does nothing until you answer there.';
  return announce(paths, now, { kind: 'escalation', message }, configuration);
}
