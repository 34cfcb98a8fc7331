import type { ReportingAgent } from '../../session/rules/agents.ts';

/** The task of one agent in one iteration. */
export interface Assignment {
  /** `i3-r1`: iteration 3, researcher 1. The agent repeats it in its hand-in. */
  id: string;
  agent: ReportingAgent;
  task: string;
  /** The open question, gap or angle that the agent works on. */
  follows?: string;
  /** The section of the plan, or the aspect, that it works on. */
  part?: string;
}
