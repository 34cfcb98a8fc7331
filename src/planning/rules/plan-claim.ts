import type { Ledger } from '../../research/rules/ledger.ts';

/** The part of a claim of the ledger that a plan needs. */
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
    const found = new Set(claim.evidence.flatMap(({ source }) => (known.has(source) ? [source] : [])));
    return { id: claim.id, text: claim.text, isRefuted: claim.verdict === 'contradicted', sources: found.size };
  });
}
