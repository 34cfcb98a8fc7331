import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginFeature } from '../../src/coding/rules/progress.ts';
import { changeFeatures } from '../../src/coding/feature-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { environment } from '../support/coding-project.ts';
import { featureIn, folder, projectWithWorkflow, tasks } from '../support/feature-project.ts';
import { writePlan } from '../../src/planning/plan-file.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { defect, item, plan as planOf } from '../planning/rules/samples.ts';
import { begunSession } from '../support/session.ts';

const phases = '## Phase 1: One\n### Success Criteria\n- `npm test`\n';

describe('feature import', () => {
  it('lists where it looked and what to write when there is no plan', async () => {
    const project = await projectWithWorkflow();
    const { exitCode, stderr } = await project.cli('feature', 'import');
    expect(exitCode).toBe(2);
    for (const place of [
      `${folder}/x-plan.tex`,
      `${folder}/x-plan.md`,
      'docs/x-plan.tex',
      'docs/x-plan.md',
      'x/tasks.md in specs, ',
      'feature-list.json',
    ]) {
      expect(stderr).toContain(place);
    }
    expect(stderr).toContain("→ Name your plan: /autonomous-workflow:implement 'x' --plan path/to/plan.md");
  });

  it('looks in the order of the seed', async () => {
    const project = await projectWithWorkflow();
    const places = [
      'thoughts/shared/plans/2026-01-01-x.md',
      'specs/001-x/tasks.md',
      'docs/x-plan.md',
      `${folder}/x-plan.md`,
    ];
    for (const place of places) {
      project.write(place, place.endsWith('tasks.md') ? tasks : phases);
      expect((await project.cli('feature', 'import', '--from', place)).stdout).toContain(place);
    }
    project.write(`${folder}/x-plan.tex`, '\\begin{document}\n\\section{Parser}\n');
    const all = [...places, `${folder}/x-plan.tex`];
    for (const [index, place] of all.entries()) {
      const other = await projectWithWorkflow();
      for (const known of all.slice(0, index + 1)) other.write(known, project.read(known));
      expect((await other.cli('feature', 'import')).stdout).toContain(place);
    }
  });

  it('takes a list of the seed as it is, and verifies first what it says to pass', async () => {
    const project = await projectWithWorkflow();
    const seed = {
      features: [
        { id: 'F001', name: 'Schema', description: 'x', component: 'c', dependencies: [], passes: true, extra: 1 },
      ],
    };
    project.write(`${folder}/feature-list.json`, JSON.stringify(seed));
    expect((await project.cli('feature', 'import')).stdout).toContain('1 feature from');
    expect(featureIn(project, 'F001')).toMatchObject({ passes: false, claimed: true, extra: 1 });
    expect((await project.cli('feature', 'import')).stdout).toContain('The feature list exists already');
  });

  it.each([
    ['is led out of it by a link', 'linked.md', 'The file lies outside the project'],
    ['is too large', 'large.md', 'The file is too large'],
  ])('refuses a plan that %s', async (_, file, message) => {
    const project = await projectWithWorkflow();
    writeFileSync(join(project.outside('outside'), 'plan.md'), phases);
    symlinkSync(join(project.outside('outside'), 'plan.md'), project.path('linked.md'));
    project.write('large.md', 'a'.repeat(10_000_000));
    const { stderr, exitCode } = await project.cli('feature', 'import', '--from', file);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('feature', () => {
  /** In the last iteration no critics come first. */
  async function begun() {
    const project = await projectWithWorkflow('max_iterations: 1\n');
    project.write('specs/x/tasks.md', tasks);
    await project.cli('feature', 'import');
    return { project, paths: workflowPaths(project.root, 'x') };
  }
  const start = (paths: ReturnType<typeof workflowPaths>, id: string) =>
    changeFeatures(paths, new Date(), (list) => beginFeature(list, id, null, new Date()));

  it('the list and one of them say where everything stands', async () => {
    const { project, paths } = await begun();
    expect((await project.cli('feature')).stdout).toBe(
      '0 of 4 features pass\n\n· T001  Create the project\n· T002  Parser\n· T003  Printer\n· T004  Everything: `npm test`\n\n' +
        'Next: T001.\n',
    );
    await start(paths, 'T001');
    expect((await project.cli('feature', 'x')).stdout).toMatch(
      /^0 of 4 features pass, 1 in progress\n[^]*\nT001 is begun, and no agent works on it: `autonomous-workflow feature start T001` names its next step\.\n$/,
    );
    expect((await project.cli('feature', 't002')).stdout).toContain('after:\n  - T001\n');
    expect((await project.cli('feature', 'T0002')).stderr).toContain('There is no such feature; received T0002');
  });

  it('skip lets the rest go on, beside each other where they may', async () => {
    const { project } = await begun();
    const skipped = await project.cliIn('.', environment, 'feature', 'skip', 'T001', '--why', 'done by hand');
    expect(skipped.stdout).toBe('T001 is skipped; what depends on it goes on without it.\n');
    const { stdout } = await project.cli('feature');
    expect(stdout).toContain('– T001  Create the project (by the user: done by hand)');
    expect(stdout).toContain('Next: T002, T003.');
  });
});

it('the plan on disk is checked, and shown with its defects', async () => {
  const session = await begunSession();
  const { project } = session;
  await session.worksThrough('x', 1);
  const paths = workflowPaths(project.root, 'x');
  const plan = planOf([
    ...[item('P-CMP-001', { claims: ['C001'] }), item('P-CMP-002', { claims: ['C999'] })],
    item('P-SEQ-001', { builds: ['P-CMP-001', 'P-CMP-002'] }),
  ]);
  await asWriter(paths, () => writePlan(paths, { ...plan, defects: [defect()] }));
  const { stdout, exitCode } = await project.cli('plan');
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^1 fault in 3 items:\n- P-CMP-002: cites C999, .* → Name a claim that is\./);
  expect((await project.cli('plan', '--items')).stdout).toMatch(
    /^# CMP Component Design\n[^]*Defects\n\nD001 \(blocker, P-CMP-001; open\)/,
  );
});
