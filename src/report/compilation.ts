import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import type { TexFileName } from '../loop/tex-files.ts';
import { readJsonLike, isUnchanged, keepCopy } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';

const outcomes = ['built', 'failed', 'no-tex'] as const;
export type CompilationOutcome = (typeof outcomes)[number];

const outcomeFiles = { report: 'compiled.json', plan: 'compiled-plan.json' } as const;

const outcomeFile = (paths: WorkflowPaths, document: TexFileName) => join(paths.runtime, outcomeFiles[document]);

/** The files that a compilation reads, each with the copy that is kept of it. */
const inputs = (paths: WorkflowPaths, document: TexFileName): [string, string][] =>
  document === 'report'
    ? [
        [paths.report, join(paths.runtime, 'compiled-report.tex')],
        [paths.bibliography, join(paths.runtime, 'compiled-sources.bib')],
      ]
    : [
        [paths.plan, join(paths.runtime, 'compiled-plan.tex')],
        [paths.bibliography, join(paths.runtime, 'compiled-plan-sources.bib')],
      ];

/** Copies the inputs of a compilation; until its outcome is stored the document counts as not compiled. */
export function beginCompilation(paths: WorkflowPaths, document: TexFileName): void {
  removeFile(outcomeFile(paths, document));
  for (const [file, copy] of inputs(paths, document)) {
    // A missing generated file has no copy and counts as unchanged while it is missing.
    if (file !== paths[document] && !existsSync(file)) removeFile(copy);
    keepCopy(file, copy);
  }
}

/**
 * Stores the outcome of the last compilation.
 * @param error the first message of TeX, where it failed.
 */
export function noteCompilation(
  paths: WorkflowPaths,
  document: TexFileName,
  outcome: CompilationOutcome,
  error: string,
): void {
  writeAtomic(outcomeFile(paths, document), JSON.stringify({ outcome, error }));
}

/** The outcome of the last compilation of the document's present text. */
export function readCompilation(paths: WorkflowPaths, document: TexFileName): 'not-compiled' | CompilationOutcome {
  const noted = readJsonLike(outcomeFile(paths, document), { outcome: '' })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === undefined) return 'not-compiled';
  return inputs(paths, document).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : 'not-compiled';
}

/** The first message of TeX on a report that does not compile. */
export function readTexError(paths: WorkflowPaths): string {
  return readJsonLike(outcomeFile(paths, 'report'), { error: '' })?.error ?? 'it does not compile';
}

/** The report has to be compiled again: its writers or critics have handed in. The caller holds the workflow's lock. */
export function forgetCompilation(paths: WorkflowPaths): void {
  removeFile(outcomeFile(paths, 'report'));
}

/** Sentences about the report for the end message. */
export async function notesOnReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  // A workflow in implement mode has no report.
  if (!existsSync(paths.report) || !isWriting(state)) return [];
  const { closeReport } = await import('./close-report.ts');
  return closeReport(paths, state, now);
}
