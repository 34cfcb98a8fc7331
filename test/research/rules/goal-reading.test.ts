import { describe, expect, it } from 'vitest';
import { questionsRead, readingFaults, withAsked, type GoalReading } from '../../../src/research/rules/hand-in.ts';
import { ledger } from '../../support/samples.ts';

const reading = (more: Partial<GoalReading>): GoalReading => ({
  assignment: 'i1-g1',
  title: 'What is asked',
  language: 'en',
  questions: [],
  ...more,
});
const asks = (quote: string, more: object = {}) => ({ text: `${quote}?`, quote, addressee: 'web' as const, ...more });
const goal = (prompt: string, described = '') => ({ prompt, described });

describe('the reading of a goal', () => {
  it.each<[string, string, Partial<GoalReading>]>([
    [
      'English, two questions of one sentence',
      'How fast is Que, and what does it cost? We have four nodes.',
      {
        questions: [asks('How fast is Que', { options: ['Que'] }), asks('what does it cost')],
      },
    ],
    [
      'German',
      'Welche Datenbank verliert am wenigsten, Que oder „Oban“?',
      { questions: [asks('Welche Datenbank verliert am wenigsten', { options: ['Que', 'Oban'] })] },
    ],
    [
      'Japanese, without blanks',
      '東京ストアと京都ストアのどちらが速いか。費用も知りたい。',
      {
        questions: [
          asks('東京ストアと京都ストアのどちらが速いか', { options: ['京都ストア'] }),
          asks('費用も知りたい'),
        ],
      },
    ],
  ])('holds with words of the goal: %s', (_, prompt, more) => {
    expect(readingFaults(reading(more), goal(prompt))).toEqual([]);
  });

  it('takes words of the file that describes the task', () => {
    const read = reading({ questions: [asks('Read the task'), asks('what it costs')] });
    expect(readingFaults(read, goal('Read the task.', 'Find out what it costs. It is urgent.'))).toEqual([]);
  });

  it('fails for words that are not there', () => {
    const read = reading({ language: 'en_US', questions: [asks('how fast is it', { options: ['Redis'] })] });
    expect(readingFaults(read, goal('How slow is it? Is it safe?'))).toEqual([
      'language: expected a tag of BCP 47 such as "en" or "pt-BR", received "en_US"',
      'questions #1 quote: these words do not stand in the goal; copy them letter for letter',
      'questions #1 options #1: these words do not stand in the goal; copy them letter for letter',
    ]);
  });

  it('gives the questions of the user, without those whose words are not there', () => {
    const read = reading({ questions: [asks('Is it safe', { options: ['it', 'Redis'] }), asks('made up')] });
    expect(questionsRead(read, goal('Is it safe?'))).toEqual([
      { text: 'Is it safe?', addressee: 'web', options: ['it'] },
    ]);
  });

  it.each([undefined, reading({ questions: [asks('made up')] })])(
    'is the goal as a whole where nothing is left',
    (read) => expect(questionsRead(read, goal('Compare\nthem.'))).toEqual([{ text: 'Compare them.' }]),
  );
});

it('what follows from the answers to the others is for the report, if there are others', () => {
  const which = { text: 'Which to take?', addressee: 'report' as const, options: ['Que'] };
  const both = withAsked(ledger(), [which, { text: 'Is it fast?' }]).questions;
  expect(both).toMatchObject([{ status: 'answered', answered_by: '0/report' }, { status: 'open' }]);
  expect(withAsked(ledger(), [which]).questions).toMatchObject([{ status: 'open', options: ['Que'] }]);
});

it('the questions of a goal enter the ledger once, with their ids', () => {
  const asked = [
    { text: 'Is it safe?', addressee: 'code' as const },
    { text: 'Is it fast?', options: ['Que'] },
  ];
  const once = withAsked(ledger(), asked);
  expect(once.questions).toMatchObject([
    { id: 'Q001', text: 'Is it safe?', addressee: 'code', raised_by: 'user', status: 'open' },
    { id: 'Q002', text: 'Is it fast?', options: ['Que'] },
  ]);
  expect(withAsked(once, asked)).toBe(once);
});
