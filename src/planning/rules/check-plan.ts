import { itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { planProblems, problemKinds, type PlanProblem } from './plan-problems.ts';

/** A finding of `plan`. Planning does not end while there are any. */
export interface PlanFinding {
  id: string;
  file: string;
  line: number | null;
  message: string;
  fix: string;
}

/** The file with the items, and the line of each. */
export interface ItemsFile {
  file: string;
  lineOf: (item: string) => number | null;
}

/** All faults of a plan: items without a path to claims and sources, and an order that cannot be executed. */
export function checkPlan(plan: Plan, claims: readonly PlanClaim[], { file, lineOf }: ItemsFile): PlanFinding[] {
  const items = itemsOf(plan);
  if (items.length === 0) {
    const fix = 'Let plan-architects hand their sections in, then run `autonomous-workflow record`.';
    return [{ id: 'P00', file, line: null, message: 'The plan has no items.', fix }];
  }
  return planProblems(items, claims).map((problem) => {
    const { item, message, fix } = problem;
    return { id: findingId(problem), file, line: lineOf(item), message, fix };
  });
}

/** The id of a finding, such as `P07` for a refuted claim; the message explains it. */
function findingId({ kind }: PlanProblem): string {
  return `P${String(problemKinds.indexOf(kind) + 1).padStart(2, '0')}`;
}
