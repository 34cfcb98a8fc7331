import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { pluginRoot } from '../support/project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one\n';

const pythonTest = (name: string, value: number) =>
  `import unittest\nfrom tally import ${name}\n\n\nclass ${name[0]?.toUpperCase()}${name.slice(1)}(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`;

const withPython = (files: Record<string, string> = {}) =>
  codingProject(tasks, {
    'package.json': '{}',
    'test/zero.test.mjs': '',
    '.autonomous-workflow.yaml': 'test_command: python3 -m unittest discover -s tests -t .\n',
    'tally.py': 'def zero():\n    return 0\n',
    'tests/__init__.py': '',
    'tests/test_zero.py': pythonTest('zero', 0),
    ...files,
  });

const addsOne = (value: number) => `def zero():\n    return 0\n\n\ndef one():\n    return ${value}\n`;

/** A project whose tests vitest runs, with a setup file that its configuration names. */
async function withVitest(files: Record<string, string> = {}): Promise<CodingProject> {
  const test = vitestOf('zero', 0);
  const coding = await codingProject(tasks, {
    'package.json': '{ "type": "module", "scripts": { "test": "vitest run" } }',
    'vitest.config.mjs': "export default { test: { setupFiles: ['./checks/setup.mjs'] } };\n",
    'checks/setup.mjs': 'globalThis.two = 2;\n',
    '.gitignore': 'docs/research-*/.runtime/\nnode_modules/\n',
    'test/zero.test.mjs': test,
    ...files,
  });
  mkdirSync(coding.project.path('node_modules/.bin'), { recursive: true });
  symlinkSync(join(pluginRoot, 'node_modules/vitest'), coding.project.path('node_modules/vitest'));
  symlinkSync('../vitest/vitest.mjs', coding.project.path('node_modules/.bin/vitest'));
  return coding;
}

const vitestOf = (name: string, value: number) =>
  testOf(name, value).replace(
    "import test from 'node:test';\nimport assert from 'node:assert';",
    "import { test, assert } from 'vitest';",
  );

const taskOfReviewer = ({ project }: CodingProject) => project.read(`${folder}/tasks/T001-review.md`);

describe('what makes tests of Python pass that should fail', () => {
  const withGone = async (bend: (text: string) => string) => {
    const coding = await withPython({
      'tally.py': 'def zero():\n    return 0\n\n\ndef gone():\n    return 5\n',
      'tests/test_gone.py': pythonTest('gone', 5),
    });
    const { project, cli } = coding;
    await cli('feature', 'start', 'T001');
    project.write('tests/test_gone.py', bend(pythonTest('gone', 5)));
    project.write('tally.py', `${addsOne(1)}\n\ndef gone():\n    return 6\n`);
    project.write('tests/test_one.py', pythonTest('one', 1));
    return { coding, ended: await cli('feature', 'verify', 'T001') };
  };

  it('is named when it takes a test away after its definition', async () => {
    const { ended } = await withGone((text) => `${text}\n    del test_gone\n`);
    expect(ended.stdout).toMatch(/test-removed in .*test_gone/);
    expect(ended.exitCode).toBe(1);
  });

  it('is shown to the reviewer when a class overrides the check', async () => {
    const override = '    def assertEqual(self, *all):\n        pass\n\n    def test_gone';
    const { coding, ended } = await withGone((text) => text.replace('    def test_gone', override));
    expect(ended.stdout).toContain('T001 is green');
    expect(taskOfReviewer(coding)).toMatch(
      /changed these tests, which fail on its work as they were before: .*test_gone/,
    );
  });
});

