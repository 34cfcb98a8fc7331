import * as z from 'zod/mini';
import { assignmentIdPattern } from '../assignment-id.ts';
import type { VerificationBatch } from './verification.ts';
import { claimVerdicts, type Vote } from './verdicts.ts';

const claimVerdict = z
  .object({
    claim: z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
    verdict: z.enum(claimVerdicts),
    /** The words of the snapshot that decide. */
    quote: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(4_000))),
    reason: z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000)),
    /** The claim as the source bears it out. */
    rewording: z.optional(z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000))),
  })
  .check(
    z.refine(({ verdict, quote }) => verdict === 'unverified' || quote !== undefined, {
      path: ['quote'],
      error: 'expected the words of the snapshot that decide, verbatim',
    }),
    z.refine(({ verdict, rewording }) => verdict !== 'qualified' || rewording !== undefined, {
      path: ['rewording'],
      error: 'expected the claim as the source bears it out, because the verdict is "qualified"',
    }),
  );

/** The hand-in of a claim-verifier: one verdict for each claim it was given. */
export const verificationHandIn = z.object({
  assignment: z
    .string()
    .check(z.regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-v1"')),
  summary: z.string().check(z.trim(), z.minLength(20), z.maxLength(4_000)),
  verdicts: z.array(claimVerdict).check(
    z.maxLength(50),
    z.refine((verdicts) => new Set(verdicts.map(({ claim }) => claim)).size === verdicts.length, {
      error: 'expected one verdict for each claim',
    }),
  ),
});

export type VerificationHandIn = z.infer<typeof verificationHandIn>;

/**
 * The votes of one verifier on the claims of its batch. It abstains on a claim when it handed nothing in (`undefined`), left the
 * claim out, or decided by a quote that does not stand in the snapshot; claims it was not asked about have no vote.
 * @param isQuoted Whether a quote stands in a snapshot.
 */
export function votesOf(
  handIn: VerificationHandIn | undefined,
  { claims }: Pick<VerificationBatch, 'claims'>,
  isQuoted: (quote: string, snapshot: string) => boolean,
): Vote[] {
  return claims.map(({ claim, snapshot }) => {
    const given = handIn?.verdicts.find((verdict) => verdict.claim === claim);
    const holds = given !== undefined && (given.quote === undefined || isQuoted(given.quote, snapshot));
    return { claim, verdict: holds ? given.verdict : 'abstained' };
  });
}
