import { isOfIteration } from '../../session/rules/assignment-id.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { mentionedAssignment } from '../../base/names.ts';
import { counted } from '../../base/text.ts';
import { isReportingAgent } from '../../session/rules/agents.ts';

/** An agent of the plugin that runs or ran in the background of a session. */
export interface StartedAgent {
  /** Claude Code's id of the agent, which is that of its background task too. */
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
}

/** The feature whose task file a prompt names, or the assignment that it begins with; empty without one. */
export function subjectOf(prompt: string): string {
  return (
    mentionedAssignment(prompt) ??
    /\/tasks\/([A-Za-z0-9][\w.-]*?)(?:-review|-questions)?\.md\b/.exec(prompt)?.[1] ??
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

/** Adds an agent that started or was resumed. If its end was stored first, as for a very short one, it has ended. */
export function withStarted(agents: readonly StartedAgent[], started: StartedAgent): StartedAgent[] {
  const known = agents.find(({ id }) => id === started.id);
  const isNews = known?.about !== '' || started.about === '';
  const next = isNews ? started : { ...started, ended_at: known.ended_at };
  const about = next.about === '' ? (known?.about ?? '') : next.about;
  const others = agents.filter(({ id }) => id !== started.id);
  const open = others.filter(({ ended_at }) => ended_at === null);
  const ended = others.filter(({ ended_at }) => ended_at !== null).slice(-mostRemembered);
  return [...ended, ...open, { ...next, about }];
}

/** Updates the owner's agents from Claude Code's list of those at work: all others have ended, and resumed ones are at work again. */
export function asListed(
  agents: readonly StartedAgent[],
  owner: Owner,
  ids: readonly string[],
  now: string,
): StartedAgent[] {
  return agents.map((one) => {
    if (!isOf(one, owner)) return one;
    if (ids.includes(one.id)) return one.ended_at === null ? one : { ...one, ended_at: null };
    return one.ended_at === null ? { ...one, ended_at: now } : one;
  });
}

const titles: Readonly<Record<string, string>> = {
  'autonomous-coder': 'coder',
  'code-reviewer': 'reviewer',
  'plan-critic': 'critic',
  'plan-architect': 'architect',
};

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
