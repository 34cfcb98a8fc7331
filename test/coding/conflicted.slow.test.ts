import { describe, expect, it } from 'vitest';
import { codingKinds } from '../../src/coding/hand-in-kinds.ts';
import { readScrutiny, writeScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { codingProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';
import { objection } from '../support/objection.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';
const treeOf = (id: string) => `${folder}/.runtime/worktrees/${id}`;

const coderKind = codingKinds.find(({ agent }) => agent === 'autonomous-coder');

const handsIn = ({ project }: CodingProject, feature: string, what: string, decisions: string[] = []) =>
  coderKind?.put(
    workflowPaths(project.root, 'x'),
    new Date(),
    { feature, attempt: 1, outcome: 'done', what, why: `Why of: ${what}`, decisions },
    { agentId: '', transcript: '' },
  );

function writesIn({ project }: CodingProject, id: string, name: string, value: number): void {
  project.write(`${treeOf(id)}/src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
  project.write(`${treeOf(id)}/test/${name}.test.mjs`, testOf(name, value));
  project.write(`${treeOf(id)}/src/shared.mjs`, `export const by = ['${name}'];\n`);
}

/** T001 has passed; T002 was handed in and reviewed before, and is sent back with conflicts. */
async function sentBack(): Promise<CodingProject> {
  const coding = await codingProject(tasks);
  coding.project.replace(`${folder}/x-state.md`, 'parallel: 1', 'parallel: 2');
  const paths = workflowPaths(coding.project.root, 'x');
  await asWriter(paths, () => writeScrutiny(paths, { ...readScrutiny(paths), defects: [objection('D001', 'T002')] }));
  const { cli, review, verify } = coding;
  for (const id of ['T001', 'T002']) await cli('feature', 'start', id);
  writesIn(coding, 'T001', 'one', 1);
  writesIn(coding, 'T002', 'two', 2);
  expect(
    await handsIn(coding, 'T002', 'two() gives 2, whatever it is given.', ['D001: it takes no arguments']),
  ).toEqual([]);
  for (const id of ['T001', 'T002']) {
    await verify(id);
    await review(id, 1);
  }
  expect((await verify('T001')).stdout).toContain('T001 passed');
  expect((await verify('T002')).stdout).toContain('T002 is sent back');
  return coding;
}

describe('work that did not fit', { timeout: 240_000 }, () => {
  it('keeps its text with that of its conflicts as an addition, and its reviewer is told what changed since', async () => {
    const coding = await sentBack();
    const { project, git, review, verify } = coding;
    const task = project.read(`${folder}/tasks/T002.md`);
    expect(task).toContain('This stays the text of the one commit');
    expect(task).not.toContain('about the whole feature');
    project.write(`${treeOf('T002')}/src/shared.mjs`, "export const by = ['one', 'two'];\n");
    expect(await handsIn(coding, 'T002', 'The conflict in src/shared.mjs is resolved.', ['by has both'])).toEqual([]);
    expect((await verify('T002')).stdout).toContain('T002 is green');
    const reviewTask = project.read(`${folder}/tasks/T002-review.md`);
    expect(reviewTask).toContain('## What changed since it was reviewed\n\nA reviewer passed it.');
    expect(reviewTask).toContain('in src/shared.mjs, and a coder resolved that');
    expect(reviewTask).toContain(
      `The patch differs from what was reviewed (${project.path(`${folder}/proofs/T002-1-reviewed.patch`)}) in src/shared.mjs: judge`,
    );
    expect(project.read(`${folder}/proofs/T002-1-reviewed.patch`)).toContain("+export const by = ['two'];");
    expect(reviewTask).toContain(
      'Of the conflicts in src/shared.mjs:\n\n> The conflict in src/shared.mjs is resolved.',
    );
    expect(reviewTask).toContain('- D001: it takes no arguments\n- by has both');
    await review('T002', 1);
    expect((await verify('T002')).stdout).toContain('T002 passed');
    expect(await git('log', '-1', '--format=%b')).toMatch(
      /^two\(\) gives 2, whatever it is given\.\n\nWhy of: two\(\).*\n\nResolved conflicts with earlier commits: The conflict in src\/shared\.mjs is resolved\.\n/,
    );
  });

  it('has the text of its last hand-in once an attempt at it has failed', async () => {
    const coding = await sentBack();
    const { project, verify } = coding;
    project.write(`${treeOf('T002')}/src/shared.mjs`, "export const by = ['one', 'two'];\n");
    project.write(`${treeOf('T002')}/src/two.mjs`, 'export const two = () => 3;\n');
    await handsIn(coding, 'T002', 'The conflict in src/shared.mjs is resolved.');
    expect((await verify('T002')).stdout).toContain('attempt 1 failed');
    expect(project.read(`${folder}/tasks/T002.md`)).not.toContain('This stays the text of the one commit');
    expect(project.read(`${folder}/proofs/T002-2.json`)).not.toContain('"conflicted"');
  });
});
