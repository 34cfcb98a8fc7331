import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { mainWorktree } from './project.ts';

/** The roots of the other work trees of git that share a repository, and its references, with this one. */
export function otherWorktrees(root: string): string[] {
  const main = mainWorktree(root) ?? root;
  return [main, ...linkedWorktrees(main)].filter((one) => resolve(one) !== resolve(root) && existsSync(one));
}

function linkedWorktrees(main: string): string[] {
  const folder = join(main, '.git', 'worktrees');
  try {
    return readdirSync(folder).map((name) => {
      const pointer = readFileSync(join(folder, name, 'gitdir'), 'utf8').trim();
      return dirname(resolve(join(folder, name), pointer));
    });
  } catch {
    // There are none, or one is just being removed.
    return [];
  }
}
