import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { namesIn } from '../files/regular.ts';
import { withCheckout } from '../programs/git/clean-checkout.ts';
import { dependencyFolders } from '../programs/git/dependencies.ts';
import type { FrozenCommand, FrozenCommands } from './rules/commands/frozen.ts';
import { linesForFiles, withReports } from './rules/feature-tests.ts';
import type { TestRun } from './rules/red-green.ts';
import { withoutKnownFailures } from './rules/results/compare-tests.ts';
import {
  overallVerdict,
  type CommandRun,
  type SummarisedRun,
  type VerificationRun,
} from './rules/results/run-result.ts';
import { completeReport } from './rules/results/test-report.ts';
import { readProject, runInOrder, type VerificationRequest } from './verification-run.ts';
import type { Environment } from './run-program.ts';

/** The folder in which commands are run, and their variables. */
export interface VerificationPlace {
  root: string;
  environment: Environment;
  /** Whether the folder is deleted afterwards. */
  isTemporary: boolean;
}

/** The value of `needs` for a project whose tests run only in its own folder. */
export const ownFolderOnly = '.';

/**
 * Runs `work` in a checkout of exactly this tree. A project whose tests do not run in any checkout, according to its first baseline, is verified in its own folder.
 * @param root the work tree whose dependencies are used.
 */
export async function withPlace<T>(
  { root, tree, copied = [] }: { root: string; tree: string; copied?: readonly string[] },
  frozen: Pick<FrozenCommands, 'needs'>,
  work: (place: VerificationPlace) => Promise<T>,
): Promise<T> {
  const environment = process.env;
  if (frozen.needs.includes(ownFolderOnly)) return work({ root, environment, isTemporary: false });
  return withCheckout({ root, tree, copied: [...frozen.needs, ...copied] }, async (folder) =>
    work({
      root: folder,
      isTemporary: true,
      environment: {
        ...environment,
        ...(await pythonVariables(root, folder, environment)),
        ...cargoVariables(root, environment),
      },
    }),
  );
}

/**
 * Runs commands in the place that `withPlace` chooses, with a report of each test. Tests that failed before any feature fail no run.
 * @param request without the place.
 */
export async function runInPlace(
  at: Parameters<typeof withPlace>[0],
  frozen: Pick<FrozenCommands, 'needs' | 'failing'>,
  request: Omit<VerificationRequest, keyof VerificationPlace>,
): Promise<VerificationRun<SummarisedRun>> {
  const { commands } = await withPlace(at, frozen, async (place) => {
    const project = await readProject(place.root, request.commands);
    return runInOrder({ ...request, ...place, commands: withReports(request.commands, project) });
  });
  const judged = commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
  return { verdict: overallVerdict(judged.map(({ verdict }) => verdict)), commands: judged };
}

/** The work on a feature, and the commands that test it. */
export interface TestedWork {
  root: string;
  /** The frozen test commands and the other frozen commands. */
  commands: readonly FrozenCommand[];
  frozen: FrozenCommands;
  /** The commit that the feature began from, and the tree of its work. */
  start: string;
  tree: string;
  /** Paths that do not belong to the feature. */
  without: readonly string[];
  /** Returns the absolute path for an output, by a name. */
  logFile: (name: string) => string;
}

/** A run of test files, and whether it had to run all tests. */
export type FilesRun = TestRun & Pick<CommandRun, 'endKind'> & { isWhole: boolean };

/**
 * Runs test files only, or all tests where a runner cannot select files. Tests that failed before any feature fail no run.
 * @param whole all tests in any case.
 * @returns the runs of all packages as one; undefined when there is nothing to run.
 */
export async function runTestFiles(
  { commands: all, frozen, logFile }: Pick<TestedWork, 'commands' | 'frozen' | 'logFile'>,
  place: VerificationPlace & Pick<VerificationRequest, 'onProgress'>,
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

/** Variables that make Python use the checkout's copy of a package installed in place (`pip install -e .`). */
async function pythonVariables(root: string, folder: string, environment: Environment): Promise<Environment> {
  const linked = (await dependencyFolders(root)).filter((path) => /(?:^|\/)\.?venv$/.test(path));
  const paths = [...new Set(['.venv', 'venv', ...linked])].flatMap((name) => {
    const roots = [root, rootOf(root, name)];
    return sitePackages(join(root, name))
      .flatMap(placesIn)
      .flatMap((place) => {
        const known = roots.find((one) => place === one || place.startsWith(`${one}/`));
        return known === undefined ? [] : [folder + place.slice(known.length)];
      });
  });
  const before = environment.PYTHONPATH ?? '';
  const separator = process.platform === 'win32' ? ';' : ':';
  const all = [...new Set(paths), ...before.split(separator).filter((one) => one !== '')];
  return {
    ...(all.length === 0 ? {} : { PYTHONPATH: all.join(separator) }),
    // A temporary folder needs no new installation.
    UV_NO_SYNC: '1',
  };
}

function sitePackages(environment: string): string[] {
  const library = join(environment, 'lib');
  return namesIn(library)
    .map((name) => join(library, name, 'site-packages'))
    .concat(join(environment, 'Lib', 'site-packages'))
    .filter((path) => existsSync(path));
}

/** The work tree that an environment belongs to; the work trees of features have links to the main one's. */
function rootOf(root: string, environment: string): string {
  const path = join(root, environment);
  const real = existsSync(path) ? realpathSync(path) : path;
  return real.endsWith(`${sep}${environment}`) ? real.slice(0, -environment.length - 1) : root;
}

/** The source folders of packages that are installed in place. */
function placesIn(site: string): string[] {
  return namesIn(site).flatMap((name) => {
    const isPath = name.endsWith('.pth');
    if (!isPath && !/^__editable__.*finder\.py$/.test(name)) return [];
    const text = readFileSync(join(site, name), 'utf8');
    return isPath ? text.split(/\r?\n/) : [...text.matchAll(/'(\/[^'\n]+)'/g)].map(([, path = '']) => dirname(path));
  });
}

/** Compiled dependencies are shared, since compiling them for each verification might exceed its time limit. */
function cargoVariables(root: string, environment: Environment): Environment {
  const target = join(root, 'target');
  return environment.CARGO_TARGET_DIR === undefined && existsSync(join(root, 'Cargo.toml')) && existsSync(target)
    ? { CARGO_TARGET_DIR: target }
    : {};
}
