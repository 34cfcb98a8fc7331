import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { addSource, addressOf } from '../research/brought-documents.ts';
import type { SnapshotRow } from '../research/rules/pages/page.ts';
import { showEvidence } from '../research/show-evidence.ts';
import { readSnapshotIndex } from '../research/snapshots.ts';
import type { Call, Answer } from './command-table.ts';
import { relative } from 'node:path';
import { checkReport, compileDocuments, compileStale, type Compiled } from '../app/compile.ts';
import { sumUp } from '../report/rules/checks.ts';
import type { TexFinding } from '../programs/rules/tex-log.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { closeIteration } from '../app/record.ts';
import { brief } from './brief.ts';

export const record = (paths: WorkflowPaths, { now }: Call): Promise<Answer> => closeIteration(paths, now);

/** Shows the findings, or some of them, of the workflow whose name comes last. */
export async function evidence({ root, sessionId, words, options: { page } }: Call): Promise<Answer> {
  // Names of workflows have no capitals.
  const ids = words.filter((word) => word !== undefined && /^[CQX]\d+$/.test(word)) as string[];
  const name = words[ids.length];
  if (words.length > ids.length + 1 || ids.some((id, at) => words[at] !== id)) {
    throw new WorkflowError('This is no id of a finding, contradiction or question', {
      expected: 'ids such as C036, X002 and Q009, then the name of the workflow',
      received: words.join(' '),
      fix: 'Example: autonomous-workflow evidence C036 rate-limiting',
      exitCode: exitCodes.usage,
    });
  }
  if (page !== undefined && !(Number(page) > 0)) {
    throw new WorkflowError('The option --page needs a number', {
      expected: 'a page, counted from 1',
      received: page,
      fix: 'Example: autonomous-workflow evidence --page 2',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  return showEvidence(paths, ids.length > 0 ? { ids } : page === undefined ? {} : { page: Number(page) });
}

/**
 * Fetches a web page, or reads a document of the project, and stores its text again even if it was stored before; without an address, says
 * what is stored.
 */
export async function source(paths: WorkflowPaths, { root, words: [address] }: Call): Promise<Answer> {
  if (address === undefined) return sources(paths);
  const row = await addSource(paths, addressOf(root, address));
  return { text: describeAdded(row), data: row, exitCode: row.outcome === 'stored' ? 0 : exitCodes.refused };
}

function sources(paths: WorkflowPaths): Answer {
  const rows = [...readSnapshotIndex(paths).values()];
  const stored = rows.filter(({ outcome }) => outcome === 'stored').length;
  const head = rows.length === 0 ? 'No source was fetched yet.' : `${stored} of ${rows.length} pages and files stored.`;
  return { text: [head, ...rows.map(describeRow)].join('\n'), data: rows };
}

function describeAdded(row: SnapshotRow): string {
  if (row.snapshot === null) return `Not stored: ${row.url}. ${row.reason?.sentence ?? ''}.`;
  const title = row.title === null ? row.url : `${excerpt(row.title)} (${row.url})`;
  const cut = row.truncated ? ', cut at the size cap' : '';
  return `Stored: ${title}, ${counted(row.characters, 'character')}${cut}, as snapshots/${row.snapshot}.txt`;
}

function describeRow(row: SnapshotRow): string {
  const what = row.outcome === 'stored' ? counted(row.characters, 'character') : (row.reason?.sentence ?? '');
  return `${row.outcome.padEnd(13)}  ${row.url}\n               ${what}`;
}

const mostFindings = 20;

/** Compiles the report and the plan to PDF; fails when one of them has errors. With `--check` only holds the report against the findings. */
export async function compile(paths: WorkflowPaths, { now, options: { check } }: Call): Promise<Answer> {
  if (check !== undefined) return checked(paths);
  const answer = describeCompiled(paths, await compileDocuments(paths, now));
  const faults = (await checkReport(paths)) ?? [];
  const listed = `The report: ${sumUp(faults)}: \`autonomous-workflow compile --check\` lists them.`;
  return faults.length === 0 ? answer : { ...answer, text: `${answer.text}\n\n${listed}` };
}

async function checked(paths: WorkflowPaths): Promise<Answer> {
  const faults = await checkReport(paths);
  const head = `The report: ${sumUp(faults)}${faults === undefined || faults.length === 0 ? '.' : ':'}`;
  const text = [head, ...(faults ?? []).map((one) => `- ${one}`)].join('\n');
  return { text, data: { faults }, exitCode: faults?.length === 0 ? 0 : exitCodes.refused };
}

/** The brief for `continue-auto`. Compiles report and plan first where they are older than their text, so that a person can read them. */
export async function compileAndBrief(paths: WorkflowPaths, call: Call): Promise<Answer> {
  // While agents are at work, what they write is not printed.
  const stale = agentsAtWork(paths).length === 0 ? await compileStale(paths, call.now) : undefined;
  const compiled = stale === undefined ? undefined : describeCompiled(paths, stale);
  const { text } = await brief(paths, { ...call, options: {} });
  return { text: compiled === undefined ? text : `${compiled.text}\n\n${text}` };
}

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
