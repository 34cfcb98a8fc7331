import { checkPlanDocument, type CheckedFiles, type PlanFinding } from './check-document.ts';
import { itemsOf, type Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import { planProblems, problemKinds, type PlanProblem } from './plan-problems.ts';
import { claimsToCheck } from './plan-direction.ts';

/**
 * All faults of a plan: items without a path to claims and sources, an order that cannot be executed, and a document that differs
 * from the items.
 */
export function checkPlan(plan: Plan, claims: readonly PlanClaim[], files: CheckedFiles): PlanFinding[] {
  const items = itemsOf(plan);
  const ofItems = planProblems(items, claims).map((problem): PlanFinding => {
    const { item, message, fix } = problem;
    return { id: findingId(problem), severity: 'error', file: files.itemsFile, line: files.lineOf(item), message, fix };
  });
  const unchecked = claimsToCheck(plan, claims).map((text): PlanFinding => ({
    id: 'P20',
    severity: 'warning',
    file: files.itemsFile,
    line: null,
    message: `No evidence was found yet for this statement: ${text}`,
    fix: 'Let a researcher search for it, or keep the decision that depends on it open.',
  }));
  const none: PlanFinding = {
    id: 'P00',
    severity: 'error',
    file: files.itemsFile,
    line: null,
    message: 'The plan has no items.',
    fix: 'Let plan-architects hand their sections in, then run `autonomous-workflow record`.',
  };
  return [...(items.length === 0 ? [none] : []), ...ofItems, ...unchecked, ...checkPlanDocument(items, files)];
}

/** The id of a finding, such as `P07` for a refuted claim; the message explains it. */
function findingId({ kind }: PlanProblem): string {
  return `P${String(problemKinds.indexOf(kind) + 1).padStart(2, '0')}`;
}
