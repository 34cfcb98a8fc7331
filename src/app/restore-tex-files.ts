import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readOrNothing } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { texFiles, type TexFileName } from '../loop/tex-files.ts';

/** The copies that are kept of a TeX file; not every name exists for both documents. */
const copiesOf = (paths: WorkflowPaths, document: TexFileName): string[] =>
  [`${document}-before.tex`, `compiled-${document}.tex`, `built-${document}.tex`].map((name) =>
    join(paths.runtime, name),
  );

/**
 * Puts a report or plan that is gone back from the newest of its copies.
 * @returns a sentence for each restored file; files without a copy are skipped.
 */
export async function restoreTexFiles(paths: WorkflowPaths, now: Date): Promise<string[]> {
  if (!texFiles.some((document) => isRestorable(paths, document))) return [];
  return asWriter(paths, () => texFiles.flatMap((document) => restoreTexFile(paths, document, now) ?? []));
}

/** Whether a TeX file is gone of which there is a copy. */
export function isRestorable(paths: WorkflowPaths, document: TexFileName): boolean {
  return !existsSync(paths[document]) && copiesOf(paths, document).some((copy) => existsSync(copy));
}

function restoreTexFile(paths: WorkflowPaths, document: TexFileName, now: Date): string | undefined {
  if (!isRestorable(paths, document)) return undefined;
  for (const copy of newestFirst(copiesOf(paths, document))) {
    const content = readOrNothing(copy);
    // A copy may be empty after a power cut.
    if (content === undefined || content.length === 0) continue;
    const from = inFolder(paths, copy);
    appendEvent(paths, now, { event: 'document-restored', file: inFolder(paths, paths[document]), from });
    writeAtomic(paths[document], content);
    return `autonomous-workflow restored the ${document} of '${paths.name}', which was gone, from its last good copy (${from}).`;
  }
  return undefined;
}

function newestFirst(copies: readonly string[]): string[] {
  const times = copies.map((copy) => ({ copy, time: statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  return times.sort((a, b) => b.time - a.time).map(({ copy }) => copy);
}

function inFolder(paths: WorkflowPaths, file: string): string {
  return relative(paths.base, file).replaceAll('\\', '/');
}
