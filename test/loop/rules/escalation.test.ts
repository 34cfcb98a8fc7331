import { localTime } from '../../../src/base/figures.ts';
import { describe, expect, it } from 'vitest';
import {
  withAnswer,
  describeEscalation,
  escalationsSchema,
  isOpen,
  itemsOf,
  openEscalation,
  openItems,
  summarizeEscalation,
  type Escalation,
  type NewEscalation,
} from '../../../src/loop/rules/escalation.ts';
import { hoursLater, start } from '../../support/samples.ts';

const wanted = (more: Partial<NewEscalation> = {}): NewEscalation => ({
  kind: 'missing_source',
  item: 'Q003',
  text: 'How many?',
  tried: ['searched for it', 'bounds'],
  iteration: 9,
  ...more,
});
const opened = (...list: NewEscalation[]) =>
  list.reduce<readonly Escalation[]>((all, one) => openEscalation(all, one, start), []);
const answered = (all: readonly Escalation[], id: string) => {
  const one = withAnswer(all, id, 'Leave it.', hoursLater(1));
  return all.map((other) => (other.id === one.id ? one : other));
};

describe('openEscalation', () => {
  it('numbers them and keeps the others', () => {
    const all = opened(wanted(), wanted({ item: 'Q004' }), wanted({ item: null, kind: 'budget' }));
    expect(all.map(({ id, item }) => `${id} ${item ?? '-'}`)).toEqual(['E001 Q003', 'E002 Q004', 'E003 -']);
    expect(all[0]).toEqual({
      ...wanted(),
      id: 'E001',
      opened_at: start.toISOString(),
      answer: null,
      answered_at: null,
    });
    expect(escalationsSchema.safeParse({ schema: 1, escalations: all }).success).toBe(true);
  });

  it('asks nothing twice while it is being asked', () => {
    const all = opened(wanted(), wanted({ item: null }));
    expect(openEscalation(all, wanted({ text: 'In other words?' }), start)).toBe(all);
    expect(openEscalation(all, wanted({ item: null }), start)).toBe(all);
    expect(openEscalation(all, wanted({ item: null, text: 'Another?' }), start)).toHaveLength(3);
  });

  it('asks again what was answered', () =>
    expect(openEscalation(answered(opened(wanted()), 'E001'), wanted(), start)).toHaveLength(2));
});

describe('withAnswer', () => {
  const all = answered(opened(wanted(), wanted({ item: 'Q004' }), wanted({ item: 'Q005' })), 'E001');

  it('answers the one, in either case of letter', () => {
    expect(withAnswer(all, 'e002', 'Take 40.', hoursLater(2))).toMatchObject({
      id: 'E002',
      answer: 'Take 40.',
      answered_at: hoursLater(2).toISOString(),
    });
    expect(all.filter(isOpen).map(({ id }) => id)).toEqual(['E002', 'E003']);
  });

  const refusals: [string, string, string, RegExp][] = [
    ['one that is not there', 'E009', 'Yes.', /^There is no such question; expected one of E002, E003; received E009$/],
    ['one that is answered', 'E001', 'Yes.', /^E001 has been answered already; expected one of E002, E003$/],
    ['an empty answer', 'E002', ' \n', /^The answer is empty$/],
  ];
  it.each(refusals)('refuses %s', (_, id, answer, message) =>
    expect(() => withAnswer(all, id, answer, start)).toThrow(message),
  );
  it('says when none is open', () =>
    expect(() => withAnswer([], 'E001', 'Yes.', start)).toThrow(/expected an open escalation; there is none/));
});

describe('an escalation for people', () => {
  it('is one line in short', () => {
    const [first, second] = opened(wanted({ text: 'How\nmany?' }), wanted({ item: null, kind: 'needs_human_action' }));
    expect([first, second].map((one) => one && summarizeEscalation(one))).toEqual([
      'E001 (missing source, Q003): How many?',
      'E002 (needs human action): How many?',
    ]);
  });

  it('says in full what was tried, and how to answer it or the answer', () => {
    const all = opened(wanted());
    const open = [
      'E001 (missing source, Q003): How many?',
      `  asked in iteration 9, ${localTime(new Date('2026-03-01T10:00:00.000Z'))}`,
      '  tried: searched for it',
      '  tried: bounds',
    ];
    expect(
      all
        .map((one) => describeEscalation(one, 'x'))
        .join('\n')
        .split('\n'),
    ).toEqual([...open, '  → autonomous-workflow resolve E001 "your answer" x']);
    expect(
      answered(all, 'E001')
        .map((one) => describeEscalation(one, 'x'))
        .join('\n')
        .split('\n'),
    ).toEqual([...open, `  answered ${localTime(new Date('2026-03-01T11:00:00.000Z'))}: Leave it.`]);
  });
});

describe('what the environment lacks', () => {
  const lacks = (item: string | null, text = 'git is not installed', others?: string[]): NewEscalation => ({
    kind: 'environment',
    item,
    ...(others !== undefined && { others }),
    text,
    tried: [],
    iteration: 1,
  });

  it('is one question for all that it keeps from going on', () => {
    const first = openEscalation([], lacks('F1', undefined, ['F2']), start);
    const second = openEscalation(first, lacks('F3'), start);
    expect(second).toHaveLength(1);
    expect(itemsOf(second[0] ?? lacks(null))).toEqual(['F1', 'F2', 'F3']);
    expect(openEscalation(second, lacks('F2'), start)).toBe(second);
    expect(second.map(summarizeEscalation)).toEqual(['E001 (environment, F1 and 2 more): git is not installed']);
    expect(second.map((one) => describeEscalation(one, 'x')).join()).toContain('about F1, F2, F3');
  });

  it('is another question in other words, once the first is answered, or about what does not wait', () => {
    const first = openEscalation([], lacks('F1'), start);
    expect(openEscalation(first, lacks('F2', 'npm is not installed'), start)).toHaveLength(2);
    const answered = first.map((one) => ({ ...one, answer: 'It is.', answered_at: start.toISOString() }));
    expect(openEscalation(answered, lacks('F1'), start)).toHaveLength(2);
    expect(openItems(openEscalation(first, lacks(null), start))).toEqual(new Set(['F1']));
  });
});
