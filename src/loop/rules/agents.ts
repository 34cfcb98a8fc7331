import { mentionedAssignment } from '../../base/names.ts';
import { isRecorded, type WorkflowState, isWriting } from './state.ts';

/**
 * The result of an agent's work. `killed`: it ended without a hand-in, or with its session, and another may take its place; after every
 * other result its assignment is finished.
 */
export type AgentResult = 'taken' | 'refused' | 'silent' | 'killed' | 'unpaid';

/** A row of the table of agents: one that runs or ran, or an assignment for which none was paid or came. */
export interface AgentRow {
  /** Claude Code's id of the agent, which is that of its background task too; of the call that starts it until that has answered. */
  id: string;
  /** Its kind, without the name of the plugin; empty for a task that is not ours. */
  agent: string;
  /** The feature or the assignment that it works on; empty where its task names none. */
  about: string;
  task?: string | undefined;
  session: string;
  /** The claude process that it runs in. */
  process: number;
  /** ISO 8601, as is `ended_at`. */
  started_at: string;
  /** When it ended, or was given up; null while it is believed to be at work. */
  ended_at: string | null;
  result: AgentResult | null;
  refusals?: number | undefined;
  /** Set once the session was called about its end: the same news again, as in auto mode, calls nobody. */
  called?: true | undefined;
  /** The call that starts it, until that has answered: an agent in the foreground has ended then. */
  call?: string | undefined;
}

export const startedRow = (agent: Omit<AgentRow, 'ended_at' | 'result'>): AgentRow => ({
  ...agent,
  ended_at: null,
  result: null,
});

/** Whether the id of an agent is not known yet: neither has its call answered, nor has it begun to write its hand-in. */
export const isStarting = ({ id, call }: AgentRow): boolean => id === call;

/** The feature whose task file a prompt names, or the assignment that it begins with; empty without one. */
export function subjectOf(prompt: string): string {
  return (
    mentionedAssignment(prompt) ??
    /\/tasks\/([A-Za-z0-9][\w.-]*?)(?:-review|-questions|-change)?\.md\b/.exec(prompt)?.[1] ??
    /\bFeature ([A-Za-z0-9][\w.-]*\w)/.exec(prompt)?.[1] ??
    ''
  );
}

type Subject = Pick<AgentRow, 'agent' | 'about'>;

/** The feature that an agent works on; undefined when it works for the iteration as a whole, or when that is unknown. */
export function featureOf(agent: Subject | undefined): string | undefined {
  if (agent === undefined || agent.about === '') return undefined;
  return isReportingAgent(agent.agent) || agent.agent === 'feature-decomposer' ? undefined : agent.about;
}

export const worksForIteration = ({ agent, about }: Subject, iteration: number): boolean =>
  isReportingAgent(agent) && isOfIteration(about, iteration);

export const isOfEarlierIteration = (agent: Subject, iteration: number): boolean =>
  isReportingAgent(agent.agent) && /^i\d/.test(agent.about) && !worksForIteration(agent, iteration);

/** The task of an agent as people read it: without the name of its task file. */
export const shownTask = (task: string): string =>
  task.replace(/(?:; your task in full: |: they are listed in |: your task is )\S.*$/s, '');

/** The present owner: a session, or the one that continues in its process after `/clear`. */
export type Owner = Pick<AgentRow, 'session' | 'process'>;

/** Whether an agent of the owner has no end yet. Agents of earlier sessions do not count. */
export const isOpenRow = ({ ended_at, session, process }: AgentRow, owner: Owner): boolean =>
  ended_at === null && (session === owner.session || process === owner.process);

const finishes = ({ result }: AgentRow) => result !== null && result !== 'killed';

/** Assignments that are finished: handed in, or without hope of a hand-in. */
export const finishedBy = (agents: readonly AgentRow[]): Set<string> =>
  new Set(agents.filter(finishes).map(({ about }) => about));

/** Rows of assignments that came to nothing: refused, given up or not paid, and not handed in later. */
export function failedRows(agents: readonly AgentRow[]): AgentRow[] {
  const taken = new Set(agents.flatMap(({ result, about }) => (result === 'taken' ? [about] : [])));
  return agents.filter((one) => finishes(one) && one.result !== 'taken' && !taken.has(one.about));
}

