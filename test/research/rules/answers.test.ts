import { describe, expect, it } from 'vitest';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { describeUnanswered } from '../../../src/research/rules/record-summary.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const after = (options: string[], texts: string[], answers = ['Q001']) => {
  const question = { id: 'Q001', text: 'Which loses least?', priority: 'medium' as const, status: 'open' as const };
  return mergeHandIns(
    ledger({ questions: [{ ...question, options, raised_by: 'user', answered_by: null }] }),
    [stored(1, 1, { claims: texts.map((text) => claim(text)), answers })],
    '2026-03-01',
  ).ledger;
};

describe('an answer to a question', () => {
  it('counts with findings', () => {
    expect(after([], ['Nothing is lost.']).questions).toMatchObject([
      { status: 'answered', answered_by: '1/researcher-1' },
    ]);
    expect(after([], []).questions).toMatchObject([{ status: 'open' }]);
    expect(after([], ['Nothing is lost.'], []).questions).toMatchObject([{ status: 'open' }]);
  });

  it('has a finding for each option, in any script; what lacks one is named, and asked for', () => {
    expect(after(['Que', '東京ストア'], ['Que loses nothing.', '東京ストアは失わない。']).questions).toMatchObject([
      { status: 'answered' },
    ]);
    const left = after(['Que', 'River'], ['Que loses nothing.']);
    expect(left.questions).toMatchObject([{ status: 'open', missing: ['River'] }]);
    expect(describeUnanswered({ ledger: left })).toBe(
      'Handed in as answered, but still open:\n- Q001: no finding is on River',
    );
    expect(outlookOf(left).questions[0]?.missing).toEqual(['River']);
    expect(outlookOf(left).gaps).toMatchObject([{ id: 'option:river', kind: 'options', question: 'Q001' }]);
  });
});
