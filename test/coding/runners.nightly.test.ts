import { execaSync } from 'execa';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, projectWithWorkflow } from '../support/feature-project.ts';
import { committedProject, type CodingProject } from '../support/coding-project.ts';
import { pluginRoot } from '../support/project.ts';

type Files = Record<string, string>;

interface Runner {
  /** A command that works where the runner is installed. */
  probe: [string, ...string[]];
  /** A project with a function `zero` and its test. */
  project: Files;
  /** Brings what the project depends on. */
  install?: (root: string) => void;
  /** A function that gives a number, and its test. */
  work: (name: string, value: number) => { code: Files; test: Files };
  /** The name of that test in its report. */
  named: (name: string) => string;
}

const javaScript = (test: string): Runner['work'] => {
  return (name, value) => ({
    code: { [`src/${name}.mjs`]: `export const ${name} = () => ${value};\n` },
    test: {
      [`test/${name}.test.mjs`]: `${test}import { ${name} } from '../src/${name}.mjs';\ntest('${name} gives ${value}', () => expect(${name}()).toBe(${value}));\n`,
    },
  });
};

const python = (test: (name: string, value: number) => string): Runner['work'] => {
  return (name, value) => ({
    code: { [`numbers_of/${name}.py`]: `def ${name}():\n    return ${value}\n` },
    test: { [`tests/test_${name}.py`]: test(name, value) },
  });
};

const jestWork = javaScript('');
const vitestWork = javaScript("import { expect, test } from 'vitest';\n");
const pytestWork = python(
  (name, value) =>
    `from numbers_of.${name} import ${name}\n\n\ndef test_${name}():\n    assert ${name}() == ${value}\n`,
);
const unittestWork = python(
  (name, value) =>
    `import unittest\nfrom numbers_of.${name} import ${name}\n\n\nclass Test(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`,
);
const cargoWork: Runner['work'] = (name, value) => ({
  code: {
    [`src/${name}.rs`]: `pub fn ${name}() -> i32 {\n    ${value}\n}\n`,
    'src/lib.rs': `pub mod zero;\n${name === 'zero' ? '' : `pub mod ${name};\n`}`,
  },
  test: {
    [`tests/${name}.rs`]: `#[test]\nfn gives_${name}() {\n    assert_eq!(numbers::${name}::${name}(), ${value});\n}\n`,
  },
});

const all = ({ code, test }: ReturnType<Runner['work']>): Files => ({ ...code, ...test });
const packageOf = (test: string) => `${JSON.stringify({ type: 'module', scripts: { test } })}\n`;

const runners: Record<string, Runner> = {
  vitest: {
    probe: ['node', '--version'],
    project: { 'package.json': packageOf('vitest run'), ...all(vitestWork('zero', 0)) },
    install: (root) => symlinkSync(join(pluginRoot, 'node_modules'), join(root, 'node_modules')),
    work: vitestWork,
    named: (name) => `${name} gives`,
  },
  jest: {
    probe: ['npm', '--version'],
    project: {
      'package.json': packageOf('node --experimental-vm-modules node_modules/jest/bin/jest.js'),
      'jest.config.mjs': "export default { testMatch: ['**/test/*.test.mjs'], transform: {} };\n",
      ...all(jestWork('zero', 0)),
    },
    install: (root) => {
      execaSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', 'jest@30'], { cwd: root });
    },
    work: jestWork,
    named: (name) => `${name} gives`,
  },
  pytest: {
    probe: ['python3', '-m', 'pytest', '--version'],
    project: {
      'pytest.ini': '[pytest]\npythonpath = .\n',
      'numbers_of/__init__.py': '',
      ...all(pytestWork('zero', 0)),
    },
    work: pytestWork,
    named: (name) => `test_${name}`,
  },
  unittest: {
    probe: ['python3', '--version'],
    project: {
      'pyproject.toml': '[project]\nname = "numbers-of"\nversion = "1.0"\n',
      'numbers_of/__init__.py': '',
      'tests/__init__.py': '',
      ...all(unittestWork('zero', 0)),
    },
    work: unittestWork,
    named: (name) => `test_${name}`,
  },
  cargo: {
    probe: ['cargo', '--version'],
    project: {
      'Cargo.toml': '[package]\nname = "numbers"\nversion = "0.1.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 4\n\n[[package]]\nname = "numbers"\nversion = "0.1.0"\n',
      ...all(cargoWork('zero', 0)),
    },
    work: cargoWork,
    named: (name) => `gives_${name}`,
  },
};

