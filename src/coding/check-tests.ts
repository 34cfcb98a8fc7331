import { lstat, mkdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { type MutationCheck, chooseMutants, type Mutant } from './rules/mutants.ts';
import { judgeRedGreen, type RedGreen, type TestRun, failingAsTheyWere } from './rules/red-green.ts';
import type { VerificationRun, Verdict } from './rules/results/run-result.ts';
import type { TestReport } from './rules/results/test-report.ts';
import { needsTest } from './rules/untested.ts';
import type { Attempt } from './attempt.ts';
import { worthReading } from './rules/commands/definitions.ts';
import { folderOf } from './rules/commands/project-files.ts';
import { changedPaths, differenceBetween, pathsAt } from '../programs/git/work-tree.ts';
import { parseDifference } from './rules/difference.ts';
import {
  ownFolderOnly,
  runTestFiles,
  withPlace,
  type FilesRun,
  type TestedWork,
  type VerificationPlace,
} from './verification-run.ts';
import { isBesideTests, isOfTests, isTestFile, needsShowing } from './rules/test-files.ts';

/** Results of checks of a feature's own tests. */
export interface TestChecks {
  redGreen: RedGreen;
  /** Undefined where the tests already fail to show that the feature works. */
  mutation: MutationCheck | undefined;
  /** Tests of before that fail on the feature's work as they were, see `failingAsTheyWere`. */
  oldTests: string[];
  /** The changed and removed files of tests as they were, by their paths. */
  oldFiles: ReadonlyMap<string, string>;
}

/**
 * Runs the tests of a feature where they should fail: without its work, and with small faults in it. Of a task that needs no test of its
 * own, such as a `[VERIFY]`, those that a coder brings for it.
 * @param run the verification of the work, which passed.
 * @param before the reports of all tests before the feature.
 * @returns undefined without a test command.
 */
export async function checkTests(
  attempt: Attempt,
  tree: string,
  run: VerificationRun,
  before: readonly TestReport[],
): Promise<TestChecks | undefined> {
  const { paths, checkout, commands, feature, record } = attempt;
  const testCommands = commands.commands.filter(({ kind }) => kind === 'test');
  if (testCommands.length === 0) return undefined;
  const passed = run.commands.flatMap(({ report }) => report.tests.filter(({ outcome }) => outcome === 'passed'));
  const request = {
    root: checkout.root,
    tree,
    frozen: commands,
    commands: testCommands,
    baseline: record.baseline.verdict,
    passedWithAll: new Set(passed.map(({ name }) => name)),
    start: record.start.commit,
    without: checkout.without,
    logFile: (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`,
  };
  const redGreen = await runRedGreen(request);
  const needs = needsTest(feature);
  const old = await runOldTests(request, before);
  const isShown = redGreen.verdict === 'red_green' || (needs && redGreen.verdict === 'could_not_run');
  return {
    redGreen,
    oldTests: old.failing,
    oldFiles: old.files,
    mutation: isShown ? await checkMutants(request, redGreen.files) : undefined,
  };
}

interface RedGreenRequest extends TestedWork {
  /** The verdict on the project before the feature. */
  baseline: Verdict;
  /** Names of tests that passed in the run of all tests. */
  passedWithAll: ReadonlySet<string>;
}

/** The tests of a feature: files that it added or changed. */
interface FeatureTests {
  files: string[];
  /** These files, and other changed files that they need: helpers, fixtures, snapshots. */
  contents: Map<string, Content>;
}

/** Finds the tests of a feature in a checkout of its work, with the manifests of new packages in their folders. */
async function featureTests(
  folder: string,
  changed: readonly string[],
  atStart: ReadonlySet<string>,
): Promise<FeatureTests> {
  const files: string[] = [];
  const contents = new Map<string, Content>();
  for (const path of changed) {
    const content = await contentOf(join(folder, path));
    if (content === undefined) continue;
    const isTest = 'bytes' in content && isTestFile(path);
    if (isTest) files.push(path);
    if (isTest || isBesideTests(path) || isOfNewPackage(path, atStart)) contents.set(path, content);
  }
  return { files, contents };
}

/** Whether a file configures a package that is new. */
function isOfNewPackage(path: string, atStart: ReadonlySet<string>): boolean {
  const folder = folderOf(path);
  return folder !== '.' && worthReading(path) && ![...atStart].some((one) => one.startsWith(`${folder}/`));
}

/**
 * Runs the test files that a feature added or changed on its work, where they should pass, and with their helpers on its start, where
 * they should fail. The baseline has shown that tests can run at the start. If the files fail by themselves although all tests pass,
 * they may depend on their command: then all tests are run in both places.
 */
export async function runRedGreen(request: RedGreenRequest): Promise<RedGreen> {
  const { root, frozen, start, tree, without, baseline, passedWithAll } = request;
  const changed = await changedPaths(root, start, tree, without);
  const atStart = await pathsAt(root, start);
  const defining = new Set(frozen.parts.map(({ file }) => file));
  const { files, contents, listed, alone, after } = await withPlace({ root, tree }, frozen, async (place) => {
    const tests = await featureTests(place.root, changed, atStart);
    const run = await runTestFiles(request, place, tests.files, 'green');
    const all = needsAll(run, passedWithAll) ? await runTestFiles(request, place, tests.files, 'green-all', true) : run;
    const listed = new Map<string, Content>();
    for (const path of changed.filter((one) => defining.has(one))) {
      const content = await contentOf(join(place.root, path));
      if (content !== undefined) listed.set(path, content);
    }
    return { ...tests, listed, alone: run, after: all?.verdict === 'passed' ? all : run };
  });
  const difference = parseDifference(await differenceBetween(root, start, tree, without));
  const writes = difference.some(
    ({ path, lines }) => files.includes(path) && lines.some(({ kind }) => kind === 'added'),
  );
  const judge = (runs: { before: TestRun | undefined; after: TestRun | undefined }, known: ReadonlySet<string>) =>
    judgeRedGreen({ files, baseline, known, passedWithAll, writes, ...runs });
  if (after?.verdict !== 'passed' || frozen.needs.includes(ownFolderOnly))
    return judge({ before: undefined, after }, new Set());
  const red = await withPlace({ root, tree: start }, frozen, async (place) => {
    const old = files.filter((file) => atStart.has(file));
    const known = await runTestFiles(request, place, old, 'known', after.isWhole);
    await copyInto(contents, place.root);
    const before = await runTestFiles(request, place, files, 'red', after.isWhole);
    if (before?.verdict !== 'passed' || before.report.complete || listed.size === 0) return { known, before };
    // Without names nobody knows whether a new test took part: in some projects a file lists them, such as a Makefile.
    await copyInto(listed, place.root);
    return { known, before: await runTestFiles(request, place, files, 'red-listed', after.isWhole) };
  });
  const judged = judge({ before: red.before, after }, new Set(red.known?.report.tests.map(({ name }) => name)));
  // All tests passed at the start as well: the runner does not include those of the feature.
  return judged.verdict === 'passed_before' && alone !== after
    ? judge({ before: undefined, after: alone }, new Set())
    : judged;
}

/** Whether tests that pass in the run of all tests were not found or not loaded when run alone. */
function needsAll(alone: FilesRun | undefined, passedWithAll: ReadonlySet<string>): boolean {
  if (alone === undefined || alone.isWhole || alone.verdict === 'passed') return false;
  const failed = alone.report.tests.filter(({ outcome }) => outcome === 'failed');
  return failed.length === 0 || failed.some(({ name }) => !passedWithAll.has(name));
}

/**
 * Runs changed and removed tests as they were before a feature, with the helpers, snapshots and setup files of then, on its work.
 * @param before the reports of all tests before the feature.
 * @returns what fails, by the names of the tests or, if the runner gives none, of their files; and the files.
 */
async function runOldTests(
  request: RedGreenRequest,
  before: readonly TestReport[],
): Promise<{ failing: string[]; files: ReadonlyMap<string, string> }> {
  const { root, frozen, start, tree, without, baseline, passedWithAll } = request;
  const nothing = { failing: [], files: new Map<string, string>() };
  const changed = await changedPaths(root, start, tree, without);
  const old = changed.filter((path) => isOfTests(path));
  if (old.length === 0) return nothing;
  const contents = await withPlace({ root, tree: start }, { ...frozen, needs: [] }, async (place) => {
    const found = new Map<string, Content>();
    for (const path of old) {
      const content = await contentOf(join(place.root, path));
      if (content !== undefined) found.set(path, content);
    }
    return found;
  });
  const texts = [...contents].flatMap(([path, one]) =>
    'bytes' in one ? [[path, one.bytes.toString('utf8')] as const] : [],
  );
  const found = { ...nothing, files: new Map(texts) };
  if (contents.size === 0 || frozen.needs.includes(ownFolderOnly) || baseline !== 'passed') return found;
  const files = [...contents.keys()].filter((path) => isTestFile(path));
  const runOld = async (removed: readonly string[], name: string) =>
    withPlace({ root, tree }, frozen, async (place) => {
      for (const path of removed) await rm(join(place.root, path), { force: true, recursive: true });
      await copyInto(contents, place.root);
      return runTestFiles(request, place, files, name, files.length < contents.size);
    });
  const run = await runOld([], 'old-tests');
  if (run === undefined) return found;
  const known = frozen.failing ?? [];
  const failing = failingAsTheyWere({
    run,
    before,
    passedNow: passedWithAll,
    failing: known,
    files: [...contents.keys()],
  });
  // Without names, it may be new tests that fail with the helpers of then: those of then alone decide.
  const added = run.report.tests.length > 0 || failing.length === 0 ? [] : old.filter((path) => !contents.has(path));
  const isOld = added.length === 0 || (await runOld(added, 'old-tests-only'))?.verdict === 'failed';
  return { ...found, failing: isOld ? failing : [] };
}

/** A file, or the target of a symbolic link. */
type Content = { bytes: Buffer; mode: number } | { link: string };

/** The content of a path; undefined for a missing file, and for a submodule, which is a folder. */
async function contentOf(path: string): Promise<Content | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isSymbolicLink() === true) return { link: await readlink(path) };
  return found?.isFile() === true ? { bytes: await readFile(path), mode: found.mode } : undefined;
}

/** Writes files into a folder, replacing existing ones. */
async function copyInto(contents: ReadonlyMap<string, Content>, folder: string): Promise<void> {
  for (const [file, content] of contents) {
    await clearWay(folder, file.split('/'));
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    if ('link' in content) await symlink(content.link, target);
    else await writeFile(target, content.bytes, { mode: content.mode });
  }
}

/** Removes whatever is at a file's path: writing through a link would change a file outside of the checkout. */
async function clearWay(folder: string, parts: readonly string[]): Promise<void> {
  for (let length = 1; length <= parts.length; length += 1) {
    const path = join(folder, ...parts.slice(0, length));
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) return;
    if (found.isDirectory() && length < parts.length) continue;
    await rm(path, { recursive: true });
    return;
  }
}

/** A changed file of code in the checkout, with the lines that may be changed. */
interface MutableSource {
  file: string;
  text: string;
  lines: Set<number>;
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

/**
 * Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs its tests on each.
 * @param files the test files of the feature.
 */
export async function checkMutants(request: MutantRun['request'], files: readonly string[]): Promise<MutationCheck> {
  const { root, start, tree, without, frozen } = request;
  if (files.length === 0) return none('the feature has no tests of its own');
  const difference = parseDifference(await differenceBetween(root, start, tree, without));
  const changed = difference.filter(
    ({ change, path, binary }) => change !== 'removed' && !binary && needsShowing(path),
  );
  if (changed.length === 0) return none('it changed no code');
  return withPlace({ root, tree }, { ...frozen, needs: frozen.needs.filter((path) => path !== '.') }, async (place) => {
    const sources: MutableSource[] = [];
    for (const { path, lines } of changed) {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      if (!(await lstat(file)).isFile()) continue;
      const added = lines.filter(({ kind }) => kind === 'added').map(({ number }) => number);
      sources.push({ file: path, text: await readFile(file, 'utf8'), lines: new Set(added) });
    }
    return checkWith({ request, place, files, sources });
  });
}

const none = (notRun: string): MutationCheck => ({ tried: 0, noticed: 0, survivors: [], notRun });

async function checkWith(one: MutantRun): Promise<MutationCheck> {
  const { request, place, files, sources } = one;
  const mutants = chooseMutants(sources, mostTries);
  const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
  const started = performance.now();
  const good = await runTestFiles(request, place, files, 'mutants-0');
  if (good?.verdict !== 'passed') {
    const failed = good?.report.tests.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : [])) ?? [];
    return { ...none('its tests do not pass again on the same files'), flaky: failed };
  }
  const seconds = Math.ceil((performance.now() - started) / 1_000);
  const longest = leastSeconds + 5 * seconds;
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
