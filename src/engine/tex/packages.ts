/** Files of LaTeX packages that reports ask for, with the Debian package that holds each. */
const debianPackages: Record<string, string> = {
  'texlive-latex-base': 'natbib hyperref geometry graphicx url inputenc fontenc textcomp amsmath longtable array',
  'texlive-latex-recommended':
    'booktabs microtype xcolor caption subcaption fancyhdr setspace listings parskip etoolbox float',
  'texlive-latex-extra':
    'enumitem xurl newunicodechar csquotes titlesec tcolorbox todonotes multirow pdfpages cleveref tocloft',
  'texlive-pictures': 'tikz pgf pgfplots',
  'texlive-science': 'siunitx algorithm algpseudocode algorithmic',
  'texlive-bibtex-extra': 'biblatex',
  'texlive-fonts-recommended': 'times mathptmx helvet courier pifont',
  lmodern: 'lmodern',
};

/** TeX Live names that differ from the name of the style file. */
const texLiveNames: Record<string, string> = {
  tikz: 'pgf',
  graphicx: 'graphics',
  subcaption: 'caption',
  lmodern: 'lm',
  algpseudocode: 'algorithmicx',
  algorithm: 'algorithms',
  algorithmic: 'algorithms',
  longtable: 'tools',
  array: 'tools',
};

/**
 * What to install for a missing style, class or font file such as `enumitem.sty`: one sentence with the Debian package and
 * the `tlmgr` line. For a file that is not part of a TeX package: what else to do about it.
 */
export function hintForMissingFile(file: string): string {
  if (/^(?:[/~]|[A-Za-z]:)|(?:^|\/)\.\.\//.test(file)) {
    return `Remove the command that asks for ${file}: a report reads only the files that were handed to the compiler.`;
  }
  const [, name = '', ending = ''] = /^(?:.*\/)?([^/]+?)\.(sty|cls|def|fd|bst|tfm|clo)$/.exec(file) ?? [];
  if (name === '')
    return `Put ${file} next to the report and hand it to the compiler, or remove the command that asks for it.`;
  const known = Object.entries(debianPackages).find(([, files]) => files.split(' ').includes(name))?.[0];
  const debian = known ?? 'texlive-latex-extra';
  return (
    `Remove the line that asks for ${name}.${ending}, or install it: apt-get install ${debian}` +
    `${known === undefined ? ' (probably)' : ''}; elsewhere tlmgr install ${texLiveNames[name] ?? name}.`
  );
}
