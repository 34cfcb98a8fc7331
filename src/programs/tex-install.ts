/** Package managers that can install TeX, in the order they are preferred, with the line that does. */
const installLines: [string, string][] = [
  ['apt-get', 'sudo apt-get install texlive-latex-recommended lmodern latexmk'],
  ['dnf', 'sudo dnf install texlive-scheme-basic texlive-booktabs texlive-natbib texlive-lm latexmk'],
  ['pacman', 'sudo pacman -S texlive-latexrecommended texlive-fontsrecommended texlive-binextra'],
  ['brew', 'brew install --cask mactex-no-gui'],
  ['winget', 'winget install MiKTeX.MiKTeX'],
  ['tlmgr', 'tlmgr install collection-latexrecommended lm latexmk'],
];

const byPlatform: Partial<Record<NodeJS.Platform, string>> = { darwin: 'brew', win32: 'winget', linux: 'apt-get' };

/**
 * The one line to type to get pdflatex and bibtex: for the first package manager for which `isInstalled` says yes, else for
 * the platform's usual one. `tlmgr` comes last because a TeX Live that the system's packages own refuses to install with it.
 */
export function texInstallLine(platform: NodeJS.Platform, isInstalled: (program: string) => boolean): string {
  const found = installLines.find(([program]) => isInstalled(program));
  const usual = installLines.find(([program]) => program === byPlatform[platform]);
  const tlmgr =
    'Install TeX Live from https://tug.org/texlive, then: tlmgr install collection-latexrecommended lm latexmk';
  return (found ?? usual)?.[1] ?? tlmgr;
}
