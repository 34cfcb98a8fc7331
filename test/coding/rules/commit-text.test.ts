import { describe, expect, it } from 'vitest';
import { asTitle } from '../../../src/base/text.ts';
import { commitText, plannedSubject, subjectForm } from '../../../src/coding/rules/commit-text.ts';

const text =
  'Add `Expense` with its checks and `split_equally(amount, sharers)` in `tally/expenses.py`, tests in `tests/test_expenses.py`';
const name = asTitle(text);
const textOf = (what: string, title = name) => {
  const made = commitText({ id: 'T002', name: title }, { what, why: 'It is asked for.' });
  expect(made.subject.slice(0, 6)).toBe('T002: ');
  return { ...made, subject: made.subject.slice(6) };
};

describe('the text of a commit', () => {
  it('has the title of the plan where that is whole', () => {
    expect(textOf('one() gives 1. And more.', 'Function one')).toEqual({
      subject: 'Function one',
      body: 'one() gives 1. And more.\n\nIt is asked for.',
    });
  });

  it('has the first sentence of the coder where the title is a part of a sentence, and says it once', () => {
    expect(textOf('Expense checks its amount. split_equally gives the rest\nto the first.')).toEqual({
      subject: 'Expense checks its amount',
      body: 'split_equally gives the rest\nto the first.\n\nIt is asked for.',
    });
    expect(textOf('Expense checks tally.py, e.g. its sign.')).toEqual({
      subject: 'Expense checks tally.py, e.g. its sign',
      body: 'It is asked for.',
    });
  });
});

describe('the form of a subject', () => {
  const of = (
    subjects: string[],
    files: string[] = [],
    configured: string | null = null,
    kind: 'feature' | 'fix' = 'feature',
  ) => subjectForm(configured, { subjects, files }, { kind });
  const own = ['feat: a', 'fix(core): b', 'chore!: c', 'docs: d', 'Merge it'];

  it('is that of the configuration, of commitlint, of the last commits, or ours', () => {
    expect(of([])).toBe('{id}: {title}');
    expect(of(own)).toBe('feat: {title}');
    expect(of(own, [], null, 'fix')).toBe('fix: {title}');
    expect(of(['First'], ['commitlint.config.js'])).toBe('feat: {title}');
    expect(of(own, [], '[{id}] {title}')).toBe('[{id}] {title}');
  });

  it('has a title that begins with a small letter where it is conventional', () => {
    const subject = (title: string) => commitText({ id: 'T002', name: title }, null, 'feat: {title}').subject;
    expect([subject('Add a parser'), subject('HTTP is spoken')]).toEqual([
      'feat: add a parser',
      'feat: HTTP is spoken',
    ]);
  });
});

describe('the subject that a plan gives a commit', () => {
  it.each([
    ['one command', 'Then:\n```bash\ngit add a.py\ngit commit -m "feat: it\'s done"\n```', "feat: it's done"],
    ['all in one', "git commit -am 'fix: two'", 'fix: two'],
    ['the same twice', 'git commit --message="a b"\ngit commit -m "a b"', 'a b'],
    ['two of them', 'git commit -m "a"\ngit commit -m "b"', undefined],
    ['one that a shell makes', 'git commit -m "$(cat message)"', undefined],
    ['none', 'Commit it.', undefined],
  ])('is known from %s', (_, description, subject) => {
    expect(plannedSubject(description)).toBe(subject);
  });
});
