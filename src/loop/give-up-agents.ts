import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { comesLast } from '../session/rules/agents.ts';
import { noteGivenUp, startedAgents, wasStarted } from './agents-at-work.ts';
import { finishedAssignments, storeEntry } from './inbox.ts';
import { writeIterationRuntime, type IterationRuntime } from './iteration-runtime.ts';

/**
 * Gives up the agents that are still to hand in: their assignments count as failed, and their tasks are no longer waited for. A later
 * hand-in is still stored. The caller holds the workflow's lock.
 * @returns the assignments that were given up, and the features whose agents were.
 */
export function giveUpAgents(
  paths: WorkflowPaths,
  runtime: IterationRuntime,
  tasks: readonly string[],
  minutes: number,
  now: Date,
): string[] {
  const { iteration } = runtime;
  const finished = finishedAssignments(paths, iteration);
  // Agents that come last may not be requested yet.
  const missing = runtime.assignments.filter(
    (one) => !finished.has(one.id) && (!comesLast(one) || wasStarted(paths, one.id)),
  );
  const received_at = now.toISOString();
  const problems = [`no sign of life for ${counted(minutes, 'minute')}`];
  for (const { id, agent } of missing) {
    const entry = { agent, agent_id: `silent-${id}`, assignment: id, received_at, hand_in: null, problems };
    storeEntry(paths, iteration, entry);
  }
  noteGivenUp(paths, tasks);
  writeIterationRuntime(paths, { ...runtime, silentTasks: [...new Set([...runtime.silentTasks, ...tasks])] });
  // Some of the tasks have been answered since.
  const others = startedAgents(paths).filter(
    ({ id, about, ended_at }) => tasks.includes(id) && about !== '' && ended_at === null,
  );
  const assignments = [...new Set([...missing.map(({ id }) => id), ...others.map(({ about }) => about)])];
  appendEvent(paths, now, { event: 'agents-silent', iteration, assignments, minutes });
  return assignments;
}
