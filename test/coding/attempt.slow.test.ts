import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

describe('an attempt at a feature', () => {
  it('fails when it is red or reviewed with a blocker, three times in all, and its work is undone and kept', async () => {
    const { project, cli, git, feature, review, writesFunction, verify, writes } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    writes('test/one.test.mjs', testOf('one', 2));
    const lied = await verify('T001');
    expect(lied.exitCode).toBe(1);
    expect(lied.stdout).toContain('attempt 1 failed');
    expect(lied.stdout).toContain('one gives 2');
    expect(lied.stdout).toContain('It goes on with attempt 2, on the work as it is');
    writesFunction('one', 1);
    await verify('T001');
    await review('T001', 2, [
      { file: 'src/one.mjs', problem: 'It is one for every number.', evidence: 'one(2) gives 1' },
    ]);
    const blocked = await verify('T001');
    expect(blocked.stdout).toContain('src/one.mjs: It is one for every number.');
    const again = await verify('T001');
    expect(again.stdout).toContain('no coder has handed in');
    expect(feature('T001').attempts).toHaveLength(3);
    await cli('feature', 'start', 'T001');
    expect(project.read(`${folder}/tasks/T001.md`)).toContain('It is one for every number.');
    writes('src/one.mjs', 'export const one = 1;\n');
    const last = await verify('T001');
    expect(last.stdout).toContain('failed for good');
    expect(feature('T001')).toMatchObject({ status: 'failed', passes: false });
    expect(feature('T001').attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
    expect(project.read(`${folder}/proofs/T001-3.patch`)).toContain('+export const one = 1;');
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    expect(await git('show', 'refs/autonomous-workflow/x/T001/3:src/one.mjs')).toContain('one = 1');
    expect((await cli('resolve')).stdout).toContain('E001 (needs human action, T001)');
  });

  it('may change what an answer of the user asks for', { timeout: 300_000 }, async () => {
    const { project, cli, writesFunction, judge, verify, writes } = await codingProject(tasks);
    const works = async (version: number) => {
      await cli('feature', 'start', 'T001');
      writesFunction('one', 1);
      const scripts = { test: 'node --test --test-concurrency=1' };
      writes('package.json', JSON.stringify({ type: 'module', version: `1.0.${version}`, scripts }));
      await verify('T001');
    };
    for (const version of [1, 2, 3]) {
      await works(version);
      await judge('T001', version, () => ({ verdict: 'weaker' }));
      expect((await verify('T001')).stdout).toContain('script test, to which a frozen command leads');
    }
    // The word “no” and a negation beside it decide nothing.
    await cli('resolve', 'E001', 'Yes, change package.json: one at a time, the old script is no longer right.');
    await works(4);
    expect(await judge('T001', 4, () => ({ verdict: 'asked', quote: 'the old script is no longer right' }))).toEqual(
      [],
    );
    expect((await verify('T001')).stdout).toContain('T001 is green');
    const task = project.read(`${folder}/tasks/T001-review.md`);
    expect(task).toContain('the change-judge: asked, “the old script is no longer right”');
  });

  it('is not blamed for what was broken before', async () => {
    const broken = await codingProject(tasks, { 'lint.mjs': 'process.exit(7);\n' });
    await broken.provenBy('node --test', 'node lint.mjs');
    await broken.cli('feature', 'start', 'T001');
    broken.writesFunction('one', 1);
    const { stdout } = await broken.verify('T001');
    expect(stdout).toContain('no failed attempt');
    expect(broken.feature('T001')).toMatchObject({ status: 'blocked', attempts: [{ outcome: null }] });
    expect((await broken.cli('resolve')).stdout).toContain('broken baseline, T001');
    await broken.cli('resolve', 'E001', 'The lint is right by now');
    expect(broken.feature('T001').status).toBe('pending');
    broken.project.write('lint.mjs', '');
    await broken.git('commit', '--quiet', '-am', 'The lint is right');
    const again = await broken.cli('feature', 'start', 'T001');
    expect(broken.project.read(`${folder}/tasks/T001.md`)).toContain('The lint is right by now');
    expect(again.stdout).toContain('; attempt 1)');
  });

  it('asks about a command that runs nothing, with the way to make it run', async () => {
    const { cli, feature } = await codingProject(tasks, {
      'package.json': '{"type":"module"}',
      Makefile: 'test:\n\tnode --test\n',
    });
    const { exitCode, stderr } = await cli('feature', 'start', 'T001');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/`make test`: it ran nothing: .*'test' is up to date.*name the target in `\.PHONY`/);
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [] });
  });

  it('is landed once, also when the process dies between the landing and the list', async () => {
    const { project, verify, cli, git, feature, review, writesFunction } = await codingProject(tasks);
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    await review('T001', 1);
    // A file of the user is in the way: the commit is made and waits, and somebody else lands it.
    project.write('src/one.mjs', 'mine');
    const waits = await verify('T001');
    expect(waits.stdout).toContain('src/one.mjs');
    expect(feature('T001')).toMatchObject({ status: 'blocked', attempts: [{ outcome: null }] });
    expect(project.read('src/one.mjs')).toBe('mine');
    project.move('src/one.mjs', '../mine');
    await git('merge', '--ff-only', '--quiet', 'refs/autonomous-workflow/x/T001/1');
    await cli('resolve', 'E001', 'It is out of the way.');
    await cli('feature', 'start', 'T001');
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect((await git('log', '--format=%s')).split('\n')).toEqual(['T001: Function one in src/one.mjs', 'First']);
  });

  it('leaves the index, the changed and the new files of the user as they are', async () => {
    const { project, verify, cli, git, review, writesFunction } = await codingProject(tasks);
    project.write('src/zero.mjs', 'export const zero = () => 0; // mine\n');
    project.write('package.json', '{ "type": "module", "scripts": { "test": "node --test" } }');
    await git('add', 'package.json');
    project.write('notes.md', 'Mine.\n');
    const status = () => git('status', '--porcelain', '--', '.', ':!docs');
    const before = await status();
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(await status()).toBe(before);
    expect(project.read('src/one.mjs')).toContain('one = () => 1');
    expect(await git('diff', '--cached', '--name-only')).toBe('package.json');
  });
});
