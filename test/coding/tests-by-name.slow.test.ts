import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n';

/** The feature is done and reviewed. */
async function passes({ review, verify }: CodingProject): Promise<string> {
  const green = await verify('T001');
  expect(green.stdout).toContain('T001 is green');
  await review('T001', 1);
  return (await verify('T001')).stdout;
}

describe('a test that failed before any feature', () => {
  it('is named at the beginning, and holds nothing up', async () => {
    const coding = await codingProject(tasks, { 'test/old.test.mjs': testOf('zero', 7) });
    const { stdout, stderr } = await coding.cli('feature', 'start', 'T001');
    expect(`${stdout}${stderr}`).toContain('no feature has to repair them: zero gives 7');
    const { stdout: status } = await coding.cli('status');
    expect(status).toContain('1 test failed before any feature and still does: zero gives 7');
    coding.writesFunction('one', 1);
    expect(await passes(coding)).toContain('T001 passed');
    expect(coding.list().proofs).toMatchObject([{ exit_code: 1, known_failures: ['zero gives 7'] }]);
    expect((await coding.cli('record')).stdout).toContain('verified once more, and passes');
  });
});

describe('a test that passed before', () => {
  it('is not missed where no name is told, and the record of the attempt says so', async () => {
    const coding = await codingProject(tasks, {
      '.autonomous-workflow.yaml': 'test_command: sh check.sh\n',
      'check.sh': 'set -e\nfor file in test/*.test.mjs; do node $file > /dev/null; done\necho fine\n',
    });
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    expect(await passes(coding)).toContain('T001 passed');
    const unnamed = 'the runner does not name every test: whether one is gone is judged by its exit code only';
    expect(coding.project.read(`${folder}/proofs/T001-1.json`)).toMatch(new RegExp(`"red_green": .*${unnamed}`));
  });
});
