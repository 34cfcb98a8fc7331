import { takeCodingHandIn, type CodingAgent } from '../coding/take-hand-in.ts';
import { noteActivity } from '../session/activity.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { countRefusal } from '../loop/refusals.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { asWriter } from '../loop/workflow.ts';
import { type HookOutput, text, type HookInput } from './input.ts';
import { mostRefusals, refusal } from './refusal.ts';

/** Takes the hand-in of an agent of coding, or sends it back with its problems, at most twice. */
export async function onCodingAgent(input: HookInput, agent: CodingAgent, paths: WorkflowPaths): Promise<HookOutput> {
  const now = new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== 'in_progress') return undefined;
  noteActivity(paths);
  const problems = await takeCodingHandIn(paths, agent, text(input.last_assistant_message), now);
  if (problems.length === 0) return undefined;
  return asWriter(paths, () => {
    const final = countRefusal(paths, text(input.agent_id)) > mostRefusals;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    return final ? undefined : { decision: 'block', reason: refusal(problems) };
  });
}
