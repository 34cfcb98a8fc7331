import { join } from 'node:path';
import type { PlanAssignment } from './rules/plan-direction.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The file with the full task of an assignment, from the project's root. */
export function taskFileOf({ folder }: WorkflowPaths): (assignment: string) => string {
  return (assignment) => `${folder}/tasks/${assignment}.md`;
}

/**
 * Writes the full tasks for the agents that read them from a file.
 * @param where adds a sentence about the files that a task needs.
 */
export function writeTasks(paths: WorkflowPaths, made: readonly PlanAssignment[], where: string): Assignment[] {
  return made.map(({ inFull, ...assignment }) => {
    if (inFull !== undefined)
      writeAtomic(join(paths.tasks, `${assignment.id}.md`), `[${assignment.id}] ${inFull}\n\n${where}\n`);
    return assignment;
  });
}
