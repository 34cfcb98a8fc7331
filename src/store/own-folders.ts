import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { archiveFolder, docsFolder, folderPrefix } from './paths.ts';
import { projectFolder } from './project.ts';

/** The folders of a project that workflows write themselves, absolute. */
export function ownFolders(root: string): string[] {
  const docs = join(root, docsFolder);
  const own = existsSync(docs)
    ? readdirSync(docs).filter((name) => name.startsWith(folderPrefix) || name === archiveFolder)
    : [];
  return [...own.map((name) => join(docs, name)), join(root, projectFolder)].filter((folder) => existsSync(folder));
}
