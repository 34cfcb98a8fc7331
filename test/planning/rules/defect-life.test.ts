import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Defect, isHolding, isSameDefect, updateDefects } from '../../../src/planning/rules/defects.ts';
import type { StoredCritique } from '../../../src/planning/rules/stability.ts';
import { anyAnswers, anyCritics, critique, defect, newDefect } from './samples.ts';

const by = ({ id, handIn }: StoredCritique) => ({ by: id, handIn });
const raise = (defects: Defect[], iteration: number, more = {}) =>
  updateDefects(defects, iteration, [], [by(critique(iteration, 1, { defects: [newDefect(more)] }))]);
const answer = (defects: Defect[], iteration: number) =>
  updateDefects(
    defects,
    iteration,
    [{ defect: 'D001', answer: 'changed', text: 'One node owns each bucket.', by: `${iteration}/plan-architect-1` }],
    [],
  );
const rule = (defects: Defect[], iteration: number, ...rulings: ('accepted' | 'upheld')[]) =>
  updateDefects(
    defects,
    iteration,
    [],
    rulings.map((ruling, index) =>
      by(critique(iteration, index + 1, { rulings: [{ defect: 'D001', ruling, reason: 'As it now stands.' }] })),
    ),
  );
const statusOf = (defects: Defect[]) => defects.map(({ status }) => status);

describe('a defect', () => {
  it('lives from open over answered to accepted', () => {
    const raised = raise([], 1);
    expect(statusOf(raised)).toEqual(['open']);
    const answered = answer(raised, 2);
    expect(statusOf(answered)).toEqual(['answered']);
    const accepted = rule(answered, 3, 'accepted');
    expect(statusOf(accepted)).toEqual(['accepted']);
    expect(accepted[0]?.history.map(({ event, iteration }) => [event, iteration])).toEqual([
      ['raised', 1],
      ['answered', 2],
      ['accepted', 3],
    ]);
  });

  it('that is upheld may be answered again', () => {
    const upheld = rule(answer(raise([], 1), 2), 3, 'upheld');
    expect(statusOf(upheld)).toEqual(['upheld']);
    expect(statusOf(answer(upheld, 4))).toEqual(['answered']);
  });

  it('is ruled on only when it is answered, and answered only when it is not settled', () => {
    expect(statusOf(rule(raise([], 1), 2, 'accepted'))).toEqual(['open']);
    const accepted = rule(answer(raise([], 1), 2), 3, 'accepted');
    expect(answer(accepted, 4)).toEqual(accepted);
  });

  it('stays with two rulings that differ, whichever came first', () => {
    const answered = answer(raise([], 1), 2);
    expect(statusOf(rule(answered, 3, 'accepted', 'upheld'))).toEqual(['upheld']);
    expect(statusOf(rule(answered, 3, 'upheld', 'accepted'))).toEqual(['upheld']);
  });

  it('that nobody ruled on, because its critic was lost, stays answered', () => {
    const answered = answer(raise([], 1), 2);
    expect(updateDefects(answered, 3, [], [])).toEqual(answered);
  });

  it('raised again is the same one, with the worst severity it was given', () => {
    const both = raise(raise([], 1, { severity: 'concern' }), 2, { severity: 'blocker' });
    expect(both).toMatchObject([{ id: 'D001', status: 'open', severity: 'blocker' }]);
    expect(both[0]?.history).toHaveLength(2);
  });

  it('raised again behind an answer that could be known was upheld; in the same iteration it was not', () => {
    const answered = answer(raise([], 1), 2);
    expect(statusOf(raise(answered, 2))).toEqual(['answered']);
    expect(statusOf(raise(answered, 3))).toEqual(['upheld']);
  });

  it('of another item, or with other words, is another one', () => {
    const all = raise(raise(raise([], 1), 1, { about: 'P-CMP-002' }), 1, {
      statement: 'The queue forgets slow clients.',
    });
    expect(all.map(({ id }) => id)).toEqual(['D001', 'D002', 'D003']);
  });

  it.each([
    ['open blocker', defect(), true],
    ['upheld blocker', defect({ status: 'upheld' }), true],
    ['open concern', defect({ severity: 'concern' }), false],
    ['accepted blocker', defect({ status: 'accepted' }), false],
    [
      'blocker answered just now',
      defect({ status: 'answered', history: [{ event: 'answered', iteration: 5, by: '', text: '' }] }),
      true,
    ],
    [
      'blocker answered before',
      defect({ status: 'answered', history: [{ event: 'answered', iteration: 4, by: '', text: '' }] }),
      false,
    ],
  ])('that is an %s holds the plan: %s', (_, one, holds) => {
    expect(isHolding(one, 5)).toBe(holds);
  });
});

describe('the same defect', () => {
  const known = defect({ about: 'SEQ', statement: 'The queue is unfair.' });
  const answered = (iteration: number) =>
    defect({ ...known, status: 'answered', history: [{ event: 'answered', iteration, by: '', text: '' }] });
  const other = { statement: 'It never drains.' };

  it.each([
    ['in the same words', known, {}, true],
    ['in the same words of another aspect', known, { aspect: 'completeness' }, true],
    ['in other words, while nobody has answered', known, other, false],
    ['in other words, about what was answered', answered(4), other, true],
    ['in other words, before critics saw the answer', answered(5), other, false],
    ['in other words, of another aspect', answered(4), { ...other, aspect: 'completeness' }, false],
    ['in the same words about another item', known, { about: 'CMP' }, false],
  ])('%s', (_, before, raised, same) => {
    expect(isSameDefect(before, { ...known, ...raised }, 5)).toBe(same);
  });
});

describe('the life of defects, for any hand-ins', () => {
  const follows: Record<Defect['status'], Partial<Record<Defect['history'][number]['event'], Defect['status']>>> = {
    open: { raised: 'open', answered: 'answered' },
    answered: { raised: 'answered', answered: 'answered', accepted: 'accepted', upheld: 'upheld' },
    upheld: { raised: 'upheld', answered: 'answered' },
    accepted: { reopened: 'open' },
  };
  const rounds = fc.array(fc.tuple(anyAnswers, anyCritics), { maxLength: 6 });

  it('takes only the steps that there are, and forgets nothing', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        let defects: Defect[] = [];
        for (const [index, [answers, critics]] of all.entries()) {
          const next = updateDefects(defects, index + 1, answers, critics.map(by));
          defects.forEach((one, at) => {
            expect(next[at]?.id).toBe(one.id);
            expect(next[at]?.history.slice(0, one.history.length)).toEqual(one.history);
          });
          defects = next;
        }
        for (const { status, history } of defects) {
          const end = history
            .slice(1)
            .reduce<Defect['status'] | undefined>(
              (at, { event }) => (at === undefined ? undefined : follows[at][event]),
              'open',
            );
          expect(end).toBe(status);
        }
        expect(defects.map(({ id }) => id)).toEqual(defects.map((_, index) => `D00${index + 1}`));
      }),
    );
  });
});
