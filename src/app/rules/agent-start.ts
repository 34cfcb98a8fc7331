import type { Assignment } from '../../loop/rules/assignment.ts';

/** The facts about an agent of this plugin that is about to start. */
export interface AgentStart {
  agent: string;
  /** The assignment in its task, or null. */
  assignment: string | null;
  iteration: number;
  assignments: readonly Assignment[];
  finished: ReadonlySet<string>;
  started: readonly string[];
}

/**
 * Why a reporting agent may not start; undefined when it may. Prevents work for briefs of earlier iterations, which the model may
 * see again after compaction, and a second agent for one task, because the hand-in could not be used.
 */
export function refuseStart(start: AgentStart): string | undefined {
  const { agent, assignment, iteration, assignments, finished, started } = start;
  const now = `iteration ${iteration} is in progress → \`autonomous-workflow brief\` prints its brief`;
  if (assignment === null) return `The task of a ${agent} begins with the id of its assignment; ${now}`;
  if (!assignments.some(({ id }) => id === assignment))
    return `${assignment} is no assignment of this iteration; ${now}`;
  if (finished.has(assignment)) return `${assignment} is finished already; ${now}`;
  if (started.includes(assignment)) {
    return `An agent is at work on ${assignment} already → wait for it; if it has failed, end your turn, and it may be started again`;
  }
  return undefined;
}
