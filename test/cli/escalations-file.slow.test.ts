import { describe, expect, it } from 'vitest';
import { asked, asking } from '../support/asking.ts';

const folder = 'docs/research-x';

describe('escalations', () => {
  it('shows the open ones first, as text and as data', async () => {
    const answered = asked('E001', { answer: 'Yes.', answered_at: '2026-11-21T11:00:00Z' });
    const project = await asking(answered, asked('E002'));
    const { stdout } = await project.cli('resolve');
    expect(stdout).toMatch(/^E002 .*\n(?: {2}.*\n)+ {2}→ autonomous-workflow resolve E002 "your answer" x\n\nE001 /);
    expect(await project.cliJson('resolve')).toMatchObject([{ id: 'E002' }, { id: 'E001', answer: 'Yes.' }]);
    expect(await project.cliJson('status')).toMatchObject({
      escalations: [expect.stringMatching(/^E002 \(ambiguous requirement, Q001\): /), expect.stringMatching(/^→ /)],
    });
  });
});

it('questions whose file is damaged are read from the log, and the file is made again by record', async () => {
  const project = await asking(asked('E001'), asked('E002'));
  await project.cli('resolve', 'E002', 'Yes.');
  const good = project.read(`${folder}/escalations.json`);
  project.write(`${folder}/escalations.json`, '{"schema": 1, "escal');
  expect(await project.cliJson('resolve')).toMatchObject([{ id: 'E001' }, { id: 'E002', answer: 'Yes.' }]);
  expect((await project.cli('record')).stdout).toMatch(
    /^autonomous-workflow x: escalations\.json was damaged \(.+\); made again /,
  );
  expect(project.read(`${folder}/escalations.json`)).toBe(good);
});
