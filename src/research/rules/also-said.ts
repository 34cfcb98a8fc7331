import { currentId } from './current-id.ts';
import { isCitable, mayBeCited } from './failed-quotes.ts';
import type { Claim, Evidence, Ledger } from './ledger.ts';

/** Claims that include another and say more, by its id, in the order of the decisions. */
export type WiderClaims = ReadonlyMap<string, readonly Claim[]>;

/** The wider claims of each claim. */
export function widerClaims({
  claims,
  within = [],
  joined,
}: Pick<Ledger, 'claims' | 'within' | 'joined'>): WiderClaims {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const wider = new Map<string, Claim[]>();
  for (const pair of within) {
    const [id, other] = [pair.claim, pair.other].map((one) => currentId({ joined }, one));
    const wide = byId.get(other ?? '');
    if (id === undefined || wide === undefined || id === other) continue;
    const known = wider.get(id) ?? [];
    if (!known.includes(wide)) wider.set(id, [...known, wide]);
  }
  return wider;
}

/**
 * Whether the evidence of a wider claim supports a narrower one. If verifiers refuted, narrowed or could not decide the wider
 * claim, the doubtful part may be the narrower claim.
 */
export function carriesOthers({ verdict = 'supported' }: Claim): boolean {
  return verdict === 'supported';
}

/** The evidence for a claim with that of wider claims; empty when none of its own may be cited. */
export function evidenceFor(claim: Claim, wider: WiderClaims): Evidence[] {
  if (!isCitable(claim)) return claim.evidence;
  const more = (wider.get(claim.id) ?? [])
    .filter(carriesOthers)
    .flatMap(({ text, evidence }) =>
      evidence.filter(mayBeCited).map((one) => ({ ...one, wording: one.wording ?? text })),
    );
  return [...claim.evidence, ...more];
}

/** The wider claims of a claim, with the citable keys, and whether their sources count for it. */
export function alsoSaidBy(
  claim: Claim,
  ledger: Pick<Ledger, 'claims' | 'sources' | 'within' | 'joined'>,
): { wider: Claim; keys: string[]; counts: boolean }[] {
  const keyOf = new Map(ledger.sources.map(({ id, key }) => [id, key]));
  return (widerClaims(ledger).get(claim.id) ?? []).map((wider) => {
    const keys = new Set(wider.evidence.filter(mayBeCited).flatMap(({ source }) => keyOf.get(source) ?? []));
    return { wider, keys: [...keys], counts: keys.size > 0 && isCitable(claim) && carriesOthers(wider) };
  });
}

/** The wider claims whose sources count for it. */
export function carriersOf(...of: Parameters<typeof alsoSaidBy>): { wider: Claim; keys: string[] }[] {
  return alsoSaidBy(...of).filter(({ counts }) => counts);
}
