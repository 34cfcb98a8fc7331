import { checkCitations } from './citation-checks.ts';
import { checkClaims } from './claim-checks.ts';
import { checkCompiled, compiledIds } from './compiled-checks.ts';
import { checkCompleteness } from './completeness-checks.ts';
import { checkCoverage } from './coverage-checks.ts';
import { reportMissing, type CheckOutcome, type ReportCheck, type ReportFinding } from './finding.ts';
import { checkHonesty } from './honesty-checks.ts';
import { lintTex } from './lint.ts';
import { checkNumbers } from './number-checks.ts';
import { checkOpenMatters } from './open-matter-checks.ts';
import { readReport, type ReportInput } from './report-input.ts';

/**
 * Every check of the list, in its order. C6 belongs to the plan. What no rewriting of the report can mend is a warning: how the sources
 * there are divide among publishers (B6), sources that nothing cites and nobody prints (A2), overfull lines (E4). So is a disputed
 * finding outside a contested environment (A6): A9 sees to it that the dispute itself stands in the report; what no verifier bore
 * out has its mark in print.
 */
export const checkIds: readonly string[] = [
  ...ids('A', 10),
  ...ids('B', 9),
  ...ids('C', 5),
  ...ids('D', 7),
  ...compiledIds,
];

/** What the checks come to where there is no report: none could run, and it has to be written. */
export function checkMissingReport(file: string): ReportCheck {
  const fix = 'Write it, or put it back from git or the PDF; with TeX `autonomous-workflow compile` makes the PDF.';
  return {
    findings: [{ id: 'C1', severity: 'hard', file, line: null, message: 'There is no report', fix }],
    checks: checkIds.map((id) => ({ id, outcome: 'could-not-run', reason: reportMissing })),
  };
}

function ids(list: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${list}${index + 1}`);
}

/**
 * Runs every check on a report: the lists A to D on its text, E on what its last compilation said. The same for the same input;
 * never throws, whatever the text.
 */
export function checkReport(input: ReportInput): ReportCheck {
  const report = readReport(input);
  const looked = [
    checkCitations(report),
    checkClaims(report),
    checkOpenMatters(report),
    checkNumbers(report),
    checkHonesty(report),
    checkCoverage(report),
    checkCompleteness(report),
    lintTex(report),
    checkCompiled(report),
  ];
  const findings = looked.flatMap((one) => one.findings).sort(inOrder);
  const unable = new Map(looked.flatMap((one) => one.unable ?? []).map(({ id, reason }) => [id, reason]));
  return { findings, checks: checkIds.map((id) => outcomeOf(id, findings, unable.get(id))) };
}

/** A check with a hard finding fails; one that could not look everywhere never passes. */
function outcomeOf(id: string, findings: readonly ReportFinding[], reason: string | undefined): CheckOutcome {
  const failed = findings.some((finding) => finding.id === id && finding.severity === 'hard');
  const outcome = failed ? 'fail' : reason === undefined ? 'pass' : 'could-not-run';
  return { id, outcome, reason: reason ?? null };
}

function inOrder(one: ReportFinding, other: ReportFinding): number {
  const severity = Number(one.severity === 'warning') - Number(other.severity === 'warning');
  return severity || rank(one.id) - rank(other.id) || (one.line ?? 0) - (other.line ?? 0);
}

function rank(id: string): number {
  return checkIds.indexOf(id);
}
