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
    expect(coding.list().proofs[0]).not.toHaveProperty('unnamed');
    expect((await coding.cli('record')).stdout).toContain('verified once more, and passes');
  });

  it('excuses no other one of its name', async () => {
    const works = (of: string, value: number) => testOf(of, value).replace(`${of} gives ${value}`, 'works');
    const other = 'export const other = () => 5;\n';
    const files = {
      'test/old.test.mjs': works('zero', 7),
      'src/other.mjs': other,
      'test/other.test.mjs': works('other', 5),
    };
    const coding = await codingProject(tasks, files);
    expect((await coding.cli('feature', 'start', 'T001')).stdout).toContain('no feature has to repair them: works');
    coding.writesFunction('one', 1);
    coding.writes('src/other.mjs', 'export const other = () => 99;\n');
    const { stdout } = await coding.verify('T001');
    expect(stdout).toMatch(/worked before[^\n]*works \(2 of that name\)/);
    expect(stdout).not.toContain('T001 is green');
  });

  it('is known from the first run: what a coder breaks and commits fails since', async () => {
    const coding = await codingProject(
      '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n',
    );
    await coding.cli('feature', 'start', 'T001');
    coding.project.write('src/zero.mjs', 'export const zero = () => 99;\n');
    await coding.git('commit', '-qam', 'wip');
    await coding.cli('feature', 'skip', 'T001', 'later');
    const { stdout, stderr } = await coding.cli('feature', 'start', 'T002');
    expect(`${stdout}${stderr}`).not.toContain('fail before any feature');
    expect(coding.project.readJson(`${folder}/records/commands.json`)).toMatchObject({ failing: [] });
    coding.writesFunction('two', 2);
    expect((await coding.verify('T002')).stdout).not.toContain('T002 is green');
  });
});

const taskOfReviewer = ({ project }: CodingProject) => project.read(`${folder}/tasks/T001-review.md`);

describe('a test that passed before', () => {
  it('is not missed where no name is told, and the record of the attempt and the proof say so', async () => {
    const coding = await codingProject(tasks, {
      '.autonomous-workflow.yaml': 'test_command: sh check.sh\n',
      'check.sh': 'set -e\nfor file in test/*.test.mjs; do node $file > /dev/null; done\necho fine\n',
    });
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    expect(await passes(coding)).toContain('T001 passed');
    const unnamed = 'the runner does not name every test: whether one is gone is judged by its exit code only';
    expect(coding.project.read(`${folder}/proofs/T001-1.json`)).toMatch(new RegExp(`"red_green": .*${unnamed}`));
    expect(coding.list().proofs).toMatchObject([{ id: 'T001-1-test', unnamed }]);
  });
});

describe('tests of a feature', () => {
  const source = 'export function one(value) {\n  if (value > 10) return 10;\n  return value + 1;\n}\n';
  const writesTest = ({ writes }: CodingProject, check: string) => {
    writes('src/one.mjs', source);
    const head =
      "import test from 'node:test';\nimport assert from 'node:assert';\nimport { one } from '../src/one.mjs';\n";
    writes('test/one.test.mjs', `${head}test('one', () => {\n${check}});\n`);
  };

  it('that check it are counted', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    writesTest(coding, '  assert.deepEqual([0, 1, 9, 10, 11, 12].map(one), [1, 2, 10, 11, 10, 10]);\n');
    await coding.verify('T001');
    expect(taskOfReviewer(coding)).toMatch(/its tests notice (\d) of \1 small faults/);
  });
});
