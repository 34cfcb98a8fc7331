import { attemptRecordSchema, defectsKey } from '../../../src/coding/rules/attempt.ts';
import { composeCoderTask, type CoderTaskInput, type Background } from '../../../src/coding/rules/tasks.ts';
import type { Defect } from '../../../src/planning/rules/defects.ts';
import { begin, fail, failForGood, feature, find, listOf } from './samples.ts';

export const record = (more: Record<string, unknown> = {}) =>
  attemptRecordSchema.parse({
    schema: 1,
    feature: 'B2',
    attempt: 3,
    start: { commit: 'abcdef0123456789', branch: 'main' },
    [defectsKey]: [],
    verification: null,
    review: null,
    ...more,
  });

export const long = 'word '.repeat(1_000).trim();

const defect = (id: string, more: Partial<Defect>): Defect => ({
  id,
  severity: 'concern',
  about: 'B2',
  aspect: 'clarity',
  statement: `Nobody says ${long}`,
  evidence: 'The plan is silent.',
  resolution: 'Say it.',
  status: 'open',
  history: [],
  ...more,
});

export const background: Background = {
  prompt: 'Build a parser.',
  goal: { objective: 'A parser that never crashes.', constraints: ['No dependencies', 'Node 20'] },
  decisions: ['P-TEC-001 (technology): Streams\nRead in chunks.'],
  scrutinized: [
    defect('D001', {}),
    defect('D002', {
      status: 'accepted',
      history: [{ event: 'answered', iteration: 2, by: '2/plan-architect-1', text: `changed: ${long}` }],
    }),
  ],
  answers: [{ id: 'E001', question: 'Which format?', answer: 'CSV' }],
};

export const twice = () => {
  const given = {
    description: `Read it\nline by line.\n${long}`,
    component: 'parser',
    manual_verification: ['It looks right'],
    ways: ['By hand.', 'By a table.'],
  };
  const start = failForGood(listOf([feature('B2', [], given)]), 'B2');
  return begin(fail(fail(start, 'B2'), 'B2'), 'B2');
};

export const task = (more: Partial<CoderTaskInput> = {}) => {
  const list = twice();
  return composeCoderTask({
    feature: find(list, 'B2'),
    record: record({ attempt: 6, [defectsKey]: ['It is slow:\n40 s'] }),
    background,
    buildsOn: [],
    folder: '/project',
    isBeside: false,
    commands: [
      { folder: '/project', line: 'npm test' },
      { folder: '/project/web', line: 'npm run lint' },
    ],
    unconfirmed: ['curl example.org'],
    failing: [],
    service: undefined,
    workflow: '/project/docs/research-x',
    ...more,
  });
};
