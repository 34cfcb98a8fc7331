import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { Assignment } from './rules/assignment.ts';

/** The iteration in progress as it began, and how its turns have ended since: `.runtime/session/iteration.json`. */
export interface IterationRuntime {
  iteration: number;
  /** ISO 8601; empty if lost. */
  begun_at: string;
  assignments: Assignment[];
  /** How often a turn of this iteration was sent back. */
  repairs: number;
  /** Consecutive turns that were continued without any event; counted across iterations. */
  idleTurns: number;
  /** Problems of the last turn that was sent back. */
  problems: string[];
}

const sample: IterationRuntime = {
  iteration: 0,
  begun_at: '',
  assignments: [{ id: '', agent: 'researcher', task: '' }],
  repairs: 0,
  idleTurns: 0,
  problems: [''],
};

// Not flushed: what a power cut takes of it is made again, as far as it can be.
const file = runtimeFile('iteration.json', sample, { flush: 'nothing' });

/** The file on disk, maybe of an earlier iteration; undefined if missing or damaged. */
export function storedIterationRuntime(paths: WorkflowPaths): IterationRuntime | undefined {
  return file.read(paths);
}

/** Stores the runtime of an iteration. The caller holds the workflow's lock. */
export function writeIterationRuntime(paths: WorkflowPaths, runtime: IterationRuntime): void {
  file.write(paths, runtime);
}
