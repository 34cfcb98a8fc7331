import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { featureId } from './feature.ts';
import { words } from '../../loop/rules/hand-in-fields.ts';

z.config(english());

/** Limit of a coder's decisions and doubts that are kept. */
const mostNotes = 30;
/**
 * `nothing`: what is asked for holds already; `premise`: the task contradicts itself, or cannot work; `missing`: something of this machine or
 * of the user is not there.
 */
const outcomes = ['done', 'nothing', 'question', 'split', 'premise', 'missing'] as const;

/** The hand-in of a coder: its changes and decisions, or why it stopped. */
export const coderHandIn = z
  .object({
    feature: featureId,
    attempt: z.int().check(z.minimum(1)),
    outcome: z.enum(outcomes),
    /** The change and its reason, for the commit message. */
    what: words(10, 2_000),
    why: words(10, 2_000),
    /** A description for the coders who build on it, in addition to the signatures. */
    decisions: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    unsure: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    /** The reason why no test can show the change, as with a start script. */
    why_no_test: z._default(z.nullable(words(10, 1_000)), null),
    /** `question`: only the plan or the user can decide it. */
    questions: z._default(
      z.array(z.object({ question: words(8, 1_500), why: words(8, 1_500) })).check(z.maxLength(5)),
      [],
    ),
    /** `missing`: what is not there. */
    missing: z._default(
      z
        .array(z.object({ kind: z.enum(['credential', 'service', 'program']), name: words(2, 200) }))
        .check(z.maxLength(10)),
      [],
    ),
    /** `split`: the feature's parts, one after the other. */
    parts: z._default(
      z.array(z.object({ name: words(3, 200), description: words(20, 6_000) })).check(z.maxLength(12)),
      [],
    ),
  })
  .check(
    z.refine(({ outcome, questions }) => (outcome === 'question') === questions.length > 0, {
      path: ['questions'],
      error: 'expected at least one question with the outcome "question", and none with another',
    }),
    z.refine(({ outcome, missing }) => (outcome === 'missing') === missing.length > 0, {
      path: ['missing'],
      error: 'expected what is missing with the outcome "missing", and nothing with another',
    }),
    z.refine(({ outcome, parts }) => (outcome === 'split') === parts.length > 0, {
      path: ['parts'],
      error: 'expected at least one part with the outcome "split", and none with another',
    }),
  );

export type CoderHandIn = z.infer<typeof coderHandIn>;

/** Whether a hand-in brings work to be judged, even if that is none: all others stop before. */
export const bringsWork = ({ outcome }: Pick<CoderHandIn, 'outcome'>): boolean =>
  outcome === 'done' || outcome === 'nothing';

/** A question of a coder, and its answer. */
export const coderQuestion = z.object({
  question: z.string(),
  why: z.string(),
  /** Null until it is answered. */
  answer: z.nullable(z.string()),
  /** The place of the decisive text, such as `plan.md:12`. */
  source: z.nullable(z.string()),
  /** `user`: no written text decides it. */
  status: z.enum(['open', 'answered', 'user']),
});

export type CoderQuestion = z.infer<typeof coderQuestion>;

/** The hand-in of an agent that answers a coder from written texts. */
export const questionAnswers = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(1)),
  answers: z
    .array(
      z.object({
        /** Numbered from 1, as in the task. */
        question: z.int().check(z.minimum(1)),
        /** Null when no written text decides it. */
        answer: z.nullable(words(3, 3_000)),
        /** Whether the quoted words decide the question; the user is asked where they do not, or only partly. */
        decides: z.optional(z.enum(['fully', 'partly', 'no'])),
        /** The quote that decides it. */
        evidence: z._default(z.nullable(z.object({ file: words(1, 1_000), excerpt: words(8, 2_000) })), null),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});

export type QuestionAnswers = z.infer<typeof questionAnswers>;
