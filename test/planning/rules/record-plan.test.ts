import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Defect } from '../../../src/planning/rules/defects.ts';
import {
  emptyPlan,
  neededSections,
  planSchema,
  type PlanItem,
  type PlanIteration,
} from '../../../src/planning/rules/plan.ts';
import { aspectNames } from '../../../src/planning/rules/defects.ts';
import {
  concludePlanning,
  contentChange,
  describeResult,
  recordPlanning,
} from '../../../src/planning/rules/plan-direction.ts';
import {
  anyArchitects,
  anyCritics,
  anyItems,
  architect,
  claims,
  critique,
  defect,
  item,
  newDefect,
  plan,
  planned,
} from './samples.ts';

const none = { architects: [], critics: [] };

describe('the change of a plan', () => {
  it('is a metric between 0 and 1 that does not see order, case or white space', () => {
    fc.assert(
      fc.property(anyItems, anyItems, anyItems, (a, b, c) => {
        const change = contentChange(a, b);
        expect(change).toBeGreaterThanOrEqual(0);
        expect(change).toBeLessThanOrEqual(1);
        expect(contentChange(b, a)).toBe(change);
        expect(contentChange(a, c)).toBeLessThanOrEqual(change + contentChange(b, c) + 1e-12);
        const restyled = a
          .map((one) => ({ ...one, text: `  ${one.text.toUpperCase().replaceAll(' ', ' \n')}.` }))
          .reverse();
        expect(contentChange(a, restyled)).toBe(0);
      }),
    );
  });
});

