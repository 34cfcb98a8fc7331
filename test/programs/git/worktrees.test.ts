import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFeature, refOf } from '../../../src/programs/git/commit.ts';
import {
  conflictMarks,
  landCommit,
  moveWorktree,
  addWorktree,
  removeWorktree,
} from '../../../src/programs/git/worktrees.ts';
import { startOfFeature } from '../../../src/programs/git/repository.ts';
import { keepAll, testRepository } from '../../support/repository.ts';

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
