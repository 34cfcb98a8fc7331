import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { texInstallLine } from './tex-install.ts';

/** Environment variables as `process.env` has them. */
export type Environment = Record<string, string | undefined>;

/** How a document can be compiled here. Programs are absolute paths; `environment` is what they must be run with. */
export type TexTools =
  | { kind: 'latexmk'; latexmk: string; pdflatex: string; bibtex: string; environment: Environment }
  | { kind: 'pdflatex'; pdflatex: string; bibtex: string; environment: Environment }
  | { kind: 'none'; missing: string[]; installLine: string };

/** Where MacTeX puts its programs; a session that was not started from a login shell has not got it on its PATH. */
const macTexFolder = '/Library/TeX/texbin';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function findProgram(name: string, folders: readonly string[], endings: readonly string[]): string | undefined {
  const candidates = folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)));
  return candidates.find(isProgram);
}

interface Where {
  environment?: Environment;
  platform?: NodeJS.Platform;
}

function lookForTexTools({ environment = process.env, platform = process.platform }: Where = {}): TexTools {
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const listed = (environment[pathName] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = platform === 'darwin' ? [...listed, macTexFolder] : listed;
  const endings = platform === 'win32' ? (environment.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';') : [''];
  const find = (name: string): string | undefined => findProgram(name, folders, endings);
  const [latexmk, pdflatex, bibtex] = [find('latexmk'), find('pdflatex'), find('bibtex')];
  if (pdflatex === undefined || bibtex === undefined) {
    const missing = [...(pdflatex === undefined ? ['pdflatex'] : []), ...(bibtex === undefined ? ['bibtex'] : [])];
    const line = texInstallLine(platform, (program) => find(program) !== undefined);
    return { kind: 'none', missing, installLine: line };
  }
  const programs = { pdflatex, bibtex, environment: { ...environment, [pathName]: folders.join(delimiter) } };
  return latexmk === undefined ? { kind: 'pdflatex', ...programs } : { kind: 'latexmk', latexmk, ...programs };
}

/**
 * Looks for latexmk, pdflatex and bibtex on the PATH of `environment`, without a shell and without starting anything.
 * latexmk alone is no use, so `kind` is `latexmk` only with the other two present, and `none` when pdflatex or bibtex is missing.
 */
export function findTexTools(where: Where = {}): Promise<TexTools> {
  return Promise.resolve(lookForTexTools(where));
}
