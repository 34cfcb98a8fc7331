import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { withCheckout } from '../../../src/programs/git/worktrees.ts';
import { sharedGitFolder } from '../../../src/programs/git/repository.ts';
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

it('is removed when its process is dead, and only then; worktrees of the user stay', async () => {
  const repository = testRepository({ a: '1' });
  const { root, git, outside } = repository;
  git('worktree', 'add', '--quiet', '--detach', join(outside, 'theirs'), 'HEAD');
  const dead = Number(execaSync(process.execPath, ['-p', 'process.pid']).stdout);
  const folders = [left(repository, dead), left(repository, process.pid)];
  // Something else lies beside the checkout.
  mkdirSync(join(folders[0] ?? '', 'other', 'backup'), { recursive: true });
  await withCheckout({ root, tree: 'HEAD' }, () => Promise.resolve());
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  expect(existsSync(join(outside, 'theirs', 'a'))).toBe(true);
  expect(git('worktree', 'list').split('\n')).toHaveLength(3);
});

it('takes ignored files along, but no pipe and no socket', async () => {
  const { root, write, path } = testRepository({ '.gitignore': 'data/\n' });
  write('data/one.txt', '1');
  execaSync('mkfifo', [path('data/pipe')]);
  const listed = await withCheckout({ root, tree: 'HEAD', copied: ['data'] }, (folder) =>
    Promise.resolve(readdirSync(join(folder, 'data'))),
  );
  expect(listed).toEqual(['one.txt']);
});

it('can be made where the folder of dependencies is a link that leads nowhere', async () => {
  const { root, path } = testRepository({ a: '1' });
  symlinkSync(path('gone'), path('node_modules'));
  symlinkSync(path('gone'), path('.venv'));
  const listed = await withCheckout({ root, tree: 'HEAD' }, (folder) => Promise.resolve(readdirSync(folder)));
  expect(listed).toContain('a');
});

it('of a repository has one lock, by whatever name its folder is reached', async () => {
  const { root, outside, write } = testRepository({ a: '1' });
  write('inner/b', '2');
  symlinkSync(root, join(outside, 'link'));
  symlinkSync(join(root, 'inner'), join(outside, 'inner'));
  for (const name of ['link', 'inner']) expect(await sharedGitFolder(join(outside, name))).toBe(join(root, '.git'));
});
