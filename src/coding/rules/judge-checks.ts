import { oneLine } from '../../base/errors.ts';
import { firstOf } from '../../base/text.ts';
import type { AttemptVerification } from './attempt.ts';
import { doubtedIn, type OldTests } from './change-judge.ts';
import type { ChangedDefinition } from './commands/frozen.ts';
import type { Feature } from './feature.ts';
import {
  areWhole,
  compareTests,
  namesIn,
  reportsOf,
  type CommandRun,
  type TestOutcome,
  type TestReport,
  type VerificationRun,
} from './results/runs.ts';

/** Names in the sentence about new tests, and in others. */
const mostTold = 8;
const mostNamed = 10;

const listed = (names: readonly string[]): string => names.slice(0, mostNamed).join(', ');

/** What the tests that a feature adds or changes did on the code before it. */
export interface NewTests {
  /** The files of tests to which it adds lines. */
  files: readonly string[];
  /** Why none is known that failed there; null when one did. */
  why: string | null;
  /** All of it for the reviewer and the proof. */
  said: string;
  /** What a coder is asked once to show by a test; empty where a test is not to be had. */
  toShow: string[];
  doubts: string[];
}

/** The first line of the failure of each of these tests, or of the files that failed as a whole. */
function failuresIn(reports: readonly TestReport[], wanted: readonly string[]): string[] {
  const failed = reports.flatMap((tests = []) => tests.filter(({ outcome }) => outcome === 'failed'));
  const own = failed.filter(({ name }) => wanted.includes(name));
  return (own.length === 0 ? failed : own).flatMap(({ name, message = '' }) => {
    const line = message.split('\n').find((one) => one.trim() !== '');
    return line === undefined ? [] : [`${name}: ${line.trim()}`];
  });
}

/**
 * Whether tests failed before the work that pass on it, where all of them pass.
 * @param red all tests, with those of the work, on the code before; undefined when that was not possible.
 * @param code the files of code to which the work adds lines.
 */
export function judgeNewTests({
  files,
  code,
  before,
  after,
  red,
}: {
  files: readonly string[];
  code: readonly string[];
  before: readonly TestReport[];
  after: readonly TestReport[];
  red: VerificationRun | undefined;
}): NewTests {
  const old = new Set(namesIn(before));
  const fresh = (outcome: TestOutcome) => namesIn(after, outcome).filter((name) => areWhole(after) && !old.has(name));
  const [passing, skipped] = [fresh('passed'), fresh('skipped')];
  const there = red?.commands.map(({ report }) => report) ?? [];
  const [passedThere, failedThere] = [new Set(namesIn(there, 'passed')), namesIn(there, 'failed')];
  const passedBefore = passing.filter((name) => passedThere.has(name));
  const all = passing.length > 0 ? passing : namesIn(after, 'passed');
  const meant = all.filter((name) => !passedThere.has(name));
  // Where each test is named, a failure of none of them, as of a threshold, shows nothing.
  const isGreen = red?.verdict === 'passed' || (areWhole(there) && areWhole(after) && meant.length === 0);
  const doubts = [
    ...named('new tests that passed before anything was written', passedBefore),
    ...named('new tests that are skipped', skipped),
    // A runner may report a file that cannot be run as a single test with the file's name.
    ...passing.flatMap((name) =>
      files.includes(name) ? `${name} ended well before any test of it did: see what ends the process` : [],
    ),
  ];
  const none = (why: string, toShow: readonly string[] = []): NewTests => ({
    ...{ files, why, doubts, toShow: toShow.slice(0, mostNamed) },
    said: `${why}${inBrackets(passing)}`,
  });
  // A new test that is named and in no file of tests lies in the code itself.
  if (files.length === 0) return none('no test file is new or changed', passing.length > 0 && old.size > 0 ? [] : code);
  if (red === undefined) return none('they do not run in a checkout of the start of the feature');
  if (red.verdict === 'could_not_run') {
    const stopped = red.commands.find(({ verdict }) => verdict === 'could_not_run');
    return none(`they could not be run on the code before: ${stopped?.end ?? ''}`);
  }
  if (isGreen) {
    const shown = [passedBefore, skipped].find(({ length }) => length > 0) ?? (code.length > 0 ? files : []);
    return none('no new test failed on the code before', shown);
  }
  // A file that could not be loaded fails under its own name, and its tests with it; else those without a name there had no turn.
  const isLoaded = failedThere.length > 0 && failedThere.every((name) => passing.includes(name) || old.has(name));
  const failed = areWhole(after) ? meant.filter((name) => !isLoaded || failedThere.includes(name)) : [];
  const which =
    failed.length > 0 && failed.length < passing.length ? `${failed.length} of the ${passing.length}` : 'the';
  const how = isLoaded ? 'failed before' : 'failed before, or could not be loaded there,';
  const failures = failuresIn(there, meant).slice(0, mostTold);
  const onOld = failures.length === 0 ? '' : `; on the old code: ${failures.join('; ')}`;
  const said = `red_green: ${which} new tests ${how} and pass now${inBrackets(failed)}${onOld}`;
  return { files, why: null, said, toShow: [], doubts };
}

