import type { WorkflowPaths } from '../files/paths.ts';
import type { PlanFinding } from '../planning/rules/check-plan.ts';
import { describeDefects, describePlan } from '../planning/rules/describe-plan.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { exitCodes } from '../base/errors.ts';
import { checkPlanFile, readPlan } from '../planning/plan-file.ts';
import { planVerdict } from '../planning/verdict.ts';
import { counted } from '../base/text.ts';
import { readState } from '../loop/state-file.ts';
import type { WorkflowCall } from './command-row.ts';
import type { Answer } from './context.ts';

/** Checks that every item of the plan has sources, and that the items can be executed in some order; with `--items` prints them. */
export async function plan(paths: WorkflowPaths, { options: { items } }: WorkflowCall): Promise<Answer> {
  const state = await readState(paths);
  if (items !== undefined) return planItems(paths);
  const findings = checkPlanFile(paths);
  const count = itemsOf(readPlan(paths)).length;
  const found =
    findings.length === 0
      ? `The plan holds: ${count} items, each traced to its sources.`
      : [`${counted(findings.length, 'fault')} in ${counted(count, 'item')}:`, ...findings.map(line)].join('\n');
  const verdict = planVerdict(paths, state);
  const text = verdict === undefined ? found : `${found}\nVerdict: ${verdict}.`;
  return { text, data: findings, exitCode: findings.length > 0 ? exitCodes.refused : 0 };
}

/** The items of the plan and the open defects from critics. */
function planItems(paths: WorkflowPaths): Answer {
  const plan = readPlan(paths);
  const defects = describeDefects(plan);
  const text = [describePlan(plan), ...(defects === '' ? [] : [`Defects\n\n${defects}`])].join('\n\n');
  return { text, data: { items: itemsOf(plan), defects: plan.defects, iterations: plan.iterations } };
}

function line({ id, file, line: at, message, fix }: PlanFinding): string {
  return `- ${id} ${file}${at === null ? '' : `:${at}`}: ${message} → ${fix}`;
}
