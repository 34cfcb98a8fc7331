import { saysLimitsOf } from './borne-by-quote.ts';
import { currentId } from './current-id.ts';
import { isCitable, mayBeCited } from './failed-quotes.ts';
import { partiesOf } from './independence.ts';
import type { Claim, Evidence, Ledger } from './ledger.ts';

/** Claims that include another and say more, by its id, in the order of the decisions. */
export type WiderClaims = ReadonlyMap<string, readonly Claim[]>;

/** The wider claims of each claim. */
export function widerClaims(ledger: Pick<Ledger, 'claims' | 'within' | 'joined'>): WiderClaims {
  const pairs = relatedPairs(ledger).filter(({ both }) => both !== true);
  return related(ledger, pairs);
}

type Related = Pick<NonNullable<Ledger['within']>[number], 'claim' | 'other' | 'both' | 'core'>;

/** The pairs of which one or each says more, with the present ids. */
export function relatedPairs({ within = [], joined }: Pick<Ledger, 'within' | 'joined'>): Related[] {
  return within
    .map((pair) => ({ ...pair, claim: currentId({ joined }, pair.claim), other: currentId({ joined }, pair.other) }))
    .filter(({ claim, other }) => claim !== other);
}

function related({ claims }: Pick<Ledger, 'claims'>, pairs: readonly Related[]): WiderClaims {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const others = new Map<string, Claim[]>();
  for (const { claim, other: id } of pairs) {
    const other = byId.get(id);
    const known = others.get(claim) ?? [];
    if (other !== undefined && !known.includes(other)) others.set(claim, [...known, other]);
  }
  return others;
}

/** The claims that share a fact with a claim, as a sorter decided. */
export function relatedIds(ledger: Pick<Ledger, 'within' | 'joined'>, id: string): string[] {
  return relatedPairs(ledger).flatMap(({ claim, other }) => (claim === id ? other : other === id ? claim : []));
}

/**
 * Whether the evidence of a wider claim supports a narrower one. If verifiers refuted, narrowed or could not decide the wider
 * claim, the doubtful part may be the narrower claim.
 */
export function carriesOthers({ verdict = 'supported' }: Claim): boolean {
  return verdict === 'supported';
}

/** Whether the evidence of a wider claim counts for a narrower one, with the limits that this one has. */
function confirms(wider: Claim, claim: Claim): boolean {
  return carriesOthers(wider) && saysLimitsOf(wider, claim);
}

/** The evidence for a claim with that of wider claims; empty when none of its own may be cited. */
export function evidenceFor(claim: Claim, wider: WiderClaims): Evidence[] {
  if (!isCitable(claim)) return claim.evidence;
  const more = (wider.get(claim.id) ?? [])
    .filter((one) => confirms(one, claim))
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
  return (widerClaims(ledger).get(claim.id) ?? []).map((wider) => {
    const keys = citableKeys(wider, ledger);
    return { wider, keys, counts: keys.length > 0 && isCitable(claim) && confirms(wider, claim) };
  });
}

/** The wider claims with sources of other parties that count for it. */
export function carriersOf(...[claim, ledger]: Parameters<typeof alsoSaidBy>): { wider: Claim; keys: string[] }[] {
  return alsoSaidBy(claim, ledger)
    .filter(({ counts }) => counts)
    .map(({ wider }) => ({ wider, keys: keysOfOthers(wider, claim, ledger) }))
    .filter(({ keys }) => keys.length > 0);
}

/**
 * The claims that state a part of a claim, with the citable keys of other parties. Their sources do not count for it, because they do
 * not state all of it.
 */
export function partlySaidBy(...[claim, ledger]: Parameters<typeof alsoSaidBy>): { part: Claim; keys: string[] }[] {
  const pairs = relatedPairs(ledger);
  const wider = widerClaims(ledger).get(claim.id) ?? [];
  const turned = pairs.map((pair) => ({ ...pair, claim: pair.other, other: pair.claim }));
  const parts = related(ledger, [...turned, ...pairs.filter(({ both }) => both === true)]).get(claim.id) ?? [];
  return parts
    .filter((part) => !wider.includes(part) && part.verdict !== 'contradicted')
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
