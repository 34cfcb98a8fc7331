import { join } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { announce } from '../loop/announce.ts';
import { noteDialog, openDialogs, takeUnnotified } from '../loop/dialogs.ts';
import { aboutOf, describeDialogs, ruleOf } from '../loop/rules/dialog.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** A dialog of Claude Code, as its hook reports it. */
export interface OpenedDialog {
  agentId: string;
  agentType: string;
  tool: string;
  input: Readonly<Record<string, unknown>>;
  suggestions: unknown;
  /** The transcript of the session. */
  transcript: string;
}

/** The session asks the user for a permission, or the model asks a question: status and board show it until it is answered. */
export async function noteOpened(paths: WorkflowPaths, opened: OpenedDialog, now: Date): Promise<void> {
  const { agentId, agentType, tool, input, suggestions, transcript } = opened;
  const folder = join(transcript.replace(/\.jsonl$/, ''), 'subagents');
  await asWriter(paths, () => {
    noteDialog(paths, agentId, {
      agent: agentType.replace(pluginPrefix, ''),
      tool,
      about: aboutOf(tool, input),
      rule: ruleOf(suggestions),
      asked_at: now.toISOString(),
      transcript: agentId === '' ? transcript : join(folder, `agent-${agentId}.jsonl`),
      notified: false,
    });
  });
}

/**
 * Journals and notifies that dialogs have been open for some seconds. Claude Code reports each one separately; they are notified of
 * together.
 * @returns the sequence with which the terminal notifies, too.
 */
export async function noteUnanswered(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  if ((await readState(paths)).status !== 'in_progress') return undefined;
  const message = await asWriter(paths, () => {
    const unnotified = takeUnnotified(paths);
    if (unnotified.length === 0 && openDialogs(paths).length > 0) return undefined;
    const [first = 'Its session asks for a permission → answer in the window of the session', ...more] =
      describeDialogs(unnotified);
    appendEvent(paths, now, { event: 'waits', for: `the user: ${first.split(' → ')[0] ?? first}`, until: null });
    return more.length === 0 ? first : `${first} (and ${more.length} more)`;
  });
  if (message === undefined) return undefined;
  const { configuration } = await currentConfiguration(paths.root);
  return announce(paths, now, { kind: 'dialog', message }, configuration);
}
