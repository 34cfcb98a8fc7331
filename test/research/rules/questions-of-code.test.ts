import { expect, it } from 'vitest';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { ledger, state, statistics } from '../../support/samples.ts';

const asked = [
  'How should this small web service back up its database?',
  'What of our code and deployment would change?',
  'What is wrong with the backup that we have?',
];
const claim = { id: 'C001', importance: 'central' as const, confidence: 'low' as const, first_iteration: 1 };
const outlookWith = (question: object, iterations: Ledger['iterations'] = []) =>
  outlookOf(
    ledger({
      iterations,
      questions: [
        {
          ...{ id: 'Q001', text: asked[1] ?? '', priority: 'medium', status: 'open' },
          ...{ raised_by: 'user', answered_by: null, ...question },
        },
      ],
    }),
  );
const outlook = outlookOf(
  ledger({
    claims: [{ ...claim, text: 'The backup that we have is wrong with the WAL.', evidence: [] }],
    questions: asked.map((text, at) => ({
      ...{ id: `Q00${at + 1}`, text, priority: 'medium' as const, status: 'open' as const },
      ...{ raised_by: 'user', answered_by: null },
    })),
  }),
);

it("the user's questions about the project's own code go to the analyst, where there is one", () => {
  const given = (repository_analysis: boolean) =>
    assignmentsFor(state({ repository_analysis }), outlook).map(({ agent, follows }) => [agent, follows]);
  expect(given(true).filter(([, follows]) => follows?.startsWith('Q'))).toEqual([
    ['researcher', 'Q001'],
    ['repo-analyst', 'Q002 + Q003'],
  ]);
  const web = given(false).filter(([, follows]) => follows?.startsWith('Q'));
  expect(web.map(([agent]) => agent)).toEqual(['researcher', 'researcher', 'researcher']);
  expect(web.map(([, follows]) => follows).join()).toContain('Q003');
});

it('an analyst is not asked to find what other parties say', () => {
  const [analyst] = assignmentsFor(state({ repository_analysis: true }), outlook).filter(
    ({ agent }) => agent === 'repo-analyst',
  );
  expect(analyst?.task).toContain('Answer the open question Q002');
  expect(analyst?.task).not.toContain('supports');
});

it.each([
  ['is tried', {}, [statistics({ followed: ['Q001'] })]],
  ['is asked by an agent', { raised_by: '1/researcher-1', priority: 'high' }, []],
  ['compares', { text: 'Is rqlite better than what we have?' }, []],
  ['asks for a price', { text: 'What does the S3 storage that we use cost per GB?' }, []],
  ['is on others', { text: 'How do others run tests of databases, and is our setup common practice?' }, []],
])('a question about the code is for the web, too, once it %s', (_, question, iterations) => {
  const given = assignmentsFor(state({ repository_analysis: true }), outlookWith(question, iterations));
  const own = given.filter(({ follows }) => follows?.includes('Q001'));
  expect(own.map(({ agent }) => agent)).toEqual(['researcher']);
});
