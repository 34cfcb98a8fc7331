import { isOfIteration } from '../../session/rules/assignment-id.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { mentionedAssignment } from '../../base/names.ts';
import { counted } from '../../base/text.ts';
import { isReportingAgent } from '../../session/rules/agents.ts';

/** An agent of the plugin that runs or ran in the background of a session. */
export interface StartedAgent {
  /** Claude Code's id of the agent, which is that of its background task too; of the call that starts it until that has answered. */
  id: string;
  /** Its kind, without the name of the plugin. */
  agent: string;
  /** The feature or the assignment that it works on; empty where its task names none. */
  about: string;
  session: string;
  /** The claude process that it runs in. */
  process: number;
  /** ISO 8601, as is `ended_at`. */
  started_at: string;
  /** When it was seen to have ended; null while it is believed to be at work. */
  ended_at: string | null;
  /** It was silent for too long and is no longer waited for. */
  given_up: boolean;
  /** Set once the session was called about its end: the same news again, as in auto mode, calls nobody. */
  called?: boolean | undefined;
  /** Set until the call that starts it has answered: with its id, or with the answer of an agent in the foreground, which has ended then. */
  starting?: boolean | undefined;
}

/** The feature whose task file a prompt names, or the assignment that it begins with; empty without one. */
export function subjectOf(prompt: string): string {
  return (
    mentionedAssignment(prompt) ??
    /\/tasks\/([A-Za-z0-9][\w.-]*?)(?:-review|-questions|-change)?\.md\b/.exec(prompt)?.[1] ??
    /\bFeature ([A-Za-z0-9][\w.-]*\w)/.exec(prompt)?.[1] ??
    ''
  );
}

/** The feature that an agent works on; undefined when it works for the iteration as a whole, or when that is unknown. */
export function featureOf(agent: Pick<StartedAgent, 'agent' | 'about'> | undefined): string | undefined {
  if (agent === undefined || agent.about === '') return undefined;
  return isReportingAgent(agent.agent) || agent.agent === 'feature-decomposer' ? undefined : agent.about;
}

/** Whether an agent has an assignment of this iteration. */
export function worksForIteration({ agent, about }: Pick<StartedAgent, 'agent' | 'about'>, iteration: number): boolean {
  return isReportingAgent(agent) && isOfIteration(about, iteration);
}

/** Whether an agent works for an iteration that is over. */
export function isOfEarlierIteration(agent: Pick<StartedAgent, 'agent' | 'about'>, iteration: number): boolean {
  return isReportingAgent(agent.agent) && /^i\d/.test(agent.about) && !worksForIteration(agent, iteration);
}

/** The task of an agent as people read it: without the name of its task file. */
export function shownTask(task: string): string {
  return task.replace(/(?:; your task in full: |: they are listed in |: your task is )\S.*$/s, '');
}

/** The present owner: a session, or the one that continues in its process after `/clear`. */
export type Owner = Pick<StartedAgent, 'session' | 'process'>;

/** The agents that the owner's session waits for, without those known to have ended. Agents of earlier sessions do not count. */
export function waitedFor(agents: readonly StartedAgent[], owner: Owner): StartedAgent[] {
  return agents.filter((one) => one.ended_at === null && !one.given_up && isOf(one, owner));
}

function isOf({ session, process }: StartedAgent, owner: Owner): boolean {
  return session === owner.session || process === owner.process;
}

/** The number of ended agents that are kept: they distinguish late work of agents from the user's. */
const mostRemembered = 60;

/**
 * Stores the answer of the call that started an agent.
 * @param agentId its id; undefined where the answer names none.
 * @param isInBackground false for an agent that has ended with the answer.
 */
export function withLaunched(
  agents: readonly StartedAgent[],
  started: StartedAgent,
  { agentId, isInBackground }: { agentId: string | undefined; isInBackground: boolean },
  now: string,
): StartedAgent[] {
  const row = agents.find(({ id }) => id === started.id) ?? started;
  const others = agents.filter(({ id }) => id !== started.id);
  const ended_at = isInBackground ? row.ended_at : (row.ended_at ?? now);
  return withStarted(others, { ...withId(row, agentId ?? row.id), ended_at });
}

/** An agent that was starting, under its id. */
export function withId(agent: StartedAgent, id: string): StartedAgent {
  const next = { ...agent, id };
  delete next.starting;
  return next;
}

/** Adds an agent that started or was resumed. If its end was stored first, as for a very short one, it has ended. */
export function withStarted(agents: readonly StartedAgent[], started: StartedAgent): StartedAgent[] {
  const known = agents.find(({ id }) => id === started.id);
  const isNews = known?.about !== '' || started.about === '';
  const next = isNews ? started : { ...started, ended_at: known.ended_at ?? started.ended_at };
  const about = next.about === '' ? (known?.about ?? '') : next.about;
  const others = agents.filter(({ id }) => id !== started.id);
  const open = others.filter(({ ended_at }) => ended_at === null);
  const ended = others.filter(({ ended_at }) => ended_at !== null).slice(-mostRemembered);
  return [...ended, ...open, { ...next, about }];
}

/**
 * Updates the owner's agents from Claude Code's list of those at work: all others have ended. One that has ended and is still listed, as
 * for a moment after it handed back, or woken by a shell of its own, is not waited for again. A listed one that nobody knows is one that was
 * starting, whose call was not noted.
 */
export function asListed(
  agents: readonly StartedAgent[],
  owner: Owner,
  ids: readonly string[],
  now: string,
): StartedAgent[] {
  const unknown = ids.filter((id) => agents.every((one) => one.id !== id));
  return agents.map((row) => {
    if (!isOf(row, owner) || row.ended_at !== null) return row;
    const { starting, ...known } = row;
    const one = starting === true ? { ...known, id: unknown.shift() ?? row.id } : row;
    return ids.includes(one.id) ? one : { ...one, ended_at: now };
  });
}

const titles: Readonly<Record<string, string>> = {
  'autonomous-coder': 'coder',
  'change-judge': 'judge',
  'code-reviewer': 'reviewer',
  'plan-critic': 'critic',
  'plan-architect': 'architect',
};

/** "At work: i1-r1, F001": what agents work on, for a line. */
export function namesOf(agents: readonly Pick<StartedAgent, 'agent' | 'about'>[]): string {
  return agents.map(({ agent, about }) => (about === '' ? (titles[agent] ?? agent) : about)).join(', ');
}

/** "the coder of F001 has been at work for 40 s": the one that began last, and the number of others. */
export function describeAtWork(agents: readonly StartedAgent[], now: Date): string {
  const newest = agents.toSorted((one, other) => Date.parse(other.started_at) - Date.parse(one.started_at))[0];
  if (newest === undefined) return 'no agent is at work';
  const { agent, about, started_at } = newest;
  const others = agents.length - 1;
  const more = others === 0 ? '' : `, and ${counted(others, 'other')} beside it`;
  const time = describeMilliseconds(now.getTime() - Date.parse(started_at));
  return `the ${titles[agent] ?? agent}${about === '' ? '' : ` of ${about}`} has been at work for ${time}${more}`;
}
