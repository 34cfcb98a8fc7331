import { existsSync, readFileSync } from 'node:fs';
import type { PlanFinding } from '../../engine/planning/check-document.ts';
import { checkPlan } from '../../engine/planning/check-plan.ts';
import { planClaims } from '../../engine/planning/plan-claim.ts';
import { readLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { itemLines, readPlan } from './plan-file.ts';

/**
 * What is wrong with the plan as it stands on disk: its items, the claims they rest on, and plan.tex.
 * @throws WorkflowError when the items or the ledger cannot be read.
 */
export function checkPlanFile(paths: WorkflowPaths): PlanFinding[] {
  const plan = readPlan(paths);
  return checkPlan(plan, planClaims(readLedger(paths)), {
    text: existsSync(paths.plan) ? readFileSync(paths.plan, 'utf8') : undefined,
    texFile: `${paths.folder}/${paths.name}-plan.tex`,
    itemsFile: `${paths.folder}/plan.json`,
    lineOf: itemLines(paths, plan),
  });
}