describe('recording an iteration of planning', () => {
  const assigned = [
    { agent: 'plan-architect' as const, part: 'VIS ARC' },
    { agent: 'plan-architect' as const, part: 'CMP' },
    ...aspectNames.map((part) => ({ agent: 'plan-critic' as const, part })),
  ];

  it('gives the same plan in any order, and once is enough', () => {
    const shuffled = fc
      .tuple(anyArchitects, anyCritics)
      .chain(([architects, critics]) =>
        fc.tuple(
          fc.constant({ architects, critics }),
          fc.shuffledSubarray(architects, { minLength: architects.length }),
          fc.shuffledSubarray(critics, { minLength: critics.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([ordered, architects, critics]) => {
        const recorded = recordPlanning(emptyPlan(), 4, { ...ordered, assigned });
        expect(recordPlanning(emptyPlan(), 4, { architects, critics, assigned })).toEqual(recorded);
        expect(recordPlanning(recorded, 4, { architects, critics, assigned })).toBe(recorded);
        expect(planSchema.safeParse(recorded).success).toBe(true);
      }),
    );
  });

  it('counts only with half of its agents, a critic among them where one was asked', () => {
    const architects = [architect(1, 1, 'VIS', [item('P-VIS-001')]), architect(1, 2, 'ARC', [item('P-ARC-001')])];
    const valid = (more: object) => recordPlanning(emptyPlan(), 1, { ...none, assigned, ...more }).iterations[0]?.valid;
    expect(valid({ architects })).toBe(false);
    expect(valid({ critics: [critique(1, 1)] })).toBe(false);
    expect(valid({ architects: architects.slice(1), critics: [critique(1, 1)] })).toBe(true);
    expect(valid({ critics: [critique(1, 1), critique(1, 2)] })).toBe(true);
    expect(valid({ architects, assigned: assigned.slice(0, 2) })).toBe(true);
  });

  it('keeps what changed, with its aspects', () => {
    const first = recordPlanning(emptyPlan(), 1, {
      assigned,
      architects: [architect(1, 1, 'VIS', [item('P-VIS-001')])],
      critics: [critique(1, 1, { defects: [newDefect({ about: 'VIS' })] })],
    });
    expect(first.iterations).toEqual([
      { iteration: 1, valid: true, change: 1, aspects: ['completeness', 'feasibility'] },
    ]);
    expect(recordPlanning(first, 2, { ...none, assigned, critics: [critique(2, 1)] }).iterations[1]).toMatchObject({
      change: 0,
    });
  });
});

const scope = { needed: neededSections({ workflow_type: 'autonomous-research-plan', repository_analysis: false }) };
const whole = (['VIS', 'ARC', 'CMP', 'TEC', 'DEF', 'RSK', 'SEQ'] as const).map((code) => item(`P-${code}-001`));
const faulty = item('P-ARC-002', { claims: [] });
const conclude = (
  iterations: readonly PlanIteration[],
  defects: readonly Defect[] = [],
  items: readonly PlanItem[] = whole,
) => concludePlanning(plan([...items], { iterations: [...iterations], defects: [...defects] }), claims, scope);

describe('planning', () => {
  const stable = [planned(1, 1), planned(2, 0.05), planned(3, 0)];
  it.each([
    ['ends without blockers and faults after two stable iterations', stable, [], whole, true],
    ['goes on with one of them', [planned(1, 1), planned(2, 0)], [], whole, false],
    ['goes on when the last one changed as much as the limit', [...stable, planned(4, 0.1)], [], whole, false],
    ['goes on when one did not count', [...stable.slice(0, 2), planned(3, 0, false)], [], whole, false],
    ['is not held by a concern', stable, [defect({ severity: 'concern' })], whole, true],
    ['is not held by an accepted blocker', stable, [defect({ status: 'accepted' })], whole, true],
  ] as const)('%s', (_, iterations, defects, items, isOver) => {
    expect(conclude(iterations, defects, items).isOver).toBe(isOver);
  });

  it.each(whole)('goes on without $id, its section being empty', ({ id }) => {
    expect(
      conclude(
        stable,
        [],
        whole.filter((one) => one.id !== id),
      ).sentence,
    ).toMatch(new RegExp(`^planning goes on: .*1 empty section \\(${id.slice(2, 5)}\\)$`));
  });

  it.each([
    ['1 open blocker (D001); 1 faulty item (P-ARC-002)', [1], [defect()], [...whole, faulty]],
    ['the plan still changes (50 % in the last iteration, stable below 10 %)', [1, 0.5], [], whole],
  ])('goes on because %s', (why, changes, defects, items) => {
    const iterations = changes.map((change, at) => planned(at + 1, change));
    expect(conclude(iterations, defects, items).sentence).toBe(`planning goes on: ${why}`);
  });

  it('ends at once when nobody would have a task', () => {
    const seen = { ...planned(1, 0), aspects: [...aspectNames] };
    expect(conclude([seen]).isOver).toBe(true);
    expect(conclude([planned(1, 0)]).isOver).toBe(false);
  });

  it('says which objections wait, where the plan itself is stable', () => {
    const defects = [defect({ severity: 'concern' }), defect({ id: 'D002', status: 'accepted' })];
    expect(conclude([planned(1, 0)], defects).sentence).toBe(
      'planning goes on: 1 objection without an answer or a ruling',
    );
  });

  it('ends at its cap with the objections that are left, the worst first', () => {
    const iterations = Array.from({ length: 12 }, (_, index) => planned(index + 1, 0.5));
    const defects = [
      defect({ id: 'D001', severity: 'concern' }),
      defect({ id: 'D002', status: 'upheld' }),
      defect({ id: 'D003', status: 'accepted' }),
    ];
    expect(conclude(iterations, defects)).toEqual({
      isOver: true,
      sentence: 'planning ends at its cap with 2 unresolved objections',
    });
  });

  it('counts a blocker as open in the result of an iteration as long as in the verdict', () => {
    const answered = plan([...whole], {
      defects: [defect({ status: 'answered' })],
      iterations: [planned(1, 1), planned(2, 0.5)],
    });
    expect(describeResult(answered, 1, false)).toBe('plan of 7 items, 100 % of it changed, 1 open blocker');
    expect(describeResult(answered, 2, false)).toBe('plan of 7 items, 50 % of it changed, 1 open blocker');
    expect(concludePlanning(answered, claims, scope).sentence).toContain('1 open blocker (D001)');
  });

  it('always ends, and never with a blocker that holds before its cap', () => {
    const history = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), { maxLength: 14 });
    fc.assert(
      fc.property(history, fc.boolean(), fc.boolean(), (changes, isBlocked, isFaulty) => {
        const iterations = changes.map(([change, valid], index) => planned(index + 1, change, valid));
        const { isOver } = conclude(iterations, isBlocked ? [defect()] : [], isFaulty ? [...whole, faulty] : whole);
        if (iterations.length >= 12) expect(isOver).toBe(true);
        else if (isBlocked || isFaulty) expect(isOver).toBe(false);
      }),
    );
  });
});
