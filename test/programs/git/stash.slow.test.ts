import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { uncommittedPaths } from '../../../src/programs/git/repository.ts';
import { giveBack, listStashes, stashesSince, stashWork, type StashedWork } from '../../../src/programs/git/stash.ts';
import { testRepository, type TestRepository } from '../../support/repository.ts';

const own = ['docs/research-x'];
const binary = Buffer.from([0, 1, 2, 255, 254, 10, 13, 0]);

async function stashed({ root }: TestRepository, stamp = '1'): Promise<StashedWork> {
  const found = await stashWork(root, 'x', own, stamp);
  if (found === undefined) throw new Error('nothing was stashed');
  return found;
}

/** All that a user may have lying about. */
function changeMuch({ write, git, path }: TestRepository): void {
  write('a', 'staged\n');
  git('add', 'a');
  write('a', 'staged and changed again\n');
  write('b', 'changed\n');
  git('rm', '--quiet', 'gone');
  write('new folder/new file', binary);
  symlinkSync('b', path('link'));
  write('ignored.log', 'mine\n');
  write('docs/research-x/state', '2');
}

const many = () =>
  testRepository({ a: '1\n', b: '1\n', gone: '1\n', '.gitignore': '*.log\n', 'docs/research-x/state': '1' });

it('entries of the stash are known from a time on, and none outside of a repository', async () => {
  const { root, outside, git, write } = many();
  write('b', 'by hand\n');
  git('stash', 'push', '--quiet', '-m', 'half done');
  expect(await stashesSince(root, new Date(Date.now() - 60_000))).toEqual(['stash@{0}: On main: half done']);
  expect(await stashesSince(root, new Date(Date.now() + 60_000))).toEqual([]);
  expect(await stashesSince(outside, new Date(0))).toEqual([]);
});

