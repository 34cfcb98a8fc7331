import type { Verdict } from './run-result.ts';
import type { TestReport } from './test-report.ts';

export type Attribution = 'clean' | 'fixed' | 'regressed' | 'baseline-broken';

/** The differences between a run and an earlier run without the work. */
export interface AttributedRun {
  /** Null if one of the two runs was not possible, so that there is no comparison. */
  attribution: Attribution | null;
  /** Passed before (or ran without failing), fail now. */
  regressed: string[];
  /** Did not exist before, fail now: the feature is not finished. */
  newFailing: string[];
  /** Failed before, do not fail now. */
  fixed: string[];
  /** Failed before, fail now: not caused by the work. */
  stillBroken: string[];
}

export interface ComparedRun {
  verdict: Verdict;
  reports: readonly TestReport[];
}

const failing = ({ reports }: ComparedRun): string[] =>
  reports.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name));

const known = ({ reports }: ComparedRun): Set<string> =>
  new Set(reports.flatMap(({ tests }) => tests.map(({ name }) => name)));

function attributionOf(before: Verdict, after: Verdict, newlyFailing: number, namesKnown: boolean): Attribution | null {
  if (before === 'could_not_run' || after === 'could_not_run') return null;
  if (after === 'passed') return before === 'passed' ? 'clean' : 'fixed';
  if (before === 'passed') return 'regressed';
  // Both runs failed: only the names of the tests show whether the failure is the same.
  return namesKnown && newlyFailing > 0 ? 'regressed' : 'baseline-broken';
}

/**
 * Decides whether the work since the baseline broke or fixed anything, and which tests. If the runner names only failed tests, a test
 * that fails now and did not before counts as regressed when the baseline has no complete list.
 */
export function attribute(before: ComparedRun, after: ComparedRun): AttributedRun {
  const brokenBefore = new Set(failing(before));
  const brokenNow = [...new Set(failing(after))];
  const knownBefore = known(before);
  const completeBefore = before.reports.length > 0 && before.reports.every(({ complete }) => complete);
  const newly = brokenNow.filter((name) => !brokenBefore.has(name));
  const isNew = (name: string): boolean => completeBefore && !knownBefore.has(name);
  const now = new Set(brokenNow);
  const namesKnown = before.verdict === 'passed' || brokenBefore.size > 0;
  return {
    attribution: attributionOf(before.verdict, after.verdict, newly.length, namesKnown),
    regressed: newly.filter((name) => !isNew(name)),
    newFailing: newly.filter(isNew),
    fixed: after.verdict === 'could_not_run' ? [] : [...brokenBefore].filter((name) => !now.has(name)),
    stillBroken: brokenNow.filter((name) => brokenBefore.has(name)),
  };
}
