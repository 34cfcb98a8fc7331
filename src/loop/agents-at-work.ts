import { join } from 'node:path';
import {
  asListed,
  describeAtWork,
  waitedFor,
  withStarted,
  type Owner,
  type StartedAgent,
} from './rules/agents-at-work.ts';
import { asWriter } from './workflow.ts';
import { WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readLease } from '../session/lease.ts';

const sample: { agents: StartedAgent[] } = {
  agents: [{ id: '', agent: '', about: '', session: '', process: 0, started_at: '', ended_at: null, given_up: false }],
};

const agentsFile = ({ runtime }: WorkflowPaths) => join(runtime, 'agents.json');

/** The agents of the workflow that run in the background, or did; none where that was lost. */
export function startedAgents(paths: WorkflowPaths): StartedAgent[] {
  return readJsonLike(agentsFile(paths), sample)?.agents ?? [];
}

/** Notes an agent that runs in the background now. */
export async function noteAgentStarted(paths: WorkflowPaths, started: StartedAgent): Promise<void> {
  await change(paths, (agents) => withStarted(agents, started));
}

/** Notes that an agent has answered for good. One that is not known is an agent whose start is noted a moment later. */
export async function noteAgentEnded(
  paths: WorkflowPaths,
  { id, agent, session, process }: Pick<StartedAgent, 'id' | 'agent' | 'session' | 'process'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const unknown = { id, agent, about: '', session, process, started_at: at, ended_at: at, given_up: false };
  await change(paths, (agents) =>
    agents.some((one) => one.id === id)
      ? agents.map((one) => (one.id === id ? { ...one, ended_at: at } : one))
      : [...agents, unknown],
  );
}

/** Notes the tasks that Claude Code lists at the end of a turn; it alone knows of agents that died or were stopped. */
export async function noteListedAgents(
  paths: WorkflowPaths,
  owner: Owner,
  tasks: readonly string[],
  now: Date,
): Promise<void> {
  if (startedAgents(paths).length === 0) return;
  await change(paths, (agents) => asListed(agents, owner, tasks, now.toISOString()));
}

/** Notes that nothing waits for these agents any more. The caller holds the workflow's lock. */
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
  const text = JSON.stringify({ agents });
  // Not flushed: agents end with the machine.
  if (text !== JSON.stringify({ agents: before })) writeAtomic(agentsFile(paths), text, { flush: 'nothing' });
}

/** The agents that the session waits for; none once the session that drives the workflow is gone, for they are gone with it. */
export function agentsAtWork(paths: WorkflowPaths): StartedAgent[] {
  const lease = readLease(paths);
  return lease === undefined ? [] : waitedFor(startedAgents(paths), lease).filter(({ process }) => isAlive(process));
}

/**
 * Whether the news of an agent may be kept from the session while others are at work: in `claude -p` the waiter has left for it, and
 * nobody would notice one that never answers, but `run` watches by itself; where the waiter is still there, `isWatched` says so.
 */
export function isNewsKeptBack(paths: WorkflowPaths, isUnattended: boolean): boolean {
  return !isUnattended || readLease(paths)?.driver === 'headless';
}

/**
 * Refuses a step that judges the work of agents while they do it.
 * @throws WorkflowError with the one thing to do: to end the turn, since Claude Code calls the session when an agent has ended.
 */
export function refuseWhileAtWork(step: string, agents: readonly StartedAgent[], now: Date): void {
  if (agents.length === 0) return;
  throw new WorkflowError(`${step} comes too early: ${describeAtWork(agents, now)}`, {
    fix: 'End your turn; you will be called when it has answered.',
  });
}
