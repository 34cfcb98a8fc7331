import { reviewHandIn } from '../coding/rules/review.ts';
import { jsonOf } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isWorkflowError } from '../base/errors.ts';
import { noteActivity } from '../session/activity.ts';
import { importDecomposition } from '../coding/import-features.ts';
import { storeReview } from '../coding/review.ts';
import { findPlan } from '../coding/plan-source.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { countRefusal } from '../loop/refusals.ts';
import { readOrRestoreState } from '../app/repair/restore.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { type HookOutput, text, type HookInput } from './input.ts';
import { mostRefusals, refusal } from './refusal.ts';

const codingAgents = ['code-reviewer', 'feature-decomposer'] as const;
type CodingAgent = (typeof codingAgents)[number];

/** Whether an agent hands in what stands in the feature list or beside an attempt. */
export function isCodingAgent(agent: string): agent is CodingAgent {
  return (codingAgents as readonly string[]).includes(agent);
}

/** A reviewer or a decomposer has answered: what it hands in takes effect, or is sent back with what is wrong, at most twice. */
export async function onCodingAgent(input: HookInput, agent: CodingAgent, paths: WorkflowPaths): Promise<HookOutput> {
  const now = new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== 'in_progress') return undefined;
  noteActivity(paths);
  const found = jsonOf(text(input.last_assistant_message));
  const problems = found.ok ? await take(paths, agent, found.value, now) : found.problems;
  if (problems.length === 0) return undefined;
  return asWriter(paths, () => {
    const final = countRefusal(paths, text(input.agent_id)) > mostRefusals;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    return final ? undefined : { decision: 'block', reason: refusal(problems) };
  });
}

/** What keeps a hand-in from taking effect. */
async function take(paths: WorkflowPaths, agent: CodingAgent, value: unknown, now: Date): Promise<string[]> {
  try {
    if (agent === 'feature-decomposer') {
      const { plan_source: named }: WorkflowState & { plan_source?: unknown } = await readState(paths);
      const file = typeof named === 'string' ? named : findPlan(paths).file;
      await importDecomposition(paths, now, value, file);
      return [];
    }
    const read = reviewHandIn.safeParse(value);
    if (!read.success) return formatIssues(read.error.issues, value);
    return await asWriter(paths, () => [storeReview(paths, now, read.data)].filter((one) => one !== undefined));
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}
