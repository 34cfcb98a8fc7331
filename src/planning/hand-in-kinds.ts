import type { HandInKind } from '../loop/hand-in-kind.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readPlan } from './plan-file.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from './rules/defects.ts';
import { architectProblems, criticProblems, planClaims } from './rules/plan-problems.ts';
import { planHandIn, sectionsIn, type PlanHandIn } from './rules/plan.ts';

/** Sections, which are merged into the plan. */
export const planSection: HandInKind<PlanHandIn> = {
  name: 'a section of the plan',
  agent: 'plan-architect',
  schema: planHandIn,
  count: ({ items }) => items.length,
  misdirected: partProblems,
  problems: (paths, handIn) => architectProblems(readPlan(paths), handIn, planClaims(readLedger(paths))),
};

/** Refuses other sections than those of the assignment, which would leave these without an architect. */
function partProblems({ assignment, section }: PlanHandIn, assignments: readonly Assignment[]): string[] {
  const part = assignments.find(({ id }) => id === assignment)?.part ?? section;
  const isSame = sectionsIn({ section: part }).join() === sectionsIn({ section }).join();
  return isSame ? [] : [`${assignment} asks for ${part}, not ${section}: hand those in, and no others.`];
}

/** A critique, whose defects and rulings are merged into the plan. */
export const planCritique: HandInKind<CriticHandIn> = {
  name: 'a critique of the plan',
  agent: 'plan-critic',
  schema: criticHandIn,
  isMeant: (value) => !isFeatureCritique(value),
  keepsFaults: true,
  count: ({ defects }) => defects.length,
  misdirected: aspectProblems,
  problems: (paths, handIn) => criticProblems(readPlan(paths), handIn, planClaims(readLedger(paths))),
};

/** Refuses a critique of another aspect than the assignment's, which would leave the assigned one without a critic. */
export function aspectProblems({ assignment, aspect }: CriticHandIn, assignments: readonly Assignment[]): string[] {
  const part = assignments.find(({ id }) => id === assignment)?.part ?? aspect;
  return part === aspect ? [] : [`${assignment} asks for the aspect ${part}, not ${aspect}: criticize that one.`];
}
