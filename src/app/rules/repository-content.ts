const notSource = new Set(
  'md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig'.split(
    ' ',
  ),
);

const sourceWithoutExtension = new Set(['makefile', 'dockerfile', 'rakefile', 'gemfile', 'justfile']);

/** Folders that hold no source of the project's own. */
export const skippedFolders = new Set([
  'node_modules',
  'vendor',
  'dist',
  'build',
  'target',
  'coverage',
  '__pycache__',
  'venv',
]);

/** Whether a file counts as source: not documentation, configuration, data or a picture. */
export function isSourceFile(fileName: string): boolean {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}
