import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, isAbsolute } from 'node:path';
import { homedir } from 'node:os';
import type { Configuration } from './rules/configuration.ts';
import { userRules } from './rules/rules.ts';
import { isConfigurationKey } from './rules/settings.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import { realPathInside } from '../files/paths.ts';
import { projectFolder, projectConfigurationFile } from '../files/project.ts';

export const variablePrefix = 'AUTONOMOUS_WORKFLOW_';

/** Names another file in place of the user's own. */
export const fileVariable = `${variablePrefix}CONFIG`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a configuration is looked for. */
export interface ConfigurationSources {
  projectFile: string;
  /** Null when this account has no folder for it. */
  userFile: string | null;
  /** Every variable of ours that is not empty, by name. */
  variables: readonly (readonly [name: string, text: string])[];
}

/**
 * The sources in the order in which later ones win: the project's file, the user's, the environment. The user's own word counts
 * for more than what a repository brings along: cloning one must not decide over the user's money.
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

/** Where the user's file belongs on a platform. As the XDG specification wants it, a relative folder does not count. */
export function userFile(environment: Environment, platform: NodeJS.Platform): string | null {
  const [named, usual] =
    platform === 'win32' ? [environment.APPDATA, ['AppData', 'Roaming']] : [environment.XDG_CONFIG_HOME, ['.config']];
  const folder = named !== undefined && isAbsolute(named) ? named : join(home(environment), ...usual);
  return isAbsolute(folder) ? join(folder, 'autonomous-workflow', 'config.yaml') : null;
}

/** An empty variable says nothing. */
const said = (text: string | undefined) => (text === '' ? undefined : text);

function home(environment: Environment): string {
  try {
    return said(environment.HOME) ?? homedir();
  } catch {
    // An account without an entry of its own, as in some containers.
    return '';
  }
}

/** What changes when a file does: null when there is none, the error's code when it cannot be looked at. */
export type FileStamp = readonly [size: number, modified: number, changed: number, file: number] | string | null;

/**
 * What changes with a file: size, times in milliseconds, inode. An error code when it cannot be looked at, null when there is
 * none.
 */
export function stampOf(file: string | null): FileStamp {
  if (file === null) return null;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found === undefined ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Whether nobody has said anything, so that there is nothing to read. */
export function isUnset({ projectFile, userFile, variables }: ConfigurationSources): boolean {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile) === null;
}

/** The settings that are not defaults, as they were last found valid, so that hooks need not parse anything. */
export interface CachedConfiguration {
  settings: Partial<Configuration>;
  /** The sources as they were then. */
  madeFrom: string;
}

interface Stored extends CachedConfiguration {
  version: 1;
  place: string;
}

const cacheFile = (root: string) => join(root, projectFolder, 'configuration.json');

/** The sources as they are now, in a form that is compared whole. */
export function fingerprint({ projectFile, userFile, variables }: ConfigurationSources): string {
  return JSON.stringify([stampOf(projectFile), userFile, stampOf(userFile), variables]);
}

/** What was cached for this project; undefined when that is nothing, damaged, or of another project. */
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

/** A later change within this time could leave a file's size and times as they are: file systems count in steps. */
const stableAfterMilliseconds = 2_000;

/**
 * Keeps valid settings for the next reader, where the project has a folder for that: none is made, since it would mark any
 * folder as a project. Without a cache everything works, only slower.
 */
export function writeCache(root: string, sources: ConfigurationSources, cached: CachedConfiguration): void {
  const folder = join(root, projectFolder);
  if (!isFinal(sources.projectFile) || !isFinal(sources.userFile)) return;
  if (!existsSync(folder) || realPathInside(root, folder) === undefined) return;
  const stored: Stored = { version: 1, place: placeOf(root), ...cached };
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n');
    // It may hold the address of a webhook.
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
 * The folder that the cache was made for. Its number and birth cannot be brought along in an archive, so a repository cannot
 * ship a cache and with it settings that are not its own to make.
 */
function placeOf(root: string): string {
  const { ino, birthtimeMs } = statSync(root);
  return `${ino}-${birthtimeMs}`;
}
