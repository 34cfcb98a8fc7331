import { describe, expect, it } from 'vitest';
import { concludePlanning } from '../../../src/planning/rules/stability.ts';
import { emptyPlan, type Plan, type SectionCode, sectionCodes } from '../../../src/planning/rules/plan.ts';
import { claims, item } from './samples.ts';

const limits = {
  needed: sectionCodes.filter((code) => code !== 'DEC'),
  stableShare: 0.1,
  stableIterations: 2,
  mostIterations: 12,
};
const stable = {
  iteration: 9,
  valid: true,
  change: 0,
  sections: [],
  aspects: ['completeness', 'feasibility'],
};

function planOf(codes: readonly SectionCode[]): Plan {
  const sections = codes.map((code) => ({
    code,
    hand_in: '1/plan-architect-1',
    iteration: 1,
    items: [item(`P-${code}-001`)],
  }));
  return { ...emptyPlan(), sections, iterations: [stable] };
}

describe('concludePlanning', () => {
  it.each(sectionCodes)(
    'is over once nobody has a task, but not without items in %s, unless nothing is undecided',
    (code) => {
      const plan = planOf(sectionCodes.filter((one) => one !== code));
      const isHeld = code !== 'DEC';
      expect(concludePlanning(plan, claims, limits).kind).toBe(isHeld ? 'go_on' : 'finished');
    },
  );
});
