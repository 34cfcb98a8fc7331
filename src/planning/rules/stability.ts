import { bareWords, counted } from '../../base/text.ts';
import { planningGoesOn } from '../../loop/rules/iteration.ts';
import type { Assignment } from '../../loop/rules/assignment.ts';
import type { IterationYield } from '../../loop/rules/stall.ts';
import { isHolding, isUnresolved, updateDefects, type CriticHandIn, type Defect } from './defects.ts';
import {
  compareHandIns,
  itemsIn,
  itemsOf,
  mergePlan,
  neededSections,
  type Plan,
  type PlanItem,
  type PlanIteration,
  type StoredPlan,
} from './plan.ts';
import { directPlanning, type PlanScope } from './plan-direction.ts';
import { planProblems, type PlanClaim } from './plan-problems.ts';

/** One stored hand-in of a critic: `id` is `<iteration>/plan-critic-<n>`. */
export interface StoredCritique {
  id: string;
  iteration: number;
  handIn: CriticHandIn;
}

export interface PlanReports {
  architects: readonly StoredPlan[];
  critics: readonly StoredCritique[];
  /** The assignments of its agents. */
  assigned: readonly Pick<Assignment, 'agent' | 'part'>[];
}

/**
 * The plan after an iteration: sections merged, defects updated and the change measured. The order of hand-ins does not matter;
 * recording again adds nothing, and late hand-ins are added to their own iteration.
 */
export function recordPlanning(plan: Plan, iteration: number, { architects, critics, assigned }: PlanReports): Plan {
  const known = new Set(plan.merged);
  const freshOf = <Stored extends { id: string }>(all: readonly Stored[]) =>
    all.filter(({ id }) => !known.has(id)).sort((a, b) => compareHandIns(a.id, b.id));
  const [freshArchitects, freshCritics] = [freshOf(architects), freshOf(critics)];
  const already = plan.iterations.find((one) => one.iteration === iteration);
  if (already !== undefined && freshArchitects.length + freshCritics.length === 0) return plan;
  const answers = freshArchitects.flatMap(({ id, handIn }) => handIn.answers.map((answer) => ({ ...answer, by: id })));
  const rulers = freshCritics.map(({ id, handIn }) => ({ by: id, handIn }));
  const merged = mergePlan(plan, freshArchitects);
  const ofNow = (stored: readonly { iteration: number }[]) => stored.filter((one) => one.iteration === iteration);
  const [reported, judged] = [ofNow(architects).length, ofNow(critics).length];
  const partsOf = (agent: string) => assigned.flatMap((one) => (one.agent === agent ? (one.part ?? []) : []));
  const [sections, aspects] = [partsOf('plan-architect'), partsOf('plan-critic')];
  const change = contentChange(itemsOf(plan), itemsOf(merged));
  const entry: PlanIteration = {
    iteration,
    valid: (judged > 0 || aspects.length === 0) && (reported + judged) * 2 >= sections.length + aspects.length,
    change: Math.min(1, (already?.change ?? 0) + change),
    sections: sections.flatMap((part) => part.split(' ')),
    aspects,
  };
  return {
    ...merged,
    defects: updateDefects(plan.defects, iteration, answers, rulers),
    iterations: [...plan.iterations.filter((one) => one.iteration !== iteration), entry].sort(
      (a, b) => a.iteration - b.iteration,
    ),
    merged: [...merged.merged, ...freshCritics.map(({ id }) => id)].sort(compareHandIns),
  };
}

/**
 * The share of a plan's content that differs between two versions, from 0 (equal) to 1 (nothing in common): the Jaccard distance of what
 * their items say, word for word. The order of items and words, white space, case and punctuation do not count. The distance is a metric.
 */
