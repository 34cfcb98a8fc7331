import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

async function passes(coding: CodingProject, id: string, name: string, value: number): Promise<void> {
  expect((await coding.cli('feature', 'start', id)).stderr).toBe('');
  coding.writesFunction(name, value);
  expect((await coding.verify(id)).stdout).toContain('is green');
  const number = coding.feature(id).attempts.length;
  expect(await coding.review(id, number)).toEqual([]);
  expect((await coding.verify(id)).stdout).toContain(`${id} passed`);
}

/** A project in which T001 has passed. */
async function withOne(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  await passes(coding, 'T001', 'one', 1);
  return coding;
}

const ways: Record<string, (coding: CodingProject) => Promise<unknown>> = {
  'reset --keep': ({ git }) => git('reset', '--quiet', '--keep', 'HEAD~1'),
  'reset and rm': async ({ git, project }) => {
    await git('reset', '--quiet', 'HEAD~1');
    rmSync(project.path('src/one.mjs'));
    rmSync(project.path('test/one.test.mjs'));
  },
  revert: ({ git }) => git('revert', '--no-edit', 'HEAD'),
  'rebase --onto': async ({ git, project }) => {
    project.write('more.mjs', 'export {};\n');
    await git('add', 'more.mjs');
    await git('commit', '--quiet', '-m', 'More');
    await git('rebase', '--quiet', '--autostash', '--onto', 'HEAD~2', 'HEAD~1');
  },
  'a commit that guts code and tests': async ({ git, project }) => {
    project.write('src/one.mjs', 'export const one = () => 0;\n');
    project.write('test/one.test.mjs', "import test from 'node:test';\ntest.skip('one gives 1', () => {});\n");
    await git('commit', '--quiet', '--all', '-m', 'Simpler');
  },
};

/** By its commit or, where that is there, by its tests. */
const gone = /T001 regressed: its commit [0-9a-f]{7}|no longer passing: T001\./;

describe('a feature that passed', { timeout: 240_000 }, () => {
  it.each(Object.keys(ways))('regressed when it was removed by %s, and is done again', async (way) => {
    const coding = await withOne();
    await ways[way]?.(coding);
    const { stdout, stderr } = await coding.cli('feature', 'start', 'T002');
    expect(`${stdout}${stderr}`).toMatch(gone);
    expect(coding.feature('T001')).toMatchObject({ passes: false, status: 'pending' });
    if (coding.feature('T002').status === 'in_progress') return;
    await passes(coding, 'T001', 'one', 1);
  });

  it.each(Object.keys(ways))('is noticed to be gone by %s when the iteration is recorded', async (way) => {
    const coding = await withOne();
    await ways[way]?.(coding);
    const recorded = await coding.cli('record');
    expect(recorded.stdout).toMatch(gone);
    expect(coding.project.read('docs/research-x/x-state.md')).not.toContain('finishing: complete');
  });

  it.each([
    ['another branch', ['checkout', '--quiet', '-b', 'other', 'HEAD~1']],
    ['a detached commit', ['checkout', '--quiet', '--detach', 'HEAD~1']],
  ])('is not done again on %s: its own is asked for', async (_, words) => {
    const coding = await withOne();
    const branch = await coding.git('branch', '--show-current');
    await coding.git(...words);
    const refused = await coding.cli('feature', 'start', 'T002');
    expect(refused.stderr).toContain('T001, which passed, is not in what is checked out');
    expect(refused.stderr).toContain(`git switch ${branch}`);
    expect((await coding.cli('record')).stdout).toContain(`git switch ${branch}`);
    await coding.git('switch', '--quiet', branch);
    expect((await coding.cli('feature', 'start', 'T002')).stdout).toContain('# Feature T002');
    expect(coding.feature('T001').passes).toBe(true);
  });

  it('stays passed through commits of the user and a rebase, which are accepted when everything passes with them', async () => {
    const coding = await withOne();
    const { git, project, writes } = coding;
    writes('src/mine.mjs', 'export const mine = 1;\n');
    writes('test/mine.test.mjs', testOf('zero', 0).replace('zero gives', 'again gives'));
    await git('add', '--all', 'src', 'test');
    await git('commit', '--quiet', '-m', 'Mine');
    const started = await coding.cli('feature', 'start', 'T002');
    expect(started.stdout).toContain(
      'The project has changed since its features were verified. Everything that passed was verified once more, and passes.',
    );
    expect(coding.feature('T001').passes).toBe(true);
    coding.writesFunction('two', 2);
    await coding.verify('T002');
    await coding.review('T002', 1);
    expect((await coding.verify('T002')).stdout).toContain('T002 passed');
    // The same changes on another commit.
    writes('notes.md', 'x\n');
    await git('checkout', '--quiet', '-b', 'base', 'HEAD~3');
    await git('add', 'notes.md');
    await git('commit', '--quiet', '-m', 'Notes');
    await git('checkout', '--quiet', '-');
    await git('rebase', '--quiet', '--autostash', 'base');
    const recorded = await coding.cli('record');
    expect(recorded.stdout).not.toContain('regressed');
    expect(recorded.stdout).toContain('2 of 2 features pass');
    expect(project.journal('x').filter(({ event }) => event === 'feature-committed')).toHaveLength(4);
  });

  it('is refused as broken when the user’s commit breaks it', async () => {
    const coding = await withOne();
    coding.writes('src/one.mjs', 'export const one = () => 7;\n');
    await coding.git('commit', '--quiet', '--all', '-m', 'Mine');
    const { stdout, stderr } = await coding.cli('feature', 'start', 'T002');
    expect(`${stdout}${stderr}`).toContain('no longer passing: T001');
    expect(coding.feature('T001').passes).toBe(false);
  });

  it('is named with its former and its present commit when it was amended', async () => {
    const coding = await withOne();
    const former = await coding.git('rev-parse', 'HEAD');
    await coding.git('rm', '--quiet', 'src/one.mjs');
    await coding.git('commit', '--quiet', '--amend', '--no-edit');
    const present = await coding.git('rev-parse', 'HEAD');
    const { stdout, stderr } = await coding.cli('feature', 'start', 'T002');
    expect(`${stdout}${stderr}`).toContain(
      `T001: its commit ${former.slice(0, 10)} was rewritten as ${present.slice(0, 10)}, with other changes.`,
    );
    expect(coding.feature('T001').passes).toBe(false);
  });

  it('keeps the workflow from being complete when it was removed after the last sweep', async () => {
    const coding = await withOne();
    await passes(coding, 'T002', 'two', 2);
    const recorded = await coding.cli('record');
    expect(recorded.stdout).toContain('Nothing is left to do.');
    await coding.git('reset', '--quiet', '--keep', 'HEAD~1');
    const again = await coding.cli('record');
    expect(again.stdout).toContain('T002 regressed');
    expect(coding.project.read('docs/research-x/x-state.md')).not.toContain('finishing: complete');
  });
});
