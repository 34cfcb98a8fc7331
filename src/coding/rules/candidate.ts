import { orElse } from '../../base/or-else.ts';
import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { attemptRecordSchema } from './attempt-record.ts';
import { commitHash, featureId } from './feature.ts';

const candidateSchema = z.object({
  schema: z.literal(1),
  feature: featureId,
  /** `passed` means in the copy only. `unfinished`: it has a question, was divided, or ran out of time. */
  outcome: z.enum(['passed', 'failed', 'unfinished']),
  /** The reason of each attempt that failed, the oldest first. */
  failed: z.array(z.string().check(z.maxLength(4_000))),
  /** The last attempt, possibly incomplete. */
  record: z.nullable(attemptRecordSchema),
  /** The start commit, and a commit on top of it with the work; null where there is none. */
  start: z.nullable(commitHash),
  work: z.nullable(commitHash),
  usd: z.nullable(z.number()),
  tokens: z.nullable(z.number()),
  /** The time in milliseconds since the epoch until which the API refuses requests; 0 when it does not. */
  closed_until: z.number(),
});

/** The result of a job that built one feature in a copy of the workflow. */
export type Candidate = z.infer<typeof candidateSchema>;

/** Parses a candidate; undefined for an invalid text. */
export function parseCandidate(text: string): Candidate | undefined {
  return orElse(() => candidateSchema.parse(parseJson(text)), undefined);
}
