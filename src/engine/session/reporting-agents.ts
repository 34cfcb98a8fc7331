/** Agents that end their answer with a hand-in. */
export const reportingAgents = ['researcher', 'repo-analyst', 'claim-verifier'] as const;
export type ReportingAgent = (typeof reportingAgents)[number];

export function isReportingAgent(agent: string): agent is ReportingAgent {
  return (reportingAgents as readonly string[]).includes(agent);
}
