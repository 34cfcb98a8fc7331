import type { Claim, Ledger } from '../ledger/ledger.ts';

/** What a plan has to know of a claim of the ledger. */
export interface PlanClaim {
  id: string;
  text: string;
  /** Verification found that its source says otherwise. */
  isRefuted: boolean;
  /** Sources that are in the ledger. */
  sources: number;
}

/** The claims of a ledger as plans rest on them. */
export function planClaims({ claims, sources }: Pick<Ledger, 'claims' | 'sources'>): PlanClaim[] {
  const known = new Set(sources.map(({ id }) => id));
  return claims.map((claim) => {
    // A ledger without verification has no verdicts.
    const { verdict } = claim as Claim & { verdict?: unknown };
    const found = new Set(claim.evidence.flatMap(({ source }) => (known.has(source) ? [source] : [])));
    return { id: claim.id, text: claim.text, isRefuted: verdict === 'contradicted', sources: found.size };
  });
}
