import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { featureId } from './feature.ts';

z.config(english());

const words = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
/** Decisions of a coder that are kept, and points that it is not sure of. */
const mostNotes = 30;
const outcomes = ['done', 'question', 'split', 'prerequisite'] as const;

/** A note about another feature, such as a defect in its code. */
export const noteForOthers = z.object({ feature: featureId, note: words(8, 1_500) });

/** The hand-in of a coder: what it did and decided, or why it stopped. */
export const coderHandIn = z
  .object({
    feature: featureId,
    attempt: z.int().check(z.minimum(1)),
    outcome: z.enum(outcomes),
    /** The change and its reason: the text of the commit. */
    what: words(10, 2_000),
    why: words(10, 2_000),
    /** A description for the coders who build on it, in addition to the signatures. */
    decisions: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    unsure: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    /** Why no test can show the change, as with a start script. */
    why_no_test: z._default(z.nullable(words(10, 1_000)), null),
    for_others: z._default(z.array(noteForOthers).check(z.maxLength(mostNotes)), []),
    /** `question`: what only the plan or the user can decide. */
    questions: z._default(
      z.array(z.object({ question: words(8, 1_500), why: words(8, 1_500) })).check(z.maxLength(5)),
      [],
    ),
    /** `split`: the parts that it consists of; `prerequisite`: what has to be there first. */
    parts: z._default(
      z.array(z.object({ name: words(3, 200), description: words(20, 6_000) })).check(z.maxLength(20)),
      [],
    ),
  })
  .check(
    z.refine(({ outcome, questions }) => (outcome === 'question') === questions.length > 0, {
      path: ['questions'],
      error: 'expected at least one question with the outcome "question", and none with another',
    }),
    z.refine(({ outcome, parts }) => (outcome === 'split' || outcome === 'prerequisite') === parts.length > 0, {
      path: ['parts'],
      error: 'expected at least one part with the outcome "split" or "prerequisite", and none with another',
    }),
  );

export type CoderHandIn = z.infer<typeof coderHandIn>;

/** A note of a coder about a feature that is not its own. */
export type NoteForOthers = z.infer<typeof noteForOthers>;

/** The notes of earlier hand-ins and of a new one, each once. */
export function joinedNotes(...lists: readonly (readonly NoteForOthers[])[]): NoteForOthers[] {
  return [...new Map(lists.flat().map((one) => [`${one.feature.toLowerCase()} ${one.note}`, one])).values()];
}

/** The problems of notes about other features, a sentence each: an id that does not exist would reach nobody. */
export function problemsOfNotes(notes: readonly NoteForOthers[], own: string, ids: readonly string[]): string[] {
  return notes.flatMap(({ feature }) => {
    if (feature.toLowerCase() === own.toLowerCase())
      return [`for_others names ${feature}, which is your own feature: put it into decisions or unsure`];
    if (ids.some((id) => id.toLowerCase() === feature.toLowerCase())) return [];
    return [`for_others names ${feature}, which is no feature; the features are ${ids.join(', ')}`];
  });
}

/** A question of a coder, and its answer. */
export const coderQuestion = z.object({
  question: z.string(),
  why: z.string(),
  /** Null until there is one. */
  answer: z.nullable(z.string()),
  /** The place where it stands, such as `plan.md:12`. */
  source: z.nullable(z.string()),
  /** `user`: nothing that is written decides it. */
  status: z.enum(['open', 'answered', 'user']),
});

export type CoderQuestion = z.infer<typeof coderQuestion>;

/** The hand-in of the agent that answers a coder: from what is written, or not at all. */
export const answerHandIn = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(1)),
  answers: z
    .array(
      z.object({
        /** From 1, as in the task. */
        question: z.int().check(z.minimum(1)),
        /** Null when nothing that is written decides it. */
        answer: z.nullable(words(3, 3_000)),
        /** The words that decide it. */
        evidence: z._default(z.nullable(z.object({ file: words(1, 1_000), excerpt: words(8, 2_000) })), null),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});

export type QuestionAnswers = z.infer<typeof answerHandIn>;
