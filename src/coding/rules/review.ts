import * as z from 'zod/mini';
import { featureId } from './feature.ts';

const words = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

/** The hand-in of a code-reviewer: what must not be committed, or nothing. */
export const reviewHandIn = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(0)),
  /** As the task says it: what was verified when it was written. */
  tree: z
    .string()
    .check(z.regex(/^[0-9a-f]{7,64}$/, 'expected the letters and digits that the task gives as its tree')),
  summary: words(20, 4_000),
  blockers: z
    .array(
      z.object({
        file: words(1, 1_000),
        line: z.optional(z.int().check(z.minimum(1))),
        problem: words(8, 2_000),
        /** The input or the state with which it goes wrong, or the sentence of the feature that is not met. */
        evidence: words(8, 2_000),
      }),
    )
    .check(z.maxLength(20)),
});

export type ReviewHandIn = z.infer<typeof reviewHandIn>;
