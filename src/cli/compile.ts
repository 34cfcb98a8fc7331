import { relative } from 'node:path';
import type { TexFinding } from '../engine/tex-log.ts';
import { exitCodes } from '../engine/workflow-error.ts';
import { compileTex, type CompileResult } from '../programs/tex.ts';
import { noteActivity } from '../store/activity.ts';
import { beginCompilation, noteCompilation } from '../store/compilation.ts';
import { note } from '../store/journal.ts';
import { chooseWorkflow } from '../store/list.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { readState } from '../store/state-file.ts';
import { refreshGenerated } from '../store/record.ts';
import { asWriter } from '../store/workflow.ts';
import type { Answer, Context } from './context.ts';

const mostFindings = 20;

/** Makes the PDF of the report. No TeX is no failure: the .tex file is the result then. */
export async function compile({ root, sessionId }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  return compileReport(paths);
}

export async function compileReport(paths: WorkflowPaths): Promise<Answer> {
  // A folder that is none of ours is refused before anything is written there.
  await readState(paths);
  noteActivity(paths);
  await refreshGenerated(paths);
  await asWriter(paths, () => beginCompilation(paths, 'report'));
  const result = await compileTex({
    texFile: paths.report,
    bibliographyFile: paths.bibliography,
    extraFiles: [paths.facts],
    outputPdf: paths.reportPdf,
  });
  const outcome = result.outcome === 'built' ? 'built' : result.outcome === 'not-built' ? 'no-tex' : 'failed';
  await asWriter(paths, () => {
    noteCompilation(paths, 'report', outcome);
    note(paths, new Date(), { event: 'compiled', outcome: result.outcome, detail: detail(result) });
  });
  const text = describe(paths, result);
  return { text, data: result, exitCode: outcome === 'failed' ? exitCodes.refused : 0 };
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