const named = (what: string, names: readonly string[]) => (names.length === 0 ? [] : [`${what}: ${listed(names)}`]);
const inBrackets = (names: readonly string[]) =>
  names.length === 0 ? '' : ` (${firstOf(names, mostTold).join('; ')})`;

/**
 * The tests that passed before a feature and whose earlier version fails on its work; without names, their files.
 * @param old the run of the earlier version of the tests on the work; `before`, `now`: all tests before and on it.
 * @param failing tests that failed before any feature; `files`: the earlier files.
 */
export function failingAsTheyWere(
  { old, before, now }: Record<'old' | 'before' | 'now', VerificationRun>,
  failing: readonly string[],
  files: readonly string[],
): string[] {
  if (old.verdict !== 'failed') return [];
  const reports = reportsOf(old);
  const [passedBefore, passedNow] = [namesIn(reportsOf(before), 'passed'), namesIn(reportsOf(now), 'passed')];
  const names = namesIn(reports, 'failed');
  // Without a failed test, what names them all has run none, as when all were skipped.
  if (names.length === 0) return areWhole(reports) && namesIn(reports).length > 0 ? [] : [...files];
  // New tests may fail with the earlier helpers, so they are excluded.
  return names.filter((name) => (passedBefore.includes(name) || !passedNow.includes(name)) && !failing.includes(name));
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

/** All that is known of the commit of a feature. */
export interface Facts {
  feature: Pick<Feature, 'kind' | 'claimed' | 'verification_commands'>;
  /** The results of the frozen commands on the commit, and on that from which it began. */
  run: VerificationRun;
  before: VerificationRun;
  /** Undefined where they were not run, as where a command fails. */
  newTests: NewTests | undefined;
  mutants: Mutation | undefined;
  oldTests: OldTests;
  definitions: readonly ChangedDefinition[];
  isChanged: boolean;
  /** Files that requirements ask for and that the commit does not have, in words. */
  missing: readonly string[];
  /** Whether its coder says that nothing is to be done, which its reviewer judges. */
  isThere: boolean;
}

type Found = 'outcome' | 'reasons' | 'concerns' | 'red_green' | 'untested' | 'without_test' | 'doubted';

/** The verdict on the commit of a feature; it distinguishes faults of the work from those of the environment. */
export function judgeFacts(facts: Facts): Pick<AttemptVerification, Found> {
  const { newTests, mutants, oldTests, definitions, isChanged } = facts;
  const tests = compareTests(reportsOf(facts.before), reportsOf(facts.run));
  const { outcome, reasons } = outcomeOf(facts, tests);
  const untested = outcome === 'green' && isChanged ? whyUntested(facts, tests.fixed) : null;
  const said = [
    newTests?.said ?? `not run: ${isChanged ? 'no command that runs tests passed' : 'nothing was changed'}`,
    ...(mutants === undefined ? [] : [mutants.said]),
    ...(tests.lost === undefined ? [unnamedTests] : []),
  ];
  const { lost = { gone: [], skipped: [] } } = tests;
  return {
    ...{ outcome, reasons: [...new Set(reasons)], untested, red_green: said.join('; ') },
    concerns: [
      ...(mutants?.doubts ?? []),
      ...definitions.map(
        ({ file, part, change }) => `${part} in ${file}, to which a frozen command leads, is ${change}`,
      ),
      ...(untested === null ? [] : [`nothing shows that a test failed before: ${untested}`]),
      ...(newTests?.doubts ?? []),
    ],
    without_test: untested === null ? [] : (newTests?.toShow ?? []),
    doubted: outcome === 'green' ? doubtedIn(lost, oldTests, definitions) : [],
  };
}

/** Said where the report of the tests does not name each of them. */
const unnamedTests = 'the runner does not name every test: whether one is gone is judged by its exit code only';

function outcomeOf(
  facts: Facts,
  { newly, regressed }: Pick<ReturnType<typeof compareTests>, 'newly' | 'regressed'>,
): Pick<AttemptVerification, 'outcome' | 'reasons'> {
  const { run, before, isChanged, isThere, feature } = facts;
  const failed = run.commands.filter(({ verdict }) => verdict !== 'passed');
  const stopped = failed.filter((command) => couldNotRun(command, before));
  const summaries = (commands: readonly CommandRun[]) => commands.map(({ summary }) => summary);
  if (stopped.length > 0 || run.commands.length === 0) return { outcome: 'could_not_run', reasons: summaries(stopped) };
  if (failed.length === 0) {
    const isIdle = !isChanged && !isThere && needsChange(feature);
    const idle = 'nothing was changed since the start of the feature, so nothing can have made it';
    const faults = isIdle ? [idle] : [...facts.missing];
    return { outcome: faults.length > 0 ? 'red' : 'green', reasons: faults };
  }
  // A run without any test is no failure, if its exit code is 0.
  const wasBroken = before.commands.some(({ verdict, exitCode }) => verdict === 'failed' && exitCode !== 0);
  if (wasBroken && newly.length === 0) return { outcome: 'baseline_broken', reasons: summaries(failed) };
  return { outcome: 'red', reasons: [...named('worked before and no longer does', regressed), ...summaries(failed)] };
}

/** Whether something has to be shown by a test of its own. */
const needsTest = ({ kind, claimed }: Facts['feature']): boolean => kind === 'feature' && !claimed;

/** Why no test is known that failed before the feature and passes with it; null when there is one, or none is required. */
function whyUntested({ feature, newTests }: Facts, fixed: readonly string[]): string | null {
  if (!needsTest(feature) || fixed.length > 0) return null;
  return newTests === undefined ? 'no command of the project runs tests' : newTests.why;
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
const needsChange = ({ kind, claimed, verification_commands }: Facts['feature']): boolean =>
  !claimed && (kind === 'feature' || (kind === 'fix' && verification_commands.length === 0));

/** If the baseline kept a time limit, the work is at fault for exceeding it. */
function couldNotRun({ verdict, isLate, line }: CommandRun, { commands }: VerificationRun): boolean {
  if (verdict !== 'could_not_run') return false;
  const known = commands.find((one) => one.line === line);
  return isLate !== true || known === undefined || known.verdict === 'could_not_run';
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

/**
 * A few mutants of changed lines, numbered from 1: one of each line first, those with the most places before others.
 * @param known the concerns of an earlier attempt: a fault that was not noticed then is tried again.
 */
export function chooseMutants(
  changed: readonly { file: string; text: string; lines: ReadonlySet<number> }[],
  most: number,
  known: readonly string[] = [],
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
  const isKnown = ({ file, change }: Mutant) =>
    known.some((one) => one.includes(` ${file}:`) && one.endsWith(` ${change}`));
  return [...new Set([...rows.flat().filter(isKnown), ...rounds.flat()])].slice(0, most);
}

/** What the tests of a feature make of small faults in its lines, in words. */
export interface Mutation {
  said: string;
  doubts: string[];
}

/**
 * A sentence for the reviewer and the proof, and a concern for each unnoticed fault.
 * @param notRun why some or all were not run; undefined when all were.
 */
export function judgeMutants(tried: number, survivors: readonly Omit<Mutant, 'text'>[], notRun?: string): Mutation {
  const untried = notRun === undefined ? '' : `; not all were tried: ${notRun}`;
  const noticed = tried - survivors.length;
  const none = 'its tests notice no fault that was put into its code: they may check nothing';
  return {
    said:
      tried === 0
        ? `no small faults were put into its code: ${notRun ?? 'no known kind of fault fits the changed lines'}`
        : `its tests notice ${noticed} of ${tried} small faults put into its changed lines${untried}`,
    doubts: [
      ...(tried > 1 && noticed === 0 ? [none] : []),
      ...survivors.map(({ file, line, change }) => `its tests do not notice when ${file}:${line} ${change}`),
    ],
  };
}
