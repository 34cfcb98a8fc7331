import { existsSync } from 'node:fs';
import { titlesNotPrinted } from '../report/rules/completeness-checks.ts';
import { pdfText } from '../research/document-text.ts';
import { compileTex, type CompileResult } from '../programs/tex/tex.ts';
import { noteActivity } from '../session/activity.ts';
import {
  beginCompilation,
  noteCompilation,
  readCompilation,
  type CompilationDetails,
  keepBuiltReport,
} from '../report/compilation.ts';
import { texFiles, type TexFileName } from '../loop/tex-files.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readRegular, readText } from '../files/regular.ts';
import { refreshGenerated } from './record.ts';
import { checkAndPublish } from '../report/check.ts';
import type { ReportCheck } from '../report/rules/finding.ts';
import { existingParts } from '../report/report-input.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { counted } from '../base/text.ts';

/** A document, its PDF, and the result of compiling it. */
export interface Compiled {
  document: TexFileName;
  pdf: string;
  result: CompileResult;
}

/**
 * Makes the PDFs of the report and, once there is one, of the plan. Missing TeX is no failure: the .tex files are the result then.
 * @throws WorkflowError for a folder without a workflow; nothing is written then.
 */
export async function compileDocuments(paths: WorkflowPaths, now: Date): Promise<Compiled[]> {
  await readState(paths);
  noteActivity(paths);
  await refreshGenerated(paths, now);
  const compiled: Compiled[] = [];
  for (const document of texFiles) {
    if (document !== 'report' && !existsSync(paths[document])) continue;
    compiled.push({ document, pdf: pdfOf(paths, document), result: await compileDocument(paths, document, now) });
  }
  return compiled;
}

/** Compiles the documents when one of them has no current PDF; undefined when all have. */
export async function compileStale(paths: WorkflowPaths, now: Date): Promise<Compiled[] | undefined> {
  const isStale = (document: TexFileName) =>
    existsSync(paths[document]) && readCompilation(paths, document) === 'not-compiled';
  return texFiles.some(isStale) ? compileDocuments(paths, now) : undefined;
}

/** Compares the report, compiled first if requested, with the ledger and the log of TeX. */
export async function checkReport(paths: WorkflowPaths, now: Date, compilesFirst: boolean): Promise<ReportCheck> {
  const state = await readState(paths);
  noteActivity(paths);
  if (compilesFirst) await compileDocuments(paths, now);
  return asWriter(paths, () => checkAndPublish(paths, state, now));
}

async function compileDocument(paths: WorkflowPaths, document: TexFileName, now: Date): Promise<CompileResult> {
  await asWriter(paths, () => beginCompilation(paths, document));
  const result = await compileTex({
    texFile: paths[document],
    bibliographyFile: paths.bibliography,
    extraFiles: partsOf(paths, document),
    outputPdf: pdfOf(paths, document),
  });
  const outcome = result.outcome === 'built' ? 'built' : result.outcome === 'not-built' ? 'no-tex' : 'failed';
  const seen =
    result.outcome === 'built' ? await seenInPdf(paths, document) : { unresolved: null, missingTitles: null };
  await asWriter(paths, async () => {
    noteCompilation(paths, document, outcome, { findings: 'findings' in result ? result.findings : [], ...seen });
    if (document === 'report') {
      if (outcome === 'built') keepBuiltReport(paths);
      await checkAndPublish(paths, await readState(paths), now);
    }
    appendEvent(paths, new Date(), { event: 'compiled', outcome: result.outcome, detail: detail(result) });
  });
  return result;
}

/** Facts about the PDF. Titles are searched for in a report only: a plan's sections are checked by its own rules. */
async function seenInPdf(
  paths: WorkflowPaths,
  document: TexFileName,
): Promise<Pick<CompilationDetails, 'unresolved' | 'missingTitles'>> {
  const read = await pdfText(readRegular(pdfOf(paths, document)));
  if (!('text' in read)) return { unresolved: null, missingTitles: null };
  // The text, or a quote of code in a generated part, may have them itself: `??` is an operator of JavaScript.
  const parts = partsOf(paths, document).map((part) => (typeof part === 'string' ? part : part.file));
  const sources = [paths[document], ...parts].filter((file) => existsSync(file));
  const texts = sources.map(readText);
  const isQuoted = texts.some((text) => /\?\?|\[\?\]/.test(text));
  const unresolved = isQuoted ? 0 : (read.text.match(/\?\?|\[\?\]/g)?.length ?? 0);
  return { unresolved, missingTitles: document === 'report' ? titlesNotPrinted(read.text) : null };
}

/** The files that the document includes; those of a report with the names by which it does. */
function partsOf(paths: WorkflowPaths, document: TexFileName): (string | { file: string; name: string })[] {
  return document === 'report' ? [paths.facts, ...existingParts(paths)] : [paths.facts, paths.objections];
}

function pdfOf(paths: WorkflowPaths, document: TexFileName): string {
  return document === 'report' ? paths.reportPdf : paths.planPdf;
}

function detail(result: CompileResult): string {
  if (result.outcome === 'built') return counted(result.pages, 'page');
  if (result.outcome === 'failed') return result.findings[0]?.message ?? '';
  return result.outcome === 'not-built' ? result.reason : '';
}
