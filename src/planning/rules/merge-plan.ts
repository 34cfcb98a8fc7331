import type { Plan } from './plan.ts';
import { type PlanHandIn, sectionCodes, sectionOf, sectionsIn, type SectionCode } from './plan-hand-in.ts';

/** One stored hand-in of an architect: `id` is `<iteration>/plan-architect-<n>`. */
export interface StoredPlan {
  id: string;
  iteration: number;
  handIn: PlanHandIn;
}

/**
 * The plan with these sections. A later hand-in replaces its sections as a whole, by id and not by order of arrival: the same hand-ins
 * give the same plan in any order and in any portions, and merging again changes nothing.
 */
export function mergePlan(plan: Plan, handIns: readonly StoredPlan[]): Plan {
  const known = new Set(plan.merged);
  const fresh = handIns.filter(({ id }) => !known.has(id)).sort((a, b) => compareHandIns(a.id, b.id));
  if (fresh.length === 0) return plan;
  const sections = sectionCodes.flatMap((code) => latest(plan, fresh, code) ?? []);
  const toCheck = [
    ...plan.claims_to_check,
    ...fresh.flatMap(({ iteration, handIn }) =>
      handIn.claims_to_check.map((text) => ({ text, section: handIn.section, iteration })),
    ),
  ].sort((a, b) => a.iteration - b.iteration || compare(a.section, b.section) || compare(a.text, b.text));
  return {
    ...plan,
    sections,
    ids: [...new Set([...plan.ids, ...fresh.flatMap(({ handIn }) => handIn.items.map(({ id }) => id))])].sort(compare),
    claims_to_check: toCheck.filter(({ text }, at) => toCheck.findIndex((one) => one.text === text) === at),
    merged: [...plan.merged, ...fresh.map(({ id }) => id)].sort(compareHandIns),
  };
}

function latest(plan: Plan, fresh: readonly StoredPlan[], code: SectionCode): Plan['sections'][number] | undefined {
  const before = plan.sections.find((section) => section.code === code);
  const last = fresh.findLast(({ handIn }) => sectionsIn(handIn).includes(code));
  if (last === undefined || (before !== undefined && compareHandIns(before.hand_in, last.id) > 0)) return before;
  return {
    code,
    hand_in: last.id,
    iteration: last.iteration,
    items: last.handIn.items.filter(({ id }) => sectionOf(id) === code),
  };
}

/** Sorts `2/plan-architect-10` after `2/plan-architect-9`, independently of the locale. */
export function compareHandIns(left: string, right: string): number {
  const sortable = (id: string) => id.replace(/\d+/g, (digits) => digits.padStart(9, '0'));
  return compare(sortable(left), sortable(right));
}

function compare(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
