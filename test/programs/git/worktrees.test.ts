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
import { commitFeature, refOf } from '../../../src/programs/git/commit.ts';
import {
  conflictMarks,
  landCommit,
  moveWorktree,
  addWorktree,
  removeWorktree,
  withCheckout,
} from '../../../src/programs/git/worktrees.ts';
import { startOfFeature, sharedGitFolder } from '../../../src/programs/git/repository.ts';
import { keepAll, testRepository, type TestRepository } from '../../support/repository.ts';
import { tmpdir } from 'node:os';
import { execaSync } from 'execa';

const own = ['docs/research-x'];
const binary = Buffer.from([0, 1, 2, 255, 254, 10, 13, 0]);

describe('a worktree for a parallel feature', () => {
  it('is brought onto what was integrated before it, lands as one commit, and a conflict changes nothing but itself', async () => {
    const repository = testRepository({
      '.gitignore': 'node_modules/\n',
      a: '1\n',
      b: '1\n',
      'docs/research-x/t': 't',
    });
    const { root, git, write, read, outside, status } = repository;
    write('node_modules/x/index.js', '');
    write('docs/research-x/state', 's');
    const { commit: start } = await startOfFeature(root);
    const names = ['one F001', 'F002', 'F003'];
    const trees = [];
    for (const name of names) trees.push(await addWorktree(root, join(outside, name), start));
    const [first, second, third] = trees.map(({ folder }) => folder) as [string, string, string];
    const links = trees[0]?.links ?? [];
    // The packages are linked, the folder itself is one that the pattern covers.
    expect(links).toEqual([]);
    expect(existsSync(join(first, 'node_modules/x/index.js'))).toBe(true);
    writeFileSync(join(first, 'a'), '2\n');
    writeFileSync(join(first, 'new'), binary);
    writeFileSync(join(first, 'docs/research-x/t'), 'not its own');
    writeFileSync(join(second, 'b'), '2\n');
    writeFileSync(join(third, 'a'), '3\n');
    const without = [...own, ...links];
    const commitIn = async (folder: string, feature: string) => {
      const work = await keepAll(folder, git('-C', folder, 'rev-parse', 'HEAD'), refOf('x', `${feature}/1`), without);
      const result = await commitFeature({ folder, workflow: 'x', feature, subject: 's', work, hooksFrom: root });
      expect(result).toMatchObject({ outcome: 'committed', sameAsVerified: true });
      return git('-C', folder, 'rev-parse', 'HEAD');
    };
    const landed = await commitIn(first, 'F001');
    expect(status()).toBe('?? docs/research-x/state');
    expect(await landCommit(root, landed, start)).toEqual({ outcome: 'landed' });
    const late = await commitIn(second, 'F002');
    expect(await landCommit(root, late, start)).toEqual({ outcome: 'overtaken' });
    const move = async (folder: string, name: string) => {
      const work = await keepAll(folder, start, refOf('x', name), without);
      return { work, conflicts: await moveWorktree(folder, work, landed, links) };
    };
    const moved = await move(second, 'F002/work');
    expect(moved.conflicts).toEqual([]);
    // As after a crash in between.
    expect(await moveWorktree(second, moved.work, landed, links)).toEqual([]);
    expect(await landCommit(root, await commitIn(second, 'F002'), landed)).toEqual({ outcome: 'landed' });
    const conflict = await move(third, 'F003/work');
    const marks = async () => conflictMarks(root, landed, await keepAll(third, landed, refOf('x', 'F003/2'), without));
    expect(conflict).toMatchObject({ conflicts: ['a'] });
    expect(readFileSync(join(third, 'a'), 'utf8')).toMatch(/^<{7} .*\n2\n={7}\n3\n>{7} /);
    expect(await marks()).toEqual(['a:1', 'a:3', 'a:5']);
    expect(git('-C', third, 'rev-parse', 'HEAD')).toBe(landed);
    writeFileSync(join(third, 'a'), '5\n');
    expect(await marks()).toEqual([]);
    expect(git('show', `${conflict.work}:a`)).toBe('3');
    expect([status(), read('a'), read('b'), read('docs/research-x/t')]).toEqual([
      '?? docs/research-x/state',
      '2\n',
      '2\n',
      't',
    ]);
    expect(git('log', '--format=%s')).toBe('s\ns\nFirst');
    for (const { folder } of trees) await removeWorktree(root, folder);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(existsSync(join(root, 'node_modules/x/index.js'))).toBe(true);
  });

  it('is made again when its folder was deleted by hand', async () => {
    const { root, git, outside } = testRepository();
    const start = git('rev-parse', 'HEAD');
    const { folder } = await addWorktree(root, join(outside, 'F001'), start);
    await removeWorktree(root, folder);
    await removeWorktree(root, folder);
    expect(existsSync(join((await addWorktree(root, folder, start)).folder, 'README.md'))).toBe(true);
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
