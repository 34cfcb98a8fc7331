import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Questions asked since the last turn ended: only a hook can show them in the session's terminal. */
const askedFile = (paths: WorkflowPaths) => join(paths.runtime, 'asked.json');

/** Keeps questions for the end of the turn. The caller holds the workflow's lock. */
export function noteAsked(paths: WorkflowPaths, questions: readonly string[]): void {
  if (questions.length === 0) return;
  writeAtomic(askedFile(paths), JSON.stringify([...readAsked(paths), ...questions]));
}

/** Returns the kept questions and removes them. */
export function takeAsked(paths: WorkflowPaths): string[] {
  const asked = readAsked(paths);
  if (asked.length > 0) rmSync(askedFile(paths), { force: true });
  return asked;
}

function readAsked(paths: WorkflowPaths): string[] {
  return readJsonLike(askedFile(paths), ['']) ?? [];
}
