import type { Claim, Evidence, EvidenceCheck, Ledger } from './ledger.ts';

/** A quote that code did not find as quoted, or that a verifier rejected. */
export interface FailedQuote {
  claim: string;
  source: string;
  verdict: EvidenceCheck['verdict'];
  detail: string;
}

/**
 * Whether a check failed: the quote is not in its source, or words reported as absent are there. A check that could not run has
 * not failed.
 */
export function hasFailed({ check }: Evidence): boolean {
  return check !== undefined && ['absent', 'number-mismatch', 'found'].includes(check.verdict);
}

/** Whether a verifier found that a quote does not carry its claim. */
export const isRejected = ({ check }: Evidence): boolean => check?.verdict === 'not-carrying';

/** Whether a claim has a found quote without doubts. */
export function isSoundClaim(claim: Claim): boolean {
  return claim.evidence.some(({ check }) => check?.sound === true);
}

/** Whether the report may cite a claim: one of its quotes was found, or could not be checked in an existing page. */
export function isCitable(claim: Claim): boolean {
  return claim.evidence.some(mayBeCited);
}

/**
 * Whether a quote was found, or its page could not be read so far; not when the page is gone, behind a wall, or does not contain
 * it.
 */
export function mayBeCited({ check }: Evidence): boolean {
  return check === undefined || check.sound || (check.verdict === 'could-not-run' && check.unreachable !== true);
}

/** The quotes that failed or were rejected since the earlier ledger, in the order of the claims. */
export function newlyFailed(before: Ledger, after: Ledger): FailedQuote[] {
  const known = new Set(failures(before).map(({ key }) => key));
  return failures(after)
    .filter(({ key }) => !known.has(key))
    .map(({ failed }) => failed);
}

function failures({ claims }: Ledger): { key: string; failed: FailedQuote }[] {
  return claims.flatMap(({ id, evidence }) =>
    evidence.flatMap((one, place) => {
      if (one.check === undefined || (!hasFailed(one) && !isRejected(one))) return [];
      const { verdict, detail } = one.check;
      return { key: `${id} ${place}`, failed: { claim: id, source: one.source, verdict, detail: detail ?? '' } };
    }),
  );
}
