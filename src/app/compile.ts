import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { compiledFrom, noteCompilation, readCompilation, texFiles, type TexFileName } from '../report/compilation.ts';
import { catchUpSpend } from '../spend/spend.ts';
import { compileTex, type CompileResult } from '../programs/tex/tex.ts';
import { counted } from '../base/text.ts';
import { existsSync } from 'node:fs';
import { hasDocument } from '../journal/document.ts';
import { checkDraft, writeReport } from '../report/report.ts';
import { noteActivity } from '../session/activity.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readState } from '../loop/state-file.ts';
import { writePlanDocument } from '../planning/plan-file.ts';

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

/** Compares the report with the ledger; undefined without one. */
export async function checkReport(paths: WorkflowPaths): Promise<string[] | undefined> {
  const state = await readState(paths);
  noteActivity(paths);
  return checkDraft(paths, state);
}

async function compileDocument(paths: WorkflowPaths, document: TexFileName, now: Date): Promise<CompileResult> {
  const of = compiledFrom(paths, document);
  const result = await compileTex({
    texFile: paths[document],
    bibliographyFile: paths.bibliography,
    outputPdf: pdfOf(paths, document),
  });
  const outcome = result.outcome === 'built' ? 'built' : result.outcome === 'not-built' ? 'no-tex' : 'failed';
  await asWriter(paths, async () => {
    noteCompilation(paths, document, { of, outcome });
    // The other forms say the same of the checks as the PDF does.
    if (document === 'report') writeReport(paths, await readState(paths), readLedger(paths), now);
    appendEvent(paths, new Date(), { event: 'compiled', outcome: result.outcome, detail: detail(result) });
  });
  return result;
}

const pdfOf = (paths: WorkflowPaths, document: TexFileName): string =>
  document === 'report' ? paths.reportPdf : paths.planPdf;

function detail(result: CompileResult): string {
  if (result.outcome === 'built') return counted(result.pages, 'page');
  if (result.outcome === 'failed') return result.findings[0]?.message ?? '';
  return result.outcome === 'not-built' ? result.reason : '';
}

/** Writes the generated files again from the present ledger and report. */
async function refreshGenerated(paths: WorkflowPaths, now: Date): Promise<void> {
  await catchUpSpend(paths);
  await asWriter(paths, async () => {
    const [state, ledger] = [await readState(paths), readLedger(paths)];
    writeReport(paths, state, ledger, now);
    if (hasDocument(paths, 'records/plan.json')) writePlanDocument(paths, state, ledger, now);
  });
}
