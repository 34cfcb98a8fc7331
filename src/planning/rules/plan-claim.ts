import type { Ledger } from '../../research/rules/ledger.ts';
import { verifiedText } from '../../research/rules/verified-text.ts';

/** The part of a claim of the ledger that a plan needs. */
export interface PlanClaim {
  id: string;
  text: string;
  /** Verification found that its source contradicts it. */
  isRefuted: boolean;
  /** The number of its sources in the ledger. */
  sources: number;
  /** The iteration that found it. */
  iteration: number;
}

/** The claims of a ledger for a plan, under each id that they ever had. */
export function planClaims({
  claims,
  sources,
  looks,
  joined = [],
}: Pick<Ledger, 'claims' | 'sources' | 'looks' | 'joined'>): PlanClaim[] {
  const known = new Set(sources.map(({ id }) => id));
  return claims.flatMap((claim) => {
    const found = new Set(claim.evidence.flatMap(({ source }) => (known.has(source) ? [source] : [])));
    const ids = [claim.id, ...joined.filter(({ into }) => into === claim.id).map(({ id }) => id)];
    const isRefuted = claim.verdict === 'contradicted';
    return ids.map((id) => ({
      id,
      text: verifiedText(claim, { looks }),
      isRefuted,
      sources: found.size,
      iteration: claim.first_iteration,
    }));
  });
}
