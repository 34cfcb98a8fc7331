import { bareWords, counted } from '../../base/text.ts';
import type { Assignment } from '../../loop/rules/agents.ts';
import { planningGoesOn, type IterationYield } from '../../loop/rules/iteration.ts';
import { isUnresolved, updateDefects, type CriticHandIn } from './defects.ts';
import {
  compareHandIns,
  itemsIn,
  itemsOf,
  sectionCodes,
  sectionOf,
  sectionsIn,
  type Plan,
  type PlanHandIn,
  type PlanItem,
  type PlanIteration,
  type Stored,
  planProblems,
  type PlanClaim,
} from './plan.ts';
import { directPlanning, stableShare, type PlanScope } from './plan-direction.ts';

/** The number of stable iterations in a row that end the phase, and the number of iterations that ends it in any case. */
const stableIterations = 2;
const mostIterations = 12;

export interface PlanReports {
  architects: readonly Stored<PlanHandIn>[];
  critics: readonly Stored<CriticHandIn>[];
  /** The assignments of its agents. */
  assigned: readonly Pick<Assignment, 'agent' | 'part'>[];
}

/**
 * The plan after an iteration: sections replaced, defects updated and the change measured. The order of hand-ins does not matter;
 * recording again adds nothing, and late hand-ins are added to their own iteration.
 */
export function recordPlanning(plan: Plan, iteration: number, { architects, critics, assigned }: PlanReports): Plan {
  const freshOf = <T>(all: readonly Stored<T>[]) =>
    all.filter(({ id }) => !plan.merged.includes(id)).toSorted((a, b) => compareHandIns(a.id, b.id));
  const [designs, critiques] = [freshOf(architects), freshOf(critics)];
  const already = plan.iterations.find((one) => one.iteration === iteration);
  if (already !== undefined && designs.length + critiques.length === 0) return plan;
  const sections = designs.reduce(withSections, plan.sections);
  const answers = designs.flatMap(({ id: by, handIn }) => handIn.answers.map((answer) => ({ ...answer, by })));
  const raised = critiques.map(({ id: by, handIn }) => ({ by, handIn }));
  const wanted = designs.flatMap(({ iteration: of, handIn: { claims_to_check, section } }) =>
    claims_to_check.map((text) => ({ text, section, iteration: of })),
  );
  const toCheck = [...plan.claims_to_check, ...wanted];
  const ofNow = (stored: readonly { iteration: number }[]) => stored.filter((one) => one.iteration === iteration);
  const [reported, judged] = [ofNow(architects).length, ofNow(critics).length];
  const partsOf = (agent: string) => assigned.flatMap((one) => (one.agent === agent ? (one.part ?? []) : []));
  const [asked, aspects] = [partsOf('plan-architect'), partsOf('plan-critic')];
  const entry: PlanIteration = {
    iteration,
    valid: (judged > 0 || aspects.length === 0) && (reported + judged) * 2 >= asked.length + aspects.length,
    change: Math.min(1, (already?.change ?? 0) + contentChange(itemsOf(plan), itemsOf({ sections }))),
    aspects,
  };
  return {
    ...plan,
    sections,
    claims_to_check: toCheck.filter(({ text }, at) => toCheck.findIndex((one) => one.text === text) === at),
    defects: updateDefects(plan.defects, iteration, answers, raised),
    iterations: [...plan.iterations.filter((one) => one.iteration !== iteration), entry].sort(
      (a, b) => a.iteration - b.iteration,
    ),
    merged: [...plan.merged, ...[...designs, ...critiques].map(({ id }) => id)].sort(compareHandIns),
  };
}

/** A hand-in replaces its sections as a whole. */
function withSections(before: Plan['sections'], { iteration, handIn }: Stored<PlanHandIn>): Plan['sections'] {
  const own = sectionsIn(handIn);
  return sectionCodes.flatMap((code) => {
    const items = handIn.items.filter(({ id }) => sectionOf(id) === code);
    return own.includes(code) ? [{ code, iteration, items }] : before.filter((one) => one.code === code);
  });
}

/**
 * The share of a plan's content that differs between two versions, from 0 (equal) to 1 (nothing in common): the Jaccard distance of what
 * their items say, word for word. The order of items and words, white space, case and punctuation do not count. The distance is a metric.
 */
