import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentsFor, type Assignment } from '../engine/direction.ts';
import type { WorkflowState } from '../engine/state.ts';
import { writeAtomic } from './atomic.ts';
import { readJson } from './json-file.ts';
import { readOutlook } from './outlook-file.ts';
import type { WorkflowPaths } from './paths.ts';

/** What was so when the iteration began, and how its turns have ended since: `.runtime/iteration.json`. */
export interface IterationMark {
  iteration: number;
  assignments: Assignment[];
  /** Hash of the report at the start; null when there was none. */
  reportHash: string | null;
  /** How often a turn of this iteration was sent back. */
  repairs: number;
  /** Turns in a row that were continued although nothing had happened; goes on across iterations. */
  idleTurns: number;
  /** Problems of the last turn that was sent back. */
  problems: string[];
}

const markFile = (paths: WorkflowPaths) => join(paths.runtime, 'iteration.json');

/** The mark of the iteration in progress; made anew, as far as still possible, when it was lost. */
export async function readMark(paths: WorkflowPaths, state: WorkflowState): Promise<IterationMark> {
  const mark = readJson(markFile(paths)) as IterationMark | undefined;
  if (mark?.iteration === state.iteration) return mark;
  return newMark(paths, state, mark?.idleTurns ?? 0);
}

/** The mark of an iteration that begins now. */
export async function newMark(paths: WorkflowPaths, state: WorkflowState, idleTurns: number): Promise<IterationMark> {
  const assignments = assignmentsFor(state, await readOutlook(paths));
  return {
    iteration: state.iteration,
    assignments,
    reportHash: hashFile(paths.report),
    repairs: 0,
    idleTurns,
    problems: [],
  };
}

export function writeMark(paths: WorkflowPaths, mark: IterationMark): void {
  writeAtomic(markFile(paths), JSON.stringify(mark));
}

/** SHA-256 of a file's content in hex, or null when it cannot be read. */
export function hashFile(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return null;
  }
}
