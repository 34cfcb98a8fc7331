import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic, readJsonLike, readOrNothing, removeFile } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { type WorkflowState, isWriting } from '../loop/rules/state.ts';

const outcomes = ['built', 'failed', 'no-tex'] as const;
export type CompilationOutcome = (typeof outcomes)[number];

const outcomeFile = (paths: WorkflowPaths, document: TexFileName) =>
  join(paths.runtime, 'report', `compiled-${document}.json`);

/** What a compilation of a document reads now. */
export const compiledFrom = (paths: WorkflowPaths, document: TexFileName): string[] =>
  [paths[document], paths.bibliography].map((file) => readOrNothing(file)?.toString('utf8') ?? '');

/** Stores the outcome of a compilation with the texts that it read. The caller holds the workflow's lock. */
export function noteCompilation(
  paths: WorkflowPaths,
  document: TexFileName,
  compilation: { of: readonly string[]; outcome: CompilationOutcome },
): void {
  writeAtomic(outcomeFile(paths, document), JSON.stringify(compilation));
}

/** The outcome of the last compilation of the document's present text. */
export function readCompilation(paths: WorkflowPaths, document: TexFileName): 'not-compiled' | CompilationOutcome {
  const last = readJsonLike(outcomeFile(paths, document), { outcome: '', of: [''] });
  const isPresent = compiledFrom(paths, document).every((text, at) => text === last?.of[at]);
  return outcomes.find((one) => isPresent && one === last?.outcome) ?? 'not-compiled';
}

/** The report has to be compiled again: its writers or critics have handed in. The caller holds the workflow's lock. */
export function forgetCompilation(paths: WorkflowPaths): void {
  removeFile(outcomeFile(paths, 'report'));
}

/** Sentences about the report for the end message. */
export async function notesOnReport(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string[]> {
  // A workflow in implement mode has no report.
  if (!existsSync(paths.report) || !isWriting(state)) return [];
  const { closeReport } = await import('./report.ts');
  return closeReport(paths, state, now);
}

/** The documents that code makes. */
export const texFiles = ['report', 'plan'] as const;
export type TexFileName = (typeof texFiles)[number];

/** A copy of the document as code made it last, without its seal. */
export const generatedCopy = (paths: WorkflowPaths, document: TexFileName): string =>
  join(paths.runtime, 'report', `generated-${document}.tex`);

/** Whether a document is gone that was made on this machine. */
export const isGone = (paths: WorkflowPaths, document: TexFileName): boolean =>
  !existsSync(paths[document]) && existsSync(generatedCopy(paths, document));
