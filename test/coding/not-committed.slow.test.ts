import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codingProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const shared = 'first\nsecond\nlast\n';

/** T001 was handed in, verified and reviewed, and could not be committed; the user was asked, and T002 has its turn. */
async function asked(): Promise<CodingProject & { mayCommit: () => void }> {
  const coding = await codingProject(tasks, { 'shared.txt': shared });
  const { project, cli, review, writesFunction, verify, writes } = coding;
  const hook = join(project.root, '.git/hooks/commit-msg');
  mkdirSync(dirname(hook), { recursive: true });
  await cli('feature', 'start', 'T001');
  writesFunction('one', 1);
  writes('shared.txt', shared.replace('second', 'second of one'));
  expect(await handsIn(coding, 'one() gives 1, whatever it is given.')).toEqual([]);
  await verify('T001');
  await review('T001', 1);
  writeFileSync(hook, '#!/bin/sh\necho "not today" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  expect((await verify('T001')).stdout).toContain('not today');
  expect(project.read('shared.txt')).toBe(shared);
  return { ...coding, mayCommit: () => rmSync(hook) };
}

const handsIn = ({ codes }: CodingProject, what: string) => codes('T001', { what, why: `Why of: ${what}` });

async function others({ git, project }: CodingProject, file: string, text: string): Promise<void> {
  project.write(file, text);
  await git('add', file);
  await git('commit', '--quiet', '-m', 'Of the user', '--', file);
}

describe('work that was reviewed and could not be committed', { timeout: 240_000 }, () => {
  it('is verified onto what others committed meanwhile, and needs neither a coder nor a reviewer', async () => {
    const coding = await asked();
    const { project, cli, git, feature, mayCommit, verify } = coding;
    mayCommit();
    await others(coding, 'src/zero.mjs', 'export const zero = () => 0; // None.\n');
    await cli('resolve', 'E001', 'It may be committed now.');
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('T001 is handed in: run');
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(project.read('shared.txt')).toContain('second of one');
    expect(await git('log', '-1', '--format=%B')).toContain('one() gives 1, whatever it is given.');
    expect(feature('T001').attempts).toHaveLength(1);
  });

  it('goes to a coder with its hand-in and the marks of git where it has conflicts', async () => {
    const coding = await asked();
    const { project, cli, git, review, mayCommit, verify, work, writes } = coding;
    mayCommit();
    await others(coding, 'shared.txt', shared.replace('second', 'second of others'));
    await cli('resolve', 'E001', 'It may be committed now.');
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('Start a new agent');
    const task = project.read(`${folder}/tasks/T001.md`);
    expect(task).toContain('conflict markers in shared.txt');
    expect(task).toContain('> one() gives 1, whatever it is given.');
    expect(project.read(work('src/one.mjs'))).toContain('one = () => 1');
    expect(project.read(work('shared.txt'))).toContain('<<<<<<<');
    writes('shared.txt', shared.replace('second', 'second of one and of others'));
    expect(await handsIn(coding, 'The conflict in shared.txt is resolved.')).toEqual([]);
    await verify('T001');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(await git('log', '-1', '--format=%B')).toContain('The conflict in shared.txt is resolved.');
    expect(await git('show', 'HEAD:shared.txt')).toContain('second of one and of others');
  });
});