/** The number of ended agents that are kept beside those without a hand-in: more than two iterations have. */
const mostRemembered = 120;

/** The table without the oldest rows that nothing needs any more. */
export function pruned(agents: readonly AgentRow[]): readonly AgentRow[] {
  const isKept = (one: AgentRow) => one.ended_at === null || (finishes(one) && one.result !== 'taken');
  const others = agents.filter((one) => !isKept(one));
  // Several at once, so that most changes of the table are small.
  if (others.length <= mostRemembered * 1.5) return agents;
  const dropped = new Set(others.slice(0, -mostRemembered));
  return agents.filter((one) => !dropped.has(one));
}

export const withRow = (agents: readonly AgentRow[], row: AgentRow): AgentRow[] =>
  agents.some(({ id }) => id === row.id) ? agents.map((one) => (one.id === row.id ? row : one)) : [...agents, row];

/** A row with its end. An agent that should have handed in, and has not, was killed. */
export function ended(row: AgentRow, at: string, result: AgentResult | null = null): AgentRow {
  const lost = handsIn(row.agent) ? 'killed' : null;
  return { ...row, ended_at: row.ended_at ?? at, result: result ?? row.result ?? lost };
}

/** An agent by its id, or an assignment for which none comes. */
export type Failed = Subject & { id?: string };

/** The table with an end for each of these, of which nothing more is waited for. */
export function withFailed(
  agents: readonly AgentRow[],
  failed: readonly Failed[],
  result: 'silent' | 'unpaid',
  at: Owner & Pick<AgentRow, 'started_at'>,
): AgentRow[] {
  return failed.reduce<AgentRow[]>(
    (all, { agent, about, id = `${result}-${about}` }) => {
      const row = all.find((one) => one.id === id) ?? startedRow({ id, agent, about, ...at });
      return withRow(all, ended(row, at.started_at, result));
    },
    [...agents],
  );
}

/** "i1-r1, F001": what agents work on, for a line. */
export const namesOf = (agents: readonly Subject[]): string =>
  agents.map(({ agent, about }) => (about === '' ? titleOfAgent(agent) : about)).join(', ');

/** The name of the file of a hand-in, without its ending: an assignment has one agent, a feature several. */
export function handInName({ agent, about }: Subject): string {
  const role = agent.slice(agent.lastIndexOf('-') + 1);
  if (isReportingAgent(agent)) return about;
  return about === '' ? role : `${about}-${role}`;
}

/** Whether a hand-in is Markdown, as the text of the report is; all others are JSON. */
export const writesMarkdown = ({ agent }: Pick<AgentRow, 'agent'>): boolean => agent === 'report-writer';

/** Whether the hand-in of an agent was taken, or refused for good: nothing more is expected of it. */
export const isOver = ({ result }: AgentRow): boolean => result === 'taken' || result === 'refused';

/** Whether an agent that writes may write the hand-in of a row: its own until that is taken, or, before it has one, one of its kind that starts. */
export function mayHandIn(writer: { agent: string }, own: AgentRow | undefined, row: AgentRow): boolean {
  if (row.agent !== writer.agent || (isOver(row) && isReportingAgent(row.agent))) return false;
  return own === undefined ? isStarting(row) : row.id === own.id;
}

/** The assignments of the iteration, and the finished ones among them. */
export interface Agents {
  assignments: readonly Assignment[];
  /** Assignments whose hand-in is stored, or was refused for good. */
  finished: ReadonlySet<string>;
}

/** The last compilation of a document in its present form. */
export type Compilation = 'not-compiled' | 'built' | 'failed' | 'no-tex';

/**
 * Whether fewer agents have handed in than the half that makes an iteration valid; agents that check claims count only if there are no
 * others.
 */
export function lacksAgents({ assignments, finished }: Agents): boolean {
  const others = assignments.filter(({ agent }) => !isChecker(agent));
  const needed = others.length > 0 ? others : assignments;
  return needed.filter(({ id }) => finished.has(id)).length * 2 < needed.length;
}

