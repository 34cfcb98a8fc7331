/** Agents that end their answer with a hand-in. */
export const reportingAgents = [
  'researcher',
  'repo-analyst',
  'claim-verifier',
  'plan-architect',
  'plan-critic',
  'acceptance-judge',
] as const;
export type ReportingAgent = (typeof reportingAgents)[number];

/** Whether agents of that kind hand something in. */
export function isReportingAgent(agent: string): agent is ReportingAgent {
  return (reportingAgents as readonly string[]).includes(agent);
}

/** Whether an agent looks for findings, which are merged into the ledger. */
export function isFinder(agent: ReportingAgent): boolean {
  return agent === 'researcher' || agent === 'repo-analyst';
}
