import * as z from 'zod/mini';
import { defectSchema } from './defect.ts';
import { planItem, type PlanItem, sectionCodes, type SectionCode } from './plan-hand-in.ts';

const section = z.object({
  code: z.enum(sectionCodes as [(typeof sectionCodes)[number], ...(typeof sectionCodes)[number][]]),
  /** The id of the hand-in. */
  hand_in: z.string(),
  iteration: z.int(),
  items: z.array(planItem),
});

const planIteration = z.object({
  iteration: z.int(),
  /** True when at least half of its agents, with critics one of them, handed in; otherwise it does not count as stable. */
  valid: z.boolean(),
  /** The share of the content that changed, from 0 to 1. */
  change: z.number(),
  sections: z.array(z.string()),
  aspects: z.array(z.string()),
});

/** The plan as a whole: `plan.json`. */
export const planSchema = z.object({
  schema: z.literal(1),
  sections: z.array(section),
  /** Every item id that was ever used; removed ids are not used again. */
  ids: z.array(z.string()),
  /** Statements that architects would use if researchers found evidence. */
  claims_to_check: z.array(z.object({ text: z.string(), section: z.string(), iteration: z.int() })),
  defects: z.array(defectSchema),
  iterations: z.array(planIteration),
  /** Ids of the merged hand-ins, so that merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanIteration = z.infer<typeof planIteration>;

/** A plan without hand-ins. */
export function emptyPlan(): Plan {
  return { schema: 1, sections: [], ids: [], claims_to_check: [], defects: [], iterations: [], merged: [] };
}

/** All items, in the order of the document. */
export function itemsOf({ sections }: Pick<Plan, 'sections'>): PlanItem[] {
  return sectionCodes.flatMap((code) => itemsIn({ sections }, code));
}

/** The items of one section, in the architect's order. */
export function itemsIn({ sections }: Pick<Plan, 'sections'>, code: SectionCode): PlanItem[] {
  return sections.find((one) => one.code === code)?.items ?? [];
}

/** Ids of items that were removed from the plan. */
export function retiredIds(plan: Pick<Plan, 'sections' | 'ids'>): ReadonlySet<string> {
  const present = new Set(itemsOf(plan).map(({ id }) => id));
  return new Set(plan.ids.filter((id) => !present.has(id)));
}
