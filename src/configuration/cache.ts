import { orElse } from '../base/or-else.ts';
import { existsSync, statSync } from 'node:fs';
import { join, isAbsolute } from 'node:path';
import { homedir } from 'node:os';
import { userRules, type Configuration } from './rules/configuration.ts';
import { isConfigurationKey } from './rules/settings.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import { writeFile } from '../files/own.ts';
import { projectFolder, projectConfigurationFile } from '../files/project.ts';

export const variablePrefix = 'AUTONOMOUS_WORKFLOW_';

/** The variable with the path of a file that replaces the user's own. */
export const fileVariable = `${variablePrefix}CONFIG`;

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
export function findSources(root: string, environment: Environment): ConfigurationSources {
  return {
    projectFile: join(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment)
      .filter((entry): entry is [string, string] => entry[0].startsWith(variablePrefix) && said(entry[1]) !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

/** The path of the user's file on a platform. The XDG specification says to ignore a relative folder. */
export function userFile(environment: Environment, platform: NodeJS.Platform): string | null {
  const [named, usual] =
    platform === 'win32' ? [environment.APPDATA, ['AppData', 'Roaming']] : [environment.XDG_CONFIG_HOME, ['.config']];
  const folder = named !== undefined && isAbsolute(named) ? named : join(home(environment), ...usual);
  return isAbsolute(folder) ? join(folder, 'autonomous-workflow', 'config.yaml') : null;
}

/** An empty variable counts as unset. */
const said = (text: string | undefined) => (text === '' ? undefined : text);

function home(environment: Environment): string {
  // The account has no entry in the user database, as in some containers.
  return orElse(() => said(environment.HOME) ?? homedir(), '');
}

/** Signs of a change: null when there is no file, the error's code when it cannot be examined. */
export type FileStamp = readonly [size: number, modified: number, changed: number, file: number] | string | null;

/** The size, times in milliseconds and inode of a file; an error code when it cannot be examined, null when there is none. */
export function stampOf(file: string | null): FileStamp {
  if (file === null) return null;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found === undefined ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Whether no source sets anything, so that no file has to be parsed. */
export function isUnset({ projectFile, userFile, variables }: ConfigurationSources): boolean {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile) === null;
}

/** The last valid settings that differ from the defaults, so that hooks need not parse any file. */
export interface CachedConfiguration {
  settings: Partial<Configuration>;
  /** The fingerprint of the sources at that time. */
  madeFrom: string;
}

interface Stored extends CachedConfiguration {
  version: 1;
  place: string;
}

const cacheFile = (root: string) => join(root, projectFolder, 'configuration.json');

/** The sources and their stamps as one text, for comparison. */
export function fingerprint({ projectFile, userFile, variables }: ConfigurationSources): string {
  return JSON.stringify([stampOf(projectFile), userFile, stampOf(userFile), variables]);
}

/** The cached settings of this project; undefined when there are none, or they are damaged or of another project. */
export function readCache(root: string): CachedConfiguration | undefined {
  const stored = readJson(cacheFile(root)) as { [Key in keyof Stored]?: unknown } | null | undefined;
  if (stored?.version !== 1 || stored.place !== placeOf(root) || typeof stored.madeFrom !== 'string') return undefined;
  const { settings, madeFrom } = stored;
  if (typeof settings !== 'object' || settings === null) return undefined;
  const isValid = Object.entries(settings as Record<string, unknown>).every(
    ([key, value]) => isConfigurationKey(key) && userRules[key].read(value) === value,
  );
  return isValid ? { settings, madeFrom } : undefined;
}

/** Within this time a second change may leave size and times equal, because file systems round times. */
const stableAfterMilliseconds = 2_000;

/**
 * Stores valid settings for the next reader, if the project has a folder for them: creating it would mark any folder as a
 * project. A missing cache only costs time.
 */
export function writeCache(root: string, sources: ConfigurationSources, cached: CachedConfiguration): void {
  const folder = join(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!existsSync(folder)) return;
  const stored: Stored = { version: 1, place: placeOf(root), ...cached };
  try {
    writeFile(join(folder, '.gitignore'), '*\n', 'replace');
    // The file may contain the address of a webhook, which is a secret.
    writeAtomic(cacheFile(root), JSON.stringify(stored), { mode: 0o600 });
  } catch {
    return;
  }
}

function isFinal(file: string | null): boolean {
  const stamp = stampOf(file);
  return typeof stamp !== 'object' || stamp === null || Date.now() - stamp[1] > stableAfterMilliseconds;
}

/**
 * The identity of the folder of the cache. An archive keeps neither inode nor birth time, so a repository cannot ship a cache
 * with settings that only the user may make.
 */
function placeOf(root: string): string {
  const { ino, birthtimeMs } = statSync(root);
  return `${ino}-${birthtimeMs}`;
}
