import type { TestReport, TestResult, Verdict } from './results/runs.ts';
import type { Feature } from './feature.ts';

/** The result of running the new tests on the feature's start, and then on its work. */
export interface RedGreen {
  verdict: 'red_green' | 'passed_before' | 'fails_after' | 'could_not_run';
  reason: string;
  files: string[];
  /** The names of new tests, if the runner names each. */
  newTests: string[];
  /** New tests that passed before the work, so that they prove nothing. */
  passedBefore: string[];
  /** New tests that are skipped, so that they check nothing. */
  skipped: string[];
  /** How the first new tests failed before: the first line of each failure, for the reviewer. */
  failures: string[];
  /** New tests that did not run there, although others of them did. */
  notRun?: string[];
  /** New tests that passed in one run and failed in another on the very same files. */
  unsteady?: string[];
  /** The second run on the work, if they passed in it. */
  passedAgain?: TestRun;
}

const mostNamed = 8;

/**
 * The result for new tests as a sentence for the reviewer and the proof.
 * @param changed whether the work changes anything.
 */
export function describeRedGreen(redGreen: RedGreen | undefined, changed = true): string {
  if (redGreen === undefined)
    return `not run: ${changed ? 'no command that runs tests passed' : 'nothing was changed'}`;
  const { verdict, reason, newTests, passedBefore, notRun = [], failures } = redGreen;
  // Tests that passed before, or did not run there, are listed separately.
  const others = verdict === 'red_green' ? [...passedBefore, ...notRun] : [];
  const isMixed = others.length > 0;
  const meant = newTests.filter((name) => !others.includes(name));
  const what = isMixed ? `${meant.length} of the ${newTests.length} new tests failed before and pass now` : reason;
  const more = meant.length > mostNamed ? [`and ${meant.length - mostNamed} more`] : [];
  const named = [...meant.slice(0, mostNamed), ...more].join(', ');
  const how = failures.length === 0 ? '' : `; there they failed so: ${failures.join('; ')}`;
  return `${verdict}: ${what}${named === '' ? '' : ` (${named})`}${how}`;
}

/** A run of some test files. */
export interface TestRun {
  verdict: Verdict;
  end: string;
  report: TestReport;
  milliseconds: number;
}

export interface RedGreenRuns {
  files: readonly string[];
  /** The verdict on the project before the feature; a run that failed there proves nothing. */
  baseline: Verdict;
  /** The run of the new test files on the feature's start; undefined when it was not possible. */
  before: TestRun | undefined;
  after: TestRun | undefined;
  /** Names of tests that existed at the start. */
  known: ReadonlySet<string>;
  /** Names of tests that passed in the run of all tests. */
  passedWithAll: ReadonlySet<string>;
  /** Whether the change adds lines to tests; a change that only removes some does not count. */
  writes: boolean;
}

/** The first line of the failure of each of these tests, or of the files that failed as a whole. */
function failuresIn({ tests }: TestReport, wanted: readonly string[]): string[] {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const own = failed.filter(({ name }) => wanted.includes(name));
  return (own.length === 0 ? failed : own).flatMap(({ name, message = '' }) => {
    const line = message.split('\n').find((one) => one.trim() !== '');
    return line === undefined ? [] : [`${name}: ${line.trim()}`];
  });
}

const namesOf = ({ tests }: TestReport, outcome?: TestResult['outcome']): string[] =>
  tests.flatMap((one) => (outcome === undefined || one.outcome === outcome ? [one.name] : []));

