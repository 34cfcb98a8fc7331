import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { WorkflowError, describeError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { staysInProject, requireWorkflowName } from '../base/names.ts';
import { orElse } from '../base/or-else.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import { realPathInside, type WorkflowPaths } from '../files/paths.ts';
import { projectConfigurationFile, projectFolder } from '../files/project.ts';
import { readOrNothing, removeFile } from '../files/regular.ts';
import { defaultConfiguration, settings as table, type Configuration } from './rules/configuration.ts';
import { isConfigurationKey } from './rules/settings.ts';

export const variablePrefix = 'AUTONOMOUS_WORKFLOW_';

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
    variables: Object.entries(environment)
      .filter((entry): entry is [string, string] => entry[0].startsWith(variablePrefix) && said(entry[1]) !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
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

/**
 * The last valid settings that differ from the defaults, so that hooks need not parse any file. The fingerprint has inodes and times of
 * change, and the place those of the folder, which no archive keeps: a repository cannot bring settings along that only the user may make.
 */
const cacheSample = { place: '', madeFrom: '', settings: {} };
const cacheFile = (root: string) => join(root, projectFolder, 'configuration.json');

/** The inode and birth of a file or folder, with what changes with it; null when there is none, or it cannot be examined. */
function stampOf(file: string | null): (number | bigint)[] | null {
  const found = file === null ? undefined : orElse(() => statSync(file, { throwIfNoEntry: false }), undefined);
  return found === undefined ? null : [found.ino, found.size, found.mtimeMs, found.ctimeMs];
}

function placeOf(root: string): string {
  const { ino, birthtimeMs } = statSync(root);
  return `${ino}-${birthtimeMs}`;
}

/** The cached settings of this project; undefined when there are none, or they are damaged or of another project. */
function readCache(root: string): { settings: Partial<Configuration>; madeFrom: string } | undefined {
  const stored = readJsonLike(cacheFile(root), cacheSample);
  if (stored?.place !== placeOf(root)) return undefined;
  const isValid = Object.entries(stored.settings).every(
    ([key, value]) => isConfigurationKey(key) && table[key].rule.read(value) === value,
  );
  return isValid ? stored : undefined;
}

/**
 * The effective configuration of a project. Unchanged sources are not read again.
 * @throws WorkflowError that names every wrong line and variable.
 */
export async function readConfiguration(root: string, environment = process.env): Promise<Configuration> {
  const sources = findSources(root, environment);
  const stamps = [stampOf(sources.projectFile), stampOf(sources.userFile)];
  const madeFrom = JSON.stringify([stamps, sources.userFile, sources.variables]);
  const cached = readCache(root);
  if (cached?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached.settings };
  const isUnset = sources.variables.length === 0 && stamps.every((stamp) => stamp === null);
  if (cached === undefined && isUnset) return { ...defaultConfiguration };
  const { parseConfiguration } = await import('./parse.ts');
  const parsed = parseConfiguration(sources).settings;
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value])) as Partial<Configuration>;
  // Creating the folder would mark any folder as a project. A missing cache only costs time; it may hold the address of a webhook.
  const text = JSON.stringify({ place: placeOf(root), madeFrom, settings });
  if (existsSync(join(root, projectFolder)))
    orElse(() => writeAtomic(cacheFile(root), text, { mode: 0o600, flush: 'nothing' }), undefined);
  return { ...defaultConfiguration, ...settings };
}

/**
 * The configuration for a workflow in progress, which a typing error in a file must not end: if the sources are invalid, the last
 * valid configuration is used.
 * @returns problem: the error, for the user.
 */
export async function currentConfiguration(
  root: string,
  environment = process.env,
): Promise<{ configuration: Configuration; problem?: WorkflowError }> {
  try {
    return { configuration: await readConfiguration(root, environment) };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { configuration: { ...defaultConfiguration, ...readCache(root)?.settings }, problem: error };
  }
}

/** Whether this problem has not been reported yet: each is reported once, not at every turn. */
export function isNewProblem(paths: WorkflowPaths, problem: WorkflowError | undefined): problem is WorkflowError {
  const file = join(paths.runtime, 'session', 'configuration-problem.txt');
  if (problem === undefined) {
    removeFile(file);
    return false;
  }
  const text = describeError(problem);
  if (readOrNothing(file)?.toString() === text) return false;
  writeAtomic(file, text);
  return true;
}

/**
 * A path of the configuration as an absolute path, for one workflow.
 * @throws WorkflowError when a link leads a path relative to the project out of the project, or into git's folder.
 */
export function configuredPath(root: string, path: string, workflow: string): string {
  const filled = path.replaceAll('{name}', requireWorkflowName(workflow));
  const absolute = resolve(root, filled);
  // The rules allow absolute paths only in the user's file.
  if (isAbsolute(filled)) return absolute;
  const real = realPathInside(root, absolute);
  if (staysInProject(filled) && real !== undefined && (real === '' || staysInProject(real))) return absolute;
  throw new WorkflowError('A path of the configuration leads out of the project', {
    where: absolute,
    expected: 'a path inside the project, outside its .git folder',
    ...(real !== undefined && { received: real }),
    fix: 'Choose another path in the configuration, or remove the symbolic link that leads there.',
    exitCode: exitCodes.invalidState,
  });
}
