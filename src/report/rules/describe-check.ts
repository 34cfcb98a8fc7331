import { printable } from '../../base/errors.ts';
import { checkSentences } from './check-report.ts';
import { hardFindings, reportMissing, type CheckOutcome, type ReportCheck } from './finding.ts';
import { describeFindings } from './grouped-findings.ts';
import { capitalized, counted } from '../../base/text.ts';

/** Characters of a task, which shares the output of a hook with other texts. */
const longestTask = 5_000;
/** The most kinds of hard findings that are printed after another result. */
const mostBlockers = 5;

/** The result of `report check` for people. */
export function describeCheck(check: ReportCheck): string {
  const hard = hardFindings(check);
  const warnings = check.findings.filter(({ severity }) => severity === 'warning');
  const unable = check.checks.filter(({ reason }) => reason !== null);
  const parts = [`${capitalized(sumUp(check))}.`];
  if (hard.length > 0) parts.push(['To fix:', ...describeFindings(hard)].join('\n'));
  if (warnings.length > 0) parts.push(['Warnings:', ...describeFindings(warnings)].join('\n'));
  if (unable.length > 0) parts.push(['Could not be checked, in part or at all:', ...reasons(unable)].join('\n'));
  return parts.join('\n\n');
}

/** The hard findings, up to the limit; empty without any. */
export function describeBlockers(check: ReportCheck): string {
  const lines = describeFindings(hardFindings(check));
  if (lines.length === 0) return '';
  const left = lines.length - mostBlockers;
  const more = left > 0 ? [`- and ${left} more kinds: \`autonomous-workflow report check\` prints them`] : [];
  return ['The checks of the report found what is to be fixed:', ...lines.slice(0, mostBlockers), ...more].join('\n');
}

/** One line with the numbers of checks of the text that passed, failed or could not run; then those of the PDF. */
export function sumUp(check: ReportCheck): string {
  if (check.checks.every(({ reason }) => reason === reportMissing)) return reportMissing;
  const ofPdf = partOf(check, isOfPdf);
  if (ofPdf.checks.every(({ outcome }) => outcome === 'could-not-run'))
    return `${sumUpText(check)}; its PDF is not checked: ${ofPdf.checks[0]?.reason ?? 'there is none'}`;
  return `${sumUpText(check)}; ${count('of its PDF', ofPdf)}`;
}

/** The part of `sumUp` about the text, which the PDF itself can print. */
export function sumUpText(check: ReportCheck): string {
  return count(
    'of the report',
    partOf(check, (id) => !isOfPdf(id)),
  );
}

/** Like `sumUpText`, with a sentence for each check of the text that did not pass. */
export function explainText(check: ReportCheck): string {
  const unmet = check.checks.filter(({ id, outcome }) => !isOfPdf(id) && outcome !== 'pass');
  if (unmet.length === 0) return sumUpText(check);
  const said = unmet.map(({ id, outcome }) => `${id} (${words[outcome]}): ${checkSentences[id] ?? ''}`);
  return `${sumUpText(check)}. What did not pass, each with what it holds the report to: ${said.join('; ')}`;
}

/** Each check as a row: id, requirement, result. */
export function checkRows({ checks }: ReportCheck): { id: string; sentence: string; outcome: string }[] {
  return checks.map(({ id, outcome, reason }) => {
    const why = outcome === 'could-not-run' && reason !== null ? `: ${reason}` : '';
    return { id, sentence: checkSentences[id] ?? '', outcome: `${words[outcome]}${why}` };
  });
}

const words = { pass: 'passed', fail: 'failed', 'could-not-run': 'could not run' } as const;

function isOfPdf(id: string): boolean {
  return id.startsWith('E');
}

function partOf({ checks, findings }: ReportCheck, belongs: (id: string) => boolean): ReportCheck {
  return { checks: checks.filter(({ id }) => belongs(id)), findings: findings.filter(({ id }) => belongs(id)) };
}

function count(what: string, { checks, findings }: ReportCheck): string {
  const having = (outcome: CheckOutcome['outcome']) => checks.filter((check) => check.outcome === outcome).length;
  const failed = checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return [
    `${having('pass')} of ${counted(checks.length, 'check')} ${what} passed`,
    failed.length === 0 ? 'none failed' : `${failed.length} failed (${failed.join(', ')})`,
    having('could-not-run') === 0 ? '' : `${having('could-not-run')} could not run`,
    warnings === 0 ? '' : counted(warnings, 'warning'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The faults to correct in one round. */
interface ReportFaults {
  /** The number of failed checks, as a sentence. */
  why: string;
  /** One line for each kind, with all its places. */
  list: string;
  /** Both, with the commands to run, for a session that corrects the report itself. */
  task: string;
}

/** Each kind of hard finding with all its places; undefined when there are none. */
export function reportFaults(check: ReportCheck, round: number, mostRounds: number): ReportFaults | undefined {
  const hard = hardFindings(check);
  if (hard.length === 0) return undefined;
  const lines = describeFindings(hard);
  let room = longestTask;
  const shown = lines.filter((line) => (room -= line.length + 3) >= 0);
  const left = lines.length - shown.length;
  const failed = new Set(hard.map(({ id }) => id)).size;
  const why = `${failed === 1 ? '1 check of the report fails' : `${failed} checks of the report fail`} (round ${round} of ${mostRounds}).`;
  const list = [
    ...shown,
    ...(left > 0 ? [`- and ${left} more kinds, which \`autonomous-workflow report check\` lists`] : []),
  ].join('\n');
  const task = `${why} Fix these, then run \`autonomous-workflow report check --compile\` and \`autonomous-workflow record\`:\n${list.replace(/^/gm, '  ')}`;
  return { why, list, task };
}

function reasons(checks: readonly CheckOutcome[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of checks) byReason.set(reason ?? '', [...(byReason.get(reason ?? '') ?? []), id]);
  return [...byReason].map(([reason, ids]) => `- ${ids.join(', ')}: ${printable(reason)}`);
}
