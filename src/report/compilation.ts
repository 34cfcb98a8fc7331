import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, basename } from 'node:path';
import { hasShapeOf } from '../base/json.ts';
import type { TexFinding } from '../programs/rules/tex-log-errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { TexFileName } from '../loop/tex-files.ts';
import { readJson, readJsonLike, isUnchanged, keepCopy } from '../files/json-file.ts';
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
        [paths.critique, join(paths.runtime, 'compiled-critique.tex')],
      ]
    : [
        [paths.plan, join(paths.runtime, 'compiled-plan.tex')],
        [paths.bibliography, join(paths.runtime, 'compiled-plan-sources.bib')],
        [paths.objections, join(paths.runtime, 'compiled-objections.tex')],
      ];

/** Keeps what is about to be compiled; until the outcome is noted the document counts as not compiled. */
export function beginCompilation(paths: WorkflowPaths, document: TexFileName): void {
  removeFile(outcomeFile(paths, document));
  for (const [file, copy] of inputs(paths, document)) {
    // A file that is generated from the ledger need not be kept, but it counts as unchanged as long as it is not there.
    if (file !== paths[document] && !existsSync(file)) removeFile(copy);
    keepCopy(file, copy);
  }
}

/** The messages of TeX, and the text of its PDF. */
export interface CompilationDetails {
  findings: TexFinding[];
  /** Places of the PDF with ?? or [?]; null when the PDF could not be read. */
  unresolved: number | null;
  /** Titles of sections that its PDF does not show; null when the PDF could not be read. */
  missingTitles: string[] | null;
}

/** Keeps what the last attempt to compile a document came to. */
export function noteCompilation(
  paths: WorkflowPaths,
  document: TexFileName,
  outcome: CompilationOutcome,
  details: CompilationDetails,
): void {
  writeAtomic(outcomeFile(paths, document), JSON.stringify({ outcome, ...details }));
}

/** The result of the last compilation of the report; nothing when there was none, or its file is damaged. */
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

/** How the document as it stands now was last compiled. */
export function readCompilation(paths: WorkflowPaths, document: TexFileName): 'not-compiled' | CompilationOutcome {
  const noted = readJsonLike(outcomeFile(paths, document), { outcome: '' })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === undefined) return 'not-compiled';
  return inputs(paths, document).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : 'not-compiled';
}

const builtReport = (paths: WorkflowPaths) => join(paths.runtime, 'built-report.tex');

/** Keeps the report that has just been compiled into a PDF, until a later one is. */
export function keepBuiltReport(paths: WorkflowPaths): void {
  keepCopy(join(paths.runtime, 'compiled-report.tex'), builtReport(paths));
}

/**
 * Puts the last report that compiled back where the present one does not, and keeps that one beside it.
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

/** Sentences about the report for the end message; it is read only where there may be something to say. */
export async function notesOnReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  // Who only implements has none.
  if (!existsSync(paths.report)) return [];
  if (!isWriting(state) && readCompilation(paths, 'report') !== 'failed') return [];
  const { closeReport } = await import('./close-report.ts');
  return closeReport(paths, state, now);
}
