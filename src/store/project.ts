import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folder, from the project's root, that marks a project with workflows and holds what belongs to no single one. */
export const projectFolder = join('docs', '.autonomous-workflow');

/** What a project says about its workflows, in its root. */
export const projectConfigurationFile = '.autonomous-workflow.yaml';

/** The folder and its ancestors, nearest first, up to the first that is a project: a git work tree or one with workflows. */
export function* ancestors(start: string): Generator<string> {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    yield folder;
    if (existsSync(join(folder, '.git')) || existsSync(join(folder, projectFolder)) || dirname(folder) === folder)
      return;
  }
}

/** The root of the project that a folder belongs to; the folder itself when nothing marks a project. */
export function findProjectRoot(start: string): string {
  let last = resolve(start);
  for (const folder of ancestors(start)) last = folder;
  return dirname(last) === last ? resolve(start) : last;
}

/**
 * The project in which a session that has got a new id may go on: that of the folder or, where that has no workflows, the one whose
 * linked work tree it is; undefined when neither has any.
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
