import type { Claim, Ledger } from '../../research/rules/ledger.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';

/** Findings that researchers brought while the plan was made, when the report had been written up; only those that may be cited. */
export function lateFindings({ claims, iterations }: Pick<Ledger, 'claims' | 'iterations'>): Claim[] {
  const planning = new Set(iterations.flatMap(({ iteration, kind }) => (kind === 'planning' ? [iteration] : [])));
  return claims.filter(
    (claim) => planning.has(claim.first_iteration) && claim.verdict !== 'contradicted' && isCitable(claim),
  );
}

/** The ids of those of these findings that a document does not bind. */
export function unboundIn(tex: string, findings: readonly Pick<Claim, 'id'>[]): string[] {
  const text = tex.replace(/(?<!\\)%.*$/gm, '');
  const bound = new Set([...text.matchAll(/\\claim\{([^{}]*)\}/g)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/)));
  return findings.flatMap(({ id }) => (bound.has(id) ? [] : [id]));
}