export function contentChange(before: readonly PlanItem[], after: readonly PlanItem[]): number {
  const wordsOf = ({ id, ...item }: PlanItem) =>
    Object.entries(item).flatMap(([field, value]) =>
      bareWords([value ?? []].flat().join(' ')).map((word) => `${id} ${field} ${word}`),
    );
  const [left, right] = [new Set(before.flatMap(wordsOf)), new Set(after.flatMap(wordsOf))];
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 0 : 2 - (left.size + right.size) / all;
}

export interface PlanningVerdict {
  kind: 'go_on' | 'finished' | 'finished_with_objections';
  /** The verdict as a sentence. */
  sentence: string;
}

/**
 * Decides from the recorded plan whether planning is over: no open blocker, no faulty item, no empty section, and either little change in
 * the last valid iterations or nobody with a task; or no iterations left. Invalid iterations count only towards that limit.
 */
export function concludePlanning(plan: Plan, claims: readonly PlanClaim[], scope: PlanScope): PlanningVerdict {
  const { defects, iterations } = plan;
  const wrong = [
    ...named(
      'open blocker',
      defects.filter((one) => one.severity === 'blocker' && isUnresolved(one)).map(({ id }) => id),
    ),
    ...named(
      'faulty item',
      planProblems(itemsOf(plan), claims).flatMap(({ about }) => about.slice(0, 1)),
    ),
    ...named(
      'empty section',
      scope.needed.filter((code) => itemsIn(plan, code).length === 0),
    ),
  ];
  const stable =
    iterations.length - 1 - iterations.findLastIndex(({ valid, change }) => !valid || change >= stableShare);
  const isIdle = Object.values(directPlanning(plan, claims, scope)).flat().length === 0;
  if (wrong.length === 0 && (isIdle || stable >= stableIterations))
    return { kind: 'finished', sentence: 'the plan is finished' };
  if (iterations.length >= mostIterations) {
    const left = counted(defects.filter(isUnresolved).length, 'unresolved objection');
    return { kind: 'finished_with_objections', sentence: `planning ends at its cap with ${left}` };
  }
  const last = iterations.at(-1);
  const share = last === undefined ? 'nothing' : percent(last.change);
  const changing =
    iterations.length === 1
      ? 'it is new, and no further round has confirmed it'
      : `the plan still changes (${share} in the last iteration, stable below ${percent(stableShare)})`;
  const calm =
    last !== undefined && last.change < stableShare
      ? `${counted(defects.filter(isUnresolved).length, 'objection')} without an answer or a ruling`
      : changing;
  return { kind: 'go_on', sentence: `${planningGoesOn}${wrong.join('; ') || calm}` };
}

const mostNamed = 6;

/** "2 faulty items (P-CMP-001, P-CMP-002)"; nothing without any. */
function named(what: string, all: readonly string[]): string[] {
  const names = [...new Set(all)];
  const shown = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])];
  return names.length === 0 ? [] : [`${counted(names.length, what)} (${shown.join(', ')})`];
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

/** Whether each iteration of planning brought something: a change of the plan, or an objection that was settled. */
export function planYields({ iterations, defects }: Pick<Plan, 'iterations' | 'defects'>): IterationYield[] {
  const settled = defects.flatMap(({ history }) => history.filter(({ event }) => event === 'accepted'));
  return iterations.map(({ iteration, valid, change }) => ({
    iteration,
    valid,
    brought: change > 0 || settled.some((one) => one.iteration === iteration),
  }));
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

/** The result of an iteration of planning in a few words. */
export function describeResult(plan: Plan, iteration: number, isWriting: boolean): string {
  const items = counted(itemsOf(plan).length, 'item');
  if (isWriting) return `plan written, with ${items}`;
  const entry = plan.iterations.find((one) => one.iteration === iteration);
  const change =
    entry === undefined || entry === plan.iterations[0] ? '' : `, ${Math.round(entry.change * 100)} % of it changed`;
  const open = plan.defects.filter((one) => one.severity === 'blocker' && isUnresolved(one)).length;
  const doubt = entry?.valid === false ? '; not stable: fewer than half of its agents handed in, or no critic' : '';
  return `plan of ${items}${change}${open === 0 ? '' : `, ${counted(open, 'open blocker')}`}${doubt}`;
}
