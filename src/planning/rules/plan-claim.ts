import type { Ledger } from '../../research/rules/ledger.ts';
import { standingText } from '../../research/rules/standing-text.ts';

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
export function planClaims({ claims, sources, looks }: Pick<Ledger, 'claims' | 'sources' | 'looks'>): PlanClaim[] {
  const known = new Set(sources.map(({ id }) => id));
  return claims.map((claim) => {
    const found = new Set(claim.evidence.flatMap(({ source }) => (known.has(source) ? [source] : [])));
    return {
      id: claim.id,
      text: standingText(claim, { looks }),
      isRefuted: claim.verdict === 'contradicted',
      sources: found.size,
    };
  });
}
