import { describe, expect, it } from 'vitest';
import type { JudgeList } from '../../../src/judging/lists.ts';
import { judges, scoresOf, type Judge } from '../judges.ts';

type Name = keyof typeof judges;

interface Mind {
  /** What it says of each item, of each finding that is shown as near, and of each question. */
  says: string;
  near?: string;
  answered?: string;
  /** Of a control, it says what is right. */
  readsControls?: boolean;
}

/** The reply of an agent that says the same of everything, with the fields of every hand-in. */
function replyOf({ id, items }: JudgeList, task: string, { says, near, answered, readsControls }: Mind): unknown {
  const answers = items.map((item, at) => {
    const said = 'right' in item && readsControls === true ? Object.values(item.right)[0]?.[0] : says;
    const shown = [...item.text.matchAll(/^- (C\d+): /gm)].map(([, to]) => ({ to, is: near }));
    return {
      ...{ n: at + 1, page_says: said, carried: said, verdict: said, why: 'It is so.' },
      ...{ words: item.within.words?.[0], quote: item.within.quote?.[0] ?? 'whatever it is' },
      ...{ kind: 'general', about: 'other', serves: 'none', near: near === undefined || 'right' in item ? [] : shown },
    };
  });
  const by = [items.findIndex((item) => 'key' in item) + 1];
  const questions = [...task.matchAll(/^- (Q\d+): /gm)].flatMap(([, one]) =>
    answered === undefined ? [] : [{ id: one, answered, by }],
  );
  const fields = { assignment: id, list: id, feature: id.slice(0, 4), attempt: 1, summary: 'Read it all, with care.' };
  return { ...fields, answers, sentences: answers, questions, unanswered: [] };
}

const read = ({ lists, ...judge }: Judge, mind: Mind) =>
  judge.read(new Map(lists.map(({ list, task }) => [list.id, replyOf(list, task, mind)])));

/** The figures of an agent that is right about the controls. */
const scored = (name: Name, mind: Mind) => {
  const judge = judges[name]();
  const { outcomes, failed } = read(judge, { ...mind, readsControls: true });
  return { ...scoresOf(outcomes, judge.catches), failed };
};

/** What an agent can say of an item, by the prompt of its judge. */
const sayings: Record<string, readonly string[]> = {
  'claim-judge': ['yes', 'partly', 'no', 'cannot_tell'],
  'report-critic': ['wholly', 'inference', 'needs-none', 'in-part', 'not'],
  'change-judge': ['asked', 'same', 'weaker'],
};

describe.each(Object.keys(judges) as Name[])('the labelled set of %s', (name) => {
  const judge = judges[name]();

  it('has at least 120 items, in tasks that a judge can read', () => {
    expect(judge.read(new Map()).outcomes.length).toBeGreaterThanOrEqual(120);
    for (const { task } of judge.lists) expect(task.length).toBeLessThan(40_000);
  });

  it.each(sayings[judge.agent] ?? [])('counts nothing of an agent that always says "%s"', (says) => {
    const { outcomes, failed } = read(judge, { says, near: 'same', answered: 'fully' });
    expect(failed).toBe(judge.lists.length);
    expect(outcomes.filter(({ said }) => said !== undefined)).toEqual([]);
  });
});

describe('an agent that is right about the controls, and says the same of all else,', () => {
  it('catches everything or nothing', () => {
    const [none, all] = [
      { failed: 0, missing: 0, recall: 0, refused: 0 },
      { failed: 0, recall: 1, refused: 1 },
    ];
    expect(scored('sentences', { says: 'wholly' })).toMatchObject(none);
    expect(scored('sentences', { says: 'not' })).toMatchObject(all);
    expect(scored('changes', { says: 'asked' })).toMatchObject(none);
    expect(scored('changes', { says: 'weaker' })).toMatchObject(all);
    expect(scored('answers', { says: 'yes', answered: 'fully' })).toMatchObject(none);
    expect(scored('answers', { says: 'yes', answered: 'no' })).toMatchObject(all);
    expect(scored('contradictions', { says: 'yes' })).toMatchObject(none);
  });

  it.each([
    ['claims', 'same'],
    ['contradictions', 'opposed'],
  ] as const)('is shown nearly all pairs of %s', (name, near) => {
    const { failed, missing, recall, precision } = scored(name, { says: 'yes', near });
    expect([failed, missing]).toEqual([0, 0]);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeLessThan(0.6);
  });
});

it('scores are shares of what a person says; what a judge leaves out is never right', () => {
  const rows = ['false false', 'false true', 'true false', 'true true', 'false', 'true'].map((row) => row.split(' '));
  const outcomes = rows.map(([is = '', said]) => ({ item: '', is, said }));
  const shares = { agreement: 2 / 6, precision: 1 / 2, recall: 1 / 3, f1: 0.4, refused: 1 / 3 };
  expect(scoresOf(outcomes, ['false'])).toEqual({ items: 6, missing: 2, ...shares });
});
