import * as z from 'zod/mini';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import english from 'zod/v4/locales/en.js';
import { featureIdPattern } from '../../base/names.ts';
import { allAspectNames, isOfFeatures, type CriticAspect } from './aspects.ts';

z.config(english());

const sentence = words(8, 2_000);
const defectId = z.string().check(z.regex(/^D\d{3,}$/, 'expected a defect id such as "D004"'));

export const severities = ['blocker', 'concern', 'suggestion'] as const;

/** The answer of an architect to a defect. */
export const defectAnswer = z.object({
  defect: defectId,
  /** changed: the items were changed; disputed: the items stay unchanged, for the given reason. */
  answer: z.enum(['changed', 'disputed']),
  text: sentence,
});

/** A defect in a critic's hand-in. */
export const newDefect = z.object({
  severity: z.enum(severities),
  /** Its subject: an item, a claim, a section as a whole, or a feature; another function checks that it exists. */
  about: z
    .string()
    .check(
      z.regex(
        featureIdPattern,
        'expected an item, a claim, a section or a feature, such as "P-CMP-001", "C017", "CMP" or "F003"',
      ),
    ),
  statement: sentence,
  /** The evidence, from the findings or the plan's own items. */
  evidence: sentence,
  /** The change that would resolve it. */
  resolution: sentence,
  /** Who can decide it: `sources`, if other publications can; otherwise the plan or the user. */
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
});

export const criterionAnswer = z.object({
  question: z.string().check(z.regex(/^[a-z]+-\d$/, 'expected the id of a question of the task, such as "evidence-1"')),
  answer: z.enum(['yes', 'partly', 'no', 'cannot_tell']),
});

/** The hand-in of a plan-critic: the defects of the plan in one aspect, and rulings on answers to earlier defects. */
export const criticHandIn = z.object({
  assignment: assignmentField('i9-c1'),
  summary: summaryField,
  aspect: z.enum(allAspectNames as [(typeof allAspectNames)[number], ...(typeof allAspectNames)[number][]]),
  defects: z.array(newDefect).check(z.maxLength(40)),
  /** Rulings on the answered defects of the task: accepted when the answer resolves the defect, else upheld. */
  rulings: z
    .array(z.object({ defect: defectId, ruling: z.enum(['accepted', 'upheld']), reason: sentence }))
    .check(z.maxLength(80)),
  questions: z.array(criterionAnswer).check(z.maxLength(12)),
});

const ofFeatures = z.object({
  aspect: z.enum(allAspectNames.filter(isOfFeatures) as [CriticAspect, ...CriticAspect[]]),
});

/** Whether a hand-in criticises features that will be implemented, and not a plan. */
export function isFeatureCritique(value: unknown): boolean {
  return ofFeatures.safeParse(value).success;
}

export type DefectAnswer = z.infer<typeof defectAnswer>;
export type NewDefect = z.infer<typeof newDefect>;
export type CriticHandIn = z.infer<typeof criticHandIn>;
