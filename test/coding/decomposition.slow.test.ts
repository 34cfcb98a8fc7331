import { describe, expect, it } from 'vitest';
import { importDecomposition, importFeatures } from '../../src/coding/plan.ts';
import { readFeatures } from '../../src/coding/feature-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { begunSession } from '../support/session.ts';

const plan = 'docs/research-x/x-plan.md';
const now = new Date('2026-03-01T10:00:00Z');

async function planned() {
  const { project } = await begunSession();
  project.write(plan, '# Plan\n\nWhat it is about.\n\n## Parser\n\nReads a file and gives its lines.\n');
  return { project, paths: workflowPaths(project.root, 'x') };
}

const feature = (more: object = {}) => ({
  id: 'F1',
  name: 'Read lines',
  description: 'It reads a file and gives its lines.',
  component: 'parser',
  dependencies: [],
  sections: ['S2'],
  ...more,
});
const handIn = (features: object[]) => ({
  features,
  left_out: [{ section: 'S1', why: 'an introduction' }],
});

describe('a plan in prose', () => {
  it('becomes a feature list by what an agent hands in', async () => {
    const { project, paths } = await planned();
    expect(await importFeatures(paths, now, plan)).toMatchObject({ is: 'needs-decomposition' });
    await importDecomposition(paths, now, handIn([feature()]), { file: plan, isTrial: false });
    expect(readFeatures(paths).features).toMatchObject([{ id: 'F1', passes: false }]);
    expect(project.journal('x')).toContainEqual(expect.objectContaining({ event: 'features-imported', features: 1 }));
  });

  it('changes nothing by a hand-in that is wrong', async () => {
    const { project, paths } = await planned();
    const wrong = importDecomposition(paths, now, handIn([feature({ dependencies: ['F9'] })]), {
      file: plan,
      isTrial: true,
    });
    await expect(wrong).rejects.toMatchObject({ fix: expect.stringContaining('F9') as string });
    expect(project.exists('docs/research-x/feature-list.json')).toBe(false);
  });
});
