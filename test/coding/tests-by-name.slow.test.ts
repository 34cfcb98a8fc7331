import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { pluginRoot } from '../support/project.ts';

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
    expect(coding.project.readJson(`${folder}/commands.json`)).toMatchObject({ failing: [] });
    coding.writesFunction('two', 2);
    expect((await coding.verify('T002')).stdout).not.toContain('T002 is green');
  });
});

/** The task of the judge that a verification asks for. */
async function judged({ project, verify }: Pick<CodingProject, 'project' | 'verify'>): Promise<string> {
  expect((await verify('T001')).stdout).toContain('`autonomous-workflow:change-judge`');
  return project.read(`${folder}/tasks/T001-change.md`);
}

const taskOfReviewer = ({ project }: CodingProject) => project.read(`${folder}/tasks/T001-review.md`);

describe('a test that passed before', () => {
  const files = { 'src/gone.mjs': 'export const gone = () => 5;\n', 'test/gone.test.mjs': testOf('gone', 5) };

  it.each([
    ['is skipped under a condition', '    @unittest.skipIf(1 > 0, "later")\n    def test_gone', '    def test_gone'],
    ['is skipped unless', '    @unittest.skipUnless(0 > 1, "later")\n    def test_gone', '    def test_gone'],
    ['skips itself', '    def setUp(self):\n        self.skipTest("later")\n\n    def test_gone', '    def test_gone'],
    ['loses its base class', 'class Gone(object)', 'class Gone(unittest.TestCase)'],
    [
      'is left out by load_tests',
      'def load_tests(loader, tests, pattern):\n    return unittest.TestSuite()\n\n\nclass Gone',
      'class Gone',
    ],
  ])('is missed by name when it %s, in Python', async (_, text, before) => {
    const python = (name: string, value: number) =>
      `import unittest\nfrom tally import ${name}\n\n\nclass ${name[0]?.toUpperCase()}${name.slice(1)}(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`;
    const { project, cli, writes, verify, work } = await codingProject(tasks, {
      'package.json': '{}',
      'test/zero.test.mjs': '',
      '.autonomous-workflow.yaml': 'test_command: python3 -m unittest discover -s tests -t .\n',
      'tally.py': 'def gone():\n    return 5\n\n\ndef zero():\n    return 0\n',
      'tests/__init__.py': '',
      'tests/test_gone.py': python('gone', 5),
      'tests/test_zero.py': python('zero', 0),
    });
    await cli('feature', 'start', 'T001');
    project.replace(work('tests/test_gone.py'), before, text);
    writes('tally.py', `${project.read(work('tally.py'))}\n\ndef one():\n    return 1\n`);
    writes('tests/test_one.py', python('one', 1));
    expect(await judged({ project, verify })).toMatch(/"test_gone .*" passed before and is (?:gone|skipped now)/);
  });

  it('is missed by name where `make test` is that runner; where no name is told, the beginning says so', async () => {
    const gone =
      'import unittest\nimport tally\n\n\nclass Gone(unittest.TestCase):\n    def test_gone(self):\n        self.assertEqual(tally.gone(), 5)\n';
    const python = {
      'package.json': '{}',
      'test/zero.test.mjs': '',
      'tally.py': 'def gone():\n    return 5\n',
      'tests/__init__.py': '',
      'tests/test_gone.py': gone,
    };
    const makefile = 'test:\n\t@python3 -m unittest discover -s tests -t .\n';
    const { project, cli, writes, work, verify } = await codingProject(tasks, { ...python, Makefile: makefile });
    expect((await cli('feature', 'start', 'T001')).stderr).not.toContain('does not name every test');
    project.replace(work('tests/test_gone.py'), '    def test', '    @unittest.skipIf(1 > 0, "later")\n    def test');
    writes('tally.py', `${project.read(work('tally.py'))}\n\ndef one():\n    return 1\n`);
    writes('tests/test_one.py', gone.replaceAll('gone', 'one').replace('Gone', 'One').replace('5', '1'));
    expect(await judged({ project, verify })).toMatch(/test_gone .*passed before and is skipped now/);
    const other = await codingProject(tasks, { ...python, Makefile: `.PHONY: test\n${makefile}\techo done\n` });
    const { stdout, stderr } = await other.cli('feature', 'start', 'T001');
    expect(`${stdout}${stderr}`).toContain('`make test` does not name every test');
  });

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

  it('is missed by name with vitest, whose report names every test', async () => {
    const test = (name: string, value: number) =>
      testOf(name, value).replace(
        "import test from 'node:test';\nimport assert from 'node:assert';",
        "import { test, assert } from 'vitest';",
      );
    const coding = await codingProject(tasks, {
      'package.json': '{ "type": "module", "scripts": { "test": "vitest run" } }',
      '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
      'test/zero.test.mjs': test('zero', 0),
      'src/gone.mjs': files['src/gone.mjs'],
      'test/gone.test.mjs': test('gone', 5),
    });
    const { project, cli, verify, writes } = coding;
    mkdirSync(project.path('node_modules/.bin'), { recursive: true });
    symlinkSync(join(pluginRoot, 'node_modules/vitest'), project.path('node_modules/vitest'));
    symlinkSync('../vitest/vitest.mjs', project.path('node_modules/.bin/vitest'));
    await cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    writes('test/one.test.mjs', test('one', 1));
    writes('test/gone.test.mjs', test('gone', 5).replace("test('gone", "test.runIf(process.env.NOTHING)('gone"));
    expect(await judged(coding)).toContain('gone gives 5" passed before and is skipped now');
    writes('test/gone.test.mjs', test('gone', 5));
    expect((await verify('T001')).stdout).toContain('T001 is green');
    const task = taskOfReviewer(coding);
    expect(task).toContain('red_green: the new tests failed before and pass now (one.test.mjs > one gives 1)');
    expect(task).toMatch(/its tests notice \d of \d small faults/);
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

  it('that check nothing are shown for what they are to the reviewer, and in the proof', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    writesTest(coding, '  assert.equal(one(1), one(1));\n');
    await coding.verify('T001');
    const task = taskOfReviewer(coding);
    expect(task).toContain('they may check nothing');
    expect(task).toContain(
      'its tests do not notice when src/one.mjs:2 `if (value > 10) return 10;` becomes `if (value >= 10)',
    );
    const record = coding.project.read(`${folder}/proofs/T001-1.json`);
    expect(record).toContain('its tests notice 0 of');
  });

  it('that check it are counted', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    writesTest(coding, '  assert.deepEqual([0, 1, 9, 10, 11, 12].map(one), [1, 2, 10, 11, 10, 10]);\n');
    await coding.verify('T001');
    expect(taskOfReviewer(coding)).toMatch(/its tests notice (\d) of \1 small faults/);
  });

  it('may pass with lines of any length', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    writesTest(coding, '  assert.deepEqual([0, 1, 9, 10, 11, 12].map(one), [1, 2, 10, 11, 10, 10]);\n');
    const long = (name: string) =>
      `  const ${name} = [${'value + 1, '.repeat(500)}value + 1].length > 3 ? value : 0;\n`;
    const lines = ['a', 'b', 'c', 'd', 'e'].map(long).join('');
    coding.project.replace(
      coding.work('src/one.mjs'),
      'value) {\n',
      `value) {\n${lines}  if (a + b + c + d + e < 0) return 0;\n`,
    );
    const { stdout } = await coding.verify('T001');
    expect(stdout).toContain('has to be reviewed');
    expect(JSON.parse(coding.project.read(`${folder}/proofs/T001-1.json`))).toMatchObject({
      verification: { outcome: 'green' },
    });
  });
});

describe('honest changes of what surrounds the tests', () => {
  it('are a first tsconfig and a script that starts the program', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    coding.writes('tsconfig.json', '{ "compilerOptions": { "strict": true } }\n');
    coding.project.replace(
      'package.json',
      '"test": "node --test"',
      '"test": "node --test",\n    "start": "node src/one.mjs"',
    );
    expect(await passes(coding)).toContain('T001 passed');
  });
});
