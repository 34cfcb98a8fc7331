import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedProject, type CodingProject } from '../support/coding-project.ts';
import { folder, projectWithWorkflow } from '../support/feature-project.ts';
import { removeFolder } from '../support/remove-folder.ts';

type Files = Record<string, string>;

const isThere = (program: string, ...words: string[]): boolean =>
  execaSync(program, words, { reject: false }).exitCode === 0;

/** A repository with these files, whose workflow `x` is to add a function one. */
async function projectOf(files: Files, install?: (root: string) => void): Promise<CodingProject> {
  const coding = await committedProject('', {}, await projectWithWorkflow());
  const { git, cli, project } = coding;
  await git('rm', '--quiet', '-r', 'package.json', 'src', 'test');
  const ignored = 'docs/research-*/.runtime/\nnode_modules\npackage-lock.json\n__pycache__/\n.pytest_cache/\n';
  for (const [file, content] of Object.entries({ ...files, '.gitignore': ignored })) project.write(file, content);
  install?.(project.root);
  await git('add', '--all', '--', '.', ':!docs');
  await git('commit', '--quiet', '-m', 'The project');
  project.write(`${folder}/tasks.md`, '# Tasks\n- [ ] T001 Function one\n');
  await cli('feature', 'import');
  const started = await cli('feature', 'start', 'T001');
  if (started.exitCode !== 0) throw new Error(started.stderr);
  return coding;
}

/** The answer to work that adds a function with its test, and these files. */
async function answerTo({ verify, writes }: CodingProject, files: Files): Promise<string> {
  for (const [file, content] of Object.entries(files)) writes(file, content);
  const { exitCode, stdout, stderr } = await verify('T001');
  expect([exitCode, stderr]).toEqual([1, '']);
  return stdout;
}

const pytest = (name: string, value: number): Files => ({
  [`numbers_of/${name}.py`]: `def ${name}():\n    return ${value}\n`,
  [`tests/test_${name}.py`]: `from numbers_of.${name} import ${name}\n\n\ndef test_${name}():\n    assert ${name}() == ${value}\n`,
});
const zero = pytest('zero', 0)['tests/test_zero.py'] ?? '';
const marked = (mark: string): Files => ({
  'tests/test_zero.py': `import pytest\n${zero.replace('def test_', `${mark}\ndef test_`)}`,
});

describe.skipIf(!isThere('python3', '-m', 'pytest', '--version'))('an old test of pytest', { timeout: 600_000 }, () => {
  it.each<[string, Files]>([
    ['skipped on a condition', marked('@pytest.mark.skipif(True, reason="later")')],
    ['expected to fail', marked('@pytest.mark.xfail')],
    [
      'skipped from within',
      { 'tests/test_zero.py': zero.replace('    assert', '    import pytest\n    pytest.skip("later")\n    assert') },
    ],
    ['not collected', { 'tests/conftest.py': 'collect_ignore = ["test_zero.py"]\n' }],
    [
      'deselected by a setting',
      { 'pytest.ini': '[pytest]\npythonpath = .\naddopts = --deselect tests/test_zero.py::test_zero\n' },
    ],
  ])('is missed by name when it is %s', async (_, change) => {
    const coding = await projectOf({
      'pytest.ini': '[pytest]\npythonpath = .\n',
      'numbers_of/__init__.py': '',
      ...pytest('zero', 0),
    });
    expect(await answerTo(coding, { ...pytest('one', 1), ...change })).toContain('test_zero');
  });
});

const jest = (name: string, value: number): Files => ({
  [`src/${name}.mjs`]: `export const ${name} = () => ${value};\n`,
  [`test/${name}.test.mjs`]: `import { ${name} } from '../src/${name}.mjs';\ntest('${name} gives ${value}', () => expect(${name}()).toBe(${value}));\n`,
});
const oldTest = jest('zero', 0)['test/zero.test.mjs'] ?? '';
const settings = (more: string): string =>
  `export default { testMatch: ['**/test/*.test.mjs'], transform: {}${more} };\n`;

const start = 'node --experimental-vm-modules node_modules/jest/bin/jest.js';
const breaking = { 'src/zero.mjs': 'export const zero = () => 7;\n' };
const jestProject = {
  'package.json': `${JSON.stringify({ type: 'module', scripts: { test: start } })}\n`,
  'jest.config.mjs': settings(''),
  ...jest('zero', 0),
};

// Without the registry jest cannot be installed.
describe.skipIf(!isThere('npm', 'view', 'jest', 'version'))('an old test of jest', { timeout: 600_000 }, () => {
  const installed = mkdtempSync(join(tmpdir(), 'workflow-jest-'));
  beforeAll(
    () => void execaSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', 'jest@30'], { cwd: installed }),
    300_000,
  );
  afterAll(() => removeFolder(installed));

  it.each<[string, Files]>([
    ['skipped', { 'test/zero.test.mjs': oldTest.replace('test(', 'test.skip(') }],
    ['not the only one', { 'test/zero.test.mjs': `${oldTest}test.only('something', () => expect(1).toBe(1));\n` }],
    ['something to do', { 'test/zero.test.mjs': "test.todo('zero gives 0');\n" }],
    ['expected to fail', { ...breaking, 'test/zero.test.mjs': oldTest.replace('test(', 'test.failing(') }],
    [
      'in a suite that is skipped',
      { 'test/zero.test.mjs': oldTest.replace(/(test\(.*\);)/, "describe.skip('later', () => { $1 });") },
    ],
    ['ignored by a setting', { 'jest.config.mjs': settings(", testPathIgnorePatterns: ['zero']") }],
    [
      'ignored by the script',
      { 'package.json': jestProject['package.json'].replace('jest.js', 'jest.js --testPathIgnorePatterns=zero') },
    ],
  ])('is missed by name when it is %s', async (_, change) => {
    const coding = await projectOf(jestProject, (root) =>
      symlinkSync(join(installed, 'node_modules'), join(root, 'node_modules')),
    );
    expect(await answerTo(coding, { ...jest('one', 1), ...change })).toContain('zero gives 0');
  });
});