describe('what makes tests of JavaScript pass that should fail', () => {
  it('is named when it is a setup file that the frozen configuration names, and an honest one is shown', async () => {
    const coding = await withVitest();
    const { project, cli } = coding;
    await cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    project.write('test/one.test.mjs', vitestOf('one', 2));
    project.write('checks/setup.mjs', "import { assert } from 'vitest';\nassert.equal = () => {};\n");
    const bent = await cli('feature', 'verify', 'T001');
    expect(bent.stdout).toContain('verification-changed in checks/setup.mjs:2: It can change what tests run');
    expect(bent.exitCode).toBe(1);
    project.write('test/one.test.mjs', vitestOf('one', 1));
    project.write('checks/setup.mjs', 'globalThis.two = 2;\nglobalThis.three = 3;\n');
    expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green');
    expect(taskOfReviewer(coding)).toContain(
      'verification-changed in checks/setup.mjs: What the verification does was frozen, and the whole file, loaded before the tests by vitest.config.mjs is changed',
    );
  });

  const withGone = async (text: string) => {
    const coding = await codingProject(tasks, {
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': testOf('gone', 5),
    });
    await coding.cli('feature', 'start', 'T001');
    coding.project.write('test/gone.test.mjs', text);
    coding.project.write('src/gone.mjs', 'export const gone = () => 6;\n');
    coding.writesFunction('one', 1);
    return { coding, ended: await coding.cli('feature', 'verify', 'T001') };
  };
  const inside = (check: string) => testOf('gone', 5).replace('assert.equal(gone(), 5)', check);

  it.each([
    ['is something to do', "import test from 'node:test';\ntest.todo('gone gives 5');\n", 'test-skipped'],
    ['is skipped under a condition', testOf('gone', 5).replace("', ()", "', { skip: 1 < 2 }, ()"), 'test-skipped'],
    ['catches its own failure', inside('{ try { assert.equal(gone(), 5); } catch {} }'), 'failure-swallowed'],
    ['ends the process before its check', inside('{ process.exit(0); assert.equal(gone(), 5); }'), 'forced-success'],
    ['checks only that there is something', inside('assert.ok(gone)'), 'assertion-weakened'],
  ])('is named when a test that passed before %s', async (_, text, id) => {
    const { ended } = await withGone(text);
    expect(ended.stdout).toContain(`${id} in test/gone.test.mjs`);
    expect(ended.exitCode).toBe(1);
  });

  it.each([
    ['is skipped under a condition', (text: string) => text.replace("test('gone", "test.skipIf(1 < 2)('gone")],
    ['is not the only one', (text: string) => `${text}test.only('gone is there', () => assert.ok(gone));\n`],
  ])('is named with vitest when a test that passed before %s', { timeout: 300_000 }, async (_, bend) => {
    const coding = await withVitest({
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': vitestOf('gone', 5),
    });
    await coding.cli('feature', 'start', 'T001');
    coding.project.write('test/gone.test.mjs', bend(vitestOf('gone', 5)));
    coding.project.write('src/gone.mjs', 'export const gone = () => 6;\n');
    coding.writesFunction('one', 1);
    coding.project.write('test/one.test.mjs', vitestOf('one', 1));
    const { exitCode, stdout } = await coding.cli('feature', 'verify', 'T001');
    expect(stdout).toMatch(/test-skipped in test\/gone.test.mjs: ".*gone gives 5" passed before/);
    expect(exitCode).toBe(1);
  });

  it('helps nobody when another test is the only one, which node:test takes for nothing without its option', async () => {
    const { ended } = await withGone(`${testOf('gone', 5)}test.only('gone', () => assert.ok(gone));\n`);
    expect(ended.stdout).toContain('worked before and no longer does: gone gives 5');
    expect(ended.exitCode).toBe(1);
  });

  it.each([
    ['compares a value with itself', inside('assert.equal(gone(), gone())')],
    ['expects what the work gives', testOf('gone', 5).replace('(), 5)', '(), 6)')],
  ])('is shown to the reviewer when a test that passed before %s', async (_, text) => {
    const { coding, ended } = await withGone(text);
    expect(ended.stdout).toContain('T001 is green');
    expect(taskOfReviewer(coding)).toContain(
      'the feature changed these tests, which fail on its work as they were before: gone gives 5; compare what they check',
    );
  });
});

describe('tests that prove nothing', () => {
  const inside = (check: string) => testOf('one', 1).replace('assert.equal(one(), 1)', check);
  const works = async (test: string, first = '') => {
    const coding = await codingProject(tasks);
    const { project, cli } = coding;
    await cli('feature', 'start', 'T001');
    project.write(
      'src/one.mjs',
      `${first}export function one() {\n  const value = 1;\n  return value > 0 ? value : 2;\n}\n`,
    );
    project.write('test/one.test.mjs', test);
    return { coding, stdout: (await cli('feature', 'verify', 'T001')).stdout };
  };

  it.each([
    ['have no check', inside('{}'), 'its tests notice no fault that was put into its code: they may check nothing'],
    ['check that there is something', inside('assert.ok(one)'), 'they may check nothing'],
    ['compare a value with itself', inside('assert.equal(one(), one())'), 'they may check nothing'],
    ['catch their failure', inside('{ try { assert.equal(one(), 1); } catch {} }'), 'they may check nothing'],
  ])('are shown to the reviewer for what they are when they %s', async (_, test, concern) => {
    const { coding, stdout } = await works(test);
    expect(stdout).toContain('T001 is green');
    expect(taskOfReviewer(coding)).toContain(concern);
  });

  it.each([
    ['in a test', inside('{ process.exit(0); assert.equal(one(), 1); }')],
    ['before the tests', testOf('one', 1).replace("test('one", "process.exit(0);\ntest('one")],
  ])('are refused when they end the process %s', async (_, test) => {
    const { stdout } = await works(test);
    expect(stdout).toContain('forced-success in test/one.test.mjs:4');
  });

  it('are shown to the reviewer when the code ends the process before them', async () => {
    const { coding } = await works(testOf('one', 1), 'process.exit(0);\n');
    expect(taskOfReviewer(coding)).toContain('test/one.test.mjs ended well before any test of it did');
  });
});

describe('a test file', () => {
  it('that gets another name, which nothing runs, is named by the one that it had', async () => {
    const coding = await codingProject(tasks, {
      'src/gone.mjs': 'export const gone = () => 5;\n',
      'test/gone.test.mjs': testOf('gone', 5),
    });
    await coding.cli('feature', 'start', 'T001');
    coding.project.move('test/gone.test.mjs', 'test/gone.mjs.off');
    coding.writesFunction('one', 1);
    const { stdout } = await coding.cli('feature', 'verify', 'T001');
    expect(stdout).toContain('test-removed in test/gone.test.mjs: "gone gives 5" passed before');
  });
});

describe('what only resembles a fault', () => {
  it('is a child process that a test starts, which ends well', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    const child =
      "import { spawnSync } from 'node:child_process';\nimport test from 'node:test';\nimport assert from 'node:assert';\nimport { one } from '../src/one.mjs';\n";
    coding.project.write(
      'test/one.test.mjs',
      `${child}test('one is what a child ends with', () => {\n  const { status } = spawnSync(process.execPath, ['-e', 'process.exit(0)']);\n  assert.equal(status + 1, one());\n});\n`,
    );
    const { stdout } = await coding.cli('feature', 'verify', 'T001');
    expect(stdout).toContain('T001 is green');
  });

  it('is a one-line test under another name', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    coding.project.write('test/zero.test.mjs', testOf('zero', 0).replace('zero gives 0', 'nothing is what zero gives'));
    coding.writesFunction('one', 1);
    expect((await coding.cli('feature', 'verify', 'T001')).stdout).toContain('T001 is green');
  });
});
