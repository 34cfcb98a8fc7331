import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FrozenCommand, FrozenCommands } from './rules/commands/frozen.ts';
import { holdsTests, isBesideTests, linesForFiles } from './rules/feature-tests.ts';
import { judgeRedGreen, type RedGreen, type TestRun } from './rules/red-green.ts';
import { overallVerdict, type Verdict } from './rules/results/run-result.ts';
import { completeReport } from './rules/results/test-report.ts';
import { changedPaths } from '../programs/git/work-tree.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { atPlace, ownFolderOnly, type VerificationPlace } from './verification-place.ts';
import { readProject, runVerification } from './verification-run.ts';

export interface RedGreenRequest {
  root: string;
  /** The frozen test command, among the others. */
  command: FrozenCommand;
  frozen: FrozenCommands;
  /** The commit that the feature began from, and the tree of its work. */
  start: string;
  tree: string;
  /** Paths that are no part of the feature. */
  without: readonly string[];
  /** Of the project before the feature. */
  baseline: Verdict;
  /** Names of tests that passed in the run of all tests. */
  passedWithAll: ReadonlySet<string>;
  /** Where the outputs go, by a name, absolute. */
  logFile: (name: string) => string;
}

/** The tests of a feature: files that it added or changed. */
export interface FeatureTests {
  files: string[];
  /** Further changed files that these need: helpers, fixtures, snapshots. */
  support: string[];
}

/** Finds the tests of a feature in a checkout of its work. */
async function featureTests(folder: string, changed: readonly string[]): Promise<FeatureTests> {
  const files: string[] = [];
  const support: string[] = [];
  for (const path of changed) {
    if (!existsSync(join(folder, path))) continue;
    const text = await readFile(join(folder, path), 'utf8').catch(() => '');
    if (holdsTests(path, text)) files.push(path);
    else if (isBesideTests(path)) support.push(path);
  }
  return { files, support };
}

/**
 * Runs test files only, or all tests where the runner cannot be told so.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
export async function runTestFiles(
  { command, logFile }: Pick<RedGreenRequest, 'command' | 'logFile'>,
  place: VerificationPlace,
  files: readonly string[],
  name: string,
): Promise<TestRun | undefined> {
  if (files.length === 0) return undefined;
  const lines = linesForFiles(command, files, await readProject(place.root, [command])) ?? [command];
  const { time_limit_seconds } = command;
  const { commands } = await runVerification({
    ...place,
    commands: lines.map(({ folder, line }) => ({ kind: 'test', folder, line, time_limit_seconds })),
    logFile: (_, number) => logFile(number === 1 ? name : `${name}-${number}`),
  });
  const [first] = commands;
  if (first === undefined) return undefined;
  const tests = completeReport(
    first.report.runner,
    commands.flatMap(({ report }) => report.tests),
  );
  return {
    verdict: overallVerdict(commands.map(({ verdict }) => verdict)),
    end: commands.find(({ verdict }) => verdict !== 'passed')?.end ?? first.end,
    report: { ...tests, complete: commands.every(({ report }) => report.complete) },
  };
}

async function copyInto(files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

/**
 * Runs the test files that a feature added or changed on its work, where they should pass, and with what they need on a checkout of
 * its start, where they should fail. That such a checkout can run tests was shown by the baseline.
 */
export async function runRedGreen(request: RedGreenRequest): Promise<RedGreen> {
  const { root, frozen, start, tree, without, baseline, passedWithAll } = request;
  const changed = await changedPaths(root, start, tree, without);
  const green = await atPlace({ root, tree }, frozen, async (place) => {
    const tests = await featureTests(place.root, changed);
    const after = await runTestFiles(request, place, tests.files, 'green');
    const contents = new Map<string, Buffer>();
    for (const file of [...tests.files, ...tests.support]) contents.set(file, await readFile(join(place.root, file)));
    return { files: tests.files, after, contents };
  });
  const { files, after, contents } = green;
  if (after?.verdict !== 'passed' || frozen.needs.includes(ownFolderOnly))
    return judgeRedGreen({ files, baseline, before: undefined, after, known: new Set(), passedWithAll });
  const atStart = new Set(fields(await git(root, ['ls-tree', '-r', '-z', '--name-only', start])));
  const red = await atPlace({ root, tree: start }, frozen, async (place) => {
    const old = files.filter((file) => atStart.has(file));
    const known = await runTestFiles(request, place, old, 'known');
    await copyInto(contents, place.root);
    return { known, before: await runTestFiles(request, place, files, 'red') };
  });
  const known = new Set(red.known?.report.tests.map(({ name }) => name));
  return judgeRedGreen({ files, baseline, before: red.before, after, known, passedWithAll });
}