function isThere([program, ...words]: Runner['probe']): boolean {
  return execaSync(program, words, { reject: false }).exitCode === 0;
}

/** A repository of that runner, with a workflow `x` that is to add a function one. */
async function projectOf({ project: files, install }: Runner): Promise<CodingProject> {
  const coding = await committedProject('', {}, await projectWithWorkflow());
  const { git, cli, project } = coding;
  await git('rm', '--quiet', '-r', 'package.json', 'src', 'test');
  for (const [file, content] of Object.entries(files)) project.write(file, content);
  project.write(
    '.gitignore',
    'docs/research-*/.runtime/\nnode_modules\npackage-lock.json\ntarget/\n__pycache__/\n.pytest_cache/\n',
  );
  install?.(project.root);
  await git('add', '--all', '--', '.', ':!docs');
  await git('commit', '--quiet', '-m', 'The project');
  project.write(`${folder}/tasks.md`, '# Tasks\n- [ ] T001 Function one\n- [ ] T002 Function two\n');
  const imported = await cli('feature', 'import');
  if (imported.exitCode !== 0) throw new Error(imported.stderr);
  return coding;
}

function write({ project }: CodingProject, files: Files): void {
  for (const [file, content] of Object.entries(files)) project.write(file, content);
}

describe.each(Object.entries(runners))('a project of %s', { timeout: 600_000 }, (_, runner) => {
  const runs = it.skipIf(!isThere(runner.probe));

  runs('passes with honest work, whose new tests fail before it, each by name', async () => {
    const coding = await projectOf(runner);
    const started = await coding.cli('feature', 'start', 'T001');
    expect([started.exitCode, started.stderr]).toEqual([0, expect.any(String)]);
    write(coding, all(runner.work('one', 1)));
    const green = await coding.verify('T001');
    expect(`${green.stdout}${green.stderr}`).toContain('T001 is green');
    const review = coding.project.read(`${folder}/tasks/T001-review.md`);
    expect(review).toMatch(/new tests against the code before: .*fail/s);
    expect(review).toContain('small faults');
    expect(review).not.toContain('the runner does not name every test');
    await coding.review('T001', 1);
    expect((await coding.verify('T001')).stdout).toContain('T001 passed');
    expect(await coding.git('status', '--porcelain', '--', '.', ':!docs')).toBe('');
  });

  runs('does not pass with work that breaks or removes a test that passed before, which is named', async () => {
    const coding = await projectOf(runner);
    await coding.cli('feature', 'start', 'T001');
    const broken = runner.work('zero', 7).code;
    write(coding, { ...all(runner.work('one', 1)), ...broken });
    if ('Cargo.toml' in runner.project) write(coding, { 'src/lib.rs': 'pub mod zero;\npub mod one;\n' });
    const failed = await coding.verify('T001');
    expect(failed.exitCode).toBe(1);
    expect(failed.stdout).toContain(runner.named('zero'));
    write(coding, runner.work('zero', 0).code);
    if ('Cargo.toml' in runner.project) write(coding, { 'src/lib.rs': 'pub mod zero;\npub mod one;\n' });
    for (const file of Object.keys(runner.work('zero', 0).test)) rmSync(coding.project.path(file));
    const removed = await coding.verify('T001');
    expect(removed.exitCode).toBe(1);
    expect(removed.stdout).toContain(runner.named('zero'));
  });

  runs('does not pass with tests that its code before passes, too', async () => {
    const coding = await projectOf(runner);
    await coding.cli('feature', 'start', 'T001');
    const { test } = runner.work('zero', 0);
    write(coding, runner.work('one', 1).code);
    for (const [file, content] of Object.entries(test)) write(coding, { [file.replace('zero', 'none')]: content });
    const failed = await coding.verify('T001');
    expect(failed.exitCode).toBe(1);
    expect(failed.stdout).toMatch(/before|already/);
  });
});
