import { expect, it } from 'vitest';
import { reviewOf, testOf, treeOf } from '../support/coding-project.ts';
import { coderSays, fenced, sideBySide } from '../support/background.ts';
import { folder } from '../support/feature-project.ts';

it('an agent of one feature codes and reviews that one only, whatever it says', async () => {
  const background = await sideBySide('one', 'two');
  const { session, coding } = background;
  const record = (id: string) =>
    coding.project.readJson(`${folder}/proofs/${id}-1.json`) as { hand_in: unknown; review: unknown };
  await background.launches('coder-T001', 'autonomous-coder', 'Feature T001: your task is /x/tasks/T001.md');
  await background.launches('coder-T002', 'autonomous-coder', 'Feature T002: your task is /x/tasks/T002.md');
  const work = `${folder}/.runtime/worktrees/T001`;
  coding.project.write(`${work}/src/one.mjs`, 'export const one = () => 1;\n');
  coding.project.write(`${work}/test/one.test.mjs`, testOf('one', 1));
  expect(await session.agentAnswers('coder-T001', coderSays('T002'), 'autonomous-coder')).toBeUndefined();
  expect(record('T001').hand_in).toMatchObject({ feature: 'T001' });
  expect(record('T002').hand_in).toBeNull();
  await background.hasCoded('T002', 'two', 2);
  await background.told('coder-T001');
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
  expect(other?.reason).toContain('is not the one that your task names');
  expect(record('T002').review).toBeNull();
});