export function contentChange(before: readonly PlanItem[], after: readonly PlanItem[]): number {
  const [left, right] = [before, after].map(
    (items) =>
      new Set(
        items.flatMap(({ id, ...item }) =>
          Object.entries(item).flatMap(([field, value]) =>
            [value ?? []]
              .flat()
              .flatMap(bareWords)
              .map((word) => `${id} ${field} ${word}`),
          ),
        ),
      ),
  ) as [Set<string>, Set<string>];
  const shared = [...left].filter((one) => right.has(one)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

export interface PlanningLimits extends PlanScope {
  /** The number of stable iterations in a row that end the phase. */
  stableIterations: number;
  /** The number of iterations that ends the phase in any case. */
  mostIterations: number;
}

/** The limits of a workflow. */
export function planningLimitsOf(state: Parameters<typeof neededSections>[0]): PlanningLimits {
  return { needed: neededSections(state), stableShare: 0.1, stableIterations: 2, mostIterations: 12 };
}

export interface PlanningVerdict {
  kind: 'go_on' | 'finished' | 'finished_with_objections';
  /** The verdict as a sentence. */
  sentence: string;
  /** The numbers behind it. */
  numbers: string;
}

/**
 * Decides from the recorded plan whether planning is over: no open blocker, no faulty item, no empty section, and either little change in
 * the last valid iterations or nobody with a task; or no iterations left. Invalid iterations count only towards that limit.
 */
export function concludePlanning(plan: Plan, claims: readonly PlanClaim[], limits: PlanningLimits): PlanningVerdict {
  const { defects, iterations } = plan;
  const { needed, stableShare, stableIterations, mostIterations } = limits;
  const last = iterations.at(-1);
  const wrong = [
    ...named(
      'open blocker',
      defects.filter((one) => isHolding(one, last?.iteration ?? 0)).map(({ id }) => id),
    ),
    ...named(
      'faulty item',
      planProblems(itemsOf(plan), claims).flatMap(({ about }) => about.slice(0, 1)),
    ),
    ...named(
      'empty section',
      needed.filter((code) => itemsIn(plan, code).length === 0),
    ),
  ];
  const stable =
    iterations.length - 1 - iterations.findLastIndex(({ valid, change }) => !valid || change >= stableShare);
  const changed = iterations
    .slice(-stableIterations)
    .map(({ change, valid }) => (valid ? percent(change) : 'not valid'));
  const numbers = [
    wrong.join(', ') || 'no blocker and no fault',
    `${stable} of ${stableIterations} stable iterations (changed ${changed.join(', ') || 'nothing yet'}, stable below ${percent(stableShare)})`,
    `${iterations.length} of at most ${mostIterations} iterations`,
  ].join(', ');
  const { architects, critics, statements } = directPlanning(plan, claims, limits);
  const isIdle = architects.length + critics.length + statements.length === 0;
  if (wrong.length === 0 && (isIdle || stable >= stableIterations))
    return { kind: 'finished', sentence: 'the plan is finished', numbers };
  if (iterations.length >= mostIterations) {
    const left = counted(unresolvedObjections(defects).length, 'unresolved objection');
    return { kind: 'finished_with_objections', sentence: `planning ends at its cap with ${left}`, numbers };
  }
  const calm =
    (last?.change ?? 1) < stableShare
      ? `${counted(defects.filter(isUnresolved).length, 'objection')} without an answer or a ruling`
      : `the plan still changes (${changed.at(-1) ?? 'nothing yet'} in the last iteration, stable below ${percent(stableShare)})`;
  return { kind: 'go_on', sentence: `${planningGoesOn}${wrong.join('; ') || calm}`, numbers };
}

/** The objections that remain at the end: unaccepted blockers and concerns, most severe first. */
export function unresolvedObjections(defects: readonly Defect[]): Defect[] {
  return (['blocker', 'concern'] as const).flatMap((severity) =>
    defects.filter((defect) => isUnresolved(defect) && defect.severity === severity),
  );
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
  const settled = new Set(
    defects.flatMap(({ history }) => history.flatMap((one) => (one.event === 'accepted' ? [one.iteration] : []))),
  );
  return iterations.map(({ iteration, valid, change }) => ({
    iteration,
    valid,
    brought: change > 0 || settled.has(iteration),
  }));
}
