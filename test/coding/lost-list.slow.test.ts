import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codingProject, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';

const tasks =
  '# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two in src/two.mjs\n- [ ] T003 Function three\n';

/** T001 has passed, T002 is in progress, the user skips T003; then the list and its copy are removed. */
async function withLostList(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  const { cli, review, writesFunction } = coding;
  await cli('feature', 'start', 'T001');
  writesFunction('one', 1);
  await cli('feature', 'verify', 'T001');
  await review('T001', 1);
  expect((await cli('feature', 'verify', 'T001')).stdout).toContain('T001 passed');
  await cli('feature', 'skip', 'T003', '--why', 'not now');
  await cli('feature', 'start', 'T002');
  return coding;
}

function loses({ project }: CodingProject): void {
  for (const file of ['feature-list.json', '.runtime/feature-list.json']) rmSync(project.path(`${folder}/${file}`));
}

const restored =
  "autonomous-workflow restored the feature list of 'x' from docs/research-x/tasks.md, its journal and the records of attempts; passing as before: T001.";

describe('a feature list that is gone together with its copy', { timeout: 240_000 }, () => {
  it('is named, and made again from plan, journal and records, with what has passed', async () => {
    const coding = await withLostList();
    const { project, cli, list } = coding;
    const before = list();
    loses(coding);
    expect((await cli('doctor')).stdout).toContain('feature-list.json: The feature list is gone');
    expect((await cli('feature', 'list')).stderr).toContain('autonomous-workflow repair x');
    const { stdout, exitCode } = await cli('repair', 'x');
    expect([stdout.split('\n')[0], exitCode]).toEqual([restored, 0]);
    const times = /"(?:started_at|ended_at)": "[^"]*"/g;
    const text = (value: unknown) => JSON.stringify(value, null, 1).replace(times, '');
    expect(text(list())).toBe(text(before));
    expect(project.state('x')).toMatchObject({ features_total: 3, features_complete: 1 });
    expect((await cli('repair', 'x')).stdout).toContain('Nothing is broken');
    expect((await cli('feature', 'start', 'T002')).stdout).toContain('T002: Function two');
  });

  it('is not begun anew by an import; a pass without its commit or its proof is verified again', async () => {
    const coding = await withLostList();
    const { cli, git, feature } = coding;
    loses(coding);
    await git('reset', '--quiet', '--hard', 'HEAD~1');
    const { stdout } = await cli('features', 'import');
    expect(stdout).toContain('The feature list exists already');
    expect(stdout).toContain('to be verified again: T001');
    expect(feature('T001')).toMatchObject({ passes: false, claimed: true });
    expect(feature('T002').attempts).toMatchObject([{ number: 1, outcome: null }]);
  });

  it('is a loss that is said where its plan does not hold it', async () => {
    const coding = await withLostList();
    const { project, cli } = coding;
    loses(coding);
    rmSync(project.path(`${folder}/tasks.md`));
    const { stdout, stderr, exitCode } = await cli('repair', 'x');
    expect(exitCode).toBe(4);
    expect(stdout + stderr).toMatch(
      /The feature list of 'x' is gone, and cannot be made again: .*tasks\.md cannot be read .*T001 had passed\. → put docs\/research-x\/feature-list\.json back/,
    );
  });

  it('is not made again from a plan that has lost features since', async () => {
    const coding = await withLostList();
    const { project, cli } = coding;
    loses(coding);
    project.write(`${folder}/tasks.md`, tasks.split('\n').slice(0, 2).join('\n'));
    const { stdout, stderr, exitCode } = await cli('repair', 'x');
    expect(exitCode).toBe(4);
    expect(stdout + stderr).toContain('tasks.md had 3 features when it was read, and has 1 now');
  });

  it.each([
    ['its commit', /"feature-committed"/],
    ['its commit and its beginning', /"feature-(?:committed|begun)"/],
  ])('takes no pass of which the journal has not %s', async (_, left) => {
    const coding = await withLostList();
    const { project, cli, git, feature } = coding;
    loses(coding);
    const journal = `${folder}/journal.jsonl`;
    const lines = project.read(journal).split('\n');
    project.write(journal, lines.filter((line) => !left.test(line)).join('\n'));
    await git('reset', '--quiet', '--hard', 'HEAD~1');
    await cli('repair', 'x');
    expect(feature('T001')).toMatchObject({ passes: false });
  });
});
