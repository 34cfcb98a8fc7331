import { describe, expect, it } from 'vitest';
import { folder, projectWithWorkflow } from '../support/feature-project.ts';
import { codingProject, committedProject, testOf } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

describe('an attempt at a feature', () => {
  it('fails when it is red or reviewed with a blocker, three times in all, and its work is undone and kept', async () => {
    const { project, cli, git, feature, review, writesFunction } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    project.write('test/one.test.mjs', testOf('one', 2));
    const lied = await cli('feature', 'verify', 'T001');
    expect(lied.exitCode).toBe(1);
    expect(lied.stdout).toContain('attempt 1 failed');
    expect(lied.stdout).toContain('one gives 2');
    expect(lied.stdout).toContain('It goes on with attempt 2, 1 more if it fails, on the work as it is');
    writesFunction('one', 1);
    await cli('feature', 'verify', 'T001');
    await review('T001', 2, [
      { file: 'src/one.mjs', problem: 'It is one for every number.', evidence: 'one(2) gives 1' },
    ]);
    const blocked = await cli('feature', 'verify', 'T001');
    expect(blocked.stdout).toContain('src/one.mjs: It is one for every number.');
    const again = await cli('feature', 'verify', 'T001');
    expect(again.stdout).toContain('T001 is not verified again: its files are as they were when it was sent back');
    expect(feature('T001').attempts).toHaveLength(3);
    await cli('feature', 'start', 'T001');
    expect(project.read(`${folder}/tasks/T001.md`)).toContain('It is one for every number.');
    project.write('src/one.mjs', 'export const one = 1;\n');
    const last = await cli('feature', 'verify', 'T001');
    expect(last.stdout).toContain('failed for good');
    expect(feature('T001')).toMatchObject({ status: 'failed', passes: false });
    expect(feature('T001').attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(project.read(`${folder}/proofs/T001-3.patch`)).toContain('+export const one = 1;');
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    expect(await git('show', 'refs/autonomous-workflow/x/T001/attempt-3:src/one.mjs')).toContain('one = 1');
    expect((await cli('escalations')).stdout).toContain('E001 (needs human action, T001)');
  });

  it.each([
    ['test/zero.test.mjs: "zero gives 0" passed before and is gone', 'test/zero.test.mjs', null],
    [
      '"zero gives 0" passed before and is skipped now',
      'test/zero.test.mjs',
      testOf('zero', 0).replace("test('zero", "test.skip('zero"),
    ],
    ['package.json: script test, to which', 'package.json', '{"type":"module","scripts":{"test":"true"}}'],
  ])('fails when a judge finds that nobody asked for it: %s', async (named, file, content) => {
    const { project, cli, feature, writesFunction, judge } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    if (content === null) project.move(file, '../gone');
    else project.write(file, content);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('`autonomous-workflow:change-judge`');
    await judge('T001', 1, () => ({ verdict: 'weaker' }));
    const { exitCode, stdout } = await cli('feature', 'verify', 'T001');
    expect(exitCode).toBe(1);
    expect(stdout).toContain(named);
    expect(feature('T001')).toMatchObject({ passes: false, attempts: [{ outcome: 'failed' }, { outcome: null }] });
  });

  it('may change what an answer of the user asks for', { timeout: 300_000 }, async () => {
    const { project, cli, writesFunction, judge } = await codingProject(tasks);
    const works = async (version: number) => {
      await cli('feature', 'start', 'T001');
      writesFunction('one', 1);
      const scripts = { test: 'node --test --test-concurrency=1' };
      project.write('package.json', JSON.stringify({ type: 'module', version: `1.0.${version}`, scripts }));
      await cli('feature', 'verify', 'T001');
    };
    for (const version of [1, 2, 3]) {
      await works(version);
      await judge('T001', version, () => ({ verdict: 'weaker' }));
      expect((await cli('feature', 'verify', 'T001')).stdout).toContain('script test, to which a frozen command leads');
    }
    // The word “no” and a negation beside it decide nothing.
    await cli('resolve', 'E001', 'Yes, change package.json: one at a time, the old script is no longer right.');
    await works(4);
    expect(await judge('T001', 4, () => ({ verdict: 'asked', quote: 'the old script is no longer right' }))).toEqual(
      [],
    );
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green');
    const task = project.read(`${folder}/tasks/T001-review.md`);
    expect(task).toContain('the change-judge: asked, “the old script is no longer right”');
  });

  it('does not pass by doing nothing, nor by tests that passed before', async () => {
    const { project, cli } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('nothing was changed since the start');
    project.write('test/again.test.mjs', testOf('zero', 0).replace('zero gives 0', 'zero again'));
    expect((await cli('feature', 'verify', 'T001')).stdout).toMatch(
      /is green, but .*passed before anything was written/,
    );
  });

  it('names what it broke, and is not blamed for what was broken before', async () => {
    const { project, cli, feature, writesFunction } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    project.write('src/zero.mjs', 'export const zero = () => 7;\n');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('worked before and no longer does: zero gives 0');
    const broken = await codingProject(tasks, { 'lint.mjs': 'process.exit(7);\n' });
    await broken.cli('commands', 'confirm', '--set', 'test=node --test', '--set', 'lint=node lint.mjs');
    await broken.cli('feature', 'start', 'T001');
    expect(broken.project.read(`${folder}/tasks/T001.md`)).toContain('failed before this feature already');
    broken.writesFunction('one', 1);
    const { stdout } = await broken.cli('feature', 'verify', 'T001');
    expect(stdout).toContain('no failed attempt');
    expect(broken.feature('T001')).toMatchObject({ status: 'blocked', attempts: [{ outcome: null }] });
    expect((await broken.cli('escalations')).stdout).toContain('broken baseline, T001');
    await broken.cli('resolve', 'E001', 'The lint is right by now');
    expect(broken.feature('T001').status).toBe('pending');
    broken.project.write('lint.mjs', '');
    await broken.git('commit', '--quiet', '-am', 'The lint is right');
    expect(feature('T001').attempts).toHaveLength(2);
    // Git does not say whose commit it is, so the user confirms that the command runs something else now.
    expect((await broken.cli('feature', 'start', 'T001')).stderr).toContain('lint.mjs');
    await broken.cli('commands', 'confirm', '--set', 'test=node --test', '--set', 'lint=node lint.mjs');
    const again = await broken.cli('feature', 'start', 'T001');
    expect(broken.project.read(`${folder}/tasks/T001.md`)).toContain('The lint is right by now');
    expect(again.stdout).toContain('(attempt 1,');
  });

  it('asks about what cannot be run, which is nobody’s failure', async () => {
    const { project, cli, feature } = await codingProject(tasks, {
      '.autonomous-workflow.yaml': 'test_command: no-such-program test\n',
    });
    const { exitCode, stderr } = await cli('feature', 'start', 'T001');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('the program is not installed');
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [] });
    expect(project.journal('x').find(({ event }) => event === 'escalated')).toMatchObject({ kind: 'environment' });
  });

  it('asks about a command that runs nothing, with the way to make it run', async () => {
    const { cli, feature } = await codingProject(tasks, {
      'package.json': '{"type":"module"}',
      Makefile: 'test:\n\tnode --test\n',
    });
    const { exitCode, stderr } = await cli('feature', 'start', 'T001');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/`make test`: it ran nothing: .*'test' is up to date.*add `\.PHONY: test` to the Makefile/);
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [] });
  });

  it('is not blamed for work that somebody stashed, and goes on once it is back', async () => {
    const { cli, git, feature, review, writesFunction } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await cli('feature', 'verify', 'T001');
    await review('T001', 1);
    await git('stash', 'push', '--quiet', '--include-untracked', '--', 'src', 'test');
    const { exitCode, stdout } = await cli('feature', 'verify', 'T001', '--json');
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toMatchObject({ exitCode: 1, outcome: 'not-judged' });
    expect(stdout).toContain("git's stash has stash@{0}: WIP on");
    expect(stdout).toContain('`git stash pop`');
    expect(feature('T001').attempts).toMatchObject([{ outcome: null }]);
    await git('stash', 'pop', '--quiet');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
  });

  it('is not blamed for work that came back while it was verified', async () => {
    const known = await projectWithWorkflow();
    const pop = `import { spawnSync } from 'node:child_process';\nspawnSync('git', ['stash', 'pop'], { cwd: ${JSON.stringify(known.root)} });\n`;
    const { cli, git, feature, review, writesFunction } = await committedProject(
      tasks,
      {
        'package.json': '{"type":"module","scripts":{"pretest":"node pop.mjs","test":"node --test"}}',
        'pop.mjs': pop,
      },
      known,
    );
    expect((await cli('features', 'import')).stderr).toBe('');
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await git('stash', 'push', '--quiet', '--include-untracked', '--', 'src', 'test');
    const { stdout } = await cli('feature', 'verify', 'T001');
    expect(await git('stash', 'list')).toBe('');
    expect(stdout).toContain('is green');
    expect(feature('T001').attempts).toMatchObject([{ outcome: null }]);
    await review('T001', 1);
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
  });

  it('is not done twice after a crash between the commit and the list', async () => {
    const { cli, git, feature, review, writesFunction } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await cli('feature', 'verify', 'T001');
    await review('T001', 1);
    await git('add', 'src', 'test');
    await git('commit', '--quiet', '-m', 'T001: Function one', '-m', 'Autonomous-Workflow-Feature: x/T001');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
    expect((await git('log', '--format=%s')).split('\n')).toEqual(['T001: Function one', 'First']);
    expect(feature('T001').passes).toBe(true);
  });
});

describe('everything that passed, verified once more', () => {
  it('opens a feature again whose files somebody broke since', async () => {
    const { project, cli, git, feature, list, review, writesFunction } = await codingProject(tasks, {
      '.autonomous-workflow.yaml': 'sweep_every_features: 1\n',
    });
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await cli('feature', 'verify', 'T001');
    await review('T001', 1);
    await cli('feature', 'verify', 'T001');
    await cli('record');
    expect(project.events('x')).not.toContain('regression-sweep');
    project.write('src/one.mjs', 'export const one = () => 2;\n');
    await git('commit', '--quiet', '-am', 'The user knows better');
    expect((await cli('record')).stdout).toContain('no longer passing: T001');
    expect(feature('T001')).toMatchObject({ passes: false, status: 'pending' });
    expect(list().proofs[0]?.void_reason).toContain('one gives 1');
    expect((await cli('feature', 'start', 'T001')).stdout).toContain('(attempt 2,');
  });
});
