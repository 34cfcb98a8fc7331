import { relative } from 'node:path';
import { checkReport, compileDocuments, compileStale, type Compiled } from '../app/compile.ts';
import { exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { clearPlaces } from '../coding/place.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { describeCheck } from '../report/rules/checks.ts';
import type { TexFinding } from '../programs/rules/tex-log.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { brief } from './brief.ts';
import type { Answer, Call } from './command-row.ts';

const mostFindings = 20;
/** The most faults of the report that are printed after the result of compiling it. */
const mostFaults = 5;

/** Compiles the report and the plan to PDF; fails when one of them has errors. With `--check` only holds the report against the findings. */
export async function compile(paths: WorkflowPaths, { now, options: { check } }: Call): Promise<Answer> {
  if (check !== undefined) return checked(paths, now);
  const answer = describeCompiled(paths, await compileDocuments(paths, now));
  const found = await checkReport(paths, now, false);
  if (found.isMissing || found.faults.length === 0) return answer;
  return { ...answer, text: `${answer.text}\n\n${describeCheck(found, mostFaults)}` };
}

async function checked(paths: WorkflowPaths, now: Date): Promise<Answer> {
  const found = await checkReport(paths, now, false);
  return { text: describeCheck(found), data: found, exitCode: found.faults.length === 0 ? 0 : exitCodes.refused };
}

/** The brief for `continue-auto`. Compiles report and plan first where they are older than their text, so that a person can read them. */
export async function compileAndBrief(paths: WorkflowPaths, call: Call): Promise<Answer> {
  // While agents are at work their trees stay, and what they write is not printed.
  const isIdle = agentsAtWork(paths).length === 0;
  if (isIdle && hasFeatures(paths)) await clearPlaces(paths);
  const stale = isIdle ? await compileStale(paths, call.now) : undefined;
  const compiled = stale === undefined ? undefined : describeCompiled(paths, stale);
  const { text } = await brief(paths, call);
  return { text: compiled === undefined ? text : `${compiled.text}\n\n${text}` };
}

/** The answer about compiled documents. */
function describeCompiled(paths: WorkflowPaths, compiled: readonly Compiled[]): Answer {
  const isBroken = compiled.some(({ result: { outcome } }) => outcome === 'failed' || outcome === 'timed-out');
  return {
    text: compiled.map((one) => describe(paths, one)).join('\n\n'),
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
      return [`${file} does not compile:`, ...lines(result.findings)].join('\n');
    case 'not-built':
      return `No PDF: ${result.reason}. ${file} is complete without it; for a PDF: ${result.installLine}`;
    case 'timed-out':
      return `${file} took too long to compile and was stopped. Check for a loop in its macros, or simplify its tables.`;
  }
}

function lines(findings: readonly TexFinding[]): string[] {
  const shown = findings.slice(0, mostFindings).map(({ severity, message }) => `- ${severity}: ${message}`);
  return findings.length > mostFindings ? [...shown, `- and ${findings.length - mostFindings} more`] : shown;
}
