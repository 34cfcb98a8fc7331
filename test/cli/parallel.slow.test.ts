import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six'];
const tasksOf = (count: number) =>
  names.slice(0, count).map((name, index) => `- [ ] T00${index + 1} [P] Function ${name} in src/${name}.mjs\n`);

const treeOf = (id: string) => `${folder}/.runtime/worktrees/${id}`;

/** A project whose workflow works on two features at once. */
async function parallelProject(features = 6): Promise<CodingProject> {
  const coding = await codingProject(`# Tasks\n${tasksOf(features).join('')}`);
  coding.project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
  return coding;
}

function writesIn({ project }: CodingProject, id: string, name: string, value: number): void {
  project.write(`${treeOf(id)}/src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
  project.write(`${treeOf(id)}/test/${name}.test.mjs`, testOf(name, value));
}

async function subjects({ git }: CodingProject): Promise<string[]> {
  return (await git('log', '--format=%s')).split('\n');
}

describe('features that are worked on side by side', { timeout: 240_000 }, () => {
  it('pass one by one, verified as they are integrated, with a commit each and nothing left over', async () => {
    const coding = await parallelProject(3);
    const { project, cli, git, feature, review, verify } = coding;
    const started = await cli('feature', 'start', 'T001');
    expect(started.stdout).toContain('tasks/T001.md');
    expect(project.read(`${folder}/tasks/T001.md`)).toContain(`Only below \`${project.path(treeOf('T001'))}\``);
    await cli('feature', 'start', 'T002');
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    writesIn(coding, 'T001', 'one', 1);
    writesIn(coding, 'T002', 'two', 2);
    for (const id of ['T001', 'T002']) {
      const green = await verify(id);
      expect(green.stdout).toContain(`tasks/${id}-review.md`);
      expect(project.read(`${folder}/tasks/${id}-review.md`)).toContain(project.path(treeOf(id)));
      expect(await review(id, 1)).toEqual([]);
    }
    expect((await verify('T001')).stdout).toMatch(/T001 passed[\s\S]*T003 is begun/);
    // Reviewed before the first one came: verified again on top of that, and not reviewed again.
    expect((await verify('T002')).stdout).toContain('T002 passed');
    expect(await subjects(coding)).toEqual([
      'T002: Function two in src/two.mjs',
      'T001: Function one in src/one.mjs',
      'First',
    ]);
    const [proof] = coding.list().proofs.filter((one) => one.feature === 'T002');
    expect(proof).toMatchObject({ exit_code: 0, verdict: 'passed', head: await git('rev-parse', 'HEAD^') });
    expect(project.read(`${folder}/proofs/T002-1-test.log`)).toContain('one gives 1');
    expect(feature('T002').bindings?.files).toEqual(['src/two.mjs', 'test/two.test.mjs']);
    await cli('feature', 'skip', 'T003', '--why', 'not needed');
    await cli('record');
    expect((await git('worktree', 'list')).split('\n')).toHaveLength(1);
    expect(await git('status', '--porcelain', '--', 'src', 'test')).toBe('');
    expect(await git('branch', '--show-current')).not.toBe('');
  });

  it('go back to their coder where they conflict, with the marks of git, which is no failure', async () => {
    const coding = await parallelProject(3);
    const { project, cli, feature, review, verify } = coding;
    for (const [index, id] of ['T001', 'T002'].entries()) {
      await cli('feature', 'start', id);
      writesIn(coding, id, index === 0 ? 'one' : 'two', index + 1);
      project.write(`${treeOf(id)}/notes.txt`, `By ${id}\n`);
    }
    await verify('T001');
    await review('T001', 1);
    await verify('T001');
    expect((await verify('T002')).stdout).toContain('T002 is sent back');
    expect(project.read(`${treeOf('T002')}/notes.txt`)).toMatch(/^<{7} .*\nBy T001\n={7}\nBy T002\n>{7} /);
    expect(feature('T002')).toMatchObject({ status: 'in_progress', attempts: [{ number: 1, outcome: null }] });
  });

  it('keep their work while they wait, and what was given up is removed with its work kept', async () => {
    const coding = await parallelProject(3);
    const { project, cli, git, feature, verify } = coding;
    await cli('feature', 'start', 'T001');
    writesIn(coding, 'T001', 'one', 1);
    // The user has gone on elsewhere: nothing is integrated there.
    await git('checkout', '--quiet', '-b', 'elsewhere');
    expect((await verify('T001')).stdout).toContain('It is no failed attempt');
    expect(feature('T001').status).toBe('blocked');
    await cli('feature', 'start', 'T002');
    expect(feature('T002').status).toBe('in_progress');
    writesIn(coding, 'T002', 'two', 2);
    await cli('feature', 'skip', 'T002', '--why', 'not needed');
    const recorded = await cli('record');
    expect(recorded.stderr).toBe('');
    expect(existsSync(project.path(treeOf('T002')))).toBe(false);
    expect(await git('show', 'refs/autonomous-workflow/x/T001/1:src/one.mjs')).toContain('export const one');
    expect(project.read(`${folder}/proofs/T002-1.patch`)).toContain('+export const two');
    await git('checkout', '--quiet', '-');
    await cli('resolve', 'E001', 'back again');
    expect(await cli('feature', 'start', 'T001')).toMatchObject({ stderr: '', exitCode: 0 });
    expect(project.read(`${treeOf('T001')}/src/one.mjs`)).toContain('=> 1');
    expect((await verify('T001')).stdout).toContain('T001 is green');
  });
});

