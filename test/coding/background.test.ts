import { describe, expect, it } from 'vitest';
import { backgroundOf } from '../../src/coding/tasks.ts';
import { changeFeatures } from '../../src/coding/feature-file.ts';
import { importFeatures } from '../../src/coding/plan.ts';
import { beginFeature } from '../../src/coding/rules/progress.ts';
import { describeBackground } from '../../src/coding/rules/tasks.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { featureIn, projectWithWorkflow } from '../support/feature-project.ts';

const tasks =
  '# Tasks\n\n**Prerequisites**: spec.md\n\n- [ ] T001 [P] Balances\n- [ ] T002 [P] Store\n- [ ] T003 [P] Report\n';

const now = new Date('2026-03-01T10:00:00Z');

/** A project with a spec folder, and what its first feature is told once it is begun. */
async function project() {
  const made = await projectWithWorkflow();
  made.write('specs/001-x/tasks.md', tasks);
  const paths = workflowPaths(made.root, 'x');
  await importFeatures(paths, new Date());
  const told = async (): Promise<string> => {
    const list = await changeFeatures(paths, now, (before) => beginFeature(before, 'T001', 'abc1234', now));
    const attempt = { paths, list, feature: featureIn(made, 'T001'), goal: { objective: null, constraints: [] } };
    return describeBackground(await backgroundOf(attempt as unknown as Parameters<typeof backgroundOf>[0])).join('\n');
  };
  return { made, told };
}

describe('what a feature is told', () => {
  it('names the documents beside its tasks that are there', async () => {
    const { made, told } = await project();
    for (const file of ['spec.md', 'contracts/api.yaml', 'notes.md']) made.write(`specs/001-x/${file}`, 'Words.\n');
    const text = await told();
    expect(text).toContain('where you need them: specs/001-x/contracts/, specs/001-x/spec.md');
    expect(text).not.toMatch(/notes\.md|data-model/);
  });
});
