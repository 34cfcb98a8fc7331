import { orElse } from '../base/or-else.ts';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { archiveFolder, docsFolder, folderPrefix } from '../files/paths.ts';

const notSource = new Set(
  'md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig'.split(
    ' ',
  ),
);

const sourceWithoutExtension = new Set(['makefile', 'dockerfile', 'rakefile', 'gemfile', 'justfile']);

/** Folders that hold no source of the project's own. */
const skippedFolders = new Set([
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
function isSourceFile(fileName: string): boolean {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}

/** The limit keeps a large tree of data from delaying the start. */
const mostEntries = 20_000;

/** Whether the project holds source files beyond documentation, configuration and our own artifacts. */
export function hasSourceFiles(root: string): boolean {
  const folders = [root];
  let seen = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    for (const entry of list(folder)) {
      if (++seen > mostEntries) return false;
      if (entry.isFile() && isSourceFile(entry.name)) return true;
      if (entry.isDirectory() && isSearched(root, join(folder, entry.name), entry.name))
        folders.push(join(folder, entry.name));
    }
  }
  return false;
}

function isSearched(root: string, path: string, name: string): boolean {
  const folder = relative(root, path);
  const own = folder.startsWith(join(docsFolder, folderPrefix)) || folder === join(docsFolder, archiveFolder);
  return !own && !name.startsWith('.') && !skippedFolders.has(name);
}

function list(folder: string) {
  // An unreadable folder counts as empty.
  return orElse(() => readdirSync(folder, { withFileTypes: true }), []);
}
