import { expect, it } from 'vitest';
import { codingProject, committedProject } from '../support/coding-project.ts';
import { codingSession } from '../support/coding-session.ts';
import { folder } from '../support/feature-project.ts';

it(
  'judges a task that only verifies by all of its text, and by what its commands printed',
  { timeout: 240_000 },
  async () => {
    const { project, cli, review, writesFunction, feature, verify, writes } = await codingProject(
      '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 [VERIFY] All tests pass and README.md lists the functions\n',
    );
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    await cli('feature', 'start', 'T002');
    const judged = await verify('T002');
    expect(judged.stdout).toContain('T002 is green and has to be reviewed');
    const task = project.read(`${folder}/tasks/T002-review.md`);
    expect(task).toContain('README.md lists the functions');
    expect(task).toContain('Nothing was changed for it: it is said to be there already.');
    const named = /`npm test`: (\/\S+)/.exec(task)?.[1] ?? '';
    expect(project.read(`${folder}/proofs/T002-1-test.log`)).toContain('one gives 1');
    expect(named).toBe(`${project.root}/${folder}/proofs/T002-1-test.log`);
    expect(task).not.toContain('The patch');
    const missing = { file: 'README.md', problem: 'It lists no function.', evidence: 'README.md lists the functions' };
    await review('T002', 1, [missing]);
    const coder = 'Start a new agent `autonomous-workflow:autonomous-coder`';
    const found = await verify('T002');
    expect(found.stdout).toContain('T002 is sent back, which counts no attempt:\n- README.md: It lists no function.');
    expect(found.stdout).toContain(coder);
    expect(feature('T002').attempts).toMatchObject([{ number: 1, outcome: null }]);
    expect(project.read(`${folder}/tasks/T002.md`)).toContain('It lists no function.');
    // From now on it has a coder: all answers of the CLI name it, with the three attempts.
    const restarted = await cli('feature', 'start', 'T002');
    expect(restarted.stdout).toContain('; attempt 1)');
    expect(restarted.stdout).toContain(coder);
    const unchanged = await verify('T002');
    expect(unchanged.stdout).toContain('which counts no attempt');
    expect(unchanged.stdout).toContain(coder);
    expect(task).not.toContain('Its tests: ');
    writes('README.md', '# Functions\n\n- one\n');
    const listed =
      "import test from 'node:test';\nimport assert from 'node:assert';\nimport { readFileSync } from 'node:fs';\ntest('the README lists one', () => assert.match(readFileSync('README.md', 'utf8'), /one/));\n";
    writes('test/readme.test.mjs', listed);
    expect((await verify('T002')).stdout).toContain('T002 is green and has to be reviewed');
    const again = project.read(`${folder}/tasks/T002-review.md`);
    expect(again).toContain('It only verifies what was built. Judge everything that its description asks for');
    expect(again).toContain('Its tests: the new tests failed before and pass now (the README lists one)');
    expect(again).toContain(`${project.root}/${folder}/proofs/T002-1-test.log`);
    expect(again).toContain('to a coder:\n- README.md: It lists no function.');
    await review('T002', 1, [{ ...missing, problem: 'It has no words.' }]);
    const failed = await verify('T002');
    expect(failed.stdout).toContain('attempt 1 failed:\n- README.md: It has no words.');
    // It has not ended yet, so the iteration goes on.
    expect(failed.stdout).not.toContain('iteration is recorded');
    writes('README.md', '# Functions\n\n- one: gives 1\n');
    expect((await verify('T002')).stdout).toContain('T002 is green and has to be reviewed');
    const last = project.read(`${folder}/tasks/T002-review.md`);
    expect(last).toContain('\n- README.md: It lists no function.');
    expect(last.match(/It has no words/g)).toHaveLength(1);
    await review('T002', 2);
    expect((await verify('T002')).stdout).toContain('T002 passed');
    expect(feature('T002').attempts).toMatchObject([{ outcome: 'failed' }, { outcome: 'passed' }]);
    expect((await cli('status', '--digest', 'x')).stdout).toContain('T002: attempt 1 is sent back, which counts no');
  },
);

it('sends a session back that starts no coder after the first judgement of a task', { timeout: 240_000 }, async () => {
  const coding = await committedProject('# Tasks\n- [ ] T001 [VERIFY] README.md lists the functions\n');
  const session = await codingSession(coding);
  const { cli, review, verify } = coding;
  await cli('feature', 'start', 'T001');
  await verify('T001');
  await review('T001', 1, [{ file: 'README.md', problem: 'It lists no function.', evidence: 'README.md is missing.' }]);
  expect((await verify('T001')).stdout).toContain('which counts no attempt');
  const answer = await session.endsTurn();
  const told = answer?.reason ?? answer?.hookSpecificOutput?.additionalContext ?? '';
  expect(told).toMatch(/Start a new agent `autonomous-workflow:autonomous-coder`/);
  expect(told).not.toContain('autonomous-workflow record');
});
