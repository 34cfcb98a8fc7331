import { counted, quotedWords } from '../../base/text.ts';
import { excerpt, oneLine, printable } from '../../base/errors.ts';
import { itemsIn, itemsOf, planSections, type Plan, type PlanItem } from './plan.ts';

/** The items of the plan by section, for critics and for people. */
export function describePlan(plan: Plan): string {
  const sections = planSections.flatMap(({ code, title }) => {
    const items = itemsIn(plan, code);
    return items.length === 0 ? [] : [[`${code} ${title}`, ...items.map(describeItem)].join('\n\n')];
  });
  return sections.length === 0 ? 'The plan has no items yet.' : sections.join('\n\n');
}

function describeItem(item: PlanItem): string {
  const { id, kind, title, text, claims, depends_on, purpose, interfaces, verification, builds, mitigation, options } =
    item;
  const list = (name: string, values: readonly string[] | undefined) =>
    values === undefined || values.length === 0 ? [] : [`  ${name}: ${values.map(oneLine).join('; ')}`];
  return [
    `${id} (${kind}) ${excerpt(title)}`,
    ...printable(text)
      .split('\n')
      .map((line) => `  ${line}`),
    ...list('purpose', purpose === undefined ? [] : [purpose]),
    ...list('interfaces', interfaces),
    ...list('builds', builds),
    ...list('verification', verification),
    ...list('mitigation', mitigation === undefined ? [] : [mitigation]),
    ...list('options', options),
    ...list('based on', claims),
    ...list('needs', depends_on),
  ].join('\n');
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
