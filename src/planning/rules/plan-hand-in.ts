import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { assignmentField, summaryField } from '../../loop/rules/hand-in-fields.ts';
import { defectAnswer } from './defect-hand-in.ts';

/** The sections of a plan in the order of the document. The code stands in the ids of their items, such as `P-CMP-001`. */
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
/** A plan need not have open decisions. */
export const mayBeEmpty: SectionCode = 'DEC';
export const itemKinds = planSections.flatMap(({ kinds }): readonly ItemKind[] => kinds);

/** The section that an item's id puts it in, or undefined for an id that is none. */
export function sectionOf(item: string): SectionCode | undefined {
  const code = /^P-([A-Z]{3})-\d{3,}$/.exec(item)?.[1];
  return sectionCodes.find((one) => one === code);
}

/** The title of a section as people write it. */
export function sectionTitle(code: SectionCode): string {
  return planSections.find((section) => section.code === code)?.title ?? code;
}

z.config(english());

const sentence = z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000));
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const prose = z.string().check(z.trim(), z.minLength(20), z.maxLength(8_000));
const itemId = z
  .string()
  .check(
    z.regex(
      new RegExp(`^P-(?:${sectionCodes.join('|')})-\\d{3,6}$`),
      'expected an id of section and number such as "P-CMP-001"',
    ),
  );

/** One thing that the plan says. Fields that only some kinds have are checked by planProblems, which names the item. */
export const planItem = z.object({
  id: itemId,
  kind: z.enum(itemKinds as [(typeof itemKinds)[number], ...(typeof itemKinds)[number][]]),
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  text: prose,
  /** Ids of the claims of the ledger that it rests on. */
  claims: z.array(z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"'))).check(z.maxLength(40)),
  /** Items that have to be there first. */
  depends_on: z.array(itemId).check(z.maxLength(60)),
  /** component: what it is for, what it offers and needs at its edges. */
  purpose: z.optional(sentence),
  interfaces: z.optional(z.array(shortText).check(z.maxLength(40))),
  /** component, step: commands whose success shows that it works. */
  verification: z.optional(z.array(shortText).check(z.maxLength(20))),
  /** step: the components that it builds. */
  builds: z.optional(z.array(itemId).check(z.maxLength(20))),
  /** risk: what is done about it. */
  mitigation: z.optional(sentence),
  /** open_decision: the choices. */
  options: z.optional(z.array(shortText).check(z.maxLength(12))),
});

/** The hand-in of a plan-architect: one section as it should be from now on, whole. */
export const planHandIn = z.object({
  assignment: assignmentField('i9-p1'),
  summary: summaryField,
  section: z.enum(sectionCodes as [(typeof sectionCodes)[number], ...(typeof sectionCodes)[number][]]),
  /** None only where the section may be empty. */
  items: z.array(planItem).check(z.maxLength(80)),
  answers: z.array(defectAnswer).check(z.maxLength(80)),
  /** Statements that the section would rest on if they were known to be true: researchers look for evidence. */
  claims_to_check: z.array(sentence).check(z.maxLength(10)),
});

/** The hand-in of a plan-architect that is asked about features: what answers the objections to them. */
export const answerHandIn = z.object({
  assignment: planHandIn.shape.assignment,
  summary: planHandIn.shape.summary,
  answers: z.array(defectAnswer).check(z.minLength(1), z.maxLength(80)),
});

/** Whether a value is meant as answers to objections against features, and not as a section of the plan. */
export function isAnswersOnly(value: unknown): boolean {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.includes('answers') && !keys.includes('items') && !keys.includes('section');
}

export type AnswerHandIn = z.infer<typeof answerHandIn>;
export type PlanItem = z.infer<typeof planItem>;
export type PlanHandIn = z.infer<typeof planHandIn>;
