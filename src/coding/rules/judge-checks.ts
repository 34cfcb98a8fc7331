import { oneLine } from '../../base/errors.ts';
import { firstOf } from '../../base/text.ts';
import type { AttemptVerification } from './attempt.ts';
import type { Feature } from './feature.ts';
import {
  namesIn,
  type CommandRun,
  type ComparedTests,
  type TestOutcome,
  type TestReport,
  type VerificationRun,
} from './results/runs.ts';

/** Names in the sentence about new tests, and in others. */
const mostTold = 8;
const mostNamed = 10;

export interface RedGreen {
  verdict: 'red_green' | 'passed_before' | 'could_not_run';
  reason: string;
  files: readonly string[];
  newTests: string[];
  /** Tests, new or rewritten, that failed before the work, if the runner names each. */
  failedBefore: string[];
  /** New tests that passed before the work, so that they prove nothing. */
  passedBefore: string[];
  /** New tests that are skipped, so that they check nothing. */
  skipped: string[];
  /** How the first new tests failed before: the first line of each failure, for the reviewer. */
  failures: string[];
}

/** The result for new tests as a sentence for the reviewer and the proof. */
export function describeRedGreen(redGreen: RedGreen | undefined, changed = true): string {
  if (redGreen === undefined)
    return `not run: ${changed ? 'no command that runs tests passed' : 'nothing was changed'}`;
  const { verdict, reason, newTests, failedBefore, failures } = redGreen;
  const meant = verdict === 'red_green' ? failedBefore : newTests;
  const isPart = meant.length > 0 && meant.length < newTests.length;
  const what = isPart ? `${meant.length} of the ${newTests.length} new tests failed before and pass now` : reason;
  const named = firstOf(meant, mostTold).join(', ');
  const how = failures.length === 0 ? '' : `; on the old code: ${failures.join('; ')}`;
  return `${verdict}: ${what}${named === '' ? '' : ` (${named})`}${how}`;
}

export interface NewTests {
  /** The test files to which the change adds lines. */
  files: readonly string[];
  /** The reports of all tests before the feature, and on its work, where all of them pass. */
  known: readonly TestReport[];
  after: readonly TestReport[];
  /** All tests, with the new ones, on the feature's start; undefined when that was not possible. */
  red: VerificationRun | undefined;
}

const isComplete = (reports: readonly TestReport[]): boolean => reports.every(({ complete }) => complete);

/** The first line of the failure of each of these tests, or of the files that failed as a whole. */
function failuresIn(reports: readonly TestReport[], wanted: readonly string[]): string[] {
  const failed = reports.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'failed'));
  const own = failed.filter(({ name }) => wanted.includes(name));
  return (own.length === 0 ? failed : own).flatMap(({ name, message = '' }) => {
    const line = message.split('\n').find((one) => one.trim() !== '');
    return line === undefined ? [] : [`${name}: ${line.trim()}`];
  });
}

/** Whether the new tests failed before the work; on it they pass. */
export function judgeRedGreen({ files, known, after, red }: NewTests): RedGreen {
  const old = new Set(namesIn(known));
  const fresh = (outcome: TestOutcome) =>
    isComplete(after) ? namesIn(after, outcome).filter((name) => !old.has(name)) : [];
  const [newTests, skipped] = [fresh('passed'), fresh('skipped')];
  const there = red?.commands.map(({ report }) => report) ?? [];
  const passedThere = new Set(namesIn(there, 'passed'));
  const none = { files, newTests, skipped, passedBefore: newTests.filter((name) => passedThere.has(name)) };
  const result = (verdict: RedGreen['verdict'], reason: string): RedGreen => ({
    ...{ ...none, verdict, reason, failedBefore: [], failures: [] },
  });
  const unknown = (reason: string) => result('could_not_run', reason);
  if (files.length === 0) return unknown('no test file is new or changed');
  if (red === undefined) return unknown('they do not run in a checkout of the start of the feature');
  const stopped = red.commands.find(({ verdict }) => verdict === 'could_not_run');
  if (red.verdict === 'could_not_run')
    return unknown(`they could not be run on the code before: ${stopped?.end ?? ''}`);
  if (newTests.length === 0 && skipped.length > 0) return result('passed_before', 'all new tests are skipped');
  const ran = new Set(namesIn(there));
  const meant = (newTests.length > 0 ? newTests : namesIn(after, 'passed')).filter((name) => !passedThere.has(name));
  const isNamed = isComplete(there) && isComplete(after);
  // Where each test is named, a failure of none of them, as of a threshold, shows nothing.
  if (red.verdict === 'passed' || (isNamed && meant.length === 0)) {
    if (isNamed && newTests.length > 0 && !newTests.some((name) => ran.has(name)))
      return unknown('they did not run at the start of the feature');
    const which = newTests.length > 0 ? 'new' : 'rewritten';
    return result('passed_before', `the ${which} tests passed before anything was written`);
  }
  // A file that could not be loaded fails under its own name, and its tests with it; else those without a name there had no turn.
  const failedThere = namesIn(there, 'failed');
  const isWhole = failedThere.length === 0 || !failedThere.every((name) => newTests.includes(name) || old.has(name));
  return {
    ...result('red_green', 'the new tests failed before and pass now'),
    failedBefore: isComplete(after) ? meant.filter((name) => isWhole || failedThere.includes(name)) : [],
    failures: failuresIn(there, meant).slice(0, mostTold),
  };
}

