import { describe, expect, it } from 'vitest';
import { emptyPlan } from '../../src/planning/rules/plan.ts';
import { mergePlan } from '../../src/planning/rules/merge-plan.ts';
import { freezeGoal } from '../../src/goal/accept-goal.ts';
import { acceptanceDocument, readAcceptance } from '../../src/goal/acceptance-file.ts';
import { planDocument, readPlan, writePlan } from '../../src/planning/plan-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import type { AnyDocument } from '../../src/files/document.ts';
import { repairDocument } from '../../src/files/repair-document.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { architect, defect, item } from '../planning/rules/samples.ts';
import { begunSession } from '../support/session.ts';

const file = 'docs/research-x/plan.json';

async function planned() {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  const paths = workflowPaths(session.project.root, 'x');
  const component = item('P-CMP-001', { claims: ['C001'] });
  const plan = mergePlan(emptyPlan(), [
    architect(2, 1, 'CMP', [component, item('P-CMP-002', { claims: ['C999'] })]),
    architect(2, 2, 'SEQ', [item('P-SEQ-001', { builds: ['P-CMP-001', 'P-CMP-002'] })]),
  ]);
  await asWriter(paths, () => writePlan(paths, { ...plan, defects: [defect()] }, ['D001']));
  return { project: session.project, paths, plan };
}

describe('the plan on disk', () => {
  it('is checked with the line of each item, and shown with its defects', async () => {
    const { project } = await planned();
    const { stdout, exitCode } = await project.cli('plan', 'check');
    expect(exitCode).toBe(1);
    const at = project
      .read(file)
      .split('\n')
      .findIndex((one) => one.includes('"P-CMP-002"'));
    expect(stdout).toMatch(
      new RegExp(
        `^2 errors, 0 warnings in 3 items:\n- error P06 docs/research-x/plan.json:${at}: P-CMP-002: cites C999`,
      ),
    );
    expect(stdout).toMatch(/- error T00 docs\/research-x\/x-plan.tex: There is no plan document/);
    expect(await project.cliJson('plan', 'check')).toMatchObject([
      { id: 'P06', line: at },
      { id: 'T00', line: null },
    ]);
    expect((await project.cli('plan', 'items')).stdout).toMatch(
      /^CMP Component Design\n[^]*Defects\n\nD001 \(blocker, open\)/,
    );
    expect(project.read('docs/research-x/objections.tex')).toMatch(/Unresolved objections[^]*D001/);
  });

  it('knows a claim that verification contradicted', async () => {
    const { project } = await planned();
    project.replace('docs/research-x/ledger.json', '"id": "C001",', '"id": "C001", "verdict": "contradicted",');
    expect(await project.cliJson('plan', 'check')).toMatchObject([{ id: 'P07' }, { id: 'P06' }, { id: 'T00' }]);
  });

  it('is told about when it is broken or gone, and put back as it was', async () => {
    const { project, paths } = await planned();
    const before = readPlan(paths);
    for (const damage of [
      () => project.write(file, '{"schema": 1, "sections": 3}'),
      () => project.move(file, 'away.json'),
    ]) {
      damage();
      const { exitCode, stderr } = await project.cli('plan', 'check');
      expect([exitCode, stderr]).toEqual([4, expect.stringMatching(/^The items of the plan are (?:not valid|gone)/)]);
      await asWriter(paths, () => repairDocument(planDocument(paths), { now: new Date(), thorough: false }));
      expect(readPlan(paths)).toEqual(before);
    }
    expect(project.files('docs/research-x').some((name) => name.includes('plan.json.broken-'))).toBe(true);
  });

  it('has nothing to put back where there never was one', async () => {
    const { project } = await begunSession();
    const paths = workflowPaths(project.root, 'x');
    for (const document of [planDocument(paths), acceptanceDocument(paths)] as AnyDocument[])
      expect(repairDocument(document, { now: new Date(), thorough: true })).toEqual([]);
    expect(readPlan(paths)).toEqual(emptyPlan());
    const goal = {
      objective: 'A limiter that holds.',
      constraints: [],
      checks: [{ type: 'file' as const, id: 'a', path: 'a' }],
    };
    await freezeGoal(paths, new Date(), goal);
    project.write('docs/research-x/acceptance.json', '');
    await asWriter(paths, () => repairDocument(acceptanceDocument(paths), { now: new Date(), thorough: false }));
    expect(readAcceptance(paths)?.goal).toEqual(goal);
  });

  it.each(['plan-architect', 'plan-critic', 'acceptance-judge', 'acceptance'])('has a schema for %s', async (name) => {
    const { project } = await begunSession();
    expect(await project.cliJson('schema', name)).toMatchObject({ type: 'object' });
  });
});
