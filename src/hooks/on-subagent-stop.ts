import { mentionedAssignment, pluginPrefix } from '../engine/assignment-id.ts';
import { checkHandIn } from '../engine/ledger/hand-in.ts';
import { isReportingAgent } from '../engine/session/reporting-agents.ts';
import { noteActivity } from '../store/session/activity.ts';
import { storeEntry, type InboxEntry } from '../store/turn/inbox.ts';
import { note } from '../store/journal.ts';
import { ownedWorkflow } from '../store/session/owned-workflow.ts';
import { countRefusal } from '../store/session/refusals.ts';
import { readOrRestoreState } from '../store/repair/restore.ts';
import { asWriter } from '../store/workflow.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';

const mostRefusals = 2;

/** An agent of ours has answered: store its hand-in, or send it back with what is wrong, at most twice. */
export async function onSubagentStop(input: HookInput, root: string): Promise<HookOutput> {
  const agent = text(input.agent_type).slice(pluginPrefix.length);
  const paths = ownedWorkflow(root, text(input.session_id));
  if (paths === undefined || !isReportingAgent(agent)) return undefined;
  const now = new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== 'in_progress') return undefined;
  const answer = text(input.last_assistant_message);
  const checked = checkHandIn(agent, answer);
  return asWriter(paths, () => {
    noteActivity(paths);
    const entry: Omit<InboxEntry, 'hand_in' | 'assignment' | 'problems'> = {
      agent,
      agent_id: text(input.agent_id),
      received_at: now.toISOString(),
    };
    if (checked.ok) {
      const { assignment } = checked.handIn;
      const claims = 'claims' in checked.handIn ? checked.handIn.claims : checked.handIn.verdicts;
      const file = storeEntry(paths, iteration, { ...entry, assignment, hand_in: checked.handIn, problems: [] });
      note(paths, now, { event: 'hand-in', iteration, agent, claims: claims.length, file });
      return undefined;
    }
    const { problems } = checked;
    const final = countRefusal(paths, entry.agent_id) > mostRefusals;
    note(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    if (!final) return { decision: 'block', reason: refusal(problems) };
    storeEntry(paths, iteration, { ...entry, assignment: mentionedAssignment(answer), hand_in: null, problems });
    return undefined;
  });
}

function refusal(problems: string[]): string {
  return [
    'Your hand-in could not be stored:',
    '',
    ...problems.map((problem) => `- ${problem}`),
    '',
    'Answer again with the whole hand-in, mended, as one ```json code block at the end, in the form your instructions show.',
  ].join('\n');
}
