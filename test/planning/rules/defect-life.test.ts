import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CriticHandIn, type Defect, standOf, updateDefects } from '../../../src/planning/rules/defects.ts';
import type { Stored } from '../../../src/planning/rules/plan.ts';
import { anyAnswers, anyCritics, critique, newDefect } from './samples.ts';

const by = ({ id, handIn }: Stored<CriticHandIn>) => ({ by: id, handIn });
const said = (iteration: number) => [
  { defect: 'D001', answer: 'changed' as const, text: 'One node owns it.', by: `${iteration}/plan-architect-1` },
];
const raise = (defects: Defect[], iteration: number, more = {}, answers: ReturnType<typeof said> = []) =>
  updateDefects(defects, iteration, answers, [by(critique(iteration, 1, { defects: [newDefect(more)] }))]);
const answer = (defects: Defect[], iteration: number) => updateDefects(defects, iteration, said(iteration), []);
const rule = (defects: Defect[], iteration: number, ...rulings: ('accepted' | 'upheld')[]) =>
  updateDefects(
    defects,
    iteration,
    [],
    rulings.map((ruling, index) =>
      by(critique(iteration, index + 1, { rulings: [{ defect: 'D001', ruling, reason: 'As it now stands.' }] })),
    ),
  );
const statusOf = (defects: Defect[]) => defects.map(({ status }) => status).join();

describe('a defect', () => {
  const answered = answer(raise([], 1), 2);

  it('lives from open over answered to accepted', () => {
    expect(statusOf(raise([], 1))).toBe('open');
    expect(standOf(answered[0] ?? { status: 'open' })).toBe('answered; no critic has ruled on it');
    const accepted = rule(answered, 3, 'accepted');
    expect(statusOf(accepted)).toBe('accepted');
    expect(accepted[0]?.history.map(({ event, iteration }) => `${event} ${iteration}`)).toEqual([
      'raised 1',
      'answered 2',
      'accepted 3',
    ]);
    expect(answer(accepted, 4)).toEqual(accepted);
  });

  it.each([
    ['upheld, and may be answered again', answer(rule(answered, 3, 'upheld'), 4), 'answered'],
    ['upheld where two rulings differ', rule(answered, 3, 'accepted', 'upheld'), 'upheld'],
    ['upheld, whichever came first', rule(answered, 3, 'upheld', 'accepted'), 'upheld'],
    ['another one each time', raise(answered, 3, {}, said(3)), 'answered,open'],
  ])('is %s', (_, defects, status) => expect(statusOf(defects)).toBe(status));
});

it('the life of defects takes only the steps that there are, and forgets nothing, for any hand-ins', () => {
  const follows: Record<Defect['status'], Partial<Record<Defect['history'][number]['event'], Defect['status']>>> = {
    open: { answered: 'answered' },
    answered: { answered: 'answered', accepted: 'accepted', upheld: 'upheld' },
    upheld: { answered: 'answered' },
    accepted: {},
  };
  fc.assert(
    fc.property(fc.array(fc.tuple(anyAnswers, anyCritics), { maxLength: 6 }), (all) => {
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
        const steps = history.slice(1);
        const end = steps.reduce<Defect['status']>((at, { event }) => follows[at][event] ?? 'upheld', 'open');
        expect(end).toBe(status);
      }
      expect(defects.map(({ id }) => id)).toEqual(defects.map((_, index) => `D${String(index + 1).padStart(3, '0')}`));
    }),
  );
});