/** Missing parts of the record and the hand-ins of an iteration, as instructions. */
export function recordProblems(state: WorkflowState, agents: Agents): string[] {
  const { iteration } = state;
  const missing = agents.assignments.flatMap(({ id }) => (agents.finished.has(id) ? [] : [id]));
  const record = 'run `autonomous-workflow record`';
  if (isRecorded(state))
    return lacksAgents(agents)
      ? [
          `Iteration ${iteration} was recorded although fewer than half of its agents handed in: start those for ${missing.join(', ')}, wait for them, then ${record} again.`,
        ]
      : [];
  return [
    missing.length === 0
      ? `Iteration ${iteration} is not recorded: ${record}.`
      : `Iteration ${iteration} is not recorded, and ${missing.join(', ')} have not handed in: start the agents that the brief names for them (\`autonomous-workflow brief\` prints it again), then ${record}.`,
  ];
}

/** Instructions if the document of the write-up is not compiled in its present form. */
export function compileProblems(
  state: WorkflowState,
  { compilation, reportPath }: { compilation: Compilation; reportPath: string },
): string[] {
  if (!isWriting(state)) return [];
  if (compilation === 'not-compiled')
    return [`${reportPath} is not compiled as it stands: run \`autonomous-workflow compile\`.`];
  return compilation === 'failed'
    ? [
        `${reportPath} does not compile: give the \`autonomous-workflow:latex-compiler\` agent that task, then run \`autonomous-workflow compile\` again.`,
      ]
    : [];
}

export interface Wave extends Agents {
  iteration: number;
  isRecorded: boolean;
  atWork: readonly Subject[];
  /** Whether a feature is in progress, whose verification records the iteration. */
  isCoding: boolean;
}

/** Whether an agent works for the iteration as a whole. */
export const isOfWave = (one: Subject, iteration: number): boolean =>
  one.agent === 'feature-decomposer' || worksForIteration(one, iteration);

/**
 * The step that follows for an iteration as a whole: agents of it are to start, as one does anew that has ended without a hand-in, or, once
 * none of them is at work, it is recorded. Agents that come last are asked for separately.
 */
export function stepOfWave(wave: Wave): 'start' | 'record' | undefined {
  const { iteration, isRecorded, assignments, finished, atWork, isCoding } = wave;
  if (isRecorded) return undefined;
  const begun = new Set([...finished, ...atWork.map(({ about }) => about)]);
  if (assignments.some((one) => !comesLast(one) && !begun.has(one.id))) return 'start';
  return isCoding || atWork.some((one) => isOfWave(one, iteration)) ? undefined : 'record';
}

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
export type ReportingAgent = { [K in keyof Kinds]: Kinds[K] extends { inbox: true } ? K : never }[keyof Kinds];

const kindOf = (agent: string): Kind | undefined =>
  Object.hasOwn(kinds, agent) ? kinds[agent as keyof Kinds] : undefined;

export const isReportingAgent = (agent: string): agent is ReportingAgent => kindOf(agent)?.inbox === true;

export const handsIn = (agent: string): boolean => kindOf(agent) !== undefined;

export const isFinder = (agent: string): boolean => kindOf(agent)?.finds === true;
export const isChecker = (agent: string): boolean => kindOf(agent)?.checks === true;
export const hasWholePrompt = (agent: string): boolean => kindOf(agent)?.isTold === true;
export const titleOfAgent = (agent: string): string => kindOf(agent)?.title ?? agent;

/**
 * Whether an agent writes the report, judges the results of others, or verifies the finished report: it is started last, and an
 * iteration is recorded without it.
 */
export const comesLast = ({ agent }: { agent: string }): boolean =>
  agent === 'acceptance-judge' || agent === 'report-critic' || agent === 'report-writer';

/** Whether an agent works for the search, which leaves the reserve to the write-up. */
export const isOfSearch = (one: { agent: string }): boolean => isReportingAgent(one.agent) && !comesLast(one);

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
export const assignmentId = (iteration: number, purpose: Purpose, index: number): string =>
  `i${iteration}-${letters[purpose]}${index + 1}`;

export const isOfIteration = (id: string, iteration: number): boolean => id.startsWith(`i${iteration}-`);
