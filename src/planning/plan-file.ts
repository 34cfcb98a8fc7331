import { phaseTraits } from '../base/vocabulary.ts';
import { schemaForm } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readDocument, writeDocument, type Document } from '../journal/document.ts';
import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { hasEdits } from '../report/edits.ts';
import { readLedger } from '../research/ledger-file.ts';
import { emptyPlan, itemsOf, planSchema, type Plan } from './rules/plan.ts';
import { planClaims, planProblems, type PlanProblem } from './rules/plan-problems.ts';
import { concludePlanning, planningLimitsOf, type PlanningLimits } from './rules/stability.ts';

/** The items and defects of a plan. */
export function planDocument(paths: WorkflowPaths): Document<Plan> {
  const [name, title] = ['records/plan.json', 'the items of the plan'];
  return { paths, name, title, isPlural: true, form: schemaForm(planSchema) };
}

/**
 * The items and defects of a plan; empty before anything is recorded.
 * @throws WorkflowError when no log explains the file and it is not valid.
 */
export function readPlan(paths: WorkflowPaths): Plan {
  return readDocument(planDocument(paths)) ?? emptyPlan();
}

/** Writes the items and defects of the plan. The caller holds the workflow's lock. */
export function writePlan(paths: WorkflowPaths, plan: Plan): void {
  writeDocument(planDocument(paths), plan);
}

/** The limits of planning, with whether a person's words in the document wait for an architect. */
export function limitsOf(paths: WorkflowPaths, state: WorkflowState): PlanningLimits {
  return { ...planningLimitsOf(state), isEdited: hasEdits(paths, 'plan') };
}

/**
 * The plan with the faults of its items and of the claims that they rest on, and whether planning is over, as `record` and the brief phrase
 * it; that is undefined outside of planning.
 * @throws WorkflowError when the items or the ledger cannot be read.
 */
export function judgedPlan(
  paths: WorkflowPaths,
  state: WorkflowState,
): { plan: Plan; problems: PlanProblem[]; verdict: string | undefined } {
  const [plan, claims] = [readPlan(paths), planClaims(readLedger(paths))];
  const isPlanning = phaseTraits[state.current_phase].document === 'plan';
  const verdict = isWriting(state)
    ? (shownVerdict(state) ?? undefined)
    : concludePlanning(plan, claims, limitsOf(paths, state)).sentence;
  return { plan, problems: planProblems(itemsOf(plan), claims), verdict: isPlanning ? verdict : undefined };
}
