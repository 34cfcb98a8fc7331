import { hasPurpose } from './assignment-id.ts';

/** Agents whose hand-in goes into the inbox; those of coders and reviewers go to an attempt. */
export const reportingAgents = [
  'researcher',
  'repo-analyst',
  'claim-verifier',
  'claim-sorter',
  'report-writer',
  'report-critic',
  'plan-architect',
  'plan-critic',
  'acceptance-judge',
] as const;
export type ReportingAgent = (typeof reportingAgents)[number];

/** Whether agents of that kind end with a hand-in. */
export function isReportingAgent(agent: string): agent is ReportingAgent {
  return (reportingAgents as readonly string[]).includes(agent);
}

/** Whether an agent works on claims that are there: an iteration in which others work counts without it. */
export function isChecker(agent: ReportingAgent): boolean {
  return agent === 'claim-verifier' || agent === 'claim-sorter' || agent === 'report-writer';
}

/**
 * Whether an agent writes the report up, judges what the others have come to, or verifies what the finished report rests on: it is asked
 * for at the end, and an iteration is recorded without it.
 */
export function comesLast({ agent, id }: { agent: string; id: string }): boolean {
  return agent === 'acceptance-judge' || agent === 'report-critic' || hasPurpose(id, 'writeUp', 'finalVerification');
}

/** Whether an agent writes earlier findings into the report while others search: no iteration waits for one that was not started. */
export function isBeside({ agent, id }: { agent: string; id: string }): boolean {
  return agent === 'report-writer' && !comesLast({ agent, id });
}

/** Whether an agent searches for findings, which are merged into the ledger. */
export function isFinder(agent: ReportingAgent): boolean {
  return agent === 'researcher' || agent === 'repo-analyst';
}

/** Whether a hook makes the whole prompt of such agents from their assignment; the session passes on a line that names it. */
export function hasWholePrompt(agent: ReportingAgent): boolean {
  return isFinder(agent) || agent === 'plan-architect' || agent === 'plan-critic' || agent === 'report-writer';
}

/**
 * The ids of subagents and workflows among the background tasks that are at work. A background shell, such as a dev server, delays
 * nothing.
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
