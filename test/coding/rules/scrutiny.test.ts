import { describe, expect, it } from 'vitest';
import { featureAspects, type Defect, type NewDefect } from '../../../src/planning/rules/defects.ts';
import {
  blockersIn,
  defectsAbout,
  emptyScrutiny,
  judgeScrutiny,
  nextStep,
  recordScrutiny,
  type Scrutiny,
  scrutinyAssignments,
  scrutinyEscalations,
  scrutinyOfPlan,
  stepOf,
} from '../../../src/coding/rules/scrutiny.ts';
import { feature, listOf } from './samples.ts';
import type { PlanIteration } from '../../../src/planning/rules/plan.ts';
import { item, plan } from '../../planning/rules/samples.ts';

const summary = 'Looked at all features in this aspect.';

const blocker = (about: string, more: Partial<NewDefect> = {}): NewDefect => ({
  severity: 'blocker',
  about,
  statement: `Nobody says what ${about} gives back.`,
  evidence: 'Its description says nothing of it.',
  resolution: 'Say what it gives back.',
  ...more,
});

const looked = (scrutiny: Scrutiny, iteration: number, ...defects: NewDefect[]) => {
  const handIn = { assignment: `i${iteration}-c1`, summary, aspect: 'readiness' as const, defects, rulings: [] };
  return recordScrutiny(scrutiny, iteration, 'look', [{ id: `${iteration}/plan-critic-1`, iteration, handIn }], []);
};

const found = (scrutiny: Scrutiny, iteration: number, defect: string) => {
  const text = 'The standard says 8 (https://example.com/a)';
  return recordScrutiny(
    scrutiny,
    iteration,
    'answer',
    [],
    [{ id: `${iteration}/researcher-1`, iteration, defect, text }],
  );
};

const nobody = (scrutiny: Scrutiny, iteration: number) =>
  recordScrutiny(scrutiny, iteration, nextStep(scrutiny) ?? 'look', [], []);

const list = listOf([feature('F1'), feature('F2')]);

describe('the scrutiny of features', () => {
  it('is one look of critics, whatever they hold against them', () => {
    expect(nextStep(emptyScrutiny())).toBe('look');
    expect(nextStep(looked(emptyScrutiny(), 1))).toBeUndefined();
    const concern = looked(emptyScrutiny(), 1, blocker('F1', { severity: 'concern' }));
    expect([nextStep(concern), blockersIn(concern)]).toEqual([undefined, []]);
    const raised = looked(emptyScrutiny(), 1, blocker('F1'));
    expect(nextStep(raised)).toBeUndefined();
    expect(judgeScrutiny(raised, scrutinyEscalations(raised, 1, list))).toBe(
      'The critics are done: coding begins. The user is asked about F1; only what needs that waits.',
    );
    expect(defectsAbout(raised, ['F1'])).toMatchObject([{ id: 'D001', about: 'F1', status: 'open' }]);
    expect(defectsAbout(raised, ['F2'])).toEqual([]);
  });

  it('has researchers look once for what settles a blocker; what they found stands in the task, else the user is asked', () => {
    const raised = looked(emptyScrutiny(), 1, blocker('F1', { settled_by: 'sources' }));
    expect(nextStep(raised)).toBe('answer');
    expect(scrutinyEscalations(raised, 1, list)).toEqual([]);
    const settled = found(raised, 2, 'D001');
    expect([nextStep(settled), scrutinyEscalations(settled, 2, list)]).toEqual([undefined, []]);
    expect(settled.defects[0]?.history.at(-1)?.text).toContain('The standard says 8');
    const unsettled = nobody(raised, 2);
    expect(nextStep(unsettled)).toBeUndefined();
    expect(scrutinyEscalations(unsettled, 2, list)).toMatchObject([{ item: 'F1', defects: ['D001'] }]);
    expect(scrutinyEscalations(unsettled, 2, list, ['D001'])).toEqual([]);
  });

  it('asks critics about both aspects, and researchers only what sources decide', () => {
    const first = scrutinyAssignments(emptyScrutiny(), 1, list, undefined);
    expect(first.map(({ id, part }) => [id, part])).toEqual([
      ['i1-c1', featureAspects[0]],
      ['i1-c2', featureAspects[1]],
    ]);
    expect(first.map(({ inFull = '' }) => inFull.includes('id: F1'))).toEqual([true, true]);
    const defects = [blocker('F1'), blocker('F2', { settled_by: 'user' }), blocker('F3', { settled_by: 'sources' })];
    const raised = looked(emptyScrutiny(), 1, ...defects);
    const second = scrutinyAssignments(raised, 2, list, undefined);
    expect(second.map(({ id, agent, part }) => [id, agent, part])).toEqual([['i2-r1', 'researcher', 'D003']]);
    expect(second[0]?.task).toContain('(about F3)');
    expect([stepOf(first), stepOf(second), stepOf([])]).toEqual(['look', 'answer', undefined]);
    expect(scrutinyAssignments(looked(emptyScrutiny(), 1), 2, list, undefined)).toEqual([]);
  });

  it('asks one question about each feature, and one about the plan, for which nothing waits', () => {
    const again = blocker('F1', { statement: 'Nobody says what F1 takes.' });
    const asked = scrutinyEscalations(looked(emptyScrutiny(), 1, blocker('F1'), again, blocker('PLAN')), 1, list);
    expect(asked.map(({ item, defects }) => [item, defects])).toEqual([
      ['F1', ['D001', 'D002']],
      [null, ['D003']],
    ]);
  });

  it('holds all features that a blocker names', () => {
    const both = { statement: 'F1 counts what F2. says is none, and F3 is no feature.' };
    const asked = scrutinyEscalations(looked(emptyScrutiny(), 1, blocker('F1', both)), 1, list);
    expect(asked).toMatchObject([{ item: 'F1', others: ['F2'] }]);
  });
});

const iteration = (valid: boolean): PlanIteration => ({
  iteration: 3,
  valid,
  change: 0,
  aspects: ['completeness'],
});
const defect = (status: Defect['status'], severity: Defect['severity'] = 'blocker'): Defect => ({
  id: 'D001',
  severity,
  about: 'P-CMP-001',
  aspect: 'risk',
  statement: 'It loses data.',
  evidence: 'C001 says so.',
  resolution: 'Write it twice.',
  status,
  history: [{ event: 'answered', iteration: 1, by: '1/plan-architect-1', text: 'changed: it is written twice.' }],
});

it('coding begins with what the critics of planning left open, about the steps that build it', () => {
  const items = [item('P-ARC-001'), item('P-CMP-001'), item('P-SEQ-001'), item('P-SEQ-002', { builds: ['P-CMP-002'] })];
  const objections = ['P-SEQ-002', 'P-CMP-001', 'P-ARC-001'].map((about, at) => ({
    ...defect('open'),
    id: `D00${at + 2}`,
    about,
  }));
  const made = (valid: boolean) =>
    scrutinyOfPlan(plan(items, { defects: [defect('accepted'), ...objections], iterations: [iteration(valid)] }));
  const scrutiny = made(true);
  expect(scrutiny?.defects.map(({ id, about }) => [id, about])).toEqual([
    ['D002', 'P-SEQ-002'],
    ['D003', 'P-SEQ-001'],
    ['D004', 'PLAN'],
  ]);
  expect(scrutiny && nextStep(scrutiny)).toBeUndefined();
  expect(made(false)).toBeUndefined();
});
