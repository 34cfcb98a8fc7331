import { describe, expect, it } from 'vitest';
import { folder } from '../support/feature-project.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six'];
const tasks = names.map((name, index) => `- [ ] T00${index + 1} [P] Function ${name} in src/${name}.mjs\n`).join('');

/** A workflow that works on two features at once, T001 and T002, of which T001 is reviewed and will pass. */
async function twoAtWork(): Promise<CodingProject> {
  const coding = await codingProject(`# Tasks\n${tasks}`);
  coding.project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
  for (const id of ['T001', 'T002']) await coding.cli('feature', 'start', id);
  await passesNext(coding, 'T001', false);
  return coding;
}

/** Does the work on a feature up to its passing verification, whose text is returned. */
async function passesNext({ project, review, verify }: CodingProject, id: string, isCommitted = true): Promise<string> {
  const number = Number(id.slice(1));
  const name = names[number - 1] ?? '';
  const worktree = `${folder}/.runtime/worktrees/${id}`;
  project.write(`${worktree}/src/${name}.mjs`, `export const ${name} = () => ${number};\n`);
  project.write(`${worktree}/test/${name}.test.mjs`, testOf(name, number));
  await verify(id);
  await review(id, 1);
  return isCommitted ? (await verify(id)).stdout : '';
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

  it('is taken with what the user has said since in the task', async () => {
    const coding = await twoAtWork();
    await coding.cli('redirect', 'Shorter names', 'x');
    expect((await coding.verify('T001')).stdout).toContain('T003 is begun');
    expect(coding.project.read(`${folder}/tasks/T003.md`)).toContain('Shorter names');
  });

  it.each<[string, (coding: CodingProject) => unknown]>([
    [
      'a stop file is there',
      ({ project }: CodingProject) => {
        project.write(`${folder}/STOP`, 'enough');
      },
    ],
    [
      'the money is used up',
      ({ project }: CodingProject) => {
        project.replace(`${folder}/x-state.md`, '\ncost_usd: null', '\ncost_usd: 1000');
      },
    ],
  ])('stays free where %s', async (_, happens) => {
    const coding = await twoAtWork();
    await happens(coding);
    const { stdout } = await coding.verify('T001');
    expect(stdout).toContain('T001 passed');
    expect(stdout).not.toContain('T003');
    expect(inProgress(coding)).toEqual(['T002']);
  });
});
