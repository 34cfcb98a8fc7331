import { describe, expect, it } from 'vitest';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import { beginFeature, passFeature } from '../../src/coding/rules/progress.ts';
import { changeFeatures, readFeatures } from '../../src/coding/feature-file.ts';
import { importFeatures } from '../../src/coding/plan.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { proof } from './rules/samples.ts';
import { featureIn, folder, projectWithWorkflow, tasks } from '../support/feature-project.ts';
import type { Project } from '../support/project.ts';

const now = new Date('2026-03-01T10:00:00Z');
const file = `${folder}/feature-list.json`;

async function imported(): Promise<{ project: Project; paths: WorkflowPaths }> {
  const project = await projectWithWorkflow();
  project.write('specs/001-x/tasks.md', tasks);
  const paths = workflowPaths(project.root, 'x');
  await importFeatures(paths, now);
  return { project, paths };
}

/** Begins and passes it, as a verification would. */
async function passes(paths: WorkflowPaths, id: string): Promise<void> {
  await changeFeatures(paths, now, (list) => beginFeature(list, id, 'abc1234', now));
  await changeFeatures(paths, now, (list) => passFeature(list, id, { proofs: [proof(id, 1)] }, now));
}

const edit = (project: Project, change: (list: FeatureList) => void) => {
  const list = project.readJson(file) as FeatureList;
  change(list);
  project.write(file, JSON.stringify(list));
};

const setToPass = (list: FeatureList, id: string) => {
  for (const feature of list.features) {
    if (feature.id === id) Object.assign(feature, { passes: true, status: 'passed', proofs: [`${id}-1`] });
  }
};

const restored = (project: Project) => project.journal('x').filter(({ event }) => event === 'view-made');

describe('the feature list on disk', () => {
  it('is journalled step by step, and the counters of the state follow', async () => {
    const { project, paths } = await imported();
    await passes(paths, 'T001');
    expect(project.events('x').filter((event) => event.startsWith('feature'))).toEqual([
      'features-imported',
      'feature-begun',
      'feature-passed',
    ]);
    expect(project.state('x')).toMatchObject({
      features_total: 4,
      features_complete: 1,
      plan_source: 'specs/001-x/tasks.md',
    });
    expect(project.read(`${folder}/progress.txt`)).toContain(
      'T001 passed in attempt 1: Create the project (proof T001-1)',
    );
  });

  it('that was edited to pass is put back at the next change; the edited one is kept', async () => {
    const { project, paths } = await imported();
    await passes(paths, 'T001');
    edit(project, (list) => {
      setToPass(list, 'T002');
      list.proofs.push(proof('T002', 1));
    });
    expect(readFeatures(paths).features.map(({ passes }) => passes)).toEqual([true, false, false, false]);
    await changeFeatures(paths, now, (list) => beginFeature(list, 'T003', null, now));
    expect(featureIn(project, 'T001').passes).toBe(true);
    expect(featureIn(project, 'T002').passes).toBe(false);
    expect(restored(project)).toHaveLength(1);
    expect(project.files(folder).some((name) => name.includes('feature-list.json.replaced-'))).toBe(true);
  });
});
