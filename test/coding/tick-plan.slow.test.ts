import { describe, expect, it } from 'vitest';
import { codingProject, committedProject, testOf, type CodingProject } from '../support/coding-project.ts';
import { folder, projectWithWorkflow } from '../support/feature-project.ts';

const plan = 'specs/001-x/tasks.md';
const tasks =
  '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n- [ ] T003 [VERIFY] All of it\n';
const ticked = (...ids: string[]) => ids.reduce((text, id) => text.replace(`[ ] ${id}`, `[x] ${id}`), tasks);

/** A project whose list of tasks is committed with its code. */
async function projectWithPlan(parallel: number): Promise<CodingProject> {
  const project = await projectWithWorkflow();
  project.write('docs/research-x/x-plan.md', '');
  const coding = await committedProject('', { [plan]: tasks }, project);
  project.move('docs/research-x/tasks.md', '../tasks.md');
  project.move('docs/research-x/x-plan.md', '../x-plan.md');
  expect((await coding.cli('feature', 'import', '--from', plan)).exitCode).toBe(0);
  project.replace(`${folder}/x-state.md`, 'parallel: 1', `parallel: ${parallel}`);
  return coding;
}

describe('the tasks of a plan', { timeout: 240_000 }, () => {
  it('are ticked in the commit of their feature, also side by side, and only when it passes', async () => {
    const coding = await projectWithPlan(2);
    const { project, cli, git, review, feature, verify } = coding;
    const at = async (commit: string) => `${await git('show', `${commit}:${plan}`)}\n`;
    for (const [id, name, value] of [
      ['T001', 'one', 1],
      ['T002', 'two', 2],
    ] as const) {
      await cli('feature', 'start', id);
      const tree = `${folder}/.runtime/worktrees/${id}`;
      project.write(`${tree}/src/${name}.mjs`, `export const ${name} = () => ${value};\n`);
      project.write(`${tree}/test/${name}.test.mjs`, testOf(name, value + (id === 'T001' ? 1 : 0)));
    }
    expect((await verify('T001')).stdout).toContain('attempt 1 failed');
    const work = `${folder}/.runtime/worktrees/T001`;
    expect(project.read(`${work}/${plan}`)).toBe(tasks);
    project.write(`${work}/test/one.test.mjs`, testOf('one', 1));
    for (const [id, attempt] of [
      ['T001', 2],
      ['T002', 1],
    ] as const) {
      await verify(id);
      expect(await review(id, attempt)).toEqual([]);
    }
    expect(project.read(plan)).toBe(tasks);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(await at('HEAD')).toBe(ticked('T001'));
    // Its neighbour's line has changed since it was verified: that is no conflict.
    expect((await verify('T002')).stdout).toContain('T002 passed');
    expect(await at('HEAD')).toBe(ticked('T001', 'T002'));
    expect(feature('T002').bindings?.files).toEqual(['src/two.mjs', 'test/two.test.mjs']);
    await cli('feature', 'start', 'T003');
    // The tick changes nothing that has to be run again.
    const baselines = project.journal('x').filter(({ event }) => event === 'baseline-run');
    expect(baselines.at(-1)).toMatchObject({ feature: 'T003', reused: true });
    expect((await verify('T003')).stdout).toContain('T003 is green and has to be reviewed');
    await review('T003', 1);
    expect((await verify('T003')).stdout).toContain('T003 passed');
    expect(await at('HEAD')).toBe(ticked('T001', 'T002', 'T003'));
    expect(project.read(plan)).toBe(ticked('T001', 'T002', 'T003'));
    expect(await git('status', '--porcelain', '--', 'src', 'test', 'specs')).toBe('');
  });

  it('are ticked after the pass in a plan that lies in the folder of the workflow', async () => {
    const coding = await codingProject(tasks.replaceAll(' [P]', ''));
    const { project, cli, review, writesFunction, verify } = coding;
    await cli('feature', 'start', 'T001');
    writesFunction('one', 1);
    await verify('T001');
    expect(project.read(`${folder}/tasks.md`)).toContain('- [ ] T001');
    await review('T001', 1);
    expect((await verify('T001')).stdout).toContain('T001 passed');
    expect(project.read(`${folder}/tasks.md`)).toContain('- [x] T001');
    expect(project.read(`${folder}/tasks.md`)).toContain('- [ ] T002');
  });
});
