import { parseJournal } from '../../engine/journal-line.ts';
import { readJournal } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';

/** Whether a plan was imported since an iteration began: nobody was asked about those features in it. */
export function wasImportedDuring(paths: WorkflowPaths, iteration: number): boolean {
  const lines = parseJournal(readJournal(paths));
  const begun = lines.findLastIndex((line) => line.event === 'iteration-begun' && line.iteration === iteration);
  return begun !== -1 && lines.slice(begun + 1).some(({ event }) => event === 'features-imported');
}
