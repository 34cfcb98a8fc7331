import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Assignment } from './rules/assignment.ts';
import type { StoredRedirect } from './rules/redirect.ts';

/** The iteration in progress as it began, and how its turns have ended since: `.runtime/iteration.json`. */
export interface IterationRuntime {
  iteration: number;
  /** ISO 8601; empty when that was lost. */
  begun_at: string;
  assignments: Assignment[];
  /** Assignments whose agents were started and, as far as known, are still at work. */
  started: string[];
  /** How often a turn of this iteration was sent back. */
  repairs: number;
  /** Turns in a row that were continued although nothing had happened; goes on across iterations. */
  idleTurns: number;
  /** Problems of the last turn that was sent back. */
  problems: string[];
  /** Redirects by the user that this iteration was given. */
  redirects: StoredRedirect[];
  /** Background tasks that gave no sign of life for too long; nothing waits for them any more. */
  silentTasks: string[];
}

const sample: IterationRuntime = {
  iteration: 0,
  begun_at: '',
  assignments: [{ id: '', agent: 'researcher', task: '' }],
  started: [''],
  repairs: 0,
  idleTurns: 0,
  problems: [''],
  redirects: [{ file: '', text: '', priority: 'normal', from: '', added_at: '' }],
  silentTasks: [''],
};

const runtimeFile = (paths: WorkflowPaths) => join(paths.runtime, 'iteration.json');

/** The file as it stands, which may be of an earlier iteration; undefined when it is gone or damaged. */
export function storedIterationRuntime(paths: WorkflowPaths): IterationRuntime | undefined {
  return readJsonLike(runtimeFile(paths), sample);
}

/** Stores the runtime of an iteration. The caller holds the workflow's lock. */
export function writeIterationRuntime(paths: WorkflowPaths, runtime: IterationRuntime): void {
  // The file of an earlier iteration has another number; it is made again then.
  writeAtomic(runtimeFile(paths), JSON.stringify(runtime), { flush: 'file' });
}

/** The tasks in the background that the end of a turn waits for. */
export function tasksAtWork(
  tasks: readonly string[],
  { silentTasks }: Pick<IterationRuntime, 'silentTasks'>,
): string[] {
  return tasks.filter((task) => !silentTasks.includes(task));
}
