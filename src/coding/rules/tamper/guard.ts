import { withAnswers } from './allowed.ts';
import { cloneFindings, type CloneContext } from './clone-rules.ts';
import { parseDifference } from './difference.ts';
import type { TamperFinding } from './languages.ts';
import { projectFindings, type ProjectContext } from './project-rules.ts';
import type { LostTests } from '../results/compare-tests.ts';
import { lostFindings } from './lost.ts';
import { changedTests, testFindings } from './test-rules.ts';

export interface GuardedChange extends ProjectContext, CloneContext {
  /** The result of `differenceBetween` for the feature's start and its present work. */
  difference: string;
  /** The test files of features that passed before. */
  passedTestFiles: ReadonlySet<string>;
  /** The feature's name and description, as in the plan. */
  words: string;
  /** The answers of the user about the feature. */
  answers: string;
  /** Tests missing in the reports; undefined if the reports do not name every test. */
  lost: LostTests | undefined;
}

/** Findings for which complete reports are more reliable than the text. */
const knownByReports: ReadonlySet<string> = new Set([
  'test-removed',
  'test-file-removed',
  'test-skipped',
  'test-focused',
]);

/** Findings about changes that make checks pass without honest work, the worst first; empty if there are none. */
export function guardAgainstTampering(change: GuardedChange): TamperFinding[] {
  const files = parseDifference(change.difference);
  const { lost } = change;
  const words = `${change.words}\n${change.answers}`;
  const byText = testFindings(files, change.passedTestFiles, words);
  const { before, after } = changedTests(files);
  const tests = lost === undefined ? byText : withReports(byText, lostFindings(lost, before, after, words));
  const others = [...projectFindings(files, change), ...cloneFindings(files, change, change.words)];
  const found = withAnswers([...tests, ...others], change.answers);
  return found.sort((a, b) => Number(a.severity === 'concern') - Number(b.severity === 'concern'));
}

/** Two tests may have the same name in a report: findings from the text only are left to the reviewer. */
function withReports(byText: readonly TamperFinding[], known: readonly TamperFinding[]): TamperFinding[] {
  // A file moved without a change has no tests in the difference.
  const moved = byText.find(({ id }) => id === 'test-file-removed')?.file ?? '';
  const byName = known.map((finding) => (finding.file === '' ? { ...finding, file: moved } : finding));
  const named = new Set(byName.map(({ file }) => file));
  const others = byText.flatMap((finding): TamperFinding[] => {
    if (!knownByReports.has(finding.id)) return [finding];
    return named.has(finding.file) ? [] : [{ ...finding, severity: 'concern' }];
  });
  return [...byName, ...others];
}

/** Findings that void a proof, one line each; concerns are left out. */
export function voidReasons(findings: readonly TamperFinding[]): string[] {
  return findings.filter(({ severity }) => severity === 'void').map(describeFinding);
}

/** A finding in one line; a test that only a report names has no line number. */
export function describeFinding({ id, file, line, message }: TamperFinding): string {
  return `${id}${file === '' ? '' : ` in ${file}${line === undefined ? '' : `:${line}`}`}: ${message}`;
}
