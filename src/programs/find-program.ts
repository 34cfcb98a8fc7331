import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The places where programs are looked for, without a shell. */
export interface SearchPath {
  /** The name of the variable as this environment has it. */
  variable: string;
  folders: string[];
  /** Of the names of programs: empty on systems that need none. */
  endings: string[];
}

/** The PATH of an environment. */
export function searchPath(environment: Environment = process.env, platform = process.platform): SearchPath {
  const variable = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (environment[variable] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = platform === 'win32' ? (environment.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  return { variable, folders, endings };
}

/** The file of a program, which is not started; undefined where there is none. */
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
