import { existsSync } from 'node:fs';
import { join, basename } from 'node:path';
import { hasShapeOf } from '../base/json.ts';
import type { TexFinding } from '../programs/rules/tex-log-errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { TexFileName } from '../loop/tex-files.ts';
import { readJson, readJsonLike, isUnchanged, keepCopy } from '../files/json-file.ts';
import { moveFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText, removeFile } from '../files/regular.ts';
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
        [paths.critique, join(paths.runtime, 'compiled-critique.tex')],
      ]
    : [
        [paths.plan, join(paths.runtime, 'compiled-plan.tex')],
        [paths.bibliography, join(paths.runtime, 'compiled-plan-sources.bib')],
        [paths.objections, join(paths.runtime, 'compiled-objections.tex')],
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

/** The messages of TeX, and the text of its PDF. */
export interface CompilationDetails {
  findings: TexFinding[];
  /** Places of the PDF with ?? or [?], which stand for unresolved references; null when the PDF could not be read. */
  unresolved: number | null;
  /** Titles of sections that are missing in the PDF; null when the PDF could not be read. */
  missingTitles: string[] | null;
}

/** Stores the outcome of the last compilation. */
export function noteCompilation(
  paths: WorkflowPaths,
  document: TexFileName,
  outcome: CompilationOutcome,
  details: CompilationDetails,
): void {
  writeAtomic(outcomeFile(paths, document), JSON.stringify({ outcome, ...details }));
}

/** The details of the report's last compilation; empty when there was none, or its file is damaged. */
export function readCompilationDetails(paths: WorkflowPaths): CompilationDetails {
  const noted = readJson(outcomeFile(paths, 'report'));
  const { findings, unresolved, missingTitles } =
    typeof noted === 'object' && noted !== null ? (noted as Partial<CompilationDetails>) : {};
  return {
    findings: Array.isArray(findings) ? findings.filter((one) => hasShapeOf(one, finding)) : [],
    unresolved: typeof unresolved === 'number' ? unresolved : null,
    missingTitles: Array.isArray(missingTitles) ? missingTitles.filter((one) => typeof one === 'string') : null,
  };
}

const finding: TexFinding = { id: '', severity: 'error', message: '', hint: '' };

/** The outcome of the last compilation of the document's present text. */
export function readCompilation(paths: WorkflowPaths, document: TexFileName): 'not-compiled' | CompilationOutcome {
  const noted = readJsonLike(outcomeFile(paths, document), { outcome: '' })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === undefined) return 'not-compiled';
  return inputs(paths, document).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : 'not-compiled';
}

const builtReport = (paths: WorkflowPaths) => join(paths.runtime, 'built-report.tex');

/** Copies the report that was just compiled, to restore it if a later version does not compile. */
export function keepBuiltReport(paths: WorkflowPaths): void {
  keepCopy(join(paths.runtime, 'compiled-report.tex'), builtReport(paths));
}

/**
 * Restores the last report that compiled when the present one does not, which is kept in another file.
 * @returns a sentence for people; undefined when nothing was restored. The caller holds the workflow's lock.
 */
export function restoreBuiltReport(paths: WorkflowPaths, now: Date): string | undefined {
  if (readCompilation(paths, 'report') !== 'failed') return undefined;
  if (!existsSync(builtReport(paths))) return 'The report does not compile; no earlier one did.';
  const good = readText(builtReport(paths));
  const kept = join(paths.base, `${paths.name}-report.broken-${now.toISOString().replace(/[:.]/g, '-')}.tex`);
  moveFile(paths.report, kept);
  writeAtomic(paths.report, good);
  return `The report did not compile, so the last one that did was put back; the other is kept as ${basename(kept)}.`;
}

/** Sentences about the report for the end message. */
export async function notesOnReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  // A workflow in implement mode has no report.
  if (!existsSync(paths.report)) return [];
  if (!isWriting(state) && readCompilation(paths, 'report') !== 'failed') return [];
  const { closeReport } = await import('./close-report.ts');
  return closeReport(paths, state, now);
}
