import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { orElse } from '../base/or-else.ts';
import { archiveFolder, docsFolder, folderPrefix } from '../files/paths.ts';

/** Endings of prose, data and configuration. */
const notSource = new Set(
  'md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig'.split(
    ' ',
  ),
);
const sourceWithoutExtension = new Set(['makefile', 'dockerfile', 'rakefile', 'gemfile', 'justfile']);
/** Folders that hold no source of the project's own. */
const skippedFolders = /^(?:\.|(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv)$)/;
/** The limit keeps a large tree of data from delaying the start. */
const mostEntries = 20_000;

function isSourceFile(fileName: string): boolean {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}

/** Whether the project holds source files beyond documentation, configuration, data, pictures and our own artifacts. */
export function hasSourceFiles(root: string): boolean {
  const folders = [root];
  let seen = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const own = relative(root, folder);
    if (own.startsWith(join(docsFolder, folderPrefix)) || own === join(docsFolder, archiveFolder)) continue;
    // An unreadable folder counts as empty.
    for (const entry of orElse(() => readdirSync(folder, { withFileTypes: true }), [])) {
      if (++seen > mostEntries) return false;
      if (entry.isFile() && isSourceFile(entry.name)) return true;
      if (entry.isDirectory() && !skippedFolders.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return false;
}
