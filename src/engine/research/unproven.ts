import type { Evidence, Ledger } from '../ledger/ledger.ts';

type IsIntact = (snapshot: string) => boolean;

/** Whether a quote counts as found in a stored text that is gone or altered. A quote that was not found stays so. */
export function isUnproven({ check }: Pick<Evidence, 'check'>, isIntact: IsIntact): boolean {
  return check?.sound === true && check.snapshot !== null && !isIntact(check.snapshot);
}

/** How many quotes count as found in stored texts that are gone or altered. */
export function countUnproven({ claims }: Ledger, isIntact: IsIntact): number {
  return claims.flatMap(({ evidence }) => evidence).filter((one) => isUnproven(one, isIntact)).length;
}

/** The ledger with those quotes as ones that could not be looked up. */
export function withoutUnproven(ledger: Ledger, isIntact: IsIntact): Ledger {
  if (countUnproven(ledger, isIntact) === 0) return ledger;
  const claims = ledger.claims.map((claim) => ({
    ...claim,
    evidence: claim.evidence.map((one) => (isUnproven(one, isIntact) ? { ...one, check } : one)),
  }));
  return { ...ledger, claims };
}

const check = {
  verdict: 'could-not-run',
  sound: false,
  snapshot: null,
  detail: 'the stored text of its page is gone or was altered',
} as const;
