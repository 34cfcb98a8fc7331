import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { type WorkflowError, orElse } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { writeAtomic, readJsonLike } from '../files/store.ts';
import { projectConfigurationFile, projectFolder } from '../files/paths.ts';
import { defaultConfiguration, type Configuration } from './rules/configuration.ts';
import { variablePrefix } from './rules/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ConfigurationSources {
  projectFile: string;
  /** Null when this account has no folder for configuration. */
  userFile: string | null;
  /** Every non-empty variable of this program, by name. */
  variables: readonly (readonly [name: string, text: string])[];
}

/**
 * The sources; later ones take precedence: the project's file, the user's, the environment. A repository's file must not decide
 * over the money of a user who clones it.
 */
export function findSources(root: string, environment: Environment = process.env): ConfigurationSources {
  return {
    projectFile: join(root, projectConfigurationFile),
    userFile: userFile(environment, process.platform),
    // Only these are read: each costs a call of the system's library.
    variables: Object.keys(environment)
      .filter((name) => name.startsWith(variablePrefix))
      .sort()
      .map((name) => [name, environment[name] ?? ''] as const)
      .filter(([, text]) => text !== ''),
  };
}

/** The path of the user's file on a platform. The XDG specification says to ignore a relative folder. */
export function userFile(environment: Environment, platform: NodeJS.Platform): string | null {
  const [named, usual] =
    platform === 'win32' ? [environment.APPDATA, ['AppData', 'Roaming']] : [environment.XDG_CONFIG_HOME, ['.config']];
  // An account may have no entry in the user database, as in some containers.
  const home = orElse(() => said(environment.HOME) ?? homedir(), '');
  const folder = named !== undefined && isAbsolute(named) ? named : join(home, ...usual);
  return isAbsolute(folder) ? join(folder, 'autonomous-workflow', 'config.yaml') : null;
}

/** An empty variable counts as unset. */
const said = (text: string | undefined) => (text === '' ? undefined : text);

/** The effective configuration of a project. */
export async function readConfiguration(root: string, environment = process.env): Promise<Configuration> {
  const { configuration, problem } = await currentConfiguration(root, environment);
  if (problem !== undefined) throw problem;
  return configuration;
}

/** The valid settings of sources that have not changed since, so that a hook need not load what parses them. */
const cacheSample = { madeFrom: '', settings: {} };
const cacheFile = (root: string) => join(root, projectFolder, 'configuration.json');

/** The inode, size and times of a file, the last change last; null when there is none. */
function stampOf(file: string | null): [ino: number, size: number, modified: number, changed: number] | null {
  const found = file === null ? undefined : orElse(() => statSync(file, { throwIfNoEntry: false }), undefined);
  return found === undefined ? null : [found.ino, found.size, found.mtimeMs, found.ctimeMs];
}

/**
 * The configuration for a workflow in progress, which a typing error in a file must not end: what is valid counts.
 * @returns problem: what is wrong in the sources, for the user; `since`: when a file of theirs was changed last, in milliseconds.
 */
export async function currentConfiguration(
  root: string,
  environment = process.env,
): Promise<{ configuration: Configuration; problem?: WorkflowError; since?: number }> {
  const sources = findSources(root, environment);
  const stamps = [sources.projectFile, sources.userFile].map(stampOf);
  if (sources.variables.length === 0 && stamps.every((stamp) => stamp === null))
    return { configuration: { ...defaultConfiguration } };
  const madeFrom = JSON.stringify([stamps, sources.userFile, sources.variables]);
  const cached = readJsonLike(cacheFile(root), cacheSample);
  if (cached?.madeFrom === madeFrom) return { configuration: { ...defaultConfiguration, ...cached.settings } };
  const { parseConfiguration } = await import('./parse.ts');
  const { settings, problem } = parseConfiguration(sources);
  const set = Object.fromEntries([...settings].map(([key, { value }]) => [key, value]));
  // It may hold the address of a webhook. Creating the folder would mark any folder as a project.
  if (problem === undefined && existsSync(join(root, projectFolder))) {
    const text = JSON.stringify({ madeFrom, settings: set });
    orElse(() => {
      writeAtomic(cacheFile(root), text, { mode: 0o600, flush: 'nothing' });
    }, undefined);
  }
  const configuration = { ...defaultConfiguration, ...set };
  if (problem === undefined) return { configuration };
  return { configuration, problem, since: Math.max(0, ...stamps.map((stamp) => stamp?.[3] ?? 0)) };
}

/** A path of the configuration as an absolute path, for one workflow. The rules allow those that lead out of the project only in the user's file. */
export function configuredPath(root: string, path: string, workflow: string): string {
  return resolve(root, path.replaceAll('{name}', requireWorkflowName(workflow)));
}
