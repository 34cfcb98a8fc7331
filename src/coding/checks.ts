import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { excerpt } from '../base/errors.ts';
import { addedLines, changedPaths, pathsAt, textAtCommit, treeWith } from '../programs/git/repository.ts';
import {
  commandsFor,
  insideFolder,
  logFiles,
  projectFolder,
  storeAttempt,
  type Attempt,
  type StepVerdict,
} from './attempt.ts';
import {
  describeNeeds,
  factsAt,
  factsBefore,
  ignoredIn,
  isGood,
  reportsOf,
  ownFolderOnly,
  withPlace,
  judgedRun,
  runInOrder,
  type VerificationPlace,
} from './facts.ts';
import { verificationOf, verificationSchema, type AttemptVerification } from './rules/attempt.ts';
import { doubtedIn } from './rules/change-judge.ts';
import { folderOf } from './rules/commands/detect.ts';
import {
  changedDefinitions,
  definitionsOf,
  worthReading,
  type FrozenCommand,
  type FrozenCommands,
} from './rules/commands/frozen.ts';
import { makeProofs, unnamedTests } from './rules/feature.ts';
import {
  chooseMutants,
  describeMutation,
  describeRedGreen,
  failingAsTheyWere,
  isOfTests,
  isTestFile,
  judgeChecks,
  judgeRedGreen,
  missingFiles,
  type MutationCheck,
  needsShowing,
  needsTest,
  type RedGreen,
  type TestRun,
  toBeShown,
} from './rules/judge-checks.ts';
import {
  compareTests,
  completeReport,
  namesIn,
  type CommandRun,
  type TestReport,
  type Verdict,
} from './rules/results/runs.ts';
import { readProject } from './commands.ts';
import { linesForFiles, withReports } from './rules/runners.ts';

/** Runs the checks of the work under judgement, unless it was found green before, and stores the result in its record. */
export async function verifyUnlessVerified(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  if (verificationOf(record)?.outcome === 'green') return { is: 'continue', attempt };
  const verification = await checkWork(attempt, now);
  const { outcome, proofs, reasons } = verification;
  const next: Attempt = { ...attempt, record: { ...record, verification } };
  const why = excerpt(reasons.join('; '));
  const event = { event: 'feature-checked', feature: feature.id, attempt: record.attempt, outcome, why } as const;
  await storeAttempt(paths, next.record, new Date(), event);
  if (outcome === 'green') return { is: 'continue', attempt: next };
  if (outcome === 'red') return { is: 'failed', attempt: next, reasons, proofs };
  const [kind, what] =
    outcome === 'baseline_broken'
      ? (['broken_baseline', 'The project failed before this feature, and fails the same way with it'] as const)
      : (['environment', 'The verification could not be run'] as const);
  return { is: 'hindered', attempt: next, kind, what, reasons };
}

