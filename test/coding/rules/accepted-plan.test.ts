import { expect, it } from 'vitest';
import { isAcceptedByCritics } from '../../../src/coding/rules/scrutiny.ts';
import type { Defect } from '../../../src/planning/rules/defect.ts';
import type { PlanIteration } from '../../../src/planning/rules/plan.ts';

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
