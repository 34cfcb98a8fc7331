import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { modeOf } from '../../base/vocabulary.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { defectAnswer, defectSchema } from './defects.ts';

/** The sections of a plan in the order of the document. The code is part of the ids of their items, such as `P-CMP-001`. */
export const planSections = [
  { code: 'VIS', title: 'Vision & Objectives', kinds: ['objective'] },
  { code: 'ARC', title: 'Architecture Overview', kinds: ['decision'] },
  { code: 'CMP', title: 'Component Design', kinds: ['component'] },
  { code: 'TEC', title: 'Technology Stack', kinds: ['technology'] },
  { code: 'DEF', title: 'Defensibility Analysis', kinds: ['argument'] },
  { code: 'RSK', title: 'Risk Assessment', kinds: ['risk'] },
  { code: 'SEQ', title: 'Implementation Sequence', kinds: ['step'] },
  { code: 'DEC', title: 'Open Design Decisions', kinds: ['open_decision'] },
] as const;

export type SectionCode = (typeof planSections)[number]['code'];
export type ItemKind = (typeof planSections)[number]['kinds'][number];

export const sectionCodes = planSections.map(({ code }) => code);
/** The one section that may be empty in every plan: it need not have open decisions. */
export const mayBeEmpty: SectionCode = 'DEC';
export const itemKinds = planSections.flatMap(({ kinds }): readonly ItemKind[] => kinds);

/**
 * The sections without which no plan is finished. A feature of a project that has code already has nobody to defend it against.
 */
export function neededSections({
  workflow_type,
  repository_analysis,
}: Pick<WorkflowState, 'workflow_type' | 'repository_analysis'>): SectionCode[] {
  const isFeature = modeOf(workflow_type) === 'full-auto' && repository_analysis;
  return sectionCodes.filter((code) => code !== mayBeEmpty && !(isFeature && code === 'DEF'));
}

/** The section of an item, from its id; undefined for an invalid id. */
export function sectionOf(item: string): SectionCode | undefined {
  const code = /^P-([A-Z]{3})-\d{3,}$/.exec(item)?.[1];
  return sectionCodes.find((one) => one === code);
}

/** The title of a section in a document. */
export function sectionTitle(code: SectionCode): string {
  return planSections.find((section) => section.code === code)?.title ?? code;
}

z.config(english());

const sentence = words(8, 2_000);
const shortText = words(1, 500);
const prose = words(20, 8_000);
const itemId = z
  .string()
  .check(
    z.regex(
      new RegExp(`^P-(?:${sectionCodes.join('|')})-\\d{3,6}$`),
      'expected an id of section and number such as "P-CMP-001"',
    ),
  );

/** One item of the plan. planProblems checks the fields that only some kinds have, so that its message can name the item. */
export const planItem = z.object({
  id: itemId,
  kind: z.enum(itemKinds as [(typeof itemKinds)[number], ...(typeof itemKinds)[number][]]),
  title: words(3, 200),
  text: prose,
  /** Ids of the claims of the ledger on which it is based. */
  claims: z.array(z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"'))).check(z.maxLength(40)),
  /** Items that must be built or decided before. */
  depends_on: z.array(itemId).check(z.maxLength(60)),
  /** component: its purpose and its interfaces. */
  purpose: z.optional(sentence),
  interfaces: z.optional(z.array(shortText).check(z.maxLength(40))),
  /** component, step: commands that succeed when it works. */
  verification: z.optional(z.array(shortText).check(z.maxLength(20))),
  /** step: the components that it builds. */
  builds: z.optional(z.array(itemId).check(z.maxLength(20))),
  /** risk: how the plan reduces it. */
  mitigation: z.optional(sentence),
  /** open_decision: the alternatives. */
  options: z.optional(z.array(shortText).check(z.maxLength(12))),
});

const anyCode = sectionCodes.join('|');

/** The hand-in of a plan-architect: complete sections, which replace the former ones. */
export const planHandIn = z.object({
  assignment: assignmentField('i9-p1'),
  summary: summaryField,
  /** The code of a section, or several. */
  section: z
    .string()
    .check(
      z.regex(new RegExp(`^(?:${anyCode})(?: (?:${anyCode}))*$`), 'expected sections such as "CMP" or "VIS ARC CMP"'),
    ),
  items: z.array(planItem).check(z.maxLength(80)),
  answers: z.array(defectAnswer).check(z.maxLength(80)),
  /** Statements that the section would use if they were proven: researchers search for evidence. */
  claims_to_check: z.array(sentence).check(z.maxLength(10)),
});

/** The sections that an architect was asked for, or hands in. */
export function sectionsIn({ section }: Pick<PlanHandIn, 'section'>): SectionCode[] {
  const named = section.split(' ');
  return sectionCodes.filter((code) => named.includes(code));
}

export type PlanItem = z.infer<typeof planItem>;
export type PlanHandIn = z.infer<typeof planHandIn>;

const section = z.object({
  code: z.enum(sectionCodes as [(typeof sectionCodes)[number], ...(typeof sectionCodes)[number][]]),
  /** The iteration of the hand-in. */
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
  return { schema: 1, sections: [], claims_to_check: [], defects: [], iterations: [], merged: [] };
}

/** All items, in the order of the document. */
export function itemsOf({ sections }: Pick<Plan, 'sections'>): PlanItem[] {
  return sectionCodes.flatMap((code) => itemsIn({ sections }, code));
}

/** The items of one section, in the architect's order. */
export function itemsIn({ sections }: Pick<Plan, 'sections'>, code: SectionCode): PlanItem[] {
  return sections.find((one) => one.code === code)?.items ?? [];
}

/** A stored hand-in: `id` is `<iteration>/<agent>-<n>`. */
export interface Stored<T> {
  id: string;
  iteration: number;
  handIn: T;
}

/** Sorts `2/plan-architect-10` after `2/plan-architect-9`, whatever the locale. */
export const compareHandIns = (left: string, right: string): number =>
  left.localeCompare(right, 'en', { numeric: true });
