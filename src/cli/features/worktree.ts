import { realpath } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import type { AttemptRecord, KnownWorktree } from '../../engine/features/attempt-record.ts';
import { worktreeFolder } from '../../engine/features/worktree-folder.ts';
import { repositoryWithout } from '../../programs/git/repository-without.ts';
import { addWorktree, removeWorktree } from '../../programs/git/worktrees.ts';
import type { WorkflowPaths } from '../../store/paths.ts';
import { clearWorktree } from './clear-worktrees.ts';
import type { Ground } from './ground.ts';

/** Makes the work tree of a feature, at a commit; what another attempt left there is cleared away first. */
export async function openWorktree(
  paths: WorkflowPaths,
  main: Ground,
  feature: string,
  commit: string,
): Promise<{ ground: Ground; known: KnownWorktree }> {
  const folder = join(paths.root, worktreeFolder(paths.folder, feature));
  await clearWorktree(paths, main, feature, new Date());
  const { links } = await addWorktree(main.root, folder, commit);
  const repository = await repositoryWithout(folder, []);
  const project = relative(main.root, await realpath(paths.root))
    .split(sep)
    .join('/');
  return {
    ground: { ...repository, without: [...main.without, ...links] },
    known: {
      folder: worktreeFolder('.', feature).slice(2),
      project,
      links,
      branch: main.branch,
      moving: null,
      conflicts: 0,
    },
  };
}

/** Removes the work tree of an attempt, whose work is integrated or kept. */
export async function closeWorktree(paths: WorkflowPaths, { worktree }: AttemptRecord): Promise<void> {
  if (worktree !== null) await removeWorktree(paths.root, join(paths.base, worktree.folder));
}

/** The place of the project in the work tree of an attempt, from the project's root; undefined in the project itself. */
export function projectIn({ folder }: WorkflowPaths, { worktree }: AttemptRecord): string | undefined {
  return worktree === null ? undefined : posix.join(folder, worktree.folder, worktree.project);
}

/** Why an attempt cannot be integrated: only what was begun from a branch comes into it. Undefined when it can. */
export function otherBranch({ branch }: Ground, { worktree }: AttemptRecord): string | undefined {
  if (worktree === null || branch === worktree.branch) return undefined;
  const named = (one: string | null) => one ?? 'a detached HEAD';
  return `it was begun from ${named(worktree.branch)}, and ${named(branch)} is checked out: check the first one out again`;
}
