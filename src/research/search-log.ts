import { join } from 'node:path';
import { appendLines } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import type { SearchCounts, SearchOutcome } from './rules/searches.ts';

const logFile = (paths: WorkflowPaths) => join(paths.runtime, 'searches');

/** Notes a search of an agent. Agents search at the same time, and each line is written at once. */
export function noteSearch(paths: WorkflowPaths, iteration: number, outcome: SearchOutcome): void {
  appendLines(logFile(paths), [`${iteration} ${outcome}`], { flushed: false });
}

/** The searches of an iteration that the hook has noted; none where its file is gone. */
export function countSearches(paths: WorkflowPaths, iteration: number): SearchCounts {
  const lines = readOrNothing(logFile(paths))?.toString('utf8').split('\n') ?? [];
  const count = (outcome: SearchOutcome) => lines.filter((line) => line === `${iteration} ${outcome}`).length;
  return { worked: count('worked'), empty: count('empty'), refused: count('refused') };
}
