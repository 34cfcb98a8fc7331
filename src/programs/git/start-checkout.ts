import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { git } from './run-git.ts';
import { addWorktree, removeWorktree } from './worktrees.ts';

/** Its name tells which process made it. */
const namedAfter = /^autonomous-workflow-start-(\d+)-/;

/** Works in a checkout of a commit, in a temporary folder that is gone afterwards; those of processes that died are cleared away. */
export async function withCheckout<T>(root: string, commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  await clearDeadCheckouts(root);
  const temporary = await mkdtemp(join(tmpdir(), `autonomous-workflow-start-${process.pid}-`));
  const folder = join(await realpath(temporary), 'checkout');
  try {
    return await work((await addWorktree(root, folder, commit)).folder);
  } finally {
    await remove(root, folder);
  }
}

/** Removes the checkouts whose process was killed before it could. */
export async function clearDeadCheckouts(root: string): Promise<void> {
  const output = await git(root, ['worktree', 'list', '--porcelain']);
  for (const line of output.split('\n')) {
    const folder = /^worktree (.+)$/.exec(line)?.[1] ?? '';
    const maker = namedAfter.exec(basename(dirname(folder)))?.[1];
    if (maker !== undefined && !isAlive(Number(maker))) await remove(root, folder);
  }
}

async function remove(root: string, folder: string): Promise<void> {
  await removeWorktree(root, folder);
  await rm(dirname(folder), { recursive: true, force: true, maxRetries: 3 });
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
