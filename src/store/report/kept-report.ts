import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readCompilation } from '../turn/compilation.ts';
import { keepCopy } from '../files/kept-copy.ts';
import type { WorkflowPaths } from '../paths.ts';

const builtReport = (paths: WorkflowPaths) => join(paths.runtime, 'built-report.tex');

/** Keeps the report that has just been compiled into a PDF, until a later one is. */
export function keepBuiltReport(paths: WorkflowPaths): void {
  keepCopy(join(paths.runtime, 'compiled-report.tex'), builtReport(paths));
}

/**
 * Puts the last report that compiled back where the present one does not, and keeps that one aside.
 * @returns what was done, for people; undefined when nothing had to be done, or could be. The caller holds the workflow's lock.
 */
export function restoreBuiltReport(paths: WorkflowPaths, now: Date): string | undefined {
  if (readCompilation(paths, 'report') !== 'failed') return undefined;
  if (!existsSync(builtReport(paths))) return 'The report does not compile; no earlier one did.';
  const good = readFileSync(builtReport(paths), 'utf8');
  const kept = join(paths.base, `${paths.name}-report.broken-${now.toISOString().replace(/[:.]/g, '-')}.tex`);
  renameSync(paths.report, kept);
  writeAtomic(paths.report, good);
  return `The report did not compile, so the last one that did was put back; the other is kept as ${basename(kept)}.`;
}
