import { existsSync, readFileSync, statSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { orElse } from '../base/or-else.ts';
import { archiveFolder, docsFolder, folderPrefix } from './paths.ts';

/** The folder, from the project's root, that marks a project with workflows and has the files that belong to all of them. */
export const projectFolder = join('docs', '.autonomous-workflow');

/** The configuration of a project, in its root. */
export const projectConfigurationFile = '.autonomous-workflow.yaml';

/** The folder and its ancestors, nearest first, up to the first project: a git work tree or a folder with workflows. */
export function* ancestors(start: string): Generator<string> {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    yield folder;
    if (existsSync(join(folder, '.git')) || existsSync(join(folder, projectFolder)) || dirname(folder) === folder)
      return;
  }
}

/** The root of the project that contains a folder; the folder itself when it is in no project. */
export function findProjectRoot(start: string): string {
  let last = resolve(start);
  for (const folder of ancestors(start)) last = folder;
  return dirname(last) === last ? resolve(start) : last;
}

/**
 * The project in which a session with a new id may continue: that of the folder or, if it has no workflows, the main work tree of
 * a linked one; undefined when neither has any.
 */
export function findContinuedProject(start: string): string | undefined {
  const root = findProjectRoot(start);
  return [root, mainWorktree(root)].find((folder) => folder !== undefined && existsSync(join(folder, projectFolder)));
}

/** The root of the work tree that a linked work tree of git belongs to; undefined for any other folder. */
export function mainWorktree(root: string): string | undefined {
  const file = join(root, '.git');
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const [, folder] = /^gitdir: (.+)[\\/]\.git[\\/]worktrees[\\/][^\\/]+\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  return folder === undefined ? undefined : resolve(root, folder);
}

/**
 * The absolute paths in a project that belong to no feature: the folders of workflows, and settings of the user and of Claude Code, which
 * apply during a workflow whether committed or not. ralph-loop, too, keeps its file in `.claude`.
 */
export function ownFolders(root: string): string[] {
  const docs = join(root, docsFolder);
  const own = existsSync(docs)
    ? readdirSync(docs).filter((name) => name.startsWith(folderPrefix) || name === archiveFolder)
    : [];
  return [
    ...own.map((name) => join(docs, name)),
    ...[projectFolder, projectConfigurationFile, '.claude'].map((path) => join(root, path)),
  ].filter((path) => existsSync(path));
}

/** The roots of the other git work trees of this repository, which share its references. */
export function otherWorktrees(root: string): string[] {
  const main = mainWorktree(root) ?? root;
  return [main, ...linkedWorktrees(main)].filter((one) => resolve(one) !== resolve(root) && existsSync(one));
}

function linkedWorktrees(main: string): string[] {
  const folder = join(main, '.git', 'worktrees');
  // The repository has no other work tree, or one is being removed.
  return orElse(
    () =>
      readdirSync(folder).map((name) => {
        const pointer = readFileSync(join(folder, name, 'gitdir'), 'utf8').trim();
        return dirname(resolve(join(folder, name), pointer));
      }),
    [],
  );
}