describe('the user’s uncommitted work', () => {
  it('is stashed with new files and given back as it was, staged and not', async () => {
    const repository = many();
    const { root, git, write, status, read, has } = repository;
    changeMuch(repository);
    const before = [status(), git('diff'), git('diff', '--cached')];
    const kept = await stashed(repository);
    expect([status(), read('a'), read('docs/research-x/state')]).toEqual([' M docs/research-x/state', '1\n', '2']);
    expect([has('new folder/new file'), has('link'), has('gone'), read('ignored.log')]).toEqual([
      false,
      false,
      true,
      'mine\n',
    ]);
    write('c', 'the feature');
    git('add', 'c');
    git('commit', '--quiet', '-m', 'Feature');
    expect(await giveBack(root, kept, own)).toEqual({ outcome: 'given-back' });
    expect([status(), git('diff'), git('diff', '--cached')]).toEqual(before);
    expect([git('stash', 'list'), await listStashes(root, 'x')]).toEqual(['', []]);
  });

  it('is a stash like any other, which git itself gives back', async () => {
    const repository = many();
    const { root, git, status } = repository;
    changeMuch(repository);
    const before = status();
    const kept = await stashed(repository);
    expect(git('stash', 'list')).toContain('autonomous-workflow x: your uncommitted work');
    git('checkout', '--quiet', '--', '.');
    git('stash', 'pop', '--quiet', '--index');
    expect(status()).toBe(before.replace(/^.*research-x.*\n?/m, '').trimEnd());
    expect(await giveBack(root, kept, own)).toEqual({ outcome: 'taken' });
    expect(await listStashes(root, 'x')).toEqual([kept]);
  });

  it('stays in the stash when it does not fit any more, or when there is other work', async () => {
    const repository = testRepository({ a: '1\n' });
    const { root, git, write, status, commit, read, has } = repository;
    write('a', 'mine\n');
    write('new', 'mine\n');
    const kept = await stashed(repository);
    write('a', 'the feature\n');
    expect(await giveBack(root, kept, [])).toEqual({ outcome: 'dirty', files: ['a'] });
    commit();
    expect(await giveBack(root, kept, [])).toMatchObject({ outcome: 'conflict' });
    expect([status(), read('a'), has('new')]).toEqual(['', 'the feature\n', false]);
    expect([git('rev-parse', 'refs/stash'), git('rev-parse', kept.ref)]).toEqual([kept.commit, kept.commit]);
  });

  it('is kept although somebody clears the stash', async () => {
    const repository = testRepository({ a: '1\n' });
    repository.write('new', 'mine\n');
    const { ref } = await stashed(repository);
    repository.git('stash', 'clear');
    repository.git('gc', '--quiet', '--prune=now');
    expect(repository.git('show', `${ref}^3:new`)).toBe('mine');
  });

  it('is nothing in a clean repository, and leaves a repository within the project alone', async () => {
    const repository = testRepository();
    const { root, path, write, read } = repository;
    expect(await stashWork(root, 'x', [], '1')).toBeUndefined();
    mkdirSync(path('inner'));
    execaSync('git', ['init', '--quiet', '--template='], { cwd: path('inner') });
    write('inner/file', 'mine\n');
    write('new', 'mine\n');
    await stashed(repository);
    expect([read('inner/file'), repository.has('new')]).toEqual(['mine\n', false]);
  });

  it('is stashed once when that was interrupted half way', async () => {
    const repository = many();
    const { root, git, write, read, status } = repository;
    changeMuch(repository);
    const before = status();
    const kept = await stashed(repository);
    // As a process leaves it that was killed while it took away what it had kept.
    git('stash', 'clear');
    write('b', 'changed\n');
    write('new folder/new file', binary);
    expect(await stashed(repository, '2')).toEqual(kept);
    expect([await uncommittedPaths(root, own), git('stash', 'list').split('\n')]).toEqual([
      [],
      [expect.stringContaining('x')],
    ]);
    // What was written meanwhile is other work.
    write('b', 'changed later\n');
    const other = await stashed(repository, '3');
    expect(await listStashes(root, 'x')).toEqual([kept, other]);
    await giveBack(root, other, own);
    expect(read('b')).toBe('changed later\n');
    git('checkout', '--quiet', 'b');
    await giveBack(root, kept, own);
    expect(status()).toBe(before);
  });

  it('is all there whenever the process that stashes it is killed', async () => {
    const program = join(import.meta.dirname, '..', '..', 'support', 'stash-work.mjs');
    for (let delay = 100; delay <= 1_300; delay += 150) {
      const repository = many();
      const { root, git, status } = repository;
      changeMuch(repository);
      const before = [status(), git('diff'), git('diff', '--cached')];
      await execa(process.execPath, ['--import', 'tsx', program, root, 'x'], {
        timeout: delay,
        killSignal: 'SIGKILL',
        reject: false,
      });
      // A git that was at work goes on after its parent is gone.
      await expect.poll(() => existsSync(repository.path('.git/index.lock')), { timeout: 5_000 }).toBe(false);
      const kept = await stashWork(root, 'x', own, '2');
      if (kept !== undefined) expect(kept.ref).toMatch(/stash\/[12]$/);
      expect(await uncommittedPaths(root, own), `killed after ${delay} ms`).toEqual([]);
      const [first, ...others] = await listStashes(root, 'x');
      if (first === undefined) throw new Error(`nothing is kept after ${delay} ms`);
      expect(others, `killed after ${delay} ms`).toEqual([]);
      expect(await giveBack(root, first, own)).toEqual({ outcome: 'given-back' });
      expect([status(), git('diff'), git('diff', '--cached')], `killed after ${delay} ms`).toEqual(before);
    }
    const whole = many();
    changeMuch(whole);
    // The program does what is killed above.
    expect((await execa(process.execPath, ['--import', 'tsx', program, whole.root, 'x'])).exitCode).toBe(0);
    expect(await listStashes(whole.root, 'x')).toHaveLength(1);
  });
});
