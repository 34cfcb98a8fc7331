import * as z from 'zod/mini';
import { defectSchema } from './defect.ts';
import { planItem, type PlanItem, sectionCodes, type SectionCode } from './plan-hand-in.ts';

const section = z.object({
  code: z.enum(sectionCodes as [(typeof sectionCodes)[number], ...(typeof sectionCodes)[number][]]),
  /** The hand-in that its items come from. */
  hand_in: z.string(),
  iteration: z.int(),
  items: z.array(planItem),
});

const planIteration = z.object({
  iteration: z.int(),
  /** At least half of its agents handed in, a critic among them; otherwise the iteration never counts as stable. */
  valid: z.boolean(),
  /** Share of the content that changed, from 0 to 1. */
  change: z.number(),
  sections: z.array(z.string()),
  aspects: z.array(z.string()),
});

/** The plan as a whole: `plan.json`. */
export const planSchema = z.object({
  schema: z.literal(1),
  sections: z.array(section),
  /** Every item id that was ever used: a dropped id is not used again. */
  ids: z.array(z.string()),
  /** Statements on which architects would build if researchers found them to be true. */
  claims_to_check: z.array(z.object({ text: z.string(), section: z.string(), iteration: z.int() })),
  defects: z.array(defectSchema),
  iterations: z.array(planIteration),
  /** Hand-ins already merged: merging twice changes nothing. */
  merged: z.array(z.string()),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanIteration = z.infer<typeof planIteration>;

/** A plan in which nothing has been handed in. */
export function emptyPlan(): Plan {
  return { schema: 1, sections: [], ids: [], claims_to_check: [], defects: [], iterations: [], merged: [] };
}

/** All items, in the order of the document. */
export function itemsOf({ sections }: Pick<Plan, 'sections'>): PlanItem[] {
  return sectionCodes.flatMap((code) => itemsIn({ sections }, code));
}

/** The items of one section, in the order its architect gave them. */
export function itemsIn({ sections }: Pick<Plan, 'sections'>, code: SectionCode): PlanItem[] {
  return sections.find((one) => one.code === code)?.items ?? [];
}

/** Ids that were in the plan and are no longer. */
export function retiredIds(plan: Pick<Plan, 'sections' | 'ids'>): ReadonlySet<string> {
  const present = new Set(itemsOf(plan).map(({ id }) => id));
  return new Set(plan.ids.filter((id) => !present.has(id)));
}
