import { counted, firstOf } from '../../../base/text.ts';
import { type CommandRun, type Verdict, runnersName, type TestReport } from './run-result.ts';

/** Tests that passed before the work and no longer run. */
export interface LostTests {
  /** Names missing in the present reports. */
  gone: string[];
  /** Names reported as skipped. */
  skipped: string[];
  /** Names of new tests that pass. */
  appeared: string[];
}

/** The part of a test's name that is in its source: `adds` of `math > adds` or of `a_test.py::A::adds`. */
export function titleOf(whole: string): string {
  const name = runnersName(whole);
  const python = /^(\w+) \([\w.]+\)$/.exec(name)?.[1];
  const last = python ?? name.split(' > ').at(-1) ?? name;
  return last.includes('::') ? (last.split('::').at(-1) ?? last).replace(/\[.*\]$/, '') : last;
}

/**
 * The tests that passed before and are lost now; undefined unless both runs report each test. A moved test, whose name differs only in
 * its file or suite, is not lost.
 */
export function lostTests(before: readonly TestReport[], now: readonly TestReport[]): LostTests | undefined {
  const isKnown = (reports: readonly TestReport[]) => reports.length > 0 && reports.every(({ complete }) => complete);
  if (!isKnown(before) || !isKnown(now)) return undefined;
  const outcomes = new Map(now.flatMap(({ tests }) => tests.map(({ name, outcome }) => [name, outcome] as const)));
  const known = new Set(before.flatMap(({ tests }) => tests.map(({ name }) => name)));
  const passed = before.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'passed'));
  const appeared = [...outcomes].flatMap(([name, outcome]) => (outcome === 'passed' && !known.has(name) ? [name] : []));
  const gone: string[] = [];
  for (const { name } of passed) {
    if (outcomes.has(name)) continue;
    const moved = appeared.findIndex((other) => titleOf(other) === titleOf(name));
    if (moved === -1) gone.push(name);
    else appeared.splice(moved, 1);
  }
  const isOff = (name: string): boolean => outcomes.get(name) === 'skipped';
  const skipped = passed.filter(({ name }) => isOff(name)).map(({ name }) => name);
  const withClass = gone.filter((name) => wholesOf(name).some(isOff));
  return { gone: gone.filter((name) => !withClass.includes(name)), skipped: [...skipped, ...withClass], appeared };
}

/** How unittest names the class and the module of a test where one of them is skipped at once. */
function wholesOf(name: string): string[] {
  const [, path = ''] = /^\w+ \(([\w.]+)\)$/.exec(name) ?? [];
  const parents = path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  return parents.flatMap((one) => [`setUpClass (${one})`, `setUpModule (${one})`]);
}

/** The names of a run's failed tests if they explain the whole failure; otherwise undefined. */
export function namedFailures({ verdict, exitCode, report }: CommandRun): string[] | undefined {
  const failed = report.tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  const isWhole = failed.length > 0 && report.counts?.failed === failed.length;
  return verdict === 'failed' && exitCode !== null && isWhole ? failed : undefined;
}

/** A run that counts as passed if only tests fail that failed before any feature. Otherwise the other failed tests are named first. */
export function withoutKnownFailures<R extends CommandRun>(run: R, failing: readonly string[]): R {
  const failed = namedFailures(run);
  if (failed === undefined) return run;
  const fresh = failed.filter((name) => !failing.includes(name));
  if (fresh.length === failed.length) return run;
  if (fresh.length > 0) {
    const known = counted(failed.length - fresh.length, 'other test');
    return { ...run, end: `${firstOf(fresh).join(', ')} failed (and ${known} as before any feature). ${run.end}` };
  }
  return {
    ...run,
    verdict: 'passed',
    knownFailures: failed,
    end: `${run.end}, as before any feature: ${failed.join(', ')}`,
  };
}

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