/** Whether the new tests failed before the work and pass after it. */
export function judgeRedGreen(runs: RedGreenRuns): RedGreen {
  const { files, baseline, before, after, known, passedWithAll, writes } = runs;
  const newIn = (run: TestRun | undefined, outcome: TestResult['outcome']): string[] =>
    run?.report.complete === true ? namesOf(run.report, outcome).filter((name) => !known.has(name)) : [];
  const [passed, skipped] = [newIn(after, 'passed'), newIn(after, 'skipped')];
  const passedBefore = newIn(before, 'passed').filter((name) => passed.includes(name));
  const result = (verdict: RedGreen['verdict'], reason: string): RedGreen => ({
    ...{ verdict, reason, files: [...files], newTests: passed, passedBefore, skipped, failures: [] },
  });
  const unknown = (reason: string) => result('could_not_run', reason);
  if (files.length === 0) return unknown('no test file is new or changed');
  if (after === undefined) return unknown('the tests could not be started');
  if (after.verdict === 'could_not_run') return unknown(`now: ${after.end}`);
  if (baseline === 'could_not_run') return unknown('the project could not be verified before the feature');
  if (after.verdict === 'failed') {
    const failed = namesOf(after.report, 'failed');
    return failed.length > 0 && failed.every((name) => passedWithAll.has(name))
      ? unknown('the new tests pass together with all others only')
      : result('fails_after', 'the new tests do not pass');
  }
  if (before === undefined) return unknown('they do not run in a checkout of the start of the feature');
  if (before.verdict === 'could_not_run') return unknown(`at the start of the feature: ${before.end}`);
  if (passed.length === 0 && skipped.length > 0) return result('passed_before', 'all new tests are skipped');
  const ran = new Set(namesOf(before.report));
  if (before.verdict === 'passed') {
    const isNamed = passed.length > 0;
    const expected = isNamed ? passed : after.report.complete ? namesOf(after.report) : [];
    if (before.report.complete && expected.length > 0 && !expected.some((name) => ran.has(name)))
      return unknown('they did not run at the start of the feature');
    if (!isNamed && !writes) return { ...unknown('no test is new or rewritten'), files: [] };
    return result('passed_before', `the ${isNamed ? 'new' : 'rewritten'} tests passed before anything was written`);
  }
  const old = new Set(namesOf(before.report, 'passed'));
  const meant = (passed.length > 0 ? passed : namesOf(after.report, 'passed')).filter((name) => !old.has(name));
  // Where every failure is that of a test, and not of a file that could not be loaded, tests without a name there had no turn.
  const failed = namesOf(before.report, 'failed');
  const isLoaded = failed.length > 0 && failed.every((name) => passed.includes(name) || known.has(name));
  return {
    ...result('red_green', 'the new tests failed before and pass now'),
    notRun: isLoaded ? passed.filter((name) => !ran.has(name)) : [],
    failures: failuresIn(before.report, meant).slice(0, mostNamed),
  };
}

export interface OldTests {
  /** The run of the earlier version of the tests on the feature's work. */
  run: TestRun;
  /** The reports of all tests before the feature. */
  before: readonly TestReport[];
  /** Names of tests that pass in the present run of all tests. */
  passedNow: ReadonlySet<string>;
  /** Tests that failed before any feature. */
  failing: readonly string[];
  /** The earlier files. */
  files: readonly string[];
}

/** The tests that passed before a feature and whose earlier version fails on its work; without names, their files. */
export function failingAsTheyWere({ run, before, passedNow, failing, files }: OldTests): string[] {
  if (run.verdict !== 'failed') return [];
  const passedBefore = new Set(before.flatMap((report) => namesOf(report, 'passed')));
  const names = namesOf(run.report, 'failed');
  // Without a failed test, what names them all has run none, as when all were skipped.
  if (names.length === 0) return run.report.complete && run.report.tests.length > 0 ? [] : [...files];
  // New tests may fail with the earlier helpers, so they are excluded.
  return names.filter((name) => (passedBefore.has(name) || !passedNow.has(name)) && !failing.includes(name));
}

/** Work of a feature whose commands passed. */
export interface VerifiedWork {
  feature: Pick<Feature, 'kind' | 'claimed'>;
  /** Undefined where the project has no command that runs tests. */
  redGreen: RedGreen | undefined;
  /** The run of the tests with the feature. */
  run: { commands: readonly { report: TestReport }[] };
  /** Tests that failed before it and pass with it. */
  attributed: { fixed: readonly string[] };
}

/** The beginning of the concern about a feature without its own test. */
export const untested = 'nothing shows that a test failed before';

/** Whether something has to be shown by a test of its own. */
export function needsTest({ kind, claimed }: VerifiedWork['feature']): boolean {
  return kind === 'feature' && !claimed;
}

/** Why no test is known that failed before the feature and passes with it; null when there is one, or none is required. */
export function whyUntested({ feature, redGreen, run, attributed }: VerifiedWork): string | null {
  if (!needsTest(feature)) return null;
  if (redGreen === undefined) return 'no command of the project runs tests';
  if (redGreen.verdict === 'red_green') return null;
  const passed = new Set(run.commands.flatMap(({ report }) => namesOf(report, 'passed')));
  return attributed.fixed.some((name) => passed.has(name)) ? null : redGreen.reason;
}

