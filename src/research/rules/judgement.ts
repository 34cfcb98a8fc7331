import * as z from 'zod/mini';

export const statementKinds = ['term', 'behaviour', 'measurement', 'comparison', 'praise', 'limit', 'general'] as const;

/** What a judge said of a finding and its passage. */
export const judgementFields = {
  page_says: z.enum(['yes', 'partly', 'no', 'cannot_tell']),
  /** What the passage leaves out of the statement. */
  lacks: z.optional(z.string()),
  kind: z.enum(statementKinds),
  /** Whether it is about what its speaker makes, about what a rival of the speaker makes, or about something else. */
  about: z.enum(['own', 'rival', 'other']),
  /** Who says it, where the passage names somebody else than its page. */
  word_of: z.optional(z.string()),
  /** The question of the user that it helps to answer, or `none`. */
  serves: z.string(),
};

/** A judgement, as a finding keeps it while its words and its quote are those that were shown. */
export const judgement = z.object({ of: z.string(), by: z.string(), ...judgementFields });
export type ClaimJudgement = z.infer<typeof judgement>;
