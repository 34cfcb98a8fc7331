import {
  existsSync,
  readFileSync,
  writeFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refOf } from '../../../src/programs/git/commit.ts';
import { moveWorktree, addWorktree, removeWorktree, withCheckout } from '../../../src/programs/git/worktrees.ts';
import { asRepositoryWriter } from '../../../src/programs/git/repository.ts';
import { keepAll, testRepository, type TestRepository } from '../../support/repository.ts';
import { tmpdir } from 'node:os';
import { execaSync } from 'execa';

const binary = Buffer.from([0, 1, 2, 255, 254, 10, 13, 0]);

describe('a worktree for a parallel feature', () => {
  // How commits land, one by one: cli/parallel.slow.test.ts.
  it('is moved onto a newer commit with its work, also once more after a crash; a conflict changes nothing but itself', async () => {
    const { root, git, write, outside, status, commit } = testRepository({ a: '1\n', b: '1\n' });
    const start = git('rev-parse', 'HEAD');
    const [fits, conflicts] = await Promise.all(
      ['one F001', 'F002'].map((name) => addWorktree(root, join(outside, name), start)),
    );
    if (fits === undefined || conflicts === undefined) throw new Error('no worktree');
    writeFileSync(join(fits, 'new'), binary);
    writeFileSync(join(fits, 'b'), '2\n');
    writeFileSync(join(conflicts, 'a'), '3\n');
    write('a', '2\n');
    const landed = commit();
    const work = await keepAll(fits, start, refOf('x', 'F001/work'));
    for (const time of ['first', 'again']) expect(await moveWorktree(fits, work, landed), time).toEqual([]);
    expect(['a', 'b', 'new'].map((file) => readFileSync(join(fits, file)))).toEqual([
      Buffer.from('2\n'),
      Buffer.from('2\n'),
      binary,
    ]);
    const other = await keepAll(conflicts, start, refOf('x', 'F002/work'));
    expect(await moveWorktree(conflicts, other, landed)).toEqual(['a']);
    expect(readFileSync(join(conflicts, 'a'), 'utf8')).toMatch(/^<{7} .*\n2\n={7}\n3\n>{7} /);
    expect([git('-C', conflicts, 'rev-parse', 'HEAD'), git('show', `${other}:a`), status()]).toEqual([landed, '3', '']);
  });

  it('is made again when its folder was deleted by hand', async () => {
    const { root, git, outside } = testRepository();
    const start = git('rev-parse', 'HEAD');
    const folder = await addWorktree(root, join(outside, 'F001'), start);
    await removeWorktree(root, folder);
    await removeWorktree(root, folder);
    expect(existsSync(join(await addWorktree(root, folder, start), 'README.md'))).toBe(true);
  });
});

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

it('of a repository has one lock, by whatever name its folder is reached', async () => {
  const { root, outside, write } = testRepository({ a: '1' });
  write('inner/b', '2');
  symlinkSync(root, join(outside, 'link'));
  symlinkSync(join(root, 'inner'), join(outside, 'inner'));
  const isHeld = () => Promise.resolve(existsSync(join(root, '.git/autonomous-workflow/lock')));
  for (const name of ['link', 'inner'])
    expect(await asRepositoryWriter(join(outside, name), 'record', isHeld)).toBe(true);
});