/** Finds the facts about the work under judgement, in checkouts of its commit, and judges them. Only the logs are kept. */
export async function checkWork(attempt: Attempt, now: Date): Promise<AttemptVerification> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const { root, head } = checkout;
  if (record.candidate === null) throw new Error('Only handed-in work is verified.');
  const { commit: to, tree } = record.candidate;
  const { commit: from } = record.start;
  const { run: commands } = commandsFor(attempt);
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}`);
  const changed = (await changedPaths(root, from, to)).length > 0;
  // A coder that changed nothing says that the code is right as it is: stored results of these files are not enough.
  const isEnough = changed ? isGood : () => false;
  const run = await factsAt({ paths, tree: to, frozen, commands, root, logFile }, isEnough);
  const known = await factsBefore(attempt, from, `${feature.id}-${record.attempt}-baseline`);
  const [before, after] = [reportsOf(known), reportsOf(run)];
  const tests = compareTests(before, after);
  const definitionsAt = async (at: string) => definitionsOf(commands, await readProject(root, commands, at));
  const definitions = changedDefinitions(await definitionsAt(from), await definitionsAt(to));
  const testCommands = frozen.commands.filter(({ kind }) => kind === 'test');
  const request: RedGreenRequest = {
    ...{ root, tree: to, frozen, commands: testCommands, start: from, baseline: known.verdict },
    known: new Set(namesIn(before)),
    listed: definitions.map(({ file }) => file),
    passedWithAll: new Set(namesIn(after, 'passed')),
    logFile: (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`,
  };
  const isTested = run.verdict === 'passed' && changed && testCommands.length > 0;
  const redGreen = isTested ? await runRedGreen(request) : undefined;
  const old = isTested ? await runOldTests(request, before) : undefined;
  const isShown = redGreen?.verdict === 'red_green' || (needsTest(feature) && redGreen?.verdict === 'could_not_run');
  const mutation = redGreen !== undefined && isShown ? await checkMutants(request, redGreen) : undefined;
  // They are reported separately, wherever the feature is described.
  const failing = new Set(frozen.failing ?? []);
  const judged = judgeChecks({
    ...{ feature, run, redGreen, mutation, changed, before: known.commands },
    tests: { ...tests, stillBroken: tests.stillBroken.filter((one) => !failing.has(one)) },
    definitions: definitions.map(
      ({ file, part, change }) => `${part} in ${file}, to which a frozen command leads, is ${change}`,
    ),
    missing: missingFiles(feature, await projectFiles(attempt, to)),
    isThere: record.hand_in?.outcome === 'nothing',
    needs: frozen.needs.length === 0 ? undefined : describeNeeds(frozen.needs),
  });
  const { untested } = judged;
  const mutants = mutation && describeMutation(mutation);
  const proofs = makeProofs({
    ...{ feature: feature.id, attempt: record.attempt, runs: run.commands, head, tree, untested },
  });
  const said = [describeRedGreen(redGreen, changed), mutants, tests.lost ? undefined : unnamedTests];
  const isToShow = untested !== null && redGreen !== undefined;
  // The schema cuts what is too long for a record: a feature must not fail for a long line.
  return verificationSchema.parse({
    ...{ ...judged, at: now.toISOString(), tree, changed },
    reasons: [...(run.verdict === 'passed' ? [] : await ignoredIn(root, from, to)), ...judged.reasons],
    red_green: said.filter((one) => one !== undefined).join('; '),
    // A run that was known has another log than its name says.
    proofs: proofs.map((proof, at) => {
      const log = insideFolder(paths, run.commands[at]?.logFile ?? '');
      return log === `proofs/${proof.id}.log` ? proof : { ...proof, log };
    }),
    without_test: isToShow
      ? toBeShown(redGreen, [...(await addedLines(root, from, to)).keys()], { before, after })
      : [],
    doubted:
      judged.outcome === 'green'
        ? doubtedIn({ lost: tests.lost, oldTests: old?.failing ?? [], oldFiles: old?.files ?? new Map(), definitions })
        : [],
  });
}

/** The files of a commit, from the project's folder. */
async function projectFiles(attempt: Attempt, commit: string): Promise<string[]> {
  const project = projectFolder(attempt);
  const prefix = project === '' ? '' : `${project}/`;
  const all = [...(await pathsAt(attempt.checkout.root, commit))];
  return all.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
}

interface RedGreenRequest extends TestedWork {
  /** The verdict on the project before the feature, and the names of its tests. */
  baseline: Verdict;
  known: ReadonlySet<string>;
  /** Names of tests that passed in the run of all tests. */
  passedWithAll: ReadonlySet<string>;
  /** The changed files that define the commands: in some projects one of them lists the tests, such as a Makefile. */
  listed: readonly string[];
}

/** Whether a file configures a package that is new. */
function isOfNewPackage(path: string, atStart: ReadonlySet<string>): boolean {
  const folder = folderOf(path);
  return folder !== '.' && worthReading(path) && ![...atStart].some((one) => one.startsWith(`${folder}/`));
}

/**
 * Seconds that a run on other code may take: several times what the same tests took on the work. One that hangs there must not hold up
 * everything until the limit of the command.
 */
const secondsFor = ({ durationMilliseconds }: TestRun): number => 20 + 5 * Math.ceil(durationMilliseconds / 1_000);

/**
 * F3: runs the test files that a feature added or changed twice on its work, where they should pass, and with their helpers on its start,
 * where they should fail. The baseline has shown that tests can run at the start. If the files fail by themselves although all tests pass,
 * they may depend on their command: then all tests are run in both places.
 */
