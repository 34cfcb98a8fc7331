import { currentId } from './current-id.ts';
import { isCitable, mayBeCited } from './failed-quotes.ts';
import { partiesOf } from './independence.ts';
import type { Claim, Evidence, Ledger } from './ledger.ts';

/** Claims that include another and say more, by its id, in the order of the decisions. */
export type WiderClaims = ReadonlyMap<string, readonly Claim[]>;

/** The wider claims of each claim. */
export function widerClaims(ledger: Pick<Ledger, 'claims' | 'within' | 'joined'>): WiderClaims {
  const byId = new Map(ledger.claims.map((claim) => [claim.id, claim]));
  const wider = new Map<string, Claim[]>();
  for (const { claim, other: id } of relatedPairs(ledger)) {
    const other = byId.get(id);
    const known = wider.get(claim) ?? [];
    if (other !== undefined && !known.includes(other)) wider.set(claim, [...known, other]);
  }
  return wider;
}

/** Two claims of which the other says more. */
type RelatedPair = Pick<NonNullable<Ledger['within']>[number], 'claim' | 'other'>;

/** The ledger with all that relates its claims. */
export type Related = Pick<Ledger, 'claims' | 'sources' | 'within' | 'joined'>;

/** The pairs of which one says more, with the present ids. */
export function relatedPairs({ within = [], joined }: Pick<Ledger, 'within' | 'joined'>): RelatedPair[] {
  return within
    .map((pair) => ({ ...pair, claim: currentId({ joined }, pair.claim), other: currentId({ joined }, pair.other) }))
    .filter(({ claim, other }) => claim !== other);
}

/** The claims that share a fact with a claim, as a judge decided. */
export function relatedIds(ledger: Pick<Ledger, 'within' | 'joined'>, id: string): string[] {
  return relatedPairs(ledger).flatMap(({ claim, other }) => (claim === id ? other : other === id ? claim : []));
}

/**
 * Whether the evidence of a wider claim supports a narrower one. If verifiers refuted, narrowed or could not decide the wider
 * claim, the doubtful part may be the narrower claim.
 */
function carriesOthers({ verdict = 'supported' }: Claim): boolean {
  return verdict === 'supported';
}

/** The evidence for a claim with that of wider claims; its own alone when none of that may be cited. */
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
export function alsoSaidBy(claim: Claim, ledger: Related): { wider: Claim; keys: string[]; counts: boolean }[] {
  return (widerClaims(ledger).get(claim.id) ?? []).map((wider) => {
    const keys = citableKeys(wider, ledger);
    return { wider, keys, counts: keys.length > 0 && isCitable(claim) && carriesOthers(wider) };
  });
}

/** The wider claims with sources of other parties that count for it. */
export function carriersOf(claim: Claim, ledger: Related): { wider: Claim; keys: string[] }[] {
  return alsoSaidBy(claim, ledger)
    .filter(({ counts }) => counts)
    .map(({ wider }) => ({ wider, keys: keysOfOthers(wider, claim, ledger) }))
    .filter(({ keys }) => keys.length > 0);
}

/**
 * The claims that state a part of a claim, with the citable keys of other parties. Their sources do not count for it, because they do
 * not state all of it.
 */
export function partlySaidBy(claim: Claim, ledger: Related): { part: Claim; keys: string[] }[] {
  const narrower = relatedPairs(ledger).flatMap((pair) => (pair.other === claim.id ? pair.claim : []));
  return [...new Set(narrower)]
    .flatMap((id) => ledger.claims.find((one) => one.id === id) ?? [])
    .filter((part) => part.verdict !== 'contradicted')
    .map((part) => ({ part, keys: keysOfOthers(part, claim, ledger) }))
    .filter(({ keys }) => keys.length > 0);
}

function citableKeys({ evidence }: Pick<Claim, 'evidence'>, { sources }: Pick<Ledger, 'sources'>): string[] {
  const keyOf = new Map(sources.map(({ id, key }) => [id, key]));
  return [...new Set(evidence.filter(mayBeCited).flatMap(({ source }) => keyOf.get(source) ?? []))];
}

/** The citable keys that are not of a party of the claim: a maker that repeats itself is no support. */
function keysOfOthers(other: Claim, claim: Claim, ledger: Pick<Ledger, 'sources'>): string[] {
  const parties = partiesOf(ledger.sources);
  const own = new Set(claim.evidence.filter(mayBeCited).map(({ source }) => parties.get(source)));
  return citableKeys({ evidence: other.evidence.filter(({ source }) => !own.has(parties.get(source))) }, ledger);
}
