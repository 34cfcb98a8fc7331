import type { Assignment } from '../../loop/rules/assignment.ts';

/** Facts about an agent of ours that is about to start. */
export interface AgentStart {
  agent: string;
  /** The assignment that its task names, or null. */
  assignment: string | null;
  iteration: number;
  assignments: readonly Assignment[];
  finished: ReadonlySet<string>;
  started: readonly string[];
}

/**
 * Why a reporting agent may not start, or undefined when it may: what it would bring could not be used. Guards against briefs of
 * earlier iterations, which Claude Code shows the model again after compaction, and against a second agent for the same task.
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
