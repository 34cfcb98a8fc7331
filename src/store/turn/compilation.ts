import { join } from 'node:path';
import { resembles } from '../../engine/ledger/resembles.ts';
import type { TexFinding } from '../../engine/tex/log.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson, readJsonLike } from '../files/json-file.ts';
import { isUnchanged, keepCopy } from '../files/kept-copy.ts';
import type { WorkflowPaths } from '../paths.ts';
import { removeFile } from '../files/remove-file.ts';

const outcomes = ['built', 'failed', 'no-tex'] as const;
export type CompilationOutcome = (typeof outcomes)[number];

const outcomeFile = (paths: WorkflowPaths) => join(paths.runtime, 'compiled.json');

/** What a compilation reads, each with the copy that is kept of it. */
const inputs = (paths: WorkflowPaths): [string, string][] => [
  [paths.report, join(paths.runtime, 'compiled-report.tex')],
  [paths.bibliography, join(paths.runtime, 'compiled-sources.bib')],
];

/** Keeps what is about to be compiled; until the outcome is noted the report counts as not compiled. */
export function beginCompilation(paths: WorkflowPaths): void {
  removeFile(outcomeFile(paths));
  for (const [file, copy] of inputs(paths)) keepCopy(file, copy);
}

/** What TeX said, and what its PDF shows. */
export interface CompilationDetails {
  findings: TexFinding[];
  /** Places of the PDF with ?? or [?]; null when nobody could look. */
  unresolved: number | null;
  /** Titles of sections that its PDF does not show; null when nobody could look. */
  missingTitles: string[] | null;
}

export function noteCompilation(paths: WorkflowPaths, outcome: CompilationOutcome, details: CompilationDetails): void {
  writeAtomic(outcomeFile(paths), JSON.stringify({ outcome, ...details }));
}

/** What the last compilation said; nothing when there was none, or its file is damaged. */
export function readCompilationDetails(paths: WorkflowPaths): CompilationDetails {
  const noted = readJson(outcomeFile(paths));
  const { findings, unresolved, missingTitles } =
    typeof noted === 'object' && noted !== null ? (noted as Partial<CompilationDetails>) : {};
  return {
    findings: Array.isArray(findings) ? findings.filter((one) => resembles(one, finding)) : [],
    unresolved: typeof unresolved === 'number' ? unresolved : null,
    missingTitles: Array.isArray(missingTitles) ? missingTitles.filter((one) => typeof one === 'string') : null,
  };
}

const finding: TexFinding = { id: '', severity: 'error', message: '', hint: '' };

/** How the report as it stands now was last compiled. */
export function readCompilation(paths: WorkflowPaths): 'not-compiled' | CompilationOutcome {
  const noted = readJsonLike(outcomeFile(paths), { outcome: '' })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === undefined) return 'not-compiled';
  return inputs(paths).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : 'not-compiled';
}
