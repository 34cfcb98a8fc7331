import { updateDefects } from './defect-life.ts';
import type { CriticHandIn } from './defect-hand-in.ts';
import { compareHandIns, mergePlan, type StoredPlan } from './merge-plan.ts';
import { itemsOf, type Plan, type PlanIteration } from './plan.ts';
import type { PlanDirection } from './plan-direction.ts';
import { contentChange } from './stability.ts';

/** One stored hand-in of a critic: `id` is `<iteration>/plan-critic-<n>`. */
export interface StoredCritique {
  id: string;
  iteration: number;
  handIn: CriticHandIn;
}

export interface PlanReports {
  architects: readonly StoredPlan[];
  critics: readonly StoredCritique[];
  /** The tasks of its agents; see directPlanning. */
  direction: PlanDirection;
}

/**
 * The plan after an iteration: sections merged, defects updated and the change measured. The order of hand-ins does not matter;
 * recording again adds nothing, and late hand-ins are added to their own iteration.
 */
export function recordPlanning(plan: Plan, iteration: number, { architects, critics, direction }: PlanReports): Plan {
  const known = new Set(plan.merged);
  const freshArchitects = architects.filter(({ id }) => !known.has(id)).sort((a, b) => compareHandIns(a.id, b.id));
  const freshCritics = critics.filter(({ id }) => !known.has(id)).sort((a, b) => compareHandIns(a.id, b.id));
  const already = plan.iterations.find((one) => one.iteration === iteration);
  if (already !== undefined && freshArchitects.length + freshCritics.length === 0) return plan;
  const answers = freshArchitects.flatMap(({ id, handIn }) => handIn.answers.map((answer) => ({ ...answer, by: id })));
  const rulers = freshCritics.map(({ id, handIn }) => ({ by: id, handIn }));
  const merged = mergePlan(plan, freshArchitects);
  const defects = updateDefects(plan.defects, iteration, answers, rulers);
  const ofNow = <Stored extends { iteration: number }>(stored: readonly Stored[]) =>
    stored.filter((one) => one.iteration === iteration);
  const [reported, judged] = [ofNow(architects).length, ofNow(critics).length];
  const expected = direction.architects.length + direction.critics.length;
  const change = contentChange(itemsOf(plan), itemsOf(merged));
  const entry: PlanIteration = {
    iteration,
    valid: (judged > 0 || direction.critics.length === 0) && (reported + judged) * 2 >= expected,
    change: already === undefined ? change : Math.min(1, already.change + change),
    sections: direction.architects.flatMap(({ sections }) => sections),
    aspects: direction.critics.map(({ aspect }) => aspect),
  };
  return {
    ...merged,
    defects,
    iterations: [...plan.iterations.filter((one) => one.iteration !== iteration), entry].sort(
      (a, b) => a.iteration - b.iteration,
    ),
    merged: [...merged.merged, ...freshCritics.map(({ id }) => id)].sort(compareHandIns),
  };
}
