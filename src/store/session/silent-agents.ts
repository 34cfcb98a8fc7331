import type { WorkflowState } from '../../engine/state/state.ts';
import { settledAssignments, storeEntry } from '../turn/inbox.ts';
import { readMark, writeMark } from '../turn/iteration-mark.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { asWriter } from '../workflow.ts';
import { counted } from '../../engine/sentences.ts';

/**
 * Gives up the agents that are still to hand in: their assignments count as failed, and their tasks hold nothing up any more. If
 * one hands in later, that is stored all the same.
 * @returns the assignments that were given up.
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
    const mark = await readMark(paths, state);
    const settled = settledAssignments(paths, iteration);
    const missing = mark.assignments.filter(({ id }) => !settled.has(id));
    const received_at = now.toISOString();
    const problems = [`no sign of life for ${counted(minutes, 'minute')}`];
    for (const { id, agent } of missing) {
      const entry = { agent, agent_id: `silent-${id}`, assignment: id, received_at, hand_in: null, problems };
      storeEntry(paths, iteration, entry);
    }
    writeMark(paths, { ...mark, silentTasks: [...new Set([...mark.silentTasks, ...tasks])] });
    const assignments = missing.map(({ id }) => id);
    note(paths, now, { event: 'agents-silent', iteration, assignments, minutes });
    return assignments;
  });
}
