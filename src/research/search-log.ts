import { join } from 'node:path';
import { oneLine } from '../base/errors.ts';
import { appendLines, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isSearchOutcome, type Search } from './rules/searches.ts';

const logFile = (paths: WorkflowPaths) => join(paths.runtime, 'session', 'searches');

/** Appends a search of an agent in one write, because agents search at the same time. */
export function noteSearch(paths: WorkflowPaths, iteration: number, { outcome, agent, words }: Search): void {
  appendLines(logFile(paths), [`${iteration} ${outcome} ${agent || '-'} ${oneLine(words)}`.trimEnd()], {
    flushed: false,
  });
}

/** The searches of an iteration that the hook has noted; none when the file is missing. */
export function searchesIn(paths: WorkflowPaths, iteration: number): Search[] {
  const lines = readOrNothing(logFile(paths))?.toString('utf8').split('\n') ?? [];
  return lines.flatMap((line) => {
    const [of, outcome = '', agent = '', ...words] = line.split(' ');
    return of === String(iteration) && isSearchOutcome(outcome) ? [{ outcome, agent, words: words.join(' ') }] : [];
  });
}
