import { expect, it } from 'vitest';
import { writeScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import type { Defect } from '../../src/planning/rules/defect.ts';
import { committedProject, environment } from '../support/coding-project.ts';
import { folder } from '../support/feature-project.ts';
import { Session } from '../support/session.ts';

const words = { statement: 'Nobody says what it gives.', evidence: 'The list does not say it.', resolution: 'Say it.' };
const blocker = (about: string): Defect => ({
  ...words,
  id: 'D001',
  severity: 'blocker',
  about,
  aspect: 'readiness',
  status: 'open',
  history: [{ event: 'raised', iteration: 0, by: '0/plan-critic-1', text: words.statement }],
});

/** A session that implements two features, while architects are to answer a blocker; in a copy, for the feature of that copy. */
async function begun(about: string, assigned?: string) {
  const coding = await committedProject('# Tasks\n- [ ] T001 [P] Function one\n- [ ] T002 [P] Function two\n');
  const { project } = coding;
  const rounds = [{ iteration: 0, step: 'look' as const, asked: 2, handed_in: 2 }];
  writeScrutiny(workflowPaths(project.root, 'x'), { schema: 1, defects: [blocker(about)], rounds, merged: [] });
  const handedOut = { id: 'h1', features: [{ feature: 'T002', attempts: 0 }], assigned };
  if (assigned !== undefined) project.write(`${folder}/.runtime/handed-out.json`, JSON.stringify(handedOut));
  const session = new Session(project, 's1', { environment });
  await session.types('autonomous-workflow:implement', "'x'");
  return coding;
}

it.each([
  ['T001', ['T002']],
  ['PLAN', []],
])('machines may build what the blocker about %s does not concern', { timeout: 120_000 }, async (about, ready) => {
  const { cli } = await begun(about);
  const { features } = JSON.parse((await cli('feature', 'list', 'x', '--ready', '--json')).stdout) as {
    features: { id: string }[];
  };
  expect(features.map(({ id }) => id)).toEqual(ready);
  expect((await cli('brief', 'x')).stdout).toContain('[i1-p1]');
});

it('a copy builds its feature, and no architect answers there', { timeout: 120_000 }, async () => {
  const { cli } = await begun('T001', 'T002');
  const { stdout } = await cli('brief', 'x');
  expect(stdout).toContain('feature start T002');
  expect(stdout).not.toContain('[i1-p1]');
});