/** A workflow that works on two features at once, T001 and T002, of which T001 is reviewed and will pass. */
async function twoAtWork(): Promise<CodingProject> {
  const coding = await parallelProject();
  for (const id of ['T001', 'T002']) await coding.cli('feature', 'start', id);
  await passesNext(coding, 'T001', false);
  return coding;
}

/** Does the work on a feature up to its passing verification, whose text is returned. */
async function passesNext(coding: CodingProject, id: string, isCommitted = true): Promise<string> {
  const number = Number(id.slice(1));
  writesIn(coding, id, names[number - 1] ?? '', number);
  await coding.verify(id);
  await coding.review(id, 1);
  return isCommitted ? (await coding.verify(id)).stdout : '';
}

const inProgress = ({ list }: CodingProject) =>
  list().features.flatMap(({ id, status }) => (status === 'in_progress' ? [id] : []));

describe('the place of a feature that has ended', () => {
  it('is taken by the next one in the same iteration, up to two for each place; then the iteration ends', async () => {
    const coding = await twoAtWork();
    expect((await coding.verify('T001')).stdout).toMatch(/T001 passed[\s\S]*T003 is begun \(.+\)\. Start a new agent/);
    expect(inProgress(coding)).toEqual(['T002', 'T003']);
    expect(await passesNext(coding, 'T003')).toContain('T004 is begun');
    expect(await passesNext(coding, 'T004')).not.toContain('is begun (');
    expect(inProgress(coding)).toEqual(['T002']);
    // The next iteration has places of its own.
    expect((await passesNext(coding, 'T002')).split('\n')).toContainEqual(expect.stringContaining('is recorded'));
  });

  it.each(['a stop file is there', 'the money is used up'])('stays free where %s', async (what) => {
    const coding = await twoAtWork();
    if (what.includes('stop')) coding.project.write(`${folder}/STOP`, 'enough');
    else coding.project.replace(`${folder}/x-state.md`, '\ncost_usd: null', '\ncost_usd: 1000');
    const { stdout } = await coding.verify('T001');
    expect(stdout).toContain('T001 passed');
    expect(stdout).not.toContain('T003');
    expect(inProgress(coding)).toEqual(['T002']);
  });
});
