import { itemsIn, itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { planProblems } from './plan-problems.ts';
import { directPlanning } from './plan-direction.ts';
import { judgePlanning, type PlanningLimits, type PlanningVerdict } from './stability.ts';

/** Decides from the recorded plan whether planning is over. Items with problems and empty sections keep it open. */
export function concludePlanning(plan: Plan, claims: readonly PlanClaim[], limits: PlanningLimits): PlanningVerdict {
  const empty = limits.needed.filter((code) => itemsIn(plan, code).length === 0);
  const { architects, critics, statements } = directPlanning(plan, claims, limits);
  const isIdle = architects.length + critics.length + statements.length === 0;
  return judgePlanning(plan, { problems: planProblems(itemsOf(plan), claims), empty, isIdle }, limits);
}
