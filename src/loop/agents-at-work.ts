import {
  asListed,
  describeAtWork,
  featureOf,
  isOfEarlierIteration,
  waitedFor,
  withId,
  withLaunched,
  withStarted,
  type Owner,
  type StartedAgent,
} from './rules/agents-at-work.ts';
import { finishedAssignments } from './inbox.ts';
import { asWriter } from './workflow.ts';
import { WorkflowError } from '../base/errors.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { readLease } from '../session/lease.ts';

const sample: { agents: StartedAgent[] } = {
  agents: [{ id: '', agent: '', about: '', session: '', process: 0, started_at: '', ended_at: null, given_up: false }],
};

// Not flushed: after a crash of the machine no agent is left.
const agentsFile = runtimeFile('agents.json', sample, { flush: 'nothing' });

/** The agents of the workflow that run or ran in the background; empty if the file was lost. */
export function startedAgents(paths: WorkflowPaths): StartedAgent[] {
  return agentsFile.read(paths)?.agents ?? [];
}

/** The feature or the assignment that an agent was started for; undefined for an unknown agent, or one without either. */
export function startedFor(paths: WorkflowPaths, agentId: string): string | undefined {
  const about = startedAgents(paths).find(({ id }) => id === agentId)?.about;
  return about === '' ? undefined : about;
}

/** Whether an agent was started for an assignment, at work or not. */
export const wasStarted = (paths: WorkflowPaths, assignment: string): boolean =>
  startedAgents(paths).some(({ about }) => about === assignment);

/** Notes an agent that starts, or is resumed. */
export async function noteAgentStarted(paths: WorkflowPaths, started: StartedAgent): Promise<void> {
  await change(paths, (agents) => withStarted(agents, started));
}

/** Notes the answer of the call that started an agent; see `withLaunched`. */
export async function noteAgentLaunched(
  paths: WorkflowPaths,
  started: StartedAgent,
  answer: Parameters<typeof withLaunched>[2],
): Promise<void> {
  await change(paths, (agents) => withLaunched(agents, started, answer, new Date().toISOString()));
}

/** Notes the id of an agent whose call has not answered yet: one that begins to write its hand-in. The caller holds the workflow's lock. */
export function noteAgentKnown(
  paths: WorkflowPaths,
  { agent, about }: Pick<StartedAgent, 'agent' | 'about'>,
  id: string,
): void {
  const agents = startedAgents(paths);
  const row = agents.find((one) => one.starting === true && one.agent === agent && one.about === about);
  if (row === undefined || agents.some((one) => one.id === id)) return;
  store(
    paths,
    agents,
    agents.map((one) => (one === row ? withId(row, id) : one)),
  );
}

/** Notes that no agent is starting any more, as when its session begins anew. */
export async function forgetStarting(paths: WorkflowPaths): Promise<void> {
  await change(paths, (agents) => agents.filter(({ starting }) => starting !== true));
}

/** Stores that an agent has finally answered. For an unknown agent, the start will be stored a moment later. */
export async function noteAgentEnded(
  paths: WorkflowPaths,
  { id, agent, session, process }: Pick<StartedAgent, 'id' | 'agent' | 'session' | 'process'>,
  now: Date,
): Promise<void> {
  // A second wait for the lock would let an agent that answered later end before this one.
  if (startedAgents(paths).some((one) => one.id === id && one.ended_at !== null)) return;
  const at = now.toISOString();
  const unknown = { id, agent, about: '', session, process, started_at: at, ended_at: at, given_up: false };
  await change(paths, (agents) =>
    agents.some((one) => one.id === id)
      ? agents.map((one) => (one.id === id ? { ...one, ended_at: one.ended_at ?? at } : one))
      : [...agents, unknown],
  );
}

/**
 * Stores the tasks that Claude Code lists at the end of a turn; only it knows of agents that died or were stopped.
 * @returns those that are waited for.
 */
