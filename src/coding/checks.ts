import { verificationOf, verificationSchema, type AttemptVerification } from './rules/attempt.ts';
import {
  judgeChecks,
  missingFiles,
  describeMutation,
  type MutationCheck,
  chooseMutants,
  type Mutant,
} from './rules/judge-checks.ts';
import { makeProofs, unnamedTests } from './rules/feature.ts';
import {
  describeRedGreen,
  judgeRedGreen,
  type RedGreen,
  type TestRun,
  failingAsTheyWere,
  toBeShown,
  whyUntested,
  needsTest,
  isOfTests,
  isTestFile,
  needsShowing,
} from './rules/red-green.ts';
import {
  lostTests,
  attribute,
  type TestReport,
  type CommandRun,
  type SummarisedRun,
  type VerificationRun,
  type Verdict,
} from './rules/results/runs.ts';
import { doubtedIn } from './rules/change-judge.ts';
import { excerpt } from '../base/errors.ts';
import { addedLines, changedPaths, pathsAt, textAtCommit, treeWith } from '../programs/git/repository.ts';
import {
  ownFolderOnly,
  runTestFiles,
  withPlace,
  type FilesRun,
  type TestedWork,
  type VerificationPlace,
} from './verification-run.ts';
import { compared, describeNeeds, factsAt, factsBefore, ignoredIn } from './facts.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { requireValidAttempt, writeAttempt } from './attempt-file.ts';
import { commandsFor, insideFolder, logFiles, type Attempt, type StepVerdict } from './attempt.ts';
import { changedChecks } from './commands.ts';
import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { worthReading, type ChangedDefinition } from './rules/commands/frozen.ts';
import { folderOf } from './rules/commands/detect.ts';

/** Runs the checks of the work under judgement, unless it was found green before, and stores the result in its record. */
export async function verifyUnlessVerified(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  if (verificationOf(record)?.outcome === 'green') return { is: 'continue', attempt };
  const verification = await checkWork(attempt, now);
  const { outcome, proofs, reasons } = verification;
  const next: Attempt = { ...attempt, record: { ...record, verification } };
  await asWriter(paths, () => {
    const why = excerpt(reasons.join('; '));
    requireValidAttempt(paths, next.record);
    appendEvent(paths, now, { event: 'feature-checked', feature: feature.id, attempt: record.attempt, outcome, why });
    writeAttempt(paths, next.record);
  });
  switch (outcome) {
    case 'green':
      return { is: 'continue', attempt: next };
    case 'red':
      return { is: 'failed', attempt: next, reasons, proofs };
    case 'baseline_broken': {
      const what = 'The project failed before this feature, and fails the same way with it';
      return { is: 'hindered', attempt: next, kind: 'broken_baseline', what, reasons };
    }
    case 'could_not_run': {
      const what = 'The verification could not be run';
      return { is: 'hindered', attempt: next, kind: 'environment', what, reasons };
    }
  }
}

/** Runs all checks of the work under judgement, in a checkout of its commit, and judges them. Only the logs are kept. */
export async function checkWork(attempt: Attempt, now: Date): Promise<AttemptVerification> {
  const { checkout, record } = attempt;
  if (record.candidate === null) throw new Error('Only handed-in work is verified.');
  const { commit: from } = record.start;
  const { commit: to, tree } = record.candidate;
  const { paths, commands: frozen, feature } = attempt;
  const logFile = logFiles(paths, `${feature.id}-${record.attempt}`);
  const subject = { paths, tree: to, frozen, commands: commandsFor(attempt).run };
  // A coder that changed nothing says that the code is right as it is: stored results of these files are not enough.
  const isUnchanged = (await changedPaths(checkout.root, from, to, checkout.without)).length === 0;
  const run = await factsAt({ ...subject, root: checkout.root, logFile }, isUnchanged);
  const ignored = run.verdict === 'passed' ? [] : await ignoredIn(checkout, from, to);
  const verification = await judgeWork(attempt, run, { from, to, tree }, now);
  return { ...verification, reasons: [...ignored, ...verification.reasons] };
}

/** The files of a commit, from the project's folder. */
async function projectFiles({ paths, checkout, record }: Attempt, commit: string): Promise<string[]> {
  const project = record.worktree?.project ?? relative(checkout.root, paths.root).split(sep).join('/');
  const prefix = project === '' || project === '.' ? '' : `${project}/`;
  const all = [...(await pathsAt(checkout.root, commit))];
  return all.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
}

