import { describe, expect, it } from 'vitest';
import { writePlan } from '../../src/planning/plan-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { defect, item, plan as planOf } from '../planning/rules/samples.ts';
import { begunSession } from '../support/session.ts';
import { store } from '../support/documents.ts';

async function planned() {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  const paths = workflowPaths(session.project.root, 'x');
  const component = item('P-CMP-001', { claims: ['C001'] });
  const plan = planOf([
    ...[component, item('P-CMP-002', { claims: ['C999'] })],
    item('P-SEQ-001', { builds: ['P-CMP-001', 'P-CMP-002'] }),
  ]);
  await asWriter(paths, () => writePlan(paths, { ...plan, defects: [defect()] }));
  return { project: session.project, paths, plan };
}

describe('the plan on disk', () => {
  it('is checked, and shown with its defects', async () => {
    const { project } = await planned();
    const { stdout, exitCode } = await project.cli('plan');
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^1 fault in 3 items:\n- P-CMP-002: cites C999, .* → Name a claim that is\./);
    expect((await project.cli('plan', '--items')).stdout).toMatch(
      /^# CMP Component Design\n[^]*Defects\n\nD001 \(blocker, open\)/,
    );
  });

  it('knows a claim that verification contradicted', async () => {
    const { project } = await planned();
    const ledger = project.read('docs/research-x/ledger.json');
    const other = ledger.replace('"id": "C001",', '"id": "C001", "verdict": "contradicted",');
    store(project, 'x', 'ledger.json', JSON.parse(other));
    expect((await project.cli('plan')).stdout).toMatch(
      /- P-CMP-001: cites C001, which verification contradicted[^]*- P-CMP-002: /,
    );
  });
});
