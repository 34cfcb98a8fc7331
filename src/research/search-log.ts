import { join } from 'node:path';
import { appendLines } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import type { SearchCounts, SearchOutcome } from './rules/searches.ts';

const logFile = (paths: WorkflowPaths) => join(paths.runtime, 'session', 'searches');

/** Appends a search of an agent in one write, because agents search at the same time. */
export function noteSearch(paths: WorkflowPaths, iteration: number, outcome: SearchOutcome): void {
  appendLines(logFile(paths), [`${iteration} ${outcome}`], { flushed: false });
}

/** The searches of an iteration that the hook has recorded; zero when the file is missing. */
export function countSearches(paths: WorkflowPaths, iteration: number): SearchCounts {
  const lines = readOrNothing(logFile(paths))?.toString('utf8').split('\n') ?? [];
  const count = (outcome: SearchOutcome) => lines.filter((line) => line === `${iteration} ${outcome}`).length;
  return { worked: count('worked'), empty: count('empty'), refused: count('refused') };
}
