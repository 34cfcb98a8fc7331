import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

/** What the last check of the report came to, and how often it was sent back: `.runtime/report-check.json`. */
export interface NotedCheck {
  /** One line; empty before the first check. */
  summary: string;
  /** Findings that must be mended. */
  hard: number;
  /** The iteration that the rounds are of. */
  iteration: number;
  /** How often that iteration was sent back for findings. */
  rounds: number;
}

const unknown: NotedCheck = { summary: '', hard: 0, iteration: 0, rounds: 0 };
const file = (paths: WorkflowPaths) => join(paths.runtime, 'report-check.json');

/** The last check; nothing when there is none, or the file is damaged. */
export function readNotedCheck(paths: WorkflowPaths): NotedCheck {
  return readJsonLike(file(paths), unknown) ?? unknown;
}

/** How often an iteration was sent back for what the checks found. */
export function checkRounds(paths: WorkflowPaths, iteration: number): number {
  const noted = readNotedCheck(paths);
  return noted.iteration === iteration ? noted.rounds : 0;
}

export function noteCheck(paths: WorkflowPaths, found: Pick<NotedCheck, 'summary' | 'hard'>): void {
  writeAtomic(file(paths), JSON.stringify({ ...readNotedCheck(paths), ...found }));
}

/** Counts one more round of an iteration. */
export function noteRound(paths: WorkflowPaths, iteration: number): void {
  const rounds = checkRounds(paths, iteration) + 1;
  writeAtomic(file(paths), JSON.stringify({ ...readNotedCheck(paths), iteration, rounds }));
}