export async function runRedGreen(request: RedGreenRequest): Promise<RedGreen> {
  const { root, frozen, start, tree, baseline, passedWithAll, known } = request;
  const [atStart, now] = [await pathsAt(root, start), await pathsAt(root, tree)];
  const changed = (await changedPaths(root, start, tree)).filter((path) => now.has(path));
  const files = changed.filter((path) => isTestFile(path));
  const runAt = (at: string, name: string, how: { whole?: boolean; seconds?: number } = {}) =>
    files.length === 0
      ? undefined
      : withPlace({ root, tree: at }, frozen, (place) => runTestFiles(request, place, files, name, how));
  const alone = await runAt(tree, 'green');
  const all = needsAll(alone, passedWithAll) ? await runAt(tree, 'green-all', { whole: true }) : alone;
  const after = all?.verdict === 'passed' ? all : alone;
  const whole = after?.isWhole === true;
  const again = after && (await runAt(tree, 'again', { whole }));
  const isKnown = known.size > 0 || (after !== undefined && !whole && !files.some((file) => atStart.has(file)));
  const unsteady = isKnown ? differing(after, again, files).filter((name) => !known.has(name)) : [];
  const added = await addedLines(root, start, tree);
  const writes = files.some((file) => added.has(file));
  const judge = (runs: Record<'before' | 'after', TestRun | undefined>, knownNames: ReadonlySet<string>) => ({
    ...judgeRedGreen({ files, baseline, known: knownNames, passedWithAll, writes, ...runs }),
    unsteady,
    ...(again?.verdict === 'passed' && { passedAgain: again }),
  });
  if (after?.verdict !== 'passed' || frozen.needs.includes(ownFolderOnly))
    return judge({ before: undefined, after }, new Set());
  // Without names nobody knows whether a new test takes part that is not listed.
  const isTaken = (path: string) =>
    isOfTests(path) || isOfNewPackage(path, atStart) || (!after.report.complete && request.listed.includes(path));
  const old = await treeWith(root, start, changed.filter(isTaken), tree);
  const before = await runAt(old, 'red', { whole, seconds: secondsFor(after) });
  const judged = judge({ before, after }, known);
  // All tests passed at the start as well: the runner does not include those of the feature.
  return judged.verdict === 'passed_before' && alone !== after
    ? judge({ before: undefined, after: alone }, new Set())
    : judged;
}

/** The tests that passed in one of two runs on the same files and failed in the other; without names, their files. */
function differing(one: TestRun | undefined, other: TestRun | undefined, files: readonly string[]): string[] {
  if (one === undefined || other === undefined || [one, other].some(({ verdict }) => verdict === 'could_not_run'))
    return [];
  const failed = [one, other].map(({ report }) => new Set(namesIn([report], 'failed')));
  const names = [...new Set(failed.flatMap((some) => [...some]))].filter(
    (name) => !failed.every((some) => some.has(name)),
  );
  return names.length > 0 || one.verdict === other.verdict ? names : [...files];
}

/** Whether tests that pass in the run of all tests were not found or not loaded when run alone. */
function needsAll(alone: FilesRun | undefined, passedWithAll: ReadonlySet<string>): boolean {
  if (alone === undefined || alone.isWhole || alone.verdict === 'passed') return false;
  const failed = namesIn([alone.report], 'failed');
  return failed.length === 0 || failed.some((name) => !passedWithAll.has(name));
}

/**
 * F2: runs changed and removed tests as they were before a feature, with the helpers and snapshots of then, on its work.
 * @param before the reports of all tests before the feature.
 * @returns what fails, by the names of the tests or, if the runner gives none, of their files; and the files.
 */
async function runOldTests(
  request: RedGreenRequest,
  before: readonly TestReport[],
): Promise<{ failing: string[]; files: ReadonlyMap<string, string> }> {
  const { root, frozen, start, tree, baseline, passedWithAll } = request;
  const atStart = await pathsAt(root, start);
  const changed = (await changedPaths(root, start, tree)).filter((path) => isOfTests(path));
  const there = changed.filter((path) => atStart.has(path));
  const texts = there.map(async (path) => [path, (await textAtCommit(root, start, path)) ?? ''] as const);
  const found = { failing: [], files: new Map(await Promise.all(texts)) };
  if (there.length === 0 || frozen.needs.includes(ownFolderOnly) || baseline !== 'passed') return found;
  const files = there.filter((path) => isTestFile(path));
  const whole = files.length < there.length;
  const runOld = async (paths: readonly string[], name: string) =>
    withPlace({ root, tree: await treeWith(root, tree, paths, start) }, frozen, (place) =>
      runTestFiles(request, place, files, name, { whole }),
    );
  const run = await runOld(there, 'old-tests');
  if (run === undefined) return found;
  const { failing: known = [] } = frozen;
  const failing = failingAsTheyWere({ run, before, passedNow: passedWithAll, failing: known, files: there });
  // Without names, it may be new tests that fail with the helpers of then: those of then alone decide.
  const isUnsure = run.report.tests.length === 0 && failing.length > 0 && there.length < changed.length;
  const isOld = !isUnsure || (await runOld(changed, 'old-tests-only'))?.verdict === 'failed';
  return { ...found, failing: isOld ? failing : [] };
}

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
/** Faults that a compiler rejects say nothing about the tests, so others are tried instead. */
const mostTries = 2 * mostMutants;
const longestMilliseconds = 120_000;

/** Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs its tests on each. */
export async function checkMutants(
  request: TestedWork,
  { files, passedAgain }: Pick<RedGreen, 'files' | 'passedAgain'>,
): Promise<MutationCheck> {
  const none = (notRun: string): MutationCheck => ({ tried: 0, noticed: 0, survivors: [], notRun });
  if (files.length === 0) return none('the feature has no tests of its own');
  if (passedAgain === undefined) return none('its tests do not pass by themselves');
  const { root, start, tree, frozen } = request;
  const changed = [...(await addedLines(root, start, tree))].filter(([path]) => needsShowing(path));
  if (changed.length === 0) return none('it changed no code');
  // Never in the project's own folder.
  return withPlace({ root, tree }, { needs: frozen.needs.filter((path) => path !== ownFolderOnly) }, async (place) => {
    const sources = [];
    for (const [file, lines] of changed) {
      const path = join(place.root, file);
      // Writing through a link would change a file outside of the checkout.
      if ((await lstat(path)).isFile()) sources.push({ file, path, lines, text: await readFile(path, 'utf8') });
    }
    const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
    const started = performance.now();
    let isRefused = false;
    for (const [index, { file, line, change, text }] of chooseMutants(sources, mostTries).entries()) {
      if (result.tried === mostMutants) break;
      if (performance.now() - started > longestMilliseconds) {
        result.notRun = `they took longer than ${longestMilliseconds / 1_000} s`;
        break;
      }
      const source = sources.find((one) => one.file === file);
      if (source === undefined) continue;
      await writeFile(source.path, text);
      const how = { seconds: secondsFor(passedAgain) };
      const run = await runTestFiles(request, place, files, `mutants-${index + 1}`, how);
      await writeFile(source.path, source.text);
      if (run === undefined || (run.verdict === 'could_not_run' && run.endKind !== 'timed-out'))
        result.notRun = run?.end ?? 'the tests could not be started';
      // No test has run although the runner counts tests: the fault broke the build.
      else if (passedAgain.report.tests.length > 0 && run.verdict === 'failed' && run.report.tests.length === 0)
        isRefused = true;
      else {
        result.tried += 1;
        if (run.verdict === 'passed') result.survivors.push({ file, line, change });
        else result.noticed += 1;
      }
    }
    if (isRefused && result.tried < mostMutants) result.notRun ??= 'some do not compile';
    return result;
  });
}

/** The work on a feature, and the commands that test it. */
interface TestedWork {
  root: string;
  /** The frozen test commands and the other frozen commands. */
  commands: readonly FrozenCommand[];
  frozen: FrozenCommands;
  /** The commit that the feature began from, and the tree of its work. */
  start: string;
  tree: string;
  /** Returns the absolute path for an output, by a name. */
  logFile: (name: string) => string;
}

/** A run of test files, and whether it had to run all tests. */
type FilesRun = TestRun & Pick<CommandRun, 'endKind'> & { isWhole: boolean };

/**
 * Runs test files only, or all tests where a runner cannot select files. Tests that failed before any feature fail no run.
 * @param how `whole`: all tests in any case; `seconds`: a time limit below that of their command.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
async function runTestFiles(
  { commands, frozen, logFile }: Pick<TestedWork, 'commands' | 'frozen' | 'logFile'>,
  place: VerificationPlace,
  files: readonly string[],
  name: string,
  { whole = false, seconds = Infinity }: { whole?: boolean; seconds?: number } = {},
): Promise<FilesRun | undefined> {
  if (files.length === 0 && !whole) return undefined;
  const project = await readProject(place.root, commands);
  const all = commands.map((one) => ({ ...one, time_limit_seconds: Math.min(one.time_limit_seconds, seconds) }));
  const lines = whole ? undefined : linesForFiles(all, files, project);
  const run = await runInOrder({
    ...place,
    commands: lines?.map((line) => ({ kind: 'test', ...line })) ?? withReports(all, project),
    logFile: (_, number) => logFile(number === 1 ? name : `${name}-${number}`),
  });
  const { verdict, commands: ended } = judgedRun(run.commands, frozen);
  const [first] = ended;
  if (first === undefined) return undefined;
  const tests = completeReport(ended.flatMap(({ report }) => report.tests));
  const { end, endKind } = ended.find((one) => one.verdict !== 'passed') ?? first;
  return {
    verdict,
    end,
    endKind,
    report: { ...tests, complete: ended.every(({ report }) => report.complete) },
    durationMilliseconds: ended.reduce((sum, { durationMilliseconds }) => sum + durationMilliseconds, 0),
    isWhole: lines === undefined,
  };
}
