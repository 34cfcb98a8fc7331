import { expect, it } from 'vitest';
import {
  decideObjections,
  isAcceptedByCritics,
  nextStep,
  scrutinyOfPlan,
  settledAs,
} from '../../../src/coding/rules/scrutiny.ts';
import type { Defect } from '../../../src/planning/rules/defects.ts';
import type { PlanIteration } from '../../../src/planning/rules/plan.ts';
import { item, plan } from '../../planning/rules/samples.ts';

const iteration = (valid: boolean): PlanIteration => ({
  iteration: 3,
  valid,
  change: 0,
  sections: [],
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

it.each([
  ['nothing is held against it', true, [], true],
  ['every blocker is accepted', true, [defect('accepted'), defect('open', 'concern')], true],
  ['its last iteration lost all critics', false, [], false],
  ['a blocker was answered and no critic ruled on that', true, [defect('answered')], false],
  ['planning ended at its cap with an open blocker', true, [defect('upheld')], false],
])('whether critics accept a plan when %s', (_, valid, defects, accepted) =>
  expect(isAcceptedByCritics({ defects, iterations: [iteration(valid)] })).toBe(accepted),
);

it('nobody has accepted a plan that no iteration of planning made', () =>
  expect(isAcceptedByCritics({ defects: [], iterations: [] })).toBe(false));

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

it('an objection of planning that coding settles is settled in the plan, too, and no other', () => {
  const items = [item('P-CMP-001'), item('P-SEQ-001')];
  const objections = ['D002', 'D003'].map((id) => ({ ...defect('open'), id, about: 'P-SEQ-001' }));
  const made = plan(items, { defects: objections, iterations: [iteration(true)] });
  const taken = scrutinyOfPlan(made);
  if (taken === undefined) throw new Error('no scrutiny');
  const decision = { by: 'the work on P-SEQ-001, which passed its review', text: 'It writes twice.' };
  const decided = decideObjections(taken, ({ id }) => (id === 'D002' ? decision : undefined), 4);
  const settled = settledAs(made, decided);
  expect(settled.defects.map(({ id, status }) => [id, status])).toEqual([
    ['D002', 'accepted'],
    ['D003', 'open'],
  ]);
  expect(settled.defects[0]?.history.at(-1)).toMatchObject({ ...decision, event: 'answered' });
  expect(settledAs(made, taken)).toBe(made);
});
