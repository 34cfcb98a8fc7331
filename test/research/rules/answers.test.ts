import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../../src/research/rules/answers.ts';

const judge = (question: string, ...own: string[]) => judgeAnswer(question, { own, known: own });

describe('an answer to a question', () => {
  it.each([
    ['Who would have to run Redis?', 'There is no Redis today; the platform team would have to run one.'],
    ['How mature is Postgres?', 'Postgres has been released every year since 1996.'],
  ])('names what it asks about: %s', (question, claim) => {
    expect(judge(question, claim)).toEqual({ isAnswered: true, missing: [] });
    expect(judge(question, 'Agenda keeps its jobs in MongoDB.').isAnswered).toBe(false);
  });

  it('has a claim for each thing of a list', () => {
    const question = 'Which of them needs Redis (Oban, Que, River)?';
    expect(judge(question, 'Oban needs no Redis.', 'River needs none.')).toEqual({
      isAnswered: false,
      missing: ['Que'],
    });
  });
});
