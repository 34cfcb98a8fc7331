import { join, posix } from 'node:path';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { commitOfFeature } from '../programs/git/commit.ts';
import { savedWork, moveWorktree, addWorktree, isWorktree } from '../programs/git/worktrees.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { ownFolders } from '../files/project.ts';
import type { WorkflowPaths } from '../files/paths.ts';

export type RepositoryCheckout = Awaited<ReturnType<typeof repositoryWithout>>;

/**
 * The repository that contains the project of a workflow.
 * @throws WorkflowError when there is none.
 */
export async function checkoutOf({ root }: Pick<WorkflowPaths, 'root'>): Promise<RepositoryCheckout> {
  return repositoryWithout(root, ownFolders(root));
}

/** The git reference with the work of an attempt while its feature waits. */
export function leftRef(paths: WorkflowPaths, feature: string, attempt: number): string {
  return refOf(paths.name, `${feature}/left-${attempt}`);
}

/** The folder in which an attempt is worked on; a work tree that was removed is created again with its work. */
export async function checkoutOfAttempt(
  paths: WorkflowPaths,
  { feature, attempt, start, worktree }: AttemptRecord,
): Promise<RepositoryCheckout> {
  const main = await checkoutOf(paths);
  if (worktree === null) return main;
  const folder = join(paths.base, worktree.folder);
  if (!(await isWorktree(folder))) {
    const { root } = main;
    const landed = await commitOfFeature(root, paths.name, feature, start.commit);
    const { links } = await addWorktree(root, folder, landed ?? start.commit);
    const work = await savedWork(root, leftRef(paths, feature, attempt), start.commit);
    if (landed === undefined && work !== undefined) await moveWorktree(folder, work, start.commit, links);
  }
  const repository = await repositoryWithout(folder, []);
  return { ...repository, without: [...main.without, ...worktree.links] };
}

/** The project's path in the work tree of an attempt, from the project's root; undefined in the project itself. */
export function projectIn({ folder }: WorkflowPaths, { worktree }: AttemptRecord): string | undefined {
  return worktree === null ? undefined : posix.join(folder, worktree.folder, worktree.project);
}

/** Why an attempt cannot be integrated: another branch is checked out than the one it was begun from. Undefined when it can. */
export function otherBranch({ branch }: RepositoryCheckout, { worktree }: AttemptRecord): string | undefined {
  if (worktree === null || branch === worktree.branch) return undefined;
  const named = (one: string | null) => one ?? 'a detached HEAD';
  return `it was begun from ${named(worktree.branch)}, and ${named(branch)} is checked out: check the first one out again`;
}