/** Judges work whose commands have run: with its own tests, and by the rules. */
async function judgeWork(
  attempt: Attempt,
  run: VerificationRun<SummarisedRun>,
  { from, to, tree }: { from: string; to: string; tree: string },
  now: Date,
): Promise<AttemptVerification> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without, head } = checkout;
  const changed = (await changedPaths(root, from, to, without)).length > 0;
  const known = await factsBefore(attempt);
  const before = reportsOf(known.commands);
  const lost = lostTests(before, reportsOf(run.commands));
  const definitions = await changedChecks(root, from, to, commandsFor(attempt).run);
  const tests =
    run.verdict === 'passed' && changed
      ? await checkTests(attempt, to, run, { known, before, definitions })
      : undefined;
  const { redGreen, mutation, old } = tests ?? {};
  const reports = run.commands.map(({ report }) => report);
  const attributed = attribute(compared(known), { verdict: run.verdict, reports });
  // They are reported separately, wherever the feature is described.
  const failing = new Set(attempt.commands.failing ?? []);
  const judged = judgeChecks({
    feature,
    run,
    before: known.commands,
    attributed: { ...attributed, stillBroken: attributed.stillBroken.filter((one) => !failing.has(one)) },
    definitions: definitions.map(
      ({ file, part, change }) => `${part} in ${file}, to which a frozen command leads, is ${change}`,
    ),
    redGreen,
    mutation,
    changed,
    missing: missingFiles(feature, await projectFiles(attempt, to)),
    isThere: record.hand_in?.outcome === 'nothing',
    needs: attempt.commands.needs.length === 0 ? undefined : describeNeeds(attempt.commands.needs),
  });
  const untested = judged.outcome === 'green' && changed ? whyUntested({ feature, redGreen, run, attributed }) : null;
  const proofs = makeProofs({
    feature: feature.id,
    attempt: record.attempt,
    runs: run.commands,
    head,
    tree,
    mutants: mutation && describeMutation(mutation),
    untested,
  });
  const sentences = [
    describeRedGreen(redGreen, changed),
    mutation && describeMutation(mutation),
    lost ? undefined : unnamedTests,
  ];
  const red_green = sentences.filter((one) => one !== undefined).join('; ');
  // The schema cuts what is too long for a record: a feature must not fail for a long line.
  return verificationSchema.parse({
    at: now.toISOString(),
    outcome: judged.outcome,
    reasons: judged.reasons,
    concerns: judged.concerns,
    tree,
    red_green,
    // A run that was known has another log than its name says.
    proofs: proofs.map((proof, at) => {
      const log = insideFolder(paths, run.commands[at]?.logFile ?? '');
      return log === `proofs/${proof.id}.log` ? { ...proof } : { ...proof, log };
    }),
    changed,
    untested,
    without_test:
      untested === null || redGreen === undefined
        ? []
        : toBeShown(redGreen, [...(await addedLines(root, from, to, without)).keys()], {
            before,
            after: reportsOf(run.commands),
          }),
    doubted:
      judged.outcome === 'green'
        ? doubtedIn({ lost, oldTests: old?.failing ?? [], oldFiles: old?.files ?? new Map(), definitions })
        : [],
  });
}

function reportsOf(runs: readonly Pick<CommandRun, 'kind' | 'report'>[]): TestReport[] {
  return runs.filter(({ kind }) => kind === 'test').map(({ report }) => report);
}

/** The state before the feature, with which its test results are compared, and its changes to how the commands are defined. */
interface Before {
  known: Pick<VerificationRun, 'verdict'>;
  before: readonly TestReport[];
  definitions: readonly ChangedDefinition[];
}

/**
 * Runs the tests of a feature where they should fail: without its work, and with small faults in it. Of a task that needs no test of its
 * own, such as a `[VERIFY]`, those that a coder brings for it.
 * @param run the verification of the work, which passed.
 * @returns undefined without a test command; `mutation` where the tests do not already fail to show that the feature works.
 */
