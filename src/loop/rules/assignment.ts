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

/**
 * The kinds of agents that hand in. `inbox`: its hand-in is stored until the iteration is recorded; those of coding take effect at once.
 * `finds`: it searches for findings, which are merged into the ledger. `checks`: it brings no findings of its own, so an iteration in which
 * others worked is valid without it. `isTold`: a hook writes its whole prompt from its assignment. `title`: what a line calls it.
 */
const kinds = {
  'goal-reader': { inbox: true, checks: true, isTold: true },
  researcher: { inbox: true, finds: true, isTold: true },
  'repo-analyst': { inbox: true, finds: true, isTold: true },
  experimenter: { inbox: true, finds: true, isTold: true },
  'claim-verifier': { inbox: true, checks: true },
  'claim-judge': { inbox: true, checks: true },
  'report-writer': { inbox: true, checks: true, isTold: true },
  'report-critic': { inbox: true },
  'plan-architect': { inbox: true, isTold: true, title: 'architect' },
  'plan-critic': { inbox: true, isTold: true, title: 'critic' },
  'acceptance-judge': { inbox: true },
  'autonomous-coder': { title: 'coder' },
  'change-judge': { title: 'judge' },
  'code-reviewer': { title: 'reviewer' },
  'feature-decomposer': {},
} as const satisfies Record<string, Kind>;

interface Kind {
  inbox?: true;
  finds?: true;
  checks?: true;
  isTold?: true;
  title?: string;
}

type Kinds = typeof kinds;
/** Agents whose hand-in goes into the inbox. */
export type ReportingAgent = { [K in keyof Kinds]: Kinds[K] extends { inbox: true } ? K : never }[keyof Kinds];

const kindOf = (agent: string): Kind | undefined =>
  Object.hasOwn(kinds, agent) ? kinds[agent as keyof Kinds] : undefined;

export const isReportingAgent = (agent: string): agent is ReportingAgent => kindOf(agent)?.inbox === true;

/** Whether agents of that kind write a hand-in. */
export const handsIn = (agent: string): boolean => kindOf(agent) !== undefined;

export const isFinder = (agent: string): boolean => kindOf(agent)?.finds === true;
export const isChecker = (agent: string): boolean => kindOf(agent)?.checks === true;
export const hasWholePrompt = (agent: string): boolean => kindOf(agent)?.isTold === true;
export const titleOfAgent = (agent: string): string => kindOf(agent)?.title ?? agent;

/**
 * Whether an agent writes the report, judges the results of others, or verifies the finished report: it is started last, and an
 * iteration is recorded without it.
 */
export function comesLast({ agent }: { agent: string }): boolean {
  return agent === 'acceptance-judge' || agent === 'report-critic' || agent === 'report-writer';
}

/** Whether an agent works for the search, which leaves the reserve to the write-up. */
export function isOfSearch(agent: { agent: string; id: string }): boolean {
  return isReportingAgent(agent.agent) && !comesLast(agent);
}

/** The letter in an id such as `i3-v1` (iteration 3), by the purpose of the assignment. */
const letters = {
  reading: 'g',
  search: 'r',
  analysis: 'a',
  trial: 'x',
  verification: 'v',
  claimJudging: 's',
  writeUp: 'u',
  reportCritique: 'k',
  plan: 'p',
  planCritique: 'c',
  judgement: 'j',
} as const;
export type Purpose = keyof typeof letters;

/** The id of an assignment; `index` counts from 0. */
export function assignmentId(iteration: number, purpose: Purpose, index: number): string {
  return `i${iteration}-${letters[purpose]}${index + 1}`;
}

/** Whether an id belongs to an assignment of this iteration. */
export function isOfIteration(id: string, iteration: number): boolean {
  return id.startsWith(`i${iteration}-`);
}
