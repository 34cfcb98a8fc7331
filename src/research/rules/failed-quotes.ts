import type { Claim, Evidence, EvidenceCheck, Ledger } from './ledger.ts';

/** A quote that code searched for and did not find as quoted. */
export interface FailedQuote {
  claim: string;
  source: string;
  verdict: EvidenceCheck['verdict'];
  detail: string;
}

/** Whether a quote was searched for and is not in its source as quoted, or words are there that were said not to be; one that could not be checked has not failed. */
export function hasFailed({ check }: Evidence): boolean {
  return check !== undefined && ['absent', 'number-mismatch', 'found'].includes(check.verdict);
}

/** Whether a claim has a quote that was found and is beyond doubt. */
export function isSoundClaim(claim: Claim): boolean {
  return claim.evidence.some(({ check }) => check?.sound === true);
}

/** Whether the report may cite a claim: for a quote that was found, or one that could not be checked in a page that there is. */
export function isCitable(claim: Claim): boolean {
  return claim.evidence.some(mayBeCited);
}

/**
 * Whether a quote was found in its page, or its page could not be read so far: not when the page is gone, a wall, or says
 * something else.
 */
export function mayBeCited({ check }: Evidence): boolean {
  return check === undefined || check.sound || (check.verdict === 'could-not-run' && check.unreachable !== true);
}

/** The quotes that fail now and did not before, in the order of the claims. */
export function newlyFailed(before: Ledger, after: Ledger): FailedQuote[] {
  const known = new Set(failures(before).map(({ key }) => key));
  return failures(after)
    .filter(({ key }) => !known.has(key))
    .map(({ failed }) => failed);
}

function failures({ claims }: Ledger): { key: string; failed: FailedQuote }[] {
  return claims.flatMap(({ id, evidence }) =>
    evidence.flatMap((one, place) => {
      if (one.check === undefined || !hasFailed(one)) return [];
      const { verdict, detail } = one.check;
      return { key: `${id} ${place}`, failed: { claim: id, source: one.source, verdict, detail: detail ?? '' } };
    }),
  );
}
