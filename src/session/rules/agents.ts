import { hasPurpose } from './assignment-id.ts';

/** Agents whose hand-in goes into the inbox; those of coders and reviewers belong to an attempt. */
export const reportingAgents = [
  'goal-reader',
  'researcher',
  'repo-analyst',
  'claim-verifier',
  'claim-judge',
  'report-writer',
  'report-critic',
  'plan-architect',
  'plan-critic',
  'acceptance-judge',
] as const;
export type ReportingAgent = (typeof reportingAgents)[number];

/** Whether the hand-ins of that kind of agent go into the inbox. */
export function isReportingAgent(agent: string): agent is ReportingAgent {
  return (reportingAgents as readonly string[]).includes(agent);
}

/** Agents whose hand-in goes into an attempt or the feature list. */
const codingAgents = ['autonomous-coder', 'change-judge', 'code-reviewer', 'question-answerer', 'feature-decomposer'];

/** Whether agents of that kind write a hand-in. */
export function handsIn(agent: string): boolean {
  return isReportingAgent(agent) || codingAgents.includes(agent);
}

/** Whether an agent brings no findings of its own: an iteration in which other agents worked is valid without it. */
export function isChecker(agent: ReportingAgent): boolean {
  return agent === 'goal-reader' || agent === 'claim-verifier' || agent === 'claim-judge' || agent === 'report-writer';
}

/**
 * Whether an agent writes the report, judges the results of others, or verifies the finished report: it is started last, and an
 * iteration is recorded without it.
 */
export function comesLast({ agent, id }: { agent: string; id: string }): boolean {
  return agent === 'acceptance-judge' || agent === 'report-critic' || hasPurpose(id, 'writeUp', 'finalVerification');
}

/**
 * Whether an agent writes earlier findings into the report while others search: an iteration does not wait for one that was not
 * started.
 */
export function isBeside({ agent, id }: { agent: string; id: string }): boolean {
  return agent === 'report-writer' && !comesLast({ agent, id });
}

/** Whether an agent works for the search, which leaves the reserve to the write-up. */
export function isOfSearch(agent: { agent: string; id: string }): boolean {
  return isReportingAgent(agent.agent) && !comesLast(agent);
}

/** Whether an agent searches for findings, which are merged into the ledger. */
export function isFinder(agent: string): boolean {
  return agent === 'researcher' || agent === 'repo-analyst';
}

/**
 * Whether a hook writes the whole prompt of such agents from their assignment; the session's own prompt only has to name the
 * assignment.
 */
export function hasWholePrompt(agent: ReportingAgent): boolean {
  return (
    isFinder(agent) ||
    agent === 'goal-reader' ||
    agent === 'plan-architect' ||
    agent === 'plan-critic' ||
    agent === 'report-writer'
  );
}

/** Whether the tool's answer is about an agent in the background; one in the foreground has ended when the tool answers. */
export function isLaunch(response: unknown): boolean {
  const { isAsync, status } = (response ?? {}) as Record<string, unknown>;
  return isAsync === true || status === 'async_launched';
}

/**
 * The ids of running subagents and workflows among the background tasks. Background shells, such as a dev server, are not waited
 * for.
 */
export function agentTasks(tasks: unknown): string[] {
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap(
    (task: { id?: unknown; type?: unknown; status?: unknown; agent_type?: unknown } | null, index) => {
      if (task === null || typeof task !== 'object') return [];
      const isAgent = typeof task.agent_type === 'string' || /agent|workflow/.test(String(task.type));
      if (!isAgent || /^(?:completed|failed|killed|stopped|cancelled)$/.test(String(task.status))) return [];
      return [typeof task.id === 'string' ? task.id : `task ${index + 1}`];
    },
  );
}
