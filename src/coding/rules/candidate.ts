import { orElse } from '../../base/or-else.ts';
import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { attemptRecordSchema } from './attempt-record.ts';
import { commitHash, featureId } from './feature.ts';

const candidateSchema = z.object({
  schema: z.literal(1),
  feature: featureId,
  /** `passed` in the copy: it has yet to pass in the workflow. `unfinished`: it asked, was divided, or the time was over. */
  outcome: z.enum(['passed', 'failed', 'unfinished']),
  /** The reason of each attempt that failed, the oldest first. */
  failed: z.array(z.string().check(z.maxLength(4_000))),
  /** The last attempt, as far as it came. */
  record: z.nullable(attemptRecordSchema),
  /** The commit that it was begun from, and one on top of that with its work; null where there is none. */
  start: z.nullable(commitHash),
  work: z.nullable(commitHash),
  usd: z.nullable(z.number()),
  tokens: z.nullable(z.number()),
  /** The API is not to be asked again before then, in milliseconds since the epoch; 0 when it may be asked. */
  closed_until: z.number(),
});

/** The product of a job that built one feature in a copy of the workflow. */
export type Candidate = z.infer<typeof candidateSchema>;

/** The candidate in a text; undefined when it is none. */
export function parseCandidate(text: string): Candidate | undefined {
  return orElse(() => candidateSchema.parse(parseJson(text)), undefined);
}
