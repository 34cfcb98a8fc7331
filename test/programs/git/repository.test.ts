import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ownFolders } from '../../../src/files/paths.ts';
import {
  addedLines,
  branchWith,
  findRepository,
  startOfFeature,
  uncommittedPaths,
  treeOfWork,
} from '../../../src/programs/git/repository.ts';
import { refOf } from '../../../src/programs/git/commit.ts';
import { keepAll, testRepository } from '../../support/repository.ts';

const odd = ['a b.txt', 'ü"quote\'.txt', '-rf', 'tab\tname', ':(top)x', '*.txt', 'new\nline.txt'];

it('the branch that has a commit is named, whichever is checked out', async () => {
  const { root, git, commit } = testRepository();
  git('checkout', '--quiet', '-b', 'work');
  const done = commit('Done');
  git('checkout', '--quiet', '-b', 'later');
  const branch = async (of: string) => {
    const repository = await findRepository(root);
    return repository && (await branchWith(repository, of));
  };
  expect(await branch(done)).toBe('refs/heads/later');
  git('checkout', '--quiet', 'main');
  git('branch', '--quiet', '-D', 'later');
  expect(await branch(done)).toBe('refs/heads/work');
  git('branch', '--quiet', '-D', 'work');
  expect(await branch(done)).toBeNull();
});

describe('the start of a feature', () => {
  it('is refused in the project itself with uncommitted work, but for what the workflow and ralph-loop write', async () => {
    const { root, write } = testRepository({ 'docs/research-x/x-state.md': 'a' });
    write('docs/research-x/x-state.md', 'b');
    write('.claude/ralph-loop.local.md', 'active: true');
    const own = ownFolders(root).map((folder) => relative(root, folder));
    expect(await uncommittedPaths(root, own)).toEqual([]);
    write('README.md', 'changed');
    write('new file', '');
    expect(await uncommittedPaths(root, own)).toEqual(['README.md', 'new file']);
  });

  it('is refused without a repository, and without a commit', async () => {
    await expect(startOfFeature(mkdtempSync(join(tmpdir(), 'none-')))).rejects.toThrow('There is no git repository');
    await expect(startOfFeature(testRepository({}).root)).rejects.toThrow('no commit to begin from');
  });

  it('is found in spite of variables that a git hook leaves behind', async () => {
    const { root } = testRepository();
    vi.stubEnv('GIT_DIR', '/nowhere/.git');
    vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index');
    try {
      expect(await findRepository(root)).toMatchObject({ root });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

it('the lines that a file gains are its own, whatever git is set to and the next file is called', async () => {
  const { root, git, write, commit } = testRepository({ a: '1\n2\n3\n4\n' });
  git('config', 'diff.interHunkContext', '9');
  write('a', 'new\n1\n2\n3\nnew');
  write('a"b', '1\n2\n');
  write('c', '++ b/d\n');
  const now = commit('Added');
  expect([...(await addedLines(root, `${now}^`, now))]).toEqual([
    ['a', new Set([1, 5])],
    ['c', new Set([1])],
  ]);
});

describe('the tree of the work tree', () => {
  it('changes with every change, staged or not, and with new files, and not with ignored ones', async () => {
    const { root, git, write } = testRepository({ '.gitignore': 'ignored\n', a: '1' });
    const trees = [await treeOfWork(root, 'HEAD')];
    expect(trees[0]).toBe(git('rev-parse', 'HEAD^{tree}'));
    write('ignored', 'x');
    expect(await treeOfWork(root, 'HEAD')).toBe(trees[0]);
    write('a', '2');
    trees.push(await treeOfWork(root, 'HEAD'));
    git('add', 'a');
    expect(await treeOfWork(root, 'HEAD')).toBe(trees[1]);
    for (const name of odd) {
      write(name, 'new');
      trees.push(await treeOfWork(root, 'HEAD'));
    }
    chmodSync(join(root, 'a'), 0o755);
    trees.push(await treeOfWork(root, 'HEAD'));
    expect(new Set(trees).size).toBe(trees.length);
  });

  it('leaves the index and the work tree untouched, to the byte', async () => {
    const { root, git, write, status, path } = testRepository({ a: '1', b: '1' });
    write('a', 'staged');
    git('add', 'a');
    write('a', 'then changed');
    write('new', '');
    git('add', '--intent-to-add', 'new');
    const before = [status(), readFileSync(path('.git/index')).toString('base64')];
    await treeOfWork(root, 'HEAD', ['b']);
    await keepAll(root, git('rev-parse', 'HEAD'), refOf('x', 'F001/1'));
    expect([status(), readFileSync(path('.git/index')).toString('base64')]).toEqual(before);
  });
});

describe('kept work', () => {
  it('keeps all files under a reference, without asking who the user is', async () => {
    const { root, git, write } = testRepository({ a: '1' });
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    write('a', '2');
    write('new\nfile', 'n');
    const commit = await keepAll(root, git('rev-parse', 'HEAD'), refOf('x', 'F001/1'));
    expect(git('show', `${commit}:a`)).toBe('2');
    expect(git('ls-tree', '--name-only', '-z', 'refs/autonomous-workflow/x/F001/1')).toContain('new\nfile');
    expect(git('log', '--format=%s', '--max-count=1')).toBe('First');
  });
});
