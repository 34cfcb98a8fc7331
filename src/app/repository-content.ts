import { orElse } from '../base/or-else.ts';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isSourceFile, skippedFolders } from './rules/repository-content.ts';
import { archiveFolder, docsFolder, folderPrefix } from '../files/paths.ts';

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
