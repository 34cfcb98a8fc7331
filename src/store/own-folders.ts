import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { archiveFolder, docsFolder, folderPrefix } from './paths.ts';
import { projectConfigurationFile, projectFolder } from './project.ts';

/**
 * What of a project is no part of any feature, absolute: the folders that workflows write themselves, and the user's settings,
 * which hold while a workflow is at work, also where they are not committed.
 */
export function ownFolders(root: string): string[] {
  const docs = join(root, docsFolder);
  const own = existsSync(docs)
    ? readdirSync(docs).filter((name) => name.startsWith(folderPrefix) || name === archiveFolder)
    : [];
  const settings = [projectConfigurationFile, join('.claude', 'settings.local.json')];
  return [
    ...own.map((name) => join(docs, name)),
    ...[projectFolder, ...settings].map((path) => join(root, path)),
  ].filter((path) => existsSync(path));
}
