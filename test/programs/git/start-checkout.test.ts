import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { clearDeadCheckouts, withCheckout } from '../../../src/programs/git/clean-checkout.ts';
import { testRepository, type TestRepository } from '../../support/repository.ts';

/** A checkout as a process of that number leaves it when it is killed. */
function left({ git }: TestRepository, process_: number): string {
  const folder = mkdtempSync(join(tmpdir(), `autonomous-workflow-start-${process_}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git('worktree', 'add', '--quiet', '--detach', join(folder, 'checkout'), 'HEAD');
  return folder;
}

it('is gone when the work is done, also when that fails', async () => {
  const { root, git } = testRepository({ a: '1' });
  let seen = '';
  const work = (folder: string) => {
    seen = folder;
    expect(existsSync(join(folder, 'a'))).toBe(true);
    return Promise.reject(new Error('no'));
  };
  await expect(withCheckout({ root, tree: 'HEAD' }, work)).rejects.toThrow('no');
  expect(existsSync(dirname(seen))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});

it('is cleared away when its process is dead, and only then; worktrees of the user stay', async () => {
  const repository = testRepository({ a: '1' });
  const { root, git, outside } = repository;
  git('worktree', 'add', '--quiet', '--detach', join(outside, 'theirs'), 'HEAD');
  const dead = Number(execaSync(process.execPath, ['-p', 'process.pid']).stdout);
  const folders = [left(repository, dead), left(repository, process.pid)];
  await clearDeadCheckouts(root);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  expect(existsSync(join(outside, 'theirs', 'a'))).toBe(true);
  expect(git('worktree', 'list').split('\n')).toHaveLength(3);
});
