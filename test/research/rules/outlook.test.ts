import { describe, expect, it } from 'vitest';
import type { Escalation } from '../../../src/loop/rules/escalation.ts';
import { openQuestions, type Question } from '../../../src/research/rules/ledger.ts';
import { outlookOf } from '../../../src/research/rules/research-brief.ts';
import { ledger, question } from '../../support/samples.ts';

const numbered = (number: number, priority: Question['priority'], status: Question['status'] = 'open'): Question =>
  question(`Q${String(number).padStart(3, '0')}`, { text: `Question ${number}?`, priority, status });

describe('openQuestions', () => {
  it('puts the most urgent first, the oldest first among equals', () => {
    const questions = [
      numbered(1, 'low'),
      numbered(2, 'high', 'answered'),
      numbered(3, 'medium'),
      numbered(4, 'high'),
      numbered(5, 'high'),
      numbered(6, 'low'),
    ];
    expect(openQuestions(ledger({ questions })).map(({ id }) => id)).toEqual(['Q004', 'Q005', 'Q003', 'Q001', 'Q006']);
  });
  it('knows the age of a thousand', () => {
    const questions = [numbered(999, 'low'), numbered(1000, 'low')];
    expect(openQuestions(ledger({ questions })).map(({ id }) => id)).toEqual(['Q999', 'Q1000']);
  });
});

describe('outlookOf', () => {
  it('holds the eight most urgent questions', () => {
    const questions = [numbered(1, 'low'), ...Array.from({ length: 9 }, (_, index) => numbered(index + 2, 'high'))];
    const { questions: shown } = outlookOf(ledger({ questions }));
    expect(shown).toHaveLength(8);
    expect(shown[0]).toEqual({ id: 'Q002', text: 'Question 2?', priority: 'high' });
  });

  it('keeps urgent questions that only a trial can settle apart from those for agents', () => {
    const trial = { addressee: 'trial' as const, raised_by: '1/researcher-1' };
    const questions = [{ ...numbered(1, 'high'), ...trial }, { ...numbered(2, 'low'), ...trial }, numbered(3, 'low')];
    const { questions: shown, trials } = outlookOf(ledger({ questions }));
    expect([shown.map(({ id }) => id), trials]).toEqual([['Q003'], ['Question 1?']]);
  });

  it('puts questions that wait for a person last', () => {
    const questions = [numbered(1, 'high'), numbered(2, 'high'), numbered(3, 'low')];
    const asked: Omit<Escalation, 'item' | 'answer' | 'answered_at'> = {
      id: 'E001',
      kind: 'missing_source',
      text: '',
      tried: [],
      opened_at: '',
      iteration: 1,
    };
    const open = { ...asked, item: 'Q001', answer: null, answered_at: null };
    const answered = { ...asked, item: 'Q002', answer: 'Yes.', answered_at: '2026-01-01T00:00:00Z' };
    const { questions: shown } = outlookOf(ledger({ questions }), [open, answered]);
    expect(shown).toEqual([
      { id: 'Q002', text: 'Question 2?', priority: 'high' },
      { id: 'Q003', text: 'Question 3?', priority: 'low' },
      { id: 'Q001', text: 'Question 1?', priority: 'high', escalated: true },
    ]);
  });
});
