import { relative } from 'node:path';
import { checkReport, compileDocuments, type Compiled } from '../app/compile.ts';
import { exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { describeFaults } from '../report/rules/checks.ts';
import type { TexFinding } from '../programs/rules/tex-log-errors.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

const mostFindings = 20;

/** Compiles the report and the plan to PDF; fails when one of them has errors. */
export async function compile(paths: WorkflowPaths, { now }: WorkflowCall): Promise<Answer> {
  const answer = describeCompiled(paths, await compileDocuments(paths, now));
  const failed = describeFaults(await checkReport(paths, now, false));
  return failed === '' ? answer : { ...answer, text: `${answer.text}\n\n${failed}` };
}

/** The answer about compiled documents. */
export function describeCompiled(paths: WorkflowPaths, compiled: readonly Compiled[]): Answer {
  const isBroken = compiled.some(({ result: { outcome } }) => outcome === 'failed' || outcome === 'timed-out');
  return {
    text: compiled.map((one) => describe(paths, one)).join('\n\n'),
    data:
      compiled.length === 1
        ? compiled[0]?.result
        : Object.fromEntries(compiled.map(({ document, result }) => [document, result])),
    exitCode: isBroken ? exitCodes.refused : 0,
  };
}

function describe(paths: WorkflowPaths, { document, pdf: built, result }: Compiled): string {
  const file = relative(paths.root, paths[document]);
  const pdf = relative(paths.root, built);
  switch (result.outcome) {
    case 'built':
      return [`Built ${pdf}, ${counted(result.pages, 'page')}.`, ...lines(result.findings)].join('\n');
    case 'failed':
      return [`${file} does not compile:`, ...lines(result.findings), '', result.logTail].join('\n').trimEnd();
    case 'not-built':
      return `No PDF: ${result.reason}. ${file} is complete without it; for a PDF: ${result.installLine}`;
    case 'timed-out':
      return `${file} took too long to compile and was stopped. Check for a loop in its macros, or simplify its tables.`;
  }
}

function lines(findings: readonly TexFinding[]): string[] {
  const shown = findings.slice(0, mostFindings).map(({ severity, file, line, message, hint }) => {
    const where = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
    return `- ${severity}${where}: ${message} → ${hint}`;
  });
  return findings.length > mostFindings ? [...shown, `- and ${findings.length - mostFindings} more`] : shown;
}
