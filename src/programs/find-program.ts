import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folders in which programs are searched, without a shell. */
export interface SearchPath {
  /** The variable's name in this environment, such as `Path`. */
  variable: string;
  folders: string[];
  /** The extensions of programs; one empty text on systems without them. */
  endings: string[];
}

/** The PATH of an environment. */
export function searchPath(environment: Environment = process.env, platform = process.platform): SearchPath {
  const variable = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (environment[variable] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = platform === 'win32' ? (environment.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  return { variable, folders, endings };
}

/** The path of a program, which is not started; undefined when it is not found. */
export function findProgram(name: string, { folders, endings }: Omit<SearchPath, 'variable'>): string | undefined {
  const candidates = folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)));
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
