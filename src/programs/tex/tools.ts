import { delimiter } from 'node:path';
import { findProgram, searchPath } from '../find-program.ts';

/** The usual command that installs TeX, by platform. */
const installLines: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install texlive-latex-recommended lmodern (or what your system calls them)',
  darwin: 'brew install --cask mactex-no-gui',
  win32: 'winget install MiKTeX.MiKTeX',
};

/** The type of `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Beside pdflatex and bibtex the programs that print other scripts, where they are installed. */
interface Programs {
  pdflatex: string;
  bibtex: string;
  /** lualatex or xelatex. */
  unicode: string | undefined;
  fontList: string | undefined;
  environment: Environment;
}

/** The absolute paths of the programs that compile documents, and the `environment` that they need. */
export type TexTools = ({ kind: 'pdflatex' } & Programs) | { kind: 'none'; missing: string[]; installLine: string };

/** The folder of MacTeX, which is missing in the PATH of sessions that were not started from a login shell. */
const macTexFolder = '/Library/TeX/texbin';

/** Finds pdflatex and bibtex on the PATH of `environment`, without a shell and without starting a program. */
export function findTexTools({
  environment = process.env,
  platform = process.platform,
}: { environment?: Environment; platform?: NodeJS.Platform } = {}): TexTools {
  const { variable, folders: listed, endings } = searchPath(environment, platform);
  const folders = platform === 'darwin' ? [...listed, macTexFolder] : listed;
  const find = (name: string): string | undefined => findProgram(name, { folders, endings });
  const [pdflatex, bibtex] = [find('pdflatex'), find('bibtex')];
  if (pdflatex === undefined || bibtex === undefined) {
    const missing = ['pdflatex', 'bibtex'].filter((_, at) => [pdflatex, bibtex][at] === undefined);
    return { kind: 'none', missing, installLine: installLines[platform] ?? 'TeX Live from https://tug.org/texlive' };
  }
  const others = { unicode: find('lualatex') ?? find('xelatex'), fontList: find('fc-list') };
  return {
    kind: 'pdflatex',
    pdflatex,
    bibtex,
    ...others,
    environment: { ...environment, [variable]: folders.join(delimiter) },
  };
}
