import type { WorkflowState } from '../loop/rules/state.ts';
import { comesLast } from '../session/rules/agents.ts';
import { finishedAssignments, storeEntry } from '../loop/inbox.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { noteGivenUp, startedAgents } from '../loop/agents-at-work.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { counted } from '../base/text.ts';

/**
 * Gives up the agents that are still to hand in: their assignments count as failed, and their tasks hold nothing up any more. A
 * later hand-in of one of them is stored.
 * @returns the assignments that were given up, and the features whose agents were.
 */
export async function giveUpAgents(
  paths: WorkflowPaths,
  state: WorkflowState,
  tasks: readonly string[],
  minutes: number,
  now: Date,
): Promise<string[]> {
  return asWriter(paths, async () => {
    const { iteration } = state;
    const mark = await readIterationRuntime(paths, state);
    const finished = finishedAssignments(paths, iteration);
    // Who comes last may not have been asked for yet.
    const missing = mark.assignments.filter(
      (one) => !finished.has(one.id) && (!comesLast(one) || mark.started.includes(one.id)),
    );
    const received_at = now.toISOString();
    const problems = [`no sign of life for ${counted(minutes, 'minute')}`];
    for (const { id, agent } of missing) {
      const entry = { agent, agent_id: `silent-${id}`, assignment: id, received_at, hand_in: null, problems };
      storeEntry(paths, iteration, entry);
    }
    noteGivenUp(paths, tasks);
    writeIterationRuntime(paths, { ...mark, silentTasks: [...new Set([...mark.silentTasks, ...tasks])] });
    // The wait began before others answered.
    const others = startedAgents(paths).filter(
      ({ id, about, ended_at }) => tasks.includes(id) && about !== '' && ended_at === null,
    );
    const assignments = [...new Set([...missing.map(({ id }) => id), ...others.map(({ about }) => about)])];
    appendEvent(paths, now, { event: 'agents-silent', iteration, assignments, minutes });
    return assignments;
  });
}
