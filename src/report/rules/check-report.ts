import { checkCitations } from './citation-checks.ts';
import { checkClaims } from './claim-checks.ts';
import { checkConfidence } from './confidence-checks.ts';
import { checkCompiled, compiledIds } from './compiled-checks.ts';
import { checkCompleteness } from './completeness-checks.ts';
import { checkCoverage } from './coverage-checks.ts';
import { reportMissing, type CheckOutcome, type ReportCheck, type ReportFinding } from './finding.ts';
import { checkHonesty } from './honesty-checks.ts';
import { lintTex } from './lint.ts';
import { checkNumbers } from './number-checks.ts';
import { checkOpenMatters } from './open-matter-checks.ts';
import { checkRecommendations } from './recommendation-checks.ts';
import { readReport, type ReportInput } from './report-input.ts';
import { checkSummary } from './summary-checks.ts';

/**
 * The ids of all checks, in order. C6 belongs to the plan. Faults that rewriting cannot fix are warnings: the distribution of
 * sources among publishers (B6), uncited sources (A2), overfull lines (E4). So is a disputed finding outside a contested
 * environment (A6), because A9 requires the dispute itself in the report, and unsupported findings have a printed mark. A paragraph
 * that recommends without a citation of its own (B10) is one, too, because its reasons may stand before it.
 */
export const checkIds: readonly string[] = [
  ...ids('A', 10),
  ...ids('B', 11),
  ...ids('C', 5),
  ...ids('D', 7),
  ...compiledIds,
];

/** The result of the checks without a report: none could run, and the report has to be written. */
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

/** Runs every check on a report: A to D on its text, E on its last compilation. Deterministic; never throws. */
export function checkReport(input: ReportInput): ReportCheck {
  const report = readReport(input);
  const results = [
    checkCitations(report),
    checkClaims(report),
    { findings: checkConfidence(report) },
    checkOpenMatters(report),
    checkNumbers(report),
    checkHonesty(report),
    checkCoverage(report),
    checkRecommendations(report),
    checkSummary(report),
    checkCompleteness(report),
    lintTex(report),
    checkCompiled(report),
  ];
  const findings = results.flatMap((one) => one.findings).sort(inOrder);
  const unable = new Map(results.flatMap((one) => one.unable ?? []).map(({ id, reason }) => [id, reason]));
  return { findings, checks: checkIds.map((id) => outcomeOf(id, findings, unable.get(id))) };
}

/** A check with a hard finding fails; one that could not run everywhere does not pass. */
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

/** The requirement of each check, as a sentence. */
export const checkSentences: Readonly<Record<string, string>> = {
  A1: 'every cited key is in the bibliography',
  A2: 'every source of the bibliography is cited',
  A3: 'every cited source was handed in by an agent, and its text is stored',
  A4: 'the bibliography is as the ledger gives it',
  A5: 'no work is cited under two keys',
  A6: 'every bound finding is in the ledger; none that was refuted is asserted; one that was narrowed is stated as narrowed, with no more confidence than it has; marks are explained; high and medium confidence are left to the evidence table',
  A7: 'every bound finding is cited with a source in which a quote for it was found',
  A8: 'a central finding of a single independent source is said to be so',
  A9: 'every open contradiction is in the text, with each side cited that a finding says',
  A10: 'every open question is in the text',
  B1: 'counts of the research come from the ledger',
  B2: 'every number in a cited sentence is in the text of a cited source and in its finding; a computed number equals its formula, whose numbers are in the paragraph or in what it cites',
  B3: 'every number in the text is in a finding that its paragraph cites',
  B4: 'every number of the summary stands in a later section too',
  B5: 'the central findings are in the text',
  B6: 'citations are dense enough, and no source or publisher has too many of them',
  B7: 'no cited page is gone',
  B8: 'no date lies after the research',
  B9: 'what is said to be said by others names them',
  B10: 'what is called a recommendation cites findings',
  B11: 'every sentence of the summary cites a finding, or says that it is inference',
  C1: 'the title is short, all sections are there, in order, and hold something',
  C2: 'nothing was left to be filled in',
  C3: 'no paragraph repeats another',
  C4: 'nothing in the text is talk about the work',
  C5: 'every figure exists, has a caption and is referred to',
  D1: 'no percent sign hides the end of its line',
  D2: 'no Markdown stands in the TeX',
  D3: 'braces and environments are balanced',
  D4: 'characters are escaped, commas have a space',
  D5: 'every character can be printed',
  D6: 'no HTML stands in the TeX',
  D7: 'no command reads, writes or redefines anything',
  E1: 'the report compiles',
  E2: 'citations and references are resolved',
  E3: 'no label stands twice',
  E4: 'no line sticks out far into the margin',
  E5: 'no character is missing from the fonts',
  E6: 'no group is left open',
  E7: 'TeX asks for no further run',
  E8: 'the bibliography was built without complaint',
  E9: 'the PDF shows neither ?? nor [?]',
  E10: 'the PDF shows the title of every section',
};
