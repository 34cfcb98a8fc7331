import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { archiveFolder, docsFolder, folderPrefix, type WorkflowPaths } from '../../store/paths.ts';
import { projectFolder } from '../../store/project.ts';
import { repositoryOf } from '../../programs/git/work-tree.ts';

/** The repository that features are built in. */
export interface Ground {
  /** Its top folder, absolute. */
  root: string;
  head: string | null;
  branch: string | null;
  /** What workflows write themselves, from that folder: no part of any feature. */
  without: string[];
}

/**
 * The repository that the project of a workflow lies in.
 * @throws WorkflowError when there is none.
 */
export async function groundOf(paths: WorkflowPaths): Promise<Ground> {
  const { root, head, branch } = await repositoryOf(paths.root);
  const docs = join(paths.root, docsFolder);
  const own = existsSync(docs)
    ? readdirSync(docs).filter((name) => name.startsWith(folderPrefix) || name === archiveFolder)
    : [];
  const folders = [...own.map((name) => join(docs, name)), join(paths.root, projectFolder)];
  const without = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => relative(root, folder).split(sep).join('/'));
  return { root, head, branch, without };
}
