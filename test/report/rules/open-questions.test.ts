import { describe, expect, it } from 'vitest';
import type { Escalation } from '../../../src/loop/rules/escalation.ts';
import { questionList } from '../../../src/report/rules/parts.ts';
import { reportMarkdown } from '../../../src/report/rules/to-markdown.ts';
import { numbered, type Block } from '../../../src/report/rules/tree.ts';
import type { Question } from '../../../src/research/rules/ledger.ts';

const question = (number: number, more: Partial<Question> = {}): Question => {
  return {
    id: `Q00${number}`,
    text: `What is ${number}?`,
    priority: 'high',
    status: 'open',
    raised_by: '1/researcher-1',
    answered_by: null,
    ...more,
  };
};
const asked = (item: string, others: string[], answer: string | null): Escalation => {
  return {
    id: 'E001',
    kind: 'ambiguous_requirement',
    item,
    others,
    text: 'Only you can answer this.',
    tried: [],
    opened_at: '2026-01-01T00:00:00.000Z',
    iteration: 1,
    answer,
    answered_at: answer === null ? null : '2026-01-02T00:00:00.000Z',
  };
};

/** A list as it is printed. */
const published = (list: Block[]): string =>
  reportMarkdown({ report: numbered({ title: 'x', language: 'en' }, list), sources: new Map(), markOf: () => '' });

describe('questionList', () => {
  it('stands in the report by who can answer, with the answers of the user', () => {
    const questions = [
      question(1, { addressee: 'user', status: 'answered' }),
      question(2),
      question(3, { status: 'answered' }),
      question(4, { addressee: 'user', status: 'answered' }),
      question(5, { addressee: 'user' }),
    ];
    const printed = published(questionList({ questions }, [asked('Q001', ['Q004'], 'Yes,\n50 % of it.')]));
    expect(printed.replace(/\s+/g, ' ')).toMatch(
      /For further research What was found does not answer these, or only a part of them\. - Q002 \(high\): What is 2\? .*#### For whoever asked Nobody else can answer these\. - Q001 \(high\): What is 1\? \*Answered:\* Yes, 50 % of it\. - Q004 \(high\): What is 4\? \*Answered:\* Yes, 50 % of it\. - Q005 \(high\): What is 5\? /,
    );
    expect(printed).not.toContain('Q003');
  });

  it('names what has no finding in a question that is answered in part', () => {
    const list = questionList({ questions: [question(1, { missing: ['Oban', 'Que'] }), question(2)] }, []);
    expect(published(list).replace(/\s+/g, ' ')).toMatch(
      / - Q001 \(high\): What is 1\? No finding is on Oban, Que\. - Q002 /,
    );
  });

  it('prints what a question holds as text', () => {
    const text = 'Is `a_b` <b>100 %</b> of \\input{/etc/passwd} & $x$?';
    const list = questionList({ questions: [question(1, { text })] }, []);
    expect(published(list)).toContain('/etc/passwd');
    expect(published(list)).not.toContain('<b>');
  });

  it('is not there without a question to print', () => {
    expect(questionList({ questions: [question(1, { status: 'answered' })] }, [])).toEqual([]);
    expect(questionList({ questions: [question(1, { addressee: 'user', status: 'answered' })] }, [])).toEqual([]);
  });
});
