import { existsSync } from 'node:fs';
import { schemaForm } from '../files/json-form.ts';
import { lineOfPath } from '../base/json-line.ts';
import { emptyPlan, planSchema, type Plan } from './rules/plan.ts';
import { readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readText } from '../files/regular.ts';
import { checkPlan, type PlanFinding } from './rules/check-plan.ts';
import { hasEdits } from '../report/edits.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { planningLimitsOf, type PlanningLimits } from './rules/stability.ts';
import { planClaims } from './rules/plan-claim.ts';
import { readLedger } from '../research/ledger-file.ts';

/** The items and defects of a plan. */
export function planDocument(paths: WorkflowPaths): Document<Plan> {
  const [name, title] = ['plan.json', 'the items of the plan'];
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

/** The line of plan.json with an item, for a finding; null when it is unknown. */
export function itemLines(paths: WorkflowPaths, { sections }: Plan): (item: string) => number | null {
  const text = existsSync(paths.planItems) ? readText(paths.planItems) : undefined;
  return (item) => {
    if (text === undefined) return null;
    const section = sections.findIndex(({ items }) => items.some(({ id }) => id === item));
    const index = sections[section]?.items.findIndex(({ id }) => id === item) ?? -1;
    return index === -1 ? null : lineOfPath(text, ['sections', section, 'items', index]);
  };
}

/**
 * The faults of the plan's items, and of the claims they are based on.
 * @throws WorkflowError when the items or the ledger cannot be read.
 */
export function checkPlanFile(paths: WorkflowPaths): PlanFinding[] {
  const plan = readPlan(paths);
  return checkPlan(plan, planClaims(readLedger(paths)), {
    file: `${paths.folder}/plan.json`,
    lineOf: itemLines(paths, plan),
  });
}
