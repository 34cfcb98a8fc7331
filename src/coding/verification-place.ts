import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { namesIn, readOrNothing } from '../files/regular.ts';
import { withCheckout } from '../programs/git/clean-checkout.ts';
import { dependencyFolders } from '../programs/git/dependencies.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { withReports } from './rules/feature-tests.ts';
import { withoutKnownFailures } from './rules/results/compare-tests.ts';
import { overallVerdict, type VerificationRun } from './rules/results/run-result.ts';
import { readProject, runVerification, type SummarisedRun, type VerificationRequest } from './verification-run.ts';
import {
  frozenEnvironment,
  heldVariables,
  npmVariables,
  withoutRunners,
  type Environment,
} from './rules/commands/environment.ts';

/** The folder in which commands are run, and their variables. */
export interface VerificationPlace {
  /** Absolute. */
  root: string;
  environment: Environment;
  /** Whether the folder is gone afterwards. */
  isTemporary: boolean;
}

/** The needs of a project whose tests run in its own folder only. */
export const ownFolderOnly = '.';

/** The decisive variables of this process, and the user's settings of npm among them, to be frozen. */
export function environmentNow(): Record<string, string> {
  return {
    ...npmVariables(readOrNothing(npmrcOf(process.env))?.toString('utf8') ?? ''),
    ...heldVariables(process.env),
  };
}

const npmrcOf = ({ npm_config_userconfig: named, HOME = '' }: Environment): string => named ?? join(HOME, '.npmrc');

/**
 * Runs `work` in a checkout of exactly this tree, with the frozen environment. Only a project whose tests do not run in any
 * checkout, as its first baseline showed, is verified in its own folder.
 * @param root the work tree that dependencies are taken from.
 */
export async function atPlace<T>(
  { root, tree, copied = [] }: { root: string; tree: string; copied?: readonly string[] },
  frozen: Pick<FrozenCommands, 'environment' | 'needs' | 'confirmed_at'>,
  work: (place: VerificationPlace) => Promise<T>,
): Promise<T> {
  const environment = frozenEnvironment(frozen.environment, process.env);
  if (frozen.needs.includes(ownFolderOnly)) return work({ root, environment, isTemporary: false });
  return withCheckout({ root, tree, copied: [...frozen.needs, ...copied] }, async (folder) =>
    work({
      root: folder,
      isTemporary: true,
      environment: {
        ...environment,
        ...(await npmUserConfiguration(environment, dirname(folder))),
        ...(await pythonVariables(root, folder, environment, frozen.confirmed_at)),
        ...cargoVariables(root, environment),
      },
    }),
  );
}

/**
 * Runs commands where `atPlace` says, with a report of each test. Tests that failed before any feature fail no run.
 * @param request without the place.
 */
export async function verifyAt(
  at: Parameters<typeof atPlace>[0],
  frozen: Pick<FrozenCommands, 'environment' | 'needs' | 'confirmed_at' | 'failing'>,
  request: Omit<VerificationRequest, keyof VerificationPlace>,
): Promise<VerificationRun<SummarisedRun>> {
  const { commands } = await atPlace(at, frozen, async (place) => {
    const project = await readProject(place.root, request.commands);
    return runVerification({ ...request, ...place, commands: withReports(request.commands, project) });
  });
  const judged = commands.map((one) => withoutKnownFailures(one, frozen.failing ?? []));
  return { verdict: overallVerdict(judged.map(({ verdict }) => verdict)), commands: judged };
}

/** Settings of npm that were written since the freeze run no script. */
async function npmUserConfiguration(environment: Environment, temporary: string): Promise<Environment> {
  const known = readOrNothing(npmrcOf(environment))?.toString('utf8');
  if (known === undefined || withoutRunners(known) === known) return {};
  const file = join(temporary, 'npmrc');
  await writeFile(file, withoutRunners(known), { mode: 0o600 });
  return { npm_config_userconfig: file };
}

/**
 * A package that is installed in place (`pip install -e .`) leads to the folder it was installed from: the same folder of the
 * checkout comes first. Code that Python runs at every start, and that came since the freeze, is left out.
 */
async function pythonVariables(
  root: string,
  folder: string,
  environment: Environment,
  frozenAt: string,
): Promise<Environment> {
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
    ...(hasNewCustomization(environment.HOME ?? '', frozenAt) ? { PYTHONNOUSERSITE: '1' } : {}),
    // Nothing is installed anew for the sake of a temporary folder.
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

/** The work tree that an environment belongs to: in the work tree of a feature it is a link to that of the main one. */
function rootOf(root: string, environment: string): string {
  const path = join(root, environment);
  const real = existsSync(path) ? realpathSync(path) : path;
  return real.endsWith(`${sep}${environment}`) ? real.slice(0, -environment.length - 1) : root;
}

/** The folders that packages installed in place were installed from. */
function placesIn(site: string): string[] {
  return namesIn(site).flatMap((name) => {
    const isPath = name.endsWith('.pth');
    if (!isPath && !/^__editable__.*finder\.py$/.test(name)) return [];
    const text = readFileSync(join(site, name), 'utf8');
    return isPath ? text.split(/\r?\n/) : [...text.matchAll(/'(\/[^'\n]+)'/g)].map(([, path = '']) => dirname(path));
  });
}

function hasNewCustomization(home: string, frozenAt: string): boolean {
  const library = join(home, '.local', 'lib');
  return namesIn(library)
    .flatMap((name) =>
      ['usercustomize.py', 'sitecustomize.py'].map((file) => join(library, name, 'site-packages', file)),
    )
    .some((file) => (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) > Date.parse(frozenAt));
}

/** Compiled dependencies are shared: to compile them anew for each verification may take longer than its time limit. */
function cargoVariables(root: string, environment: Environment): Environment {
  const target = join(root, 'target');
  return environment.CARGO_TARGET_DIR === undefined && existsSync(join(root, 'Cargo.toml')) && existsSync(target)
    ? { CARGO_TARGET_DIR: target }
    : {};
}
