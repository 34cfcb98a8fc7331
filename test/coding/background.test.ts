import { describe, expect, it } from 'vitest';
import { backgroundOf } from '../../src/coding/task-file.ts';
import { changeFeatures } from '../../src/coding/feature-file.ts';
import { importFeatures } from '../../src/coding/plan.ts';
import { beginFeature } from '../../src/coding/rules/progress.ts';
import { emptyScrutiny } from '../../src/coding/rules/scrutiny.ts';
import { describeBackground } from '../../src/coding/rules/tasks.ts';
import { writeScrutiny } from '../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import type { Defect } from '../../src/planning/rules/defects.ts';
import { featureIn, folder, projectWithWorkflow } from '../support/feature-project.ts';

const tasks =
  '# Tasks\n\n**Prerequisites**: spec.md\n\n- [ ] T001 [P] Balances\n- [ ] T002 [P] Store\n- [ ] T003 [P] Report\n';

const concern = (id: string, about: string, statement: string): Defect => ({
  id,
  about,
  statement,
  severity: 'concern',
  aspect: 'readiness',
  evidence: 'It is.',
  resolution: 'load gives a list.',
  status: 'open',
  history: [],
});

/** A project with a spec folder, and what each of its features is told, in the order in which these are begun. */
async function project(...defects: Defect[]) {
  const made = await projectWithWorkflow();
  made.write('specs/001-x/tasks.md', tasks);
  const paths = workflowPaths(made.root, 'x');
  await importFeatures(paths, new Date());
  writeScrutiny(paths, { ...emptyScrutiny(), defects });
  const begins = async (id: string, at: string): Promise<string> => {
    const { list } = await changeFeatures(paths, new Date(at), (before, circumstances) =>
      beginFeature(before, id, 'abc1234', circumstances),
    );
    return told(list, id);
  };
  const told = async (list: Parameters<typeof backgroundOf>[0]['list'], id: string): Promise<string> => {
    const attempt = { paths, list, feature: featureIn(made, id), goal: { objective: null, constraints: [] } };
    return describeBackground(await backgroundOf(attempt as unknown as Parameters<typeof backgroundOf>[0])).join('\n');
  };
  const again = (id: string) => told(made.readJson(`${folder}/feature-list.json`) as never, id);
  return { made, begins, again };
}

describe('what a feature is told', () => {
  it('names the documents beside its tasks that are there', async () => {
    const { made, begins } = await project();
    for (const file of ['spec.md', 'contracts/api.yaml', 'notes.md']) made.write(`specs/001-x/${file}`, 'Words.\n');
    const text = await begins('T001', '2026-03-01T10:00:00Z');
    expect(text).toContain('where you need them: specs/001-x/contracts/, specs/001-x/spec.md');
    expect(text).not.toMatch(/notes\.md|data-model/);
  });

  it('has what the user said since the beginning, and not answers to questions, which stand below', async () => {
    const { made, begins } = await project();
    const said = [
      ['Keep README short', 'user', 1],
      ['And in English', 'user', 2],
      ['Answer of the user to E001', 'E001', 2],
      ['Sentences of errors are short', 'user', null],
    ].map(([text, from, iteration], at) => ({
      number: at + 1,
      text,
      from,
      priority: 'normal',
      added_at: '',
      iteration,
    }));
    made.write(`${folder}/records/redirects.json`, JSON.stringify({ redirects: said }));
    const text = await begins('T001', '2026-03-01T10:00:00Z');
    expect(text).toMatch(
      /## What the user has said since\n\n[^]*> Keep README short\n\n> And in English\n\n> Sentences of errors are short\n/,
    );
    expect(text).not.toContain('E001');
  });

  it('has what is said of the plan', async () => {
    const { begins } = await project(concern('D001', 'PLAN', 'A test fails already, as T003 says.'));
    expect(await begins('T001', '2026-03-01T10:00:00Z')).toContain('D001 about PLAN (open):');
  });
});
