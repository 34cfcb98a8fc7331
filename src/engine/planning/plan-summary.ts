import { cut } from '../workflow-error.ts';
import { describeDefects, describePlan } from './describe-plan.ts';
import type { Plan } from './plan.ts';

/** What a command prints stays in the context of the session. */
const longestItems = 8_000;
const longestDefects = 3_000;

/** What an iteration of planning came to, for whoever writes the document: the sections that changed, and the defects that are left. */
export function summarizePlanning(plan: Plan, iteration: number, verdict: string): string {
  const changed = plan.sections.filter((section) => section.iteration === iteration);
  const entry = plan.iterations.find((one) => one.iteration === iteration);
  const change = entry === undefined ? '' : `; ${Math.round(entry.change * 100)} % of the plan changed`;
  const doubt =
    entry?.valid === false
      ? ' It does not count as stable: fewer than half of its agents handed in, or no critic.'
      : '';
  const defects = describeDefects(plan);
  return [
    `Iteration ${iteration} is recorded: ${changed.length} sections handed in${change}.${doubt} Verdict: ${verdict}.`,
    ...(changed.length === 0 ? [] : [shortened(describePlan({ ...plan, sections: changed }), longestItems)]),
    ...(defects === '' ? [] : [`Defects\n\n${shortened(defects, longestDefects)}`]),
  ].join('\n\n');
}

function shortened(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${cut(text, longest)}\n… (cut; \`autonomous-workflow plan items\` prints all of it)`;
}
