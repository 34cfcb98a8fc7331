import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../engine/configuration/configuration.ts';
import { userRules } from '../../engine/configuration/rules.ts';
import { isConfigurationKey } from '../../engine/configuration/settings.ts';
import { writeAtomic } from '../files/atomic.ts';
import { stampOf, type ConfigurationSources } from './sources.ts';
import { readJson } from '../files/json-file.ts';
import { realPathInside } from '../paths.ts';
import { projectFolder } from '../project.ts';

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
const settledAfterMilliseconds = 2_000;

/**
 * Keeps valid settings for the next reader, where the project has a folder for that: none is made, since it would mark any
 * folder as a project. Without a cache everything works, only slower.
 */
export function writeCache(root: string, sources: ConfigurationSources, cached: CachedConfiguration): void {
  const folder = join(root, projectFolder);
  if (!isSettled(sources.projectFile) || !isSettled(sources.userFile)) return;
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

function isSettled(file: string | null): boolean {
  const stamp = stampOf(file);
  return typeof stamp !== 'object' || stamp === null || Date.now() - stamp[1] > settledAfterMilliseconds;
}

/**
 * The folder that the cache was made for. Its number and birth cannot be brought along in an archive, so a repository cannot
 * ship a cache and with it settings that are not its own to make.
 */
function placeOf(root: string): string {
  const { ino, birthtimeMs } = statSync(root);
  return `${ino}-${birthtimeMs}`;
}