const mostShown = 10;

/**
 * Names what a coder is asked once to show by a test: new tests that passed before or do not pass by themselves, or else the changed files of
 * code. Empty where a test is not to be had: none can run, or the runner reports a new test that lies in the code itself.
 * @param changed the paths that the feature adds or changes.
 * @param before reports of the tests before the feature; `after`: with it.
 */
export function toBeShown(
  redGreen: RedGreen,
  changed: readonly string[],
  { before, after }: { before: readonly TestReport[]; after: readonly TestReport[] },
): string[] {
  const { verdict, passedBefore, skipped, files } = redGreen;
  const code = changed.filter(needsShowing);
  const named = [passedBefore, skipped].find(({ length }) => length > 0);
  if (verdict === 'passed_before') return (named ?? (code.length > 0 ? files : [])).slice(0, mostShown);
  if (verdict === 'fails_after') return (named ?? files).slice(0, mostShown);
  if (files.length > 0) return [];
  const known = new Set(before.flatMap((report) => namesOf(report)));
  const isNamed =
    known.size > 0 && after.flatMap((report) => namesOf(report, 'passed')).some((name) => !known.has(name));
  return isNamed ? [] : code.slice(0, mostShown);
}

/** Folders of tests, and of what tests load or compare with. */
const folders =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?|fixtures?|__fixtures__|testdata|__snapshots__|__mocks__|mocks)\//i;
const foldersOfTests = /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?)\//i;
/** Folders in these whose files hold no tests. */
const helping =
  /(?:^|\/)(?:fixtures?|__fixtures__|data|testdata|support|helpers?|common|__mocks__|mocks|(?:__)?snapshots(?:__)?)\//i;

/** `rooms.test.ts`, `test_rooms.py`, `rooms_spec.rb`, `tests.py`, `RoomTests.swift`, `RoomIT.java`. */
const namedLikeTest =
  /(?:^|\/)tests?[._-][^/]*$|(?:^|\/)tests?\.\w+$|[._-](?:tests?|specs?|cy|e2e)\.\w+$|(?:Tests?|Spec|IT)\.\w+$/;
const namedLikeHelper = /(?:^|\/)[_.][^/]*$|(?:^|[/._-])(?:conftest|setup|utils?|helpers?|fixtures?|mocks?)\.\w+$/i;
const data = /\.(?:json|ya?ml|toml|ini|cfg|xml|csv|tsv|md|txt|snap|ambr|html?|css|svg|png|lock|log|sql|cmake)$/i;

/** Whether a file holds tests, by its folder and name, in any language. */
export function isTestFile(path: string): boolean {
  if (data.test(path) || namedLikeHelper.test(path) || !/[^/.]\.\w+$/.test(path)) return false;
  return namedLikeTest.test(path) || (foldersOfTests.test(path) && !helping.test(path));
}

/** Whether tests load a file or compare with it: helpers, fixtures, snapshots. */
export function isBesideTests(path: string): boolean {
  return folders.test(path) || /(?:^|\/)conftest\.py$|\.(?:snap|ambr)$/.test(path);
}

/** Whether a file belongs to the tests. */
export const isOfTests = (path: string): boolean => isTestFile(path) || isBesideTests(path);

const prose =
  /(?:^|\/)(?:LICEN[CS]E|CHANGELOG|README|AUTHORS|NOTICE)[^/]*$|\.(?:md|mdx|markdown|rst|txt|adoc)$|^docs\//i;
/** Settings of build, checks or types, and what only a browser shows: tests seldom cover them. */
const settings =
  /(?:^|\/)(?:[^/]+\.config\.\w+|\.[^/]+|[^/]+\.d\.[cm]?ts|(?:setup|noxfile|conftest|manage)\.py|(?:GNU)?[Mm]akefile|[Jj]ustfile|Dockerfile|Gemfile|Rakefile|go\.(?:mod|sum))$|\.(?:sh|bash|ps1|gradle|kts)$/;

/** Whether a change of a file has to be shown by a test: it is code, and neither a test nor a setting. */
export function needsShowing(path: string): boolean {
  return !isOfTests(path) && !prose.test(path) && !settings.test(path) && !data.test(path) && /\.\w+$/.test(path);
}