/**
 * The tests that passed before a feature and whose earlier version fails on its work; without names, their files.
 * @param run of the earlier version of the tests on the work; `before`, `now`: the reports of all tests before and on it.
 * @param failing tests that failed before any feature; `files`: the earlier files.
 */
export function failingAsTheyWere(
  run: VerificationRun,
  { before, now }: { before: readonly TestReport[]; now: readonly TestReport[] },
  failing: readonly string[],
  files: readonly string[],
): string[] {
  if (run.verdict !== 'failed') return [];
  const reports = run.commands.map(({ report }) => report);
  const [passedBefore, passedNow] = [new Set(namesIn(before, 'passed')), new Set(namesIn(now, 'passed'))];
  const names = namesIn(reports, 'failed');
  // Without a failed test, what names them all has run none, as when all were skipped.
  if (names.length === 0) return isComplete(reports) && namesIn(reports).length > 0 ? [] : [...files];
  // New tests may fail with the earlier helpers, so they are excluded.
  return names.filter((name) => (passedBefore.has(name) || !passedNow.has(name)) && !failing.includes(name));
}

/** Whether something has to be shown by a test of its own. */
export function needsTest({ kind, claimed }: Pick<Feature, 'kind' | 'claimed'>): boolean {
  return kind === 'feature' && !claimed;
}

/** Why no test is known that failed before the feature and passes with it; null when there is one, or none is required. */
function whyUntested({ feature, redGreen, tests }: Checks): string | null {
  if (!needsTest(feature)) return null;
  if (redGreen === undefined) return 'no command of the project runs tests';
  if (redGreen.verdict === 'red_green') return null;
  return tests.fixed.length > 0 ? null : redGreen.reason;
}

/**
 * Names what a coder is asked once to show by a test: new tests that passed before, or else the changed files of code. Empty where a test is not to be had: none can run, or the runner reports a new test that lies in the code itself.
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
  const known = new Set(namesIn(before));
  const isNamed = known.size > 0 && namesIn(after, 'passed').some((name) => !known.has(name));
  const own = code.length > 0 ? files : [];
  const wanted =
    verdict === 'could_not_run'
      ? code.filter(() => files.length === 0 && !isNamed)
      : ([passedBefore, skipped].find(({ length }) => length > 0) ?? own);
  return wanted.slice(0, mostNamed);
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

export interface Checks {
  feature: Pick<Feature, 'kind' | 'claimed' | 'verification_commands'>;
  run: VerificationRun;
  before: readonly Pick<CommandRun, 'line' | 'verdict' | 'exitCode'>[];
  tests: Pick<ComparedTests, 'newly' | 'regressed' | 'fixed' | 'stillBroken'>;
  redGreen: RedGreen | undefined;
  mutation: MutationCheck | undefined;
  /** Changes of what the frozen commands lead to that nobody has to judge, in words. */
  definitions: readonly string[];
  changed: boolean;
  /** Files that requirements ask for and that the commit does not have, in words. */
  missing: readonly string[];
  /** Whether its coder says that nothing is to be done, which its reviewer judges. */
  isThere: boolean;
  /** The sentence about files outside of the commit that the runs used. */
  needs: string | undefined;
}

type Verdicts = Pick<AttemptVerification, 'outcome' | 'reasons' | 'concerns' | 'untested'>;

