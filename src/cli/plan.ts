import type { WorkflowPaths } from '../files/paths.ts';
import { describeDefects, describePlan } from '../planning/rules/describe-plan.ts';
import { itemsOf } from '../planning/rules/plan.ts';
import { exitCodes } from '../base/errors.ts';
import { judgedPlan } from '../planning/plan-file.ts';
import { counted } from '../base/text.ts';
import { readState } from '../loop/state-file.ts';
import type { WorkflowCall } from './command-row.ts';
import type { Answer } from './context.ts';

/** Checks that every item of the plan has sources, and that the items can be executed in some order; with `--items` prints them. */
export async function plan(paths: WorkflowPaths, { options: { items: printsItems } }: WorkflowCall): Promise<Answer> {
  const { plan, problems, verdict } = judgedPlan(paths, await readState(paths));
  const items = itemsOf(plan);
  if (printsItems !== undefined) {
    const defects = describeDefects(plan);
    const text = [describePlan(plan), ...(defects === '' ? [] : [`Defects\n\n${defects}`])].join('\n\n');
    return { text, data: { items, defects: plan.defects, iterations: plan.iterations } };
  }
  const count = counted(items.length, 'item');
  const found =
    items.length === 0
      ? 'The plan has no items: plan-architects hand their sections in, and `autonomous-workflow record` merges them.'
      : problems.length === 0
        ? `The plan holds: ${count}, each traced to its sources.`
        : [
            `${counted(problems.length, 'fault')} in ${count}:`,
            ...problems.map(({ message, fix }) => `- ${message} → ${fix}`),
          ].join('\n');
  const isSound = items.length > 0 && problems.length === 0;
  const text = verdict === undefined ? found : `${found}\nVerdict: ${verdict}.`;
  return { text, data: problems, exitCode: isSound ? 0 : exitCodes.refused };
}
