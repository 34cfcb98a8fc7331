import { delimiter } from 'node:path';
import { findProgram, searchPath } from '../find-program.ts';

/** Package managers that can install TeX, preferred ones first, with the command. */
const installLines: [string, string][] = [
  ['apt-get', 'sudo apt-get install texlive-latex-recommended lmodern'],
  ['dnf', 'sudo dnf install texlive-scheme-basic texlive-booktabs texlive-natbib texlive-lm'],
  ['pacman', 'sudo pacman -S texlive-latexrecommended texlive-fontsrecommended texlive-binextra'],
  ['brew', 'brew install --cask mactex-no-gui'],
  ['winget', 'winget install MiKTeX.MiKTeX'],
  ['tlmgr', 'tlmgr install collection-latexrecommended lm'],
];

const byPlatform: Partial<Record<NodeJS.Platform, string>> = { darwin: 'brew', win32: 'winget', linux: 'apt-get' };

/**
 * The command that installs pdflatex and bibtex: for the first package manager for which `isInstalled` is true, else for the
 * platform's usual one. `tlmgr` comes last, because it refuses to change a TeX Live from the system's packages.
 */
export function texInstallLine(platform: NodeJS.Platform, isInstalled: (program: string) => boolean): string {
  const found = installLines.find(([program]) => isInstalled(program));
  const usual = installLines.find(([program]) => program === byPlatform[platform]);
  const tlmgr = 'Install TeX Live from https://tug.org/texlive, then: tlmgr install collection-latexrecommended lm';
  return (found ?? usual)?.[1] ?? tlmgr;
}

/** The type of `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Beside pdflatex and bibtex the programs that print other scripts, where they are installed. */
interface Programs {
  pdflatex: string;
  bibtex: string;
  /** lualatex or xelatex. */
  unicode?: string | undefined;
  fontList?: string | undefined;
  environment: Environment;
}

/** The absolute paths of the programs that compile documents, and the `environment` that they need. */
export type TexTools = ({ kind: 'pdflatex' } & Programs) | { kind: 'none'; missing: string[]; installLine: string };

/** The folder of MacTeX, which is missing in the PATH of sessions that were not started from a login shell. */
const macTexFolder = '/Library/TeX/texbin';

interface Where {
  environment?: Environment;
  platform?: NodeJS.Platform;
}

function searchTexTools({ environment = process.env, platform = process.platform }: Where = {}): TexTools {
  const { variable, folders: listed, endings } = searchPath(environment, platform);
  const folders = platform === 'darwin' ? [...listed, macTexFolder] : listed;
  const find = (name: string): string | undefined => findProgram(name, { folders, endings });
  const [pdflatex, bibtex] = [find('pdflatex'), find('bibtex')];
  if (pdflatex === undefined || bibtex === undefined) {
    const missing = [...(pdflatex === undefined ? ['pdflatex'] : []), ...(bibtex === undefined ? ['bibtex'] : [])];
    const line = texInstallLine(platform, (program) => find(program) !== undefined);
    return { kind: 'none', missing, installLine: line };
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

/** Finds pdflatex and bibtex on the PATH of `environment`, without a shell and without starting a program. */
export function findTexTools(where: Where = {}): Promise<TexTools> {
  return Promise.resolve(searchTexTools(where));
}
