import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { phases } from '../../../src/base/vocabulary.ts';
import { importFeatures } from '../../../src/coding/import-features.ts';
import { openFeatures, pendingScrutiny, takeOverObjections } from '../../../src/coding/pending-scrutiny.ts';
import { readEscalations } from '../../../src/loop/escalations.ts';
import { readState } from '../../../src/loop/state-file.ts';
import { asWriter } from '../../../src/loop/workflow.ts';
import { writePlan } from '../../../src/planning/plan-file.ts';
import { defect, item, plan } from '../../planning/rules/samples.ts';
import { emptyScrutiny } from '../../../src/coding/rules/scrutiny.ts';
import { readScrutiny, writeScrutiny } from '../../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../../src/files/paths.ts';
import { folder, projectWithWorkflow } from '../../support/feature-project.ts';

it('keeps a scrutiny that is damaged with its copy when it is written anew, and says so', async () => {
  const project = await projectWithWorkflow();
  const paths = workflowPaths(project.root, 'x');
  writeScrutiny(paths, emptyScrutiny());
  project.write(`${folder}/scrutiny.json`, '{ "defects": [ "D001 was');
  project.write(`${folder}/.runtime/scrutiny.json`, '{');
  expect(readScrutiny(paths)).toEqual(emptyScrutiny());
  writeScrutiny(paths, emptyScrutiny(), new Date());
  const kept = readdirSync(paths.base).filter((name) => name.startsWith('scrutiny.json.broken-'));
  expect(kept.map((name) => readFileSync(`${paths.base}/${name}`, 'utf8'))).toEqual(['{ "defects": [ "D001 was']);
  expect(project.journal('x').find(({ event }) => event === 'set-aside')).toMatchObject({ file: 'scrutiny.json' });
});

it('begins with what critics held against the plan to the last, and asks the user what only the user can decide', async () => {
  const project = await projectWithWorkflow();
  const paths = workflowPaths(project.root, 'x');
  const items = [item('P-CMP-001'), item('P-SEQ-001'), item('P-SEQ-002', { builds: [], depends_on: ['P-SEQ-001'] })];
  const looked = { iteration: 5, valid: true, change: 0, sections: [], aspects: ['completeness', 'feasibility'] };
  const defects = [defect(), defect({ id: 'D002', about: 'P-SEQ-002', settled_by: 'user' })];
  await asWriter(paths, async () => {
    writePlan(paths, plan(items, { defects, iterations: [looked] }));
    await importFeatures(paths, new Date(), paths.planItems);
    await takeOverObjections(paths, new Date());
    await takeOverObjections(paths, new Date());
  });
  const state = { ...(await readState(paths)), current_phase: phases.C, iteration: 6 };
  expect(pendingScrutiny(paths, state)?.rounds).toMatchObject([{ iteration: 5, step: 'look' }]);
  expect(readEscalations(paths)).toMatchObject([{ item: 'P-SEQ-002', defects: ['D002'] }]);
  expect(['P-SEQ-001', 'P-SEQ-002'].map(openFeatures(paths, state))).toEqual([false, true]);
});