const listed = (names: readonly string[]): string => names.slice(0, mostNamed).join(', ');

/** The verdict of the checks of a feature's work; it distinguishes faults of the work from those of the environment. */
export function judgeChecks(checks: Checks): Verdicts {
  const { run, before, tests, changed } = checks;
  const failed = run.commands.filter(({ verdict }) => verdict !== 'passed');
  const isGreen = failed.length === 0 && run.commands.length > 0;
  const untested = isGreen && changed ? whyUntested(checks) : null;
  const judged = (outcome: Verdicts['outcome'], reasons: string[]): Verdicts => ({
    ...{ outcome, reasons: [...new Set(reasons)], concerns: doubts(checks, untested) },
    untested: outcome === 'green' ? untested : null,
  });
  const summaries = (commands: typeof run.commands) => commands.map(({ summary }) => summary);
  const missing = failed.filter((command) => couldNotRun(command, checks));
  if (missing.length > 0 || run.commands.length === 0) return judged('could_not_run', summaries(missing));
  if (isGreen) {
    const isIdle = !changed && !checks.isThere && needsChange(checks.feature);
    const faults = isIdle
      ? ['nothing was changed since the start of the feature, so nothing can have made it']
      : [...checks.missing];
    return judged(faults.length > 0 ? 'red' : 'green', faults);
  }
  // A run without any test is no failure, if its exit code is 0.
  const wasBroken = before.some(({ verdict, exitCode }) => verdict === 'failed' && exitCode !== 0);
  if (wasBroken && tests.newly.length === 0) return judged('baseline_broken', summaries(failed));
  const broken =
    tests.regressed.length === 0
      ? []
      : [`worked before and no longer does: ${tests.regressed.slice(0, mostNamed).join('; ')}`];
  return judged('red', [...broken, ...summaries(failed)]);
}

/** A sentence for each requirement of a feature whose files, from the project's folder, are not among those of a commit. */
export function missingFiles(
  { requirements = [] }: Pick<Feature, 'requirements'>,
  there: readonly string[],
  project = '',
): string[] {
  const isThere = (file: string) => there.some((path) => `${path}/`.startsWith(`${project && `${project}/`}${file}/`));
  return requirements.flatMap(({ id, files }) => {
    const missing = files.map((file) => file.replace(/^\.\/|\/$/g, '')).filter((file) => !isThere(file));
    return missing.length === 0 ? [] : [`${id} asks for ${missing.join(', ')}, which the commit does not have`];
  });
}

/** Whether something has to be changed: for a feature always, for a fix unless commands of its own judge it. */
const needsChange = ({ kind, claimed, verification_commands }: Checks['feature']): boolean =>
  !claimed && (kind === 'feature' || (kind === 'fix' && verification_commands.length === 0));

/** If the baseline kept a time limit, the work is at fault for exceeding it. */
function couldNotRun({ verdict, isLate, line }: CommandRun, { before }: Checks): boolean {
  if (verdict !== 'could_not_run') return false;
  const known = before.find((one) => one.line === line);
  return isLate !== true || known === undefined || known.verdict === 'could_not_run';
}

function doubts(checks: Checks, reason: string | null): string[] {
  const { feature, redGreen, mutation, definitions, tests, needs } = checks;
  const isMixed = redGreen?.verdict === 'red_green' || !needsTest(feature);
  const named = [
    ['new tests that passed before anything was written', isMixed ? redGreen?.passedBefore : []],
    ['new tests that are skipped', redGreen?.skipped],
    ['failed before the feature and still does', tests.stillBroken],
  ] as const;
  // A runner may report a file that cannot be run as a single test with the file's name.
  const whole = redGreen?.newTests.filter((name) => redGreen.files.includes(name)) ?? [];
  return [
    ...(needs === undefined ? [] : [needs]),
    ...(mutation === undefined ? [] : mutationDoubts(mutation)),
    ...definitions,
    ...(whole.length === 0 ? [] : [`${listed(whole)} ended well before any test of it did: see what ends the process`]),
    ...(reason === null ? [] : [`nothing shows that a test failed before: ${reason}`]),
    ...named.flatMap(([what, names = []]) => (names.length === 0 ? [] : [`${what}: ${listed(names)}`])),
  ];
}

export interface Mutant {
  file: string;
  line: number;
  /** A description such as `a < b` becomes `a <= b`. */
  change: string;
  text: string;
}