export async function noteListedAgents(
  paths: WorkflowPaths,
  owner: Owner,
  tasks: readonly string[],
  now: Date,
): Promise<string[]> {
  if (startedAgents(paths).length === 0) return [...tasks];
  await change(paths, (agents) => asListed(agents, owner, tasks, now.toISOString()));
  const ended = new Set(startedAgents(paths).flatMap(({ id, ended_at }) => (ended_at === null ? [] : [id])));
  return tasks.filter((id) => !ended.has(id));
}

/** Stores that the session was called about the end of these agents. */
export async function noteCalled(paths: WorkflowPaths, ids: readonly string[]): Promise<void> {
  await change(paths, (agents) => agents.map((one) => (ids.includes(one.id) ? { ...one, called: true } : one)));
}

/** Makes an agent the one that calls for all that have ended without a feature of their own; false where another one does, or has. */
export async function callsForAll(paths: WorkflowPaths, id: string): Promise<boolean> {
  return asWriter(paths, () => {
    const agents = startedAgents(paths);
    if (agents.some((one) => one.id === id && one.called === true)) return false;
    const isCalledFor = (one: StartedAgent) => one.id !== id && one.ended_at !== null && featureOf(one) === undefined;
    store(
      paths,
      agents,
      agents.map((one) => (isCalledFor(one) ? { ...one, called: true } : one)),
    );
    return true;
  });
}

/** Whether the session is still to be called about one of these agents, by their ids; an unknown one counts. */
export function awaitsCall(paths: WorkflowPaths, ids: ReadonlySet<string>): boolean {
  const called = new Set(startedAgents(paths).flatMap((one) => (one.called === true ? [one.id] : [])));
  return [...ids].some((id) => !called.has(id));
}

/** Stores that these agents are no longer waited for. The caller holds the workflow's lock. */
export function noteGivenUp(paths: WorkflowPaths, ids: readonly string[]): void {
  const agents = startedAgents(paths);
  store(
    paths,
    agents,
    agents.map((one) => (ids.includes(one.id) ? { ...one, given_up: true } : one)),
  );
}

async function change(
  paths: WorkflowPaths,
  next: (agents: readonly StartedAgent[]) => readonly StartedAgent[],
): Promise<void> {
  await asWriter(paths, () => {
    const agents = startedAgents(paths);
    store(paths, agents, next(agents));
  });
}

function store(paths: WorkflowPaths, before: readonly StartedAgent[], agents: readonly StartedAgent[]): void {
  if (JSON.stringify(agents) !== JSON.stringify(before)) agentsFile.write(paths, { agents: [...agents] });
}

/** The agents that the session waits for; none once the session that drives the workflow has ended, because its agents end with it. */
export function agentsAtWork(paths: WorkflowPaths): StartedAgent[] {
  const lease = readLease(paths);
  return lease === undefined ? [] : waitedFor(startedAgents(paths), lease).filter(({ process }) => isAlive(process));
}

/**
 * The agents at work whose answer is missing: coders and reviewers until they end, others until their hand-in is stored. An agent that
 * works for an earlier iteration holds nothing up.
 */
export function unansweredAgents(paths: WorkflowPaths, iteration: number): StartedAgent[] {
  const finished = finishedAssignments(paths, iteration);
  return agentsAtWork(paths).filter((one) => !finished.has(one.about) && !isOfEarlierIteration(one, iteration));
}

/**
 * Whether the report on an agent may be kept from the session while others are at work. In `claude -p` the waiter has exited by then, so a
 * silent agent would go unnoticed, except under `run`, which watches agents itself.
 */
export function isNewsKeptBack(paths: WorkflowPaths, isUnattended: boolean): boolean {
  return !isUnattended || readLease(paths)?.driver === 'headless';
}

/**
 * Refuses a step that judges the work of agents while they are at work.
 * @throws WorkflowError that says to end the turn: Claude Code calls the session when an agent has ended.
 */
export function refuseWhileAtWork(step: string, agents: readonly StartedAgent[], now: Date): void {
  if (agents.length === 0) return;
  throw new WorkflowError(`${step} comes too early: ${describeAtWork(agents, now)}`, {
    fix: 'End your turn; you will be called when it has answered.',
  });
}
