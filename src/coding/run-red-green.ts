import { join } from 'node:path';
import type { FrozenCommand, FrozenCommands } from './rules/commands/frozen.ts';
import { isOfNewPackage } from './rules/commands/new-packages.ts';
import { holdsTests, isBesideTests, linesForFiles, withReports } from './rules/feature-tests.ts';
import { packagesIn } from './rules/red-reason.ts';
import { judgeRedGreen, type RedGreen, type TestRun } from './rules/red-green.ts';
import { overallVerdict, type CommandRun, type Verdict } from './rules/results/run-result.ts';
import { withoutKnownFailures } from './rules/results/compare-tests.ts';
import { completeReport } from './rules/results/test-report.ts';
import { changedPaths, differenceBetween, pathsAt } from '../programs/git/work-tree.ts';
import { parseDifference } from './rules/tamper/difference.ts';
import { writesTest } from './rules/untested.ts';
import { contentOf, copyInto, type Content } from './file-contents.ts';
import { withPlace, ownFolderOnly, type VerificationPlace } from './verification-place.ts';
import { readProject, runInOrder } from './verification-run.ts';

export interface RedGreenRequest {
  root: string;
  /** The frozen test commands and the other frozen commands. */
  commands: readonly FrozenCommand[];
  frozen: FrozenCommands;
  /** The commit that the feature began from, and the tree of its work. */
  start: string;
  tree: string;
  /** Paths that do not belong to the feature. */
  without: readonly string[];
  /** The verdict on the project before the feature. */
  baseline: Verdict;
  /** Names of tests that passed in the run of all tests. */
  passedWithAll: ReadonlySet<string>;
  /** Returns the absolute path for an output, by a name. */
  logFile: (name: string) => string;
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
    const isTest = 'bytes' in content && holdsTests(path, content.bytes.toString('utf8'));
    if (isTest) files.push(path);
    if (isTest || isBesideTests(path) || isOfNewPackage(path, atStart)) contents.set(path, content);
  }
  return { files, contents };
}

/** A run of test files, and whether it had to run all tests. */
type FilesRun = TestRun & Pick<CommandRun, 'endKind'> & { isWhole: boolean };

/**
 * Runs test files only, or all tests where a runner cannot select files. Tests that failed before any feature fail no run.
 * @param whole all tests in any case.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
export async function runTestFiles(
  { commands: all, frozen, logFile }: Pick<RedGreenRequest, 'commands' | 'frozen' | 'logFile'>,
  place: VerificationPlace,
  files: readonly string[],
  name: string,
  whole = false,
): Promise<FilesRun | undefined> {
  if (files.length === 0 && !whole) return undefined;
  const project = await readProject(place.root, all);
  const lines = whole ? undefined : linesForFiles(all, files, project);
  const run = await runInOrder({
    ...place,
    commands: lines?.map((line) => ({ kind: 'test', ...line })) ?? withReports(all, project),
    logFile: (_, number) => logFile(number === 1 ? name : `${name}-${number}`),
  });
  const commands = run.commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
  const [first] = commands;
  if (first === undefined) return undefined;
  const tests = completeReport(
    first.report.runner,
    commands.flatMap(({ report }) => report.tests),
  );
  const { end, endKind } = commands.find(({ verdict }) => verdict !== 'passed') ?? first;
  return {
    verdict: overallVerdict(commands.map(({ verdict }) => verdict)),
    end,
    endKind,
    report: { ...tests, complete: commands.every(({ report }) => report.complete) },
    isWhole: lines === undefined,
  };
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
  const { files, contents, alone, after } = await withPlace({ root, tree }, frozen, async (place) => {
    const tests = await featureTests(place.root, changed, atStart);
    const run = await runTestFiles(request, place, tests.files, 'green');
    const all = needsAll(run, passedWithAll) ? await runTestFiles(request, place, tests.files, 'green-all', true) : run;
    return { ...tests, alone: run, after: all?.verdict === 'passed' ? all : run };
  });
  const difference = parseDifference(await differenceBetween(root, start, tree, without));
  const writes = difference.some((file) => files.includes(file.path) && writesTest(file));
  const brings = packagesIn(difference, new Set(contents.keys()));
  const judge = (runs: { before: TestRun | undefined; after: TestRun | undefined }, known: ReadonlySet<string>) =>
    judgeRedGreen({ files, baseline, known, passedWithAll, writes, brings, ...runs });
  if (after?.verdict !== 'passed' || frozen.needs.includes(ownFolderOnly))
    return judge({ before: undefined, after }, new Set());
  const red = await withPlace({ root, tree: start }, frozen, async (place) => {
    const old = files.filter((file) => atStart.has(file));
    const known = await runTestFiles(request, place, old, 'known', after.isWhole);
    await copyInto(contents, place.root);
    return { known, before: await runTestFiles(request, place, files, 'red', after.isWhole) };
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
