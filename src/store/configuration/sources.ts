import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { projectConfigurationFile } from '../project.ts';

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
