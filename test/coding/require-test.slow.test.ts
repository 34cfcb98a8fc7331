import { describe, expect, it } from 'vitest';
import { codingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';
const why = 'It only starts a server, which no test of this project can reach.';
const withoutTest = 'without a test that failed before';

/** A project with T001 begun and written, without a test. */
async function begun() {
  const coding = await codingProject(tasks);
  await coding.cli('feature', 'start', 'T001');
  coding.writes('src/one.mjs', 'export const one = () => 1;\n');
  const handsIn = async (more: object = {}) => expect(await coding.codes('T001', more)).toEqual([]);
  const verify = () => coding.cli('feature', 'verify', 'T001');
  return { ...coding, handsIn, verify, read: (file: string) => coding.project.read(`${folder}/${file}`) };
}

const asked =
  'T001 is sent back, which counts no attempt:\n- no test is known that fails without it (no test file is new or changed): src/one.mjs.';

describe('a feature whose code no test shows', () => {
  it('is sent back once, and passes like any other when its coder brings a test', async () => {
    const { handsIn, verify, read, review, git, writesFunction, feature, cli } = await begun();
    await handsIn();
    const { stdout, exitCode } = await verify();
    expect(exitCode).toBe(0);
    expect(stdout).toContain(asked);
    expect(stdout).toContain('Start a new agent `autonomous-workflow:autonomous-coder`');
    expect(read('tasks/T001.md')).toContain('(no test file is new or changed): src/one.mjs. Write one that does.');
    expect(read('progress.txt')).toContain('T001: attempt 1 is sent back, which counts no attempt: no test is known');
    expect((await verify()).stdout).toContain('no coder has handed in');
    writesFunction('one', 1);
    await handsIn();
    expect((await verify()).stdout).toContain('T001 is green and has to be reviewed');
    await review('T001', 1);
    expect((await verify()).stdout).toContain('T001 passed: ');
    expect(feature('T001').attempts).toMatchObject([{ number: 1, outcome: 'passed' }]);
    expect(await git('log', '-1', '--format=%B')).not.toContain('Doubt');
    expect((await cli('feature')).stdout).not.toContain(withoutTest);
  });

  it('passes as one without a test when it comes back without one, and is called so everywhere', async () => {
    const { handsIn, verify, read, review, git, list, cli, feature } = await begun();
    await handsIn();
    expect((await verify()).stdout).toContain(asked);
    await handsIn();
    expect((await verify()).stdout).toContain('T001 is green and has to be reviewed');
    expect(read('tasks/T001-review.md')).toContain('nothing shows that a test failed before: no test file is new');
    await review('T001', 1);
    expect((await verify()).stdout).toContain(`T001 passed ${withoutTest}: `);
    expect(feature('T001').attempts).toHaveLength(1);
    expect(list().proofs).toMatchObject([{ untested: 'no test file is new or changed' }]);
    expect(await git('log', '-1', '--format=%B')).toContain(`Autonomous-Workflow-Doubt: ${withoutTest}\n`);
    const { stdout } = await cli('feature');
    expect(stdout).toContain(`1 of 1 features pass (1 ${withoutTest})`);
    expect(stdout).toMatch(new RegExp(`\\(commit \\w{10}; passed ${withoutTest}\\)`));
    expect((await cli('status')).stdout).toContain(`1 of 1 pass (1 ${withoutTest})`);
    expect(read('progress.txt')).toContain(`(proof T001-1-test; ${withoutTest})`);
    expect((await cli('status', '--digest')).stdout).toContain(`1 of 1 pass (1 ${withoutTest})`);
  });

  it('is not sent back when its coder says why no test is possible, which its reviewer reads', async () => {
    const { handsIn, verify, read } = await begun();
    await handsIn({ why_no_test: why });
    expect((await verify()).stdout).toContain('T001 is green and has to be reviewed');
    expect(read('tasks/T001-review.md')).toContain(`where one could, its absence is a blocker):\n> ${why}`);
  });
});
