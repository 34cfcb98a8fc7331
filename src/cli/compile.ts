import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { TexFinding } from '../programs/rules/tex-log-errors.ts';
import { titlesNotPrinted } from '../report/rules/completeness-checks.ts';
import { exitCodes } from '../base/errors.ts';
import { pdfText } from '../research/document-text.ts';
import { compileTex, type CompileResult } from '../programs/tex/tex.ts';
import { noteActivity } from '../session/activity.ts';
import { beginCompilation, noteCompilation, type CompilationDetails, keepBuiltReport } from '../report/compilation.ts';
import { documents, type DocumentName } from '../loop/document-change.ts';
import { appendEvent } from '../journal/journal.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { refreshGenerated } from '../app/record.ts';
import { checkAndPublish } from '../report/check.ts';
import { existingParts } from '../report/report-input.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import type { Answer, Context } from './context.ts';
import { counted } from '../base/text.ts';

const mostFindings = 20;

/** Makes the PDFs of the report and, once there is one, of the plan. No TeX is no failure: the .tex files are the result then. */
export async function compile({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  return compileDocuments(paths, now);
}

/** Compiles every document that is there, one after the other; fails when one of them does. */
export async function compileDocuments(paths: WorkflowPaths, now: Date): Promise<Answer> {
  // A folder that is none of ours is refused before anything is written there.
  await readState(paths);
  noteActivity(paths);
  await refreshGenerated(paths, now);
  const results: [DocumentName, CompileResult][] = [];
  for (const document of documents) {
    if (document !== 'report' && !existsSync(paths[document])) continue;
    results.push([document, await compileDocument(paths, document, now)]);
  }
  const isBroken = results.some(([, { outcome }]) => outcome === 'failed' || outcome === 'timed-out');
  return {
    text: results.map(([document, result]) => describe(paths, document, result)).join('\n\n'),
    data: results.length === 1 ? results[0]?.[1] : Object.fromEntries(results),
    exitCode: isBroken ? exitCodes.refused : 0,
  };
}

async function compileDocument(paths: WorkflowPaths, document: DocumentName, now: Date): Promise<CompileResult> {
  await asWriter(paths, () => beginCompilation(paths, document));
  const result = await compileTex({
    texFile: paths[document],
    bibliographyFile: paths.bibliography,
    extraFiles: document === 'report' ? [paths.facts, ...existingParts(paths)] : [paths.facts, paths.objections],
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
  document: DocumentName,
): Promise<Pick<CompilationDetails, 'unresolved' | 'missingTitles'>> {
  const read = await pdfText(await readFile(pdfOf(paths, document)));
  if (!('text' in read)) return { unresolved: null, missingTitles: null };
  // A document may print them itself.
  const isQuoted = /\?\?|\[\?\]/.test(await readFile(paths[document], 'utf8'));
  const unresolved = isQuoted ? 0 : (read.text.match(/\?\?|\[\?\]/g)?.length ?? 0);
  return { unresolved, missingTitles: document === 'report' ? titlesNotPrinted(read.text) : null };
}

function pdfOf(paths: WorkflowPaths, document: DocumentName): string {
  return document === 'report' ? paths.reportPdf : paths.planPdf;
}

function describe(paths: WorkflowPaths, document: DocumentName, result: CompileResult): string {
  const file = relative(paths.root, paths[document]);
  const pdf = relative(paths.root, pdfOf(paths, document));
  switch (result.outcome) {
    case 'built':
      return [`Built ${pdf}, ${counted(result.pages, 'page')}.`, ...lines(result.findings)].join('\n');
    case 'failed':
      return [`${file} does not compile:`, ...lines(result.findings), '', result.logTail].join('\n').trimEnd();
    case 'not-built':
      return `No PDF: ${result.reason}. ${file} is complete without it; for a PDF: ${result.installLine}`;
    case 'timed-out':
      return `${file} took too long to compile and was stopped. Look for a loop in its macros, or simplify its tables.`;
  }
}

function lines(findings: readonly TexFinding[]): string[] {
  const shown = findings.slice(0, mostFindings).map(({ severity, file, line, message, hint }) => {
    const where = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    return `- ${severity}${where}: ${message} → ${hint}`;
  });
  return findings.length > mostFindings ? [...shown, `- and ${findings.length - mostFindings} more`] : shown;
}

function detail(result: CompileResult): string {
  if (result.outcome === 'built') return counted(result.pages, 'page');
  if (result.outcome === 'failed') return result.findings[0]?.message ?? '';
  return result.outcome === 'not-built' ? result.reason : '';
}
