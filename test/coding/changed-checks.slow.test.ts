import { describe, expect, it } from 'vitest';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const folder = 'docs/research-x';
const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

async function passes(coding: CodingProject, id: string, name: string, value: number): Promise<void> {
  coding.writesFunction(name, value);
  expect((await coding.verify(id)).stdout).toContain(`${id} is green`);
  await coding.review(id, coding.feature(id).attempts.length);
  expect((await coding.verify(id)).stdout).toContain(`${id} passed`);
}

async function withOne(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  expect((await coding.cli('feature', 'start', 'T001')).stderr).toBe('');
  await passes(coding, 'T001', 'one', 1);
  return coding;
}

/** @param file by default that of the user; the coder's lies in its work tree. */
const withScripts = ({ project }: CodingProject, scripts: Record<string, string>, file = 'package.json'): void => {
  const manifest = project.readJson(file) as { scripts: Record<string, string> };
  project.write(file, JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, ...scripts } }, undefined, 2));
};

async function commits(coding: CodingProject, subject: string, changes: () => void): Promise<void> {
  changes();
  await coding.git('add', '--all', '--', '.', ':!docs');
  await coding.git('commit', '--quiet', '-m', subject);
}

describe('scripts and targets that no frozen command starts', { timeout: 240_000 }, () => {
  it('are the user’s to commit, before the first feature and between two', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('commands', '--confirm', 'x');
    await commits(coding, 'Build', () => withScripts(coding, { build: 'tsc -p .' }));
    const started = await coding.cli('feature', 'start', 'T001');
    expect(started).toMatchObject({ exitCode: 0, stderr: '' });
    await passes(coding, 'T001', 'one', 1);
    await commits(coding, 'Make', () => {
      coding.writes('Makefile', '.PHONY: test\ntest:\n\tnpm test\n');
      withScripts(coding, { lint: 'node --check src/one.mjs' });
    });
    const second = await coding.cli('feature', 'start', 'T002');
    expect(second.stdout).toContain('Everything that passed was verified once more, and passes.');
    await passes(coding, 'T002', 'two', 2);
  });

  it('may be added by a feature, and changed by another', async () => {
    const script = 'node --check src/one.mjs';
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    withScripts(coding, { build: script, lint: script, check: script, typecheck: script }, coding.work('package.json'));
    await passes(coding, 'T001', 'one', 1);
    expect(coding.project.read(`${folder}/proofs/T001-1.json`)).not.toContain('to which a frozen command leads');
    await coding.cli('feature', 'start', 'T002');
    withScripts(coding, { lint: 'true' }, coding.work('package.json'));
    await passes(coding, 'T002', 'two', 2);
  });

  it('are shown to the reviewer where npm runs them before the tests', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    withScripts(coding, { pretest: 'node --version' }, coding.work('package.json'));
    coding.writesFunction('one', 1);
    expect((await coding.verify('T001')).stdout).toContain('T001 is green');
    const task = coding.project.read(`${folder}/tasks/T001-review.md`);
    expect(task).toContain('script pretest in package.json, to which a frozen command leads, is added');
  });
});

describe('a commit that changes what a frozen command runs', { timeout: 240_000 }, () => {
  const changes = async (coding: CodingProject, test = 'node --test test/*.mjs') =>
    commits(coding, 'Where tests are', () => withScripts(coding, { test }));

  it('is not the coder’s onto whose work it was rebased', async () => {
    const coding = await codingProject(tasks);
    coding.project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
    await coding.cli('feature', 'start', 'T001');
    await changes(coding);
    coding.project.write(`${folder}/.runtime/worktrees/T001/src/one.mjs`, 'export const one = () => 1;\n');
    coding.project.write(`${folder}/.runtime/worktrees/T001/test/one.test.mjs`, testOf('one', 1));
    expect((await coding.verify('T001')).stdout).toContain('T001 is green');
  });

  it('does not keep the workflow from being complete', async () => {
    const coding = await withOne();
    expect((await coding.cli('feature', 'start', 'T002')).exitCode).toBe(0);
    await passes(coding, 'T002', 'two', 2);
    await changes(coding);
    expect((await coding.cli('record')).stdout).toContain('Nothing is left to do.');
  });
});
