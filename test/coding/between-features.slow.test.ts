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
  'reset and rm': async ({ git, project }) => {
    await git('reset', '--quiet', 'HEAD~1');
    rmSync(project.path('src/one.mjs'));
    rmSync(project.path('test/one.test.mjs'));
  },
  revert: ({ git }) => git('revert', '--no-edit', 'HEAD'),
};

describe('a feature that passed', { timeout: 240_000 }, () => {
  it.each(Object.keys(ways))('regressed when it was removed by %s, and is done again', async (way) => {
    const coding = await withOne();
    await ways[way]?.(coding);
    // Whatever comes first: the end of the iteration, or the next feature.
    const said = await coding.cli(...(way === 'revert' ? ['record'] : ['feature', 'start', 'T002']));
    expect(`${said.stdout}${said.stderr}`).toMatch(/T001 regressed: its commit [0-9a-f]{7}/);
    expect(coding.feature('T001')).toMatchObject({ passes: false, status: 'pending' });
    if (coding.feature('T002').status === 'in_progress') return;
    await passes(coding, 'T001', 'one', 1);
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
    expect((await coding.cli('feature', 'start', 'T002')).stdout).toContain('T002 is begun (');
    expect(coding.feature('T001').passes).toBe(true);
  });

  it('stays passed through commits of the user and a rebase, which are accepted when everything passes with them', async () => {
    const coding = await withOne();
    const { git, writes } = coding;
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
    const landed = await git('rev-parse', 'HEAD');
    // The same changes on another commit.
    writes('notes.md', 'x\n');
    await git('checkout', '--quiet', '-b', 'base', 'HEAD~3');
    await git('add', 'notes.md');
    await git('commit', '--quiet', '-m', 'Notes');
    await git('checkout', '--quiet', '-');
    await git('rebase', '--quiet', '--autostash', 'base');
    // As in a clone, the commits that were verified are gone.
    for (const ref of (await git('for-each-ref', '--format=%(refname)', 'refs/autonomous-workflow')).split('\n'))
      await git('update-ref', '-d', ref);
    await git('reflog', 'expire', '--expire=now', '--all');
    await git('gc', '--quiet', '--prune=now');
    await expect(git('cat-file', '-e', landed)).rejects.toThrow();
    const recorded = await coding.cli('record');
    expect(recorded.stdout).not.toContain('regressed');
    expect(recorded.stdout).toContain('Everything that passed was verified once more, and passes.');
    expect(recorded.stdout).toContain('2 of 2 features pass');
    expect(coding.feature('T002').bindings?.commit).toBe(await git('rev-parse', 'HEAD'));
  });

  it.each([
    ['breaks it', 'export const one = () => 7;\n', testOf('one', 1), 'one gives 1'],
    [
      'guts code and tests',
      'export const one = () => 0;\n',
      "import test from 'node:test';\ntest.skip('one gives 1', () => {});\n",
      '"one gives 1" in test/one.test.mjs passed when T001 was verified, and is gone or skipped now',
    ],
  ])('is repaired before anything else when a commit of the user %s', async (_, code, test, named) => {
    const coding = await withOne();
    coding.writes('src/one.mjs', code);
    coding.writes('test/one.test.mjs', test);
    // As in a clone, what was found of each commit is not known any more.
    rmSync(coding.project.path('docs/research-x/.runtime/coding/facts'), { recursive: true });
    await coding.git('commit', '--quiet', '--all', '-m', 'Mine');
    const { stderr } = await coding.cli('feature', 'start', 'T002');
    expect(stderr).toContain('sweep1 is declared to repair that');
    expect(coding.feature('sweep1')).toMatchObject({ kind: 'fix', status: 'pending' });
    expect(coding.feature('sweep1').description).toContain(named);
    expect(coding.feature('T002').dependencies).toContain('sweep1');
    expect((await coding.cli('record')).stdout).not.toContain('sweep2');
    await passes(coding, 'sweep1', 'one', 1);
    expect((await coding.cli('feature', 'start', 'T002')).stdout).toContain('T002 is begun (');
  });

  it('is verified once more also where nothing is left to do but a question', async () => {
    const coding = await withOne();
    await coding.cli('feature', 'start', 'T002');
    const why = 'The plan names a function and no result.';
    const questions = [{ question: 'Which number does two() give?', why }];
    expect(await coding.codes('T002', { outcome: 'question', questions })).toEqual([]);
    expect((await coding.verify('T002')).stdout).toContain('The user is asked about it');
    expect((await coding.cli('record')).stdout).toContain(
      'verified once more, and passes. So it does in a fresh clone.',
    );
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
