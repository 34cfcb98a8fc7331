import { counted, quotedWords } from '../../base/text.ts';
import { blocksMarkdown } from '../../report/rules/to-markdown.ts';
import { planBlocks } from './document.ts';
import { itemsIn, itemsOf, planSections, type Plan, type PlanItem } from './plan.ts';

/** The sections of the plan that have items, as in its document, for critics and for people. */
export function describePlan(plan: Plan): string {
  const blocks = planBlocks(plan, []);
  const written = planSections.filter(({ code }) => itemsIn(plan, code).length > 0);
  const sections = written.map(({ code, title }) => `# ${code} ${title}\n\n${blocksMarkdown(blocks.get(title) ?? [])}`);
  return sections.join('\n\n') || 'The plan has no items yet.';
}

/** The counts of the plan in the state. */
export function countPlan(plan: Plan) {
  const count = (kind: PlanItem['kind']) => itemsOf(plan).filter((item) => item.kind === kind).length;
  return {
    components_designed: count('component'),
    critic_issues_resolved: plan.defects.filter(({ status }) => status === 'accepted').length,
    open_design_decisions: count('open_decision'),
  };
}

const shownEvents = 3;

/** The open defects, most severe first, each with its latest events; empty when there are none. */
export function describeDefects({ defects }: Pick<Plan, 'defects'>): string {
  const rank = { blocker: 0, concern: 1, suggestion: 2 };
  return defects
    .filter(({ status }) => status !== 'accepted')
    .sort((a, b) => rank[a.severity] - rank[b.severity])
    .map(({ id, severity, about, status, statement, resolution, history }) =>
      [
        `${id} (${severity}, ${status}) ${about}: ${quotedWords(statement)}`,
        `  wanted: ${quotedWords(resolution)}`,
        ...history
          .slice(1)
          .slice(-shownEvents)
          .map(({ event, iteration, text }) => `  ${event} in iteration ${iteration}: ${quotedWords(text)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The result of an iteration of planning in a few words. */
export function describeResult(plan: Plan, iteration: number, isWriting: boolean): string {
  const items = counted(itemsOf(plan).length, 'item');
  if (isWriting) return `plan written, with ${items}`;
  const entry = plan.iterations.find((one) => one.iteration === iteration);
  const change = entry === undefined ? '' : `, ${Math.round(entry.change * 100)} % of it changed`;
  const open = plan.defects.filter(({ severity, status }) => severity === 'blocker' && status !== 'accepted').length;
  const doubt = entry?.valid === false ? '; not stable: fewer than half of its agents handed in, or no critic' : '';
  return `plan of ${items}${change}${open === 0 ? '' : `, ${counted(open, 'open blocker')}`}${doubt}`;
}
