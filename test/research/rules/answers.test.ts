import { describe, expect, it } from 'vitest';
import { describeAllEvidence } from '../../../src/research/rules/evidence.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { judgeAnswer } from '../../../src/research/rules/answers.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

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

describe('a question that a hand-in does not answer in words', () => {
  const asked = (text: string, raised_by: string) => {
    const question = { id: 'Q001', text, priority: 'medium' as const, status: 'open' as const };
    const handIn = { claims: [claim('The typical choice is Litestream.')], answers: ['Q001'] };
    return mergeHandIns(
      ledger({ questions: [{ ...question, raised_by, answered_by: null }] }),
      [stored(1, 1, handIn)],
      '2026-03-01',
    ).ledger;
  };
  const decision = 'Which of the two should a team with one small VM choose?';

  it('keeps what was handed in for it, which evidence names', () => {
    const known = asked(decision, 'user');
    expect(known.questions).toMatchObject([{ status: 'open', taken_by: ['1/researcher-1'] }]);
    expect(describeAllEvidence(known)).toContain(`- Q001 (medium): “${decision}” Handed in for it: C001.`);
  });

  it('is asked again, but for a decision, which no search makes', () => {
    expect(outlookOf(asked(decision, 'user')).questions).toEqual([]);
    expect(outlookOf(asked('Who would have to run Redis?', 'user')).questions).toMatchObject([{ id: 'Q001' }]);
    expect(outlookOf(asked(decision, '1/researcher-2')).questions).toMatchObject([{ id: 'Q001' }]);
  });
});
