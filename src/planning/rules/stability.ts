import { planningGoesOn } from '../../loop/rules/iteration.ts';
import type { IterationYield } from '../../loop/rules/stall.ts';
import { neededSections, type PlanItem, type SectionCode } from './plan-hand-in.ts';
import type { PlanScope } from './plan-direction.ts';
import type { PlanProblem } from './plan-problems.ts';
import { isHolding, isUnresolved, type Defect } from './defect.ts';
import type { Plan, PlanIteration } from './plan.ts';
import { bareWords, counted } from '../../base/text.ts';

const shingleSize = 3;

/**
 * The share of a plan's content that differs between two versions, from 0 (equal) to 1 (nothing in common): the Jaccard distance
 * of their word shingles (runs of three words within a text of an item) together with their links (each dependency, claim and
 * command counts as one). The order of items, white space, case and punctuation do not count. The distance is a metric.
 */
export function contentChange(before: readonly PlanItem[], after: readonly PlanItem[]): number {
  const [left, right] = [contentOf(before), contentOf(after)];
  let shared = 0;
  for (const piece of left) if (right.has(piece)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : 1 - shared / all;
}

function contentOf(items: readonly PlanItem[]): Set<string> {
  return new Set(
    items.flatMap((item) => {
      const { id, title, text, purpose = '', mitigation = '', interfaces = [], options = [] } = item;
      const { claims, depends_on, builds = [], verification = [] } = item;
      return [
        `item ${id} ${item.kind}`,
        ...[title, text, purpose, mitigation, ...interfaces, ...options].flatMap(shingles),
        ...claims.map((claim) => `${id} cites ${claim}`),
        ...depends_on.map((other) => `${id} needs ${other}`),
        ...builds.map((other) => `${id} builds ${other}`),
        ...verification.map((command) => `${id} runs ${command}`),
      ];
    }),
  );
}

/** A text of fewer than three words is one shingle. */
function shingles(text: string): string[] {
  const words = bareWords(text);
  if (words.length === 0) return [];
  const count = Math.max(1, words.length - shingleSize + 1);
  return Array.from({ length: count }, (_, index) => words.slice(index, index + shingleSize).join(' '));
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

/** The faults of a plan's items, empty sections, and whether nobody would have a task in the next iteration. */
export interface PlanFaults {
  problems: readonly Pick<PlanProblem, 'item' | 'kind'>[];
  empty: readonly SectionCode[];
  isIdle: boolean;
}

export interface PlanningVerdict {
  kind: 'go_on' | 'finished' | 'finished_with_objections';
  /** The verdict as a sentence. */
  sentence: string;
  /** The numbers behind it. */
  numbers: string;
  /** Ids of the defects that remain unaccepted at the end. */
  objections: string[];
}

/**
 * Decides whether planning is over: no open blocker, no error of the check, and little change in the last valid iterations, or nobody
 * with a task; or no iterations left. Invalid iterations count only towards that limit.
 * @param faults of items and sections.
 */
export function judgePlanning(
  { defects, iterations }: Pick<Plan, 'defects' | 'iterations'>,
  faults: PlanFaults,
  limits: PlanningLimits,
): PlanningVerdict {
  const last = iterations.at(-1)?.iteration ?? 0;
  const holding = defects.filter((defect) => isHolding(defect, last));
  const stable = stableCount(iterations, limits.stableShare);
  const hardFindings = faults.problems.length + faults.empty.length;
  const facts = [
    `${holding.length} ${holding.length === 1 ? 'open blocker' : 'open blockers'}${listed(holding)}`,
    `${hardFindings} hard ${hardFindings === 1 ? 'finding' : 'findings'}`,
    `${stable} of ${limits.stableIterations} stable iterations (changed ${lately(iterations, limits.stableIterations)}, stable below ${percent(limits.stableShare)})`,
    `${iterations.length} of at most ${limits.mostIterations} iterations`,
  ].join(', ');
  const verdict = (kind: PlanningVerdict['kind'], what: string, objections: string[] = []): PlanningVerdict => {
    return { kind, sentence: what, numbers: facts, objections };
  };
  if (holding.length === 0 && hardFindings === 0 && (faults.isIdle || stable >= limits.stableIterations)) {
    return verdict('finished', 'the plan is finished');
  }
  if (iterations.length < limits.mostIterations)
    return verdict('go_on', `${planningGoesOn}${reasons(holding, faults, { defects, iterations }, limits)}`);
  const objections = unresolvedObjections(defects).map(({ id }) => id);
  return verdict(
    'finished_with_objections',
    `planning ends at its cap with ${objections.length} unresolved ${objections.length === 1 ? 'objection' : 'objections'}`,
    objections,
  );
}

/** The objections that remain at the end: unaccepted blockers and concerns, most severe first. */
export function unresolvedObjections(defects: readonly Defect[]): Defect[] {
  const left = defects.filter((defect) => isUnresolved(defect) && defect.severity !== 'suggestion');
  return [
    ...left.filter(({ severity }) => severity === 'blocker'),
    ...left.filter(({ severity }) => severity === 'concern'),
  ];
}

/** The reasons why a plan is not finished, with ids; every message about it uses this sentence. */
function reasons(
  holding: readonly Defect[],
  { problems, empty }: PlanFaults,
  { defects, iterations }: Pick<Plan, 'defects' | 'iterations'>,
  { stableShare }: PlanningLimits,
): string {
  const items = [...new Set(problems.map(({ item }) => item))];
  const named = items.map((id) => {
    const kinds = problems.filter(({ item }) => item === id).map(({ kind }) => kind.replaceAll('_', ' '));
    return `${id} ${[...new Set(kinds)].join(', ')}`;
  });
  const found = [
    ...(holding.length === 0
      ? []
      : [`${counted(holding.length, 'open blocker')} (${few(holding.map(({ id }) => id))})`]),
    ...(items.length === 0
      ? []
      : [`${items.length === 1 ? '1 item has faults' : `${items.length} items have faults`} (${few(named)})`]),
    ...(empty.length === 0
      ? []
      : [`${empty.length === 1 ? '1 section has' : `${empty.length} sections have`} no items (${empty.join(', ')})`]),
  ];
  if (found.length > 0) return found.join('; ');
  if ((iterations.at(-1)?.change ?? 1) < stableShare)
    return `${counted(defects.filter(isUnresolved).length, 'objection')} without an answer or a ruling`;
  return `the plan still changes (${lately(iterations, 1)} in the last iteration, stable below ${percent(stableShare)})`;
}

const mostNamed = 6;

function few(names: readonly string[]): string {
  const more = names.length > mostNamed ? `; and ${names.length - mostNamed} more` : '';
  return `${names.slice(0, mostNamed).join('; ')}${more}`;
}

/** Whether each iteration of planning brought something: a change of the plan, or an objection that was settled. */
export function planYields({ iterations, defects }: Pick<Plan, 'iterations' | 'defects'>): IterationYield[] {
  const settled = new Set(
    defects.flatMap(({ history }) => history.flatMap((one) => (one.event === 'accepted' ? [one.iteration] : []))),
  );
  const isFruit = ({ iteration, change }: PlanIteration) => change > 0 || settled.has(iteration);
  return iterations.map((one) => ({ iteration: one.iteration, valid: one.valid, brought: isFruit(one) }));
}

function stableCount(iterations: readonly PlanIteration[], share: number): number {
  const lastUnstable = iterations.findLastIndex(({ valid, change }) => !valid || change >= share);
  return iterations.length - 1 - lastUnstable;
}

function lately(iterations: readonly PlanIteration[], count: number): string {
  const shown = iterations.slice(-count).map(({ change, valid }) => (valid ? percent(change) : 'not valid'));
  return shown.length === 0 ? 'nothing yet' : shown.join(', ');
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}

function listed(defects: readonly Defect[]): string {
  return defects.length === 0 ? '' : ` (${defects.map(({ id }) => id).join(', ')})`;
}
