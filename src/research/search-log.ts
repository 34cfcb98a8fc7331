import { join } from 'node:path';
import { appendLines, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { SearchCounts, SearchOutcome } from './rules/searches.ts';

const logFile = (paths: WorkflowPaths) => join(paths.runtime, 'session', 'searches');

/** Appends a search of an agent in one write, because agents search at the same time. */
export function noteSearch(paths: WorkflowPaths, iteration: number, outcome: SearchOutcome): void {
  appendLines(logFile(paths), [`${iteration} ${outcome}`], { flushed: false });
}

/** How many searches of an iteration had each outcome, as the hook has noted them; none when the file is missing. */
export function searchesIn(paths: WorkflowPaths, iteration: number): SearchCounts {
  const lines = readOrNothing(logFile(paths))?.toString('utf8').split('\n') ?? [];
  const count = (outcome: SearchOutcome) =>
    lines.filter((line) => `${line} `.startsWith(`${iteration} ${outcome} `)).length;
  return { worked: count('worked'), empty: count('empty'), refused: count('refused') };
}
