import { chmodSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { codingProject, type CodingProject, reviewOf, testOf, treeOf } from '../support/coding-project.ts';
import { coderSays, sideBySide } from '../support/background.ts';
import { folder } from '../support/feature-project.ts';

const tasks = '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n';

/** A project in which T001 is green and reviewed: the next verification commits it. */
async function reviewed(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  await coding.cli('feature', 'start', 'T001');
  coding.writesFunction('one', 1);
  await coding.verify('T001');
  await coding.review('T001', 1);
  return coding;
}

const subjects = async ({ git }: CodingProject) => (await git('log', '--format=%s')).split('\n');

describe('commands that change the repository at the same time', () => {
  it('make one commit of two verifications', async () => {
    const coding = await reviewed();
    const both = await Promise.all([coding.verify('T001'), coding.verify('T001')]);
    for (const { stdout, exitCode } of both) {
      expect(stdout).toContain('T001 passed');
      expect(exitCode).toBe(0);
    }
    expect(await subjects(coding)).toEqual(['T001: Function one in src/one.mjs', 'First']);
    expect(await coding.git('ls-tree', '--name-only', 'HEAD', 'src/one.mjs')).toBe('src/one.mjs');
  });

  it('count one failed attempt where the same failing work is verified twice', async () => {
    const coding = await codingProject(tasks);
    await coding.cli('feature', 'start', 'T001');
    coding.writesFunction('one', 1);
    coding.writes('src/one.mjs', 'export const one = () => 2;\n');
    const both = await Promise.all([coding.verify('T001'), coding.verify('T001')]);
    const said = both.map(({ stdout }) => stdout);
    for (const one of said) expect(one).toContain('Start a new agent `autonomous-workflow:autonomous-coder`');
    expect(said.filter((one) => one.includes('T001: attempt 1 failed'))).toHaveLength(1);
    expect(coding.feature('T001').attempts.map(({ outcome }) => outcome)).toEqual(['failed', null]);
  });

  it('wait for each other, and verify again on top of a commit that the user made meanwhile', async () => {
    const coding = await reviewed();
    const { project, git } = coding;
    // The user commits after the checks, in the moment before ours.
    project.write(
      '.git/hooks/pre-commit',
      `#!/bin/sh\ncd '${project.root}' || exit 1\n[ -e .git/once ] && exit 0\ntouch .git/once\nsleep 3\nunset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE\necho mine > mine.txt\ngit add mine.txt\ngit commit --quiet --no-verify -m Mine\n`,
    );
    chmodSync(project.path('.git/hooks/pre-commit'), 0o755);
    const first = coding.verify('T001');
    await wait(1_000);
    expect((await coding.cli('feature', 'start', 'T002')).exitCode).toBe(0);
    expect((await first).stdout).toContain('T001 passed');
    expect(await subjects(coding)).toEqual(['T001: Function one in src/one.mjs', 'Mine', 'First']);
    expect(await git('ls-tree', '--name-only', 'HEAD', 'mine.txt')).toBe('mine.txt');
  });
});

it('an agent of one feature codes and reviews that one only, whatever it says', async () => {
  const background = await sideBySide('one', 'two');
  const { session, coding } = background;
  const record = (id: string) =>
    coding.project.readJson(`${folder}/proofs/${id}-1.json`) as { hand_in: unknown; review: unknown };
  await background.session.launches('coder-T001', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
  await background.session.launches('coder-T002', 'autonomous-coder', 'Feature T002: your task is /x/tasks/T002.md');
  const work = `${folder}/.runtime/worktrees/T001`;
  coding.project.write(`${work}/src/one.mjs`, 'export const one = () => 1;\n');
  coding.project.write(`${work}/test/one.test.mjs`, testOf('one', 1));
  expect(await session.agentAnswers('coder-T001', coderSays('T002'), 'autonomous-coder')).toBeUndefined();
  expect(record('T001').hand_in).toMatchObject({ feature: 'T001' });
  expect(record('T002').hand_in).toBeNull();
  await background.hasCoded('T002', 'two', 2);
  await background.told('coder-T001');
  await background.session.launches('reviewer-T001', 'code-reviewer', 'Your task is /x/tasks/T001-review.md');
  const tree = treeOf(coding.project, 'T002', 1);
  const review = {
    feature: 'T002',
    attempt: 1,
    tree,
    summary: 'It does what it should.',
    blockers: [],
    ...reviewOf(coding.project, 'T002', 1),
  };
  const other = await session.agentAnswers('reviewer-T001', review, 'code-reviewer');
  expect(other?.reason).toContain('is not the one that your task names');
  expect(record('T002').review).toBeNull();
});
