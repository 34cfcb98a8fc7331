import { expect, it } from 'vitest';
import { reviewOf, treeOf } from '../support/coding-project.ts';
import { coderSays, fenced, sideBySide } from '../support/background.ts';
import { folder } from '../support/feature-project.ts';

it('an agent of one feature neither codes nor reviews another that is worked on beside it', async () => {
  const background = await sideBySide('one', 'two');
  const { session, coding } = background;
  const record = (id: string) =>
    coding.project.readJson(`${folder}/proofs/${id}-1.json`) as { hand_in: unknown; review: unknown };
  await background.launches('coder-T001', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
  await background.launches('coder-T002', 'autonomous-coder', 'Feature T002: your task is /x/tasks/T002.md');
  const refused = await session.agentAnswers('coder-T001', coderSays('T002'), 'autonomous-coder');
  expect(refused?.reason).toContain(
    'feature: your task is T001, not T002: if this is about T001, write "feature": "T001".',
  );
  expect(record('T002').hand_in).toBeNull();
  await background.hasCoded('T002', 'two', 2);
  await background.hasCoded('T001', 'one', 1);
  await background.launches('reviewer-T001', 'code-reviewer', 'Your task is /x/tasks/T001-review.md');
  const tree = treeOf(coding.project, 'T002', 1);
  const review = {
    feature: 'T002',
    attempt: 1,
    tree,
    summary: 'It does what it should.',
    blockers: [],
    ...reviewOf(coding.project, 'T002', 1),
  };
  const other = await session.agentAnswers('reviewer-T001', fenced(review), 'code-reviewer');
  expect(other?.reason).toContain('feature: your task is T001, not T002');
  expect(record('T002').review).toBeNull();
});
