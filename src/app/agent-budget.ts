import { formatUsd } from '../base/amount.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { storeEntry } from '../loop/inbox.ts';
import { agentBudget } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isReportingAgent } from '../session/rules/agents.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { updateSpend } from '../spend/spend.ts';

/** An agent that is to start, and the session that would pay for it. */
export interface PaidAgent {
  agent: string;
  assignment: string | null;
  session: string;
  /** The place where the conversation of the session is written, which tells what it has cost. */
  transcript: string;
}

/**
 * Why the money that is left allows no further agent, or undefined: a turn with many agents would spend a budget that is looked at
 * only between turns. An assignment for which only the reserve of the write-up is left counts as failed, so that the iteration can
 * be recorded. The caller holds the workflow's lock.
 */
export async function refuseForBudget(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agent, assignment, session, transcript }: PaidAgent,
  now: Date,
): Promise<string | undefined> {
  const { cost_usd: cost } = withSpend(state, await updateSpend(paths, state, session, transcript, now));
  const { max_cost_usd: most, iteration } = state;
  if (cost === null) return undefined;
  const used = `${formatUsd(cost)} of at most ${most} USD`;
  if (cost >= most) return `The cost budget is used up (${used}) → start no agent, and end your turn`;
  // The judge comes last, and says whether all of it was worth the money.
  const isOfSearch = isReportingAgent(agent) && agent !== 'acceptance-judge';
  if (!isOfSearch || assignment === null || cost < agentBudget(state)) return undefined;
  const problems = [`not started: the cost budget is used up but for the write-up (${used})`];
  const received_at = now.toISOString();
  storeEntry(paths, iteration, {
    agent,
    agent_id: `unpaid-${assignment}`,
    assignment,
    received_at,
    hand_in: null,
    problems,
  });
  appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final: true });
  return `The cost budget is used up but for the write-up (${used}), so ${assignment} counts as failed → when the agents at work have handed in, run \`autonomous-workflow record\``;
}