/** The parts of a line that are turned into their opposites, as most languages write them: conditions first, whose effect is the most certain, then sums, then values. */
const places = [
  /(?<= )(?:===|!==|==|!=|<=|>=|<|>|&&|\|\||and|or)(?= )/g,
  /(?<=[\w)\]] )[-+*/](?= [\w(])/g,
  /(?<![\w.$"'`])\d+(?![\w.])|\b(?:true|false|True|False)\b/g,
];
const pairs = '=== !== == != < <= > >= && || and or + - * / true false True False'.split(' ');

function other(found: string): string {
  const at = pairs.indexOf(found);
  return at === -1 ? String(Number(found) + 1) : (pairs[at % 2 === 0 ? at + 1 : at - 1] ?? found);
}

/** Declarations, comments and other lines without an effect of their own. */
const silent =
  /^\s*(?:import|from|export (?:type|interface|\*|\{)|package|using|use|require|include|type|interface|declare|namespace|mod|module|class|def|struct|enum|trait|impl|func|fn|(?:export )?(?:async )?function|(?:pub(?:\([^)]*\))? )?(?:async )?(?:mod|use|fn|struct|enum|trait|impl))\b|^\s*(?:@|#|\/\/|\/?\*|--|;)/;

/** The parts of a program without effect: texts, patterns and comments, also those of several lines. */
const withoutEffect =
  /"""[^]*?"""|'''[^]*?'''|\/\*[^]*?\*\/|`(?:\\[^]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<=[(,=:] ?)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^[/\\\n])+\/|(?<=^|\s)(?:\/\/|#|--)(?=\s).*/gm;

/** The faulty variants of a line, each with one small change; the change that most certainly breaks something comes first. */
const changesOf = (line: string, visible: string): string[] =>
  places.flatMap((place) =>
    [...visible.matchAll(place)].map(
      ({ 0: found, index }) => `${line.slice(0, index)}${other(found)}${line.slice(index + found.length)}`,
    ),
  );

/** Longer lines are data, and nobody would see the change in them. */
const longestLine = 300;

/** A few mutants of changed lines, numbered from 1: one of each line first, those with the most places before others. */
export function chooseMutants(
  changed: readonly { file: string; text: string; lines: ReadonlySet<number> }[],
  most: number,
): Mutant[] {
  const rows = changed.flatMap(({ file, text, lines: wanted }) => {
    const lines = needsShowing(file) ? text.split('\n') : [];
    const visible = text.replace(withoutEffect, (part) => part.replace(/[^\n]/g, ' ')).split('\n');
    return lines.map((line, index): Mutant[] => {
      const isTried = wanted.has(index + 1) && line.length <= longestLine && !silent.test(line);
      return (isTried ? changesOf(line, visible[index] ?? '') : []).map((after) => {
        const change = `\`${oneLine(line.trim())}\` becomes \`${oneLine(after.trim())}\``;
        return { file, line: index + 1, change, text: lines.with(index, after).join('\n') };
      });
    });
  });
  const ranked = rows.toSorted((one, two) => two.length - one.length);
  const rounds = Array.from({ length: most }, (_, round) => ranked.flatMap((row) => row[round] ?? []));
  return rounds.flat().slice(0, most);
}

/** The result of running the tests of a feature against mutants of its code. */
export interface MutationCheck {
  tried: number;
  noticed: number;
  survivors: Omit<Mutant, 'text'>[];
  /** Why some or all were not run; undefined when all were. */
  notRun?: string;
}

/** The result of a mutation check as a sentence for the reviewer and the proof. */
export function describeMutation({ tried, noticed, notRun }: MutationCheck): string {
  if (tried === 0)
    return `no small faults were put into its code: ${notRun ?? 'none of those it knows fits the changed lines'}`;
  const untried = notRun === undefined ? '' : `; not all were tried: ${notRun}`;
  return `its tests notice ${noticed} of ${tried} small faults put into its changed lines${untried}`;
}

/** A concern for the reviewer for each unnoticed fault. */
export function mutationDoubts({ tried, noticed, survivors }: MutationCheck): string[] {
  const none =
    tried > 1 && noticed === 0 ? ['its tests notice no fault that was put into its code: they may check nothing'] : [];
  return [
    ...none,
    ...survivors.map(({ file, line, change }) => `its tests do not notice when ${file}:${line} ${change}`),
  ];
}
