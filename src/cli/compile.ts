import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { TexFinding } from '../engine/tex/log.ts';
import { titlesNotPrinted } from '../engine/report/printed-titles.ts';
import { exitCodes } from '../engine/workflow-error.ts';
import { pdfText } from '../programs/pdf-text.ts';
import { compileTex, type CompileResult } from '../programs/tex.ts';
import { noteActivity } from '../store/session/activity.ts';
import { beginCompilation, noteCompilation, type CompilationDetails } from '../store/turn/compilation.ts';
import { note } from '../store/journal.ts';
import { chooseWorkflow } from '../store/list.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { refreshGenerated } from '../store/turn/record.ts';
import { checkWorkflowReport } from '../store/report/check-workflow-report.ts';
import { existingFigures } from '../store/report/generated.ts';
import { keepBuiltReport } from '../store/report/kept-report.ts';
import { readState } from '../store/state-file.ts';
import { asWriter } from '../store/workflow.ts';
import type { Answer, Context } from './context.ts';

const mostFindings = 20;

/** Makes the PDF of the report. No TeX is no failure: the .tex file is the result then. */
export async function compile({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  return compileReport(paths, now);
}

export async function compileReport(paths: WorkflowPaths, now: Date): Promise<Answer> {
  // A folder that is none of ours is refused before anything is written there.
  await readState(paths);
  noteActivity(paths);
  await refreshGenerated(paths, now);
  await asWriter(paths, () => beginCompilation(paths));
  const result = await compileTex({
    texFile: paths.report,
    bibliographyFile: paths.bibliography,
    extraFiles: [paths.facts, ...existingFigures(paths)],
    outputPdf: paths.reportPdf,
  });
  const outcome = result.outcome === 'built' ? 'built' : result.outcome === 'not-built' ? 'no-tex' : 'failed';
  const seen = result.outcome === 'built' ? await seenInPdf(paths) : { unresolved: null, missingTitles: null };
  await asWriter(paths, () => {
    noteCompilation(paths, outcome, { findings: 'findings' in result ? result.findings : [], ...seen });
    if (outcome === 'built') keepBuiltReport(paths);
    checkWorkflowReport(paths, now);
    note(paths, new Date(), { event: 'compiled', outcome: result.outcome, detail: detail(result) });
  });
  const text = describe(paths, result);
  return { text, data: result, exitCode: outcome === 'failed' ? exitCodes.refused : 0 };
}

/** Places of the PDF in which a citation or reference is not resolved, and the titles that it lacks; null when nobody can look. */
async function seenInPdf(paths: WorkflowPaths): Promise<Pick<CompilationDetails, 'unresolved' | 'missingTitles'>> {
  const read = await pdfText(await readFile(paths.reportPdf));
  if (!('text' in read)) return { unresolved: null, missingTitles: null };
  // A report may print them itself.
  const isQuoted = /\?\?|\[\?\]/.test(await readFile(paths.report, 'utf8'));
  const unresolved = isQuoted ? 0 : (read.text.match(/\?\?|\[\?\]/g)?.length ?? 0);
  return { unresolved, missingTitles: titlesNotPrinted(read.text) };
}

function describe(paths: WorkflowPaths, result: CompileResult): string {
  const report = relative(paths.root, paths.report);
  switch (result.outcome) {
    case 'built':
      return [`Built ${relative(paths.root, paths.reportPdf)}, ${result.pages} pages.`, ...lines(result.findings)].join(
        '\n',
      );
    case 'failed':
      return [`${report} does not compile:`, ...lines(result.findings), '', result.logTail].join('\n').trimEnd();
    case 'not-built':
      return `No PDF: ${result.reason}. ${report} is complete without it; for a PDF: ${result.installLine}`;
    case 'timed-out':
      return `${report} took too long to compile and was stopped. Look for a loop in its macros, or simplify its tables.`;
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
  if (result.outcome === 'built') return `${result.pages} pages`;
  if (result.outcome === 'failed') return result.findings[0]?.message ?? '';
  return result.outcome === 'not-built' ? result.reason : '';
}
