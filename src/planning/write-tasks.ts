import { join } from 'node:path';
import type { PlanAssignment } from './rules/plan-assignments.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The place where the task of an assignment stands in full, from the project's root. */
export function taskFileOf({ folder }: WorkflowPaths): (assignment: string) => string {
  return (assignment) => `${folder}/tasks/${assignment}.md`;
}

/**
 * Writes the tasks in full for the agents that read them from a file.
 * @param where a sentence for each about the files that it needs.
 */
export function writeTasks(paths: WorkflowPaths, made: readonly PlanAssignment[], where: string): Assignment[] {
  return made.map(({ inFull, ...assignment }) => {
    if (inFull !== undefined)
      writeAtomic(join(paths.tasks, `${assignment.id}.md`), `[${assignment.id}] ${inFull}\n\n${where}\n`);
    return assignment;
  });
}