async function checkTests(
  { paths, checkout, commands, feature, record }: Attempt,
  tree: string,
  run: VerificationRun,
  { known, before, definitions }: Before,
) {
  const testCommands = commands.commands.filter(({ kind }) => kind === 'test');
  if (testCommands.length === 0) return undefined;
  const namesOf = (reports: readonly TestReport[]) => reports.flatMap(({ tests }) => tests);
  const passed = namesOf(run.commands.map(({ report }) => report)).filter(({ outcome }) => outcome === 'passed');
  const request: RedGreenRequest = {
    root: checkout.root,
    tree,
    frozen: commands,
    commands: testCommands,
    baseline: known.verdict,
    known: new Set(namesOf(before).map(({ name }) => name)),
    listed: definitions.map(({ file }) => file),
    passedWithAll: new Set(passed.map(({ name }) => name)),
    start: record.start.commit,
    without: checkout.without,
    logFile: (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`,
  };
  const redGreen = await runRedGreen(request);
  const old = await runOldTests(request, before);
  const isShown = redGreen.verdict === 'red_green' || (needsTest(feature) && redGreen.verdict === 'could_not_run');
  return { redGreen, old, mutation: isShown ? await checkMutants(request, redGreen) : undefined };
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
 * F3: runs the test files that a feature added or changed twice on its work, where they should pass, and with their helpers on its start,
 * where they should fail. The baseline has shown that tests can run at the start. If the files fail by themselves although all tests pass,
 * they may depend on their command: then all tests are run in both places.
 */
export async function runRedGreen(request: RedGreenRequest): Promise<RedGreen> {
  const { root, frozen, start, tree, without, baseline, passedWithAll, known } = request;
  const [atStart, now] = [await pathsAt(root, start), await pathsAt(root, tree)];
  const changed = (await changedPaths(root, start, tree, without)).filter((path) => now.has(path));
  const files = changed.filter((path) => isTestFile(path));
  const runAt = (at: string, some: readonly string[], name: string, whole = false) =>
    some.length === 0 && !whole
      ? undefined
      : withPlace({ root, tree: at }, frozen, (place) => runTestFiles(request, place, some, name, whole));
  const alone = await runAt(tree, files, 'green');
  const all = needsAll(alone, passedWithAll) ? await runAt(tree, files, 'green-all', true) : alone;
  const after = all?.verdict === 'passed' ? all : alone;
  const again = after && (await runAt(tree, files, 'again', after.isWhole));
  const isElsewhere = !frozen.needs.includes(ownFolderOnly);
  const isKnown = known.size > 0 || (after?.isWhole === false && !files.some((file) => atStart.has(file)));
  const unsteady = isKnown ? differing(after, again, files).filter((name) => !known.has(name)) : [];
  const added = await addedLines(root, start, tree, without);
  const writes = files.some((file) => added.has(file));
  const judge = (
    runs: { before: TestRun | undefined; after: TestRun | undefined },
    knownNames: ReadonlySet<string>,
  ) => ({
    ...judgeRedGreen({ files, baseline, known: knownNames, passedWithAll, writes, ...runs }),
    unsteady,
    ...(again?.verdict === 'passed' && { passedAgain: again }),
  });
  if (after?.verdict !== 'passed' || !isElsewhere) return judge({ before: undefined, after }, new Set());
  const tests = changed.filter((path) => isOfTests(path) || isOfNewPackage(path, atStart));
  let before = await runAt(await treeWith(root, start, tests, tree), files, 'red', after.isWhole);
  const listed = request.listed.filter((path) => now.has(path));
  // Without names nobody knows whether a new test took part.
  if (before?.verdict === 'passed' && !before.report.complete && listed.length > 0)
    before = await runAt(await treeWith(root, start, [...tests, ...listed], tree), files, 'red-listed', after.isWhole);
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
  const failed = [one, other].map(
    ({ report }) => new Set(report.tests.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []))),
  );
  const names = [...new Set(failed.flatMap((some) => [...some]))].filter(
    (name) => !failed.every((some) => some.has(name)),
  );
  return names.length > 0 || one.verdict === other.verdict ? names : [...files];
}

/** Whether tests that pass in the run of all tests were not found or not loaded when run alone. */
function needsAll(alone: FilesRun | undefined, passedWithAll: ReadonlySet<string>): boolean {
  if (alone === undefined || alone.isWhole || alone.verdict === 'passed') return false;
  const failed = alone.report.tests.filter(({ outcome }) => outcome === 'failed');
  return failed.length === 0 || failed.some(({ name }) => !passedWithAll.has(name));
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
  const { root, frozen, start, tree, without, baseline, passedWithAll } = request;
  const atStart = await pathsAt(root, start);
  const changed = (await changedPaths(root, start, tree, without)).filter((path) => isOfTests(path));
  const there = changed.filter((path) => atStart.has(path));
  const texts = there.map(async (path) => [path, (await textAtCommit(root, start, path)) ?? ''] as const);
  const found = { failing: [], files: new Map(await Promise.all(texts)) };
  if (there.length === 0 || frozen.needs.includes(ownFolderOnly) || baseline !== 'passed') return found;
  const files = there.filter((path) => isTestFile(path));
  const runOld = async (paths: readonly string[], name: string) =>
    withPlace({ root, tree: await treeWith(root, tree, paths, start) }, frozen, (place) =>
      runTestFiles(request, place, files, name, files.length < there.length),
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

/** A changed file of code in the checkout, with the lines that may be changed. */
interface MutableSource {
  file: string;
  text: string;
  lines: ReadonlySet<number>;
}

interface MutantRun {
  request: TestedWork;
  place: VerificationPlace;
  /** The test files of the feature. */
  files: readonly string[];
  /** The files with a few of their changed lines. */
  sources: readonly MutableSource[];
}

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
/** Faults that a compiler rejects say nothing about the tests, so others are tried instead. */
const mostTries = 2 * mostMutants;
const longestMilliseconds = 120_000;
const leastSeconds = 20;

/** Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs its tests on each. */
export async function checkMutants(
  request: MutantRun['request'],
  { files, passedAgain }: Pick<RedGreen, 'files' | 'passedAgain'>,
): Promise<MutationCheck> {
  const { root, start, tree, without, frozen } = request;
  if (files.length === 0) return none('the feature has no tests of its own');
  if (passedAgain === undefined) return none('its tests do not pass by themselves');
  const changed = [...(await addedLines(root, start, tree, without))].filter(([path]) => needsShowing(path));
  if (changed.length === 0) return none('it changed no code');
  return withPlace({ root, tree }, { ...frozen, needs: frozen.needs.filter((path) => path !== '.') }, async (place) => {
    const sources: MutableSource[] = [];
    for (const [path, lines] of changed) {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      if (!(await lstat(file)).isFile()) continue;
      sources.push({ file: path, text: await readFile(file, 'utf8'), lines });
    }
    return checkWith({ request, place, files, sources }, passedAgain);
  });
}

const none = (notRun: string): MutationCheck => ({ tried: 0, noticed: 0, survivors: [], notRun });

async function checkWith(one: MutantRun, good: TestRun): Promise<MutationCheck> {
  const { request, place, files, sources } = one;
  const mutants = chooseMutants(sources, mostTries);
  const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
  const started = performance.now();
  const longest = leastSeconds + 5 * Math.ceil(good.milliseconds / 1_000);
  const limited = withLimit(request, longest);
  let isRefused = false;
  for (const [index, mutant] of mutants.entries()) {
    if (result.tried === mostMutants) break;
    if (performance.now() - started > longestMilliseconds) {
      result.notRun = `they took longer than ${longestMilliseconds / 1_000} s`;
      break;
    }
    const run = await withFault(one, mutant, () => runTestFiles(limited, place, files, `mutants-${index + 1}`));
    const isEndless = run?.endKind === 'timed-out';
    if (run === undefined || (run.verdict === 'could_not_run' && !isEndless)) {
      result.notRun = run?.end ?? 'the tests could not be started';
      continue;
    }
    // No test has run although the runner counts tests: the fault broke the build.
    if (good.report.tests.length > 0 && run.verdict === 'failed' && run.report.tests.length === 0) {
      isRefused = true;
      continue;
    }
    result.tried += 1;
    if (run.verdict !== 'passed') result.noticed += 1;
    else result.survivors.push({ file: mutant.file, line: mutant.line, change: mutant.change });
  }
  if (isRefused && result.tried < mostMutants) result.notRun ??= 'some do not compile';
  return result;
}

function withLimit(request: MutantRun['request'], seconds: number): MutantRun['request'] {
  const limited = ({ time_limit_seconds }: { time_limit_seconds: number }) => Math.min(time_limit_seconds, seconds);
  return { ...request, commands: request.commands.map((one) => ({ ...one, time_limit_seconds: limited(one) })) };
}

async function withFault<T>({ place, sources }: MutantRun, mutant: Mutant, run: () => Promise<T>): Promise<T> {
  const file = join(place.root, mutant.file);
  const before = sources.find((source) => source.file === mutant.file)?.text ?? '';
  await writeFile(file, mutant.text);
  try {
    return await run();
  } finally {
    await writeFile(file, before);
  }
}
