import { statementOf } from './attribution.ts';
import { independentSources } from './distrust.ts';
import { isCitable } from './failed-quotes.ts';
import { independentGroups } from './independence.ts';
import { relatedIds } from './also-said.ts';
import { areApart, type Pair } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { similarityIndex, type Neighbour } from './similarity.ts';

/** Claims of other parties that are offered for each claim, and those among which they are searched. */
const mostOthers = 3;
/** The pairs of one claim in one iteration, and those with claims of one party; the others wait for the answers. */
const mostOfClaim = 5;
const mostOfParty = 2;
const mostSearched = 10;
/** Central claims that are considered, the latest first. */
const mostClaims = 200;

/**
 * Pairs for the room that is left in a sorter's list: for each central claim of one party the claims of other parties with the
 * most similar words and quotes, the nearest of each first. Code finds them too unlike to be candidates, but a second source is
 * worth reading them.
 * @param asked pairs that are asked anyway.
 */
export function sparePairs(ledger: Ledger, asked: readonly Pair[]): Pair[] {
  const groups = groupsOfSources(ledger);
  const ofCode = new Set(ledger.sources.filter(({ kind }) => kind === 'repository').map(({ id }) => id));
  const claims = ledger.claims.filter(
    (claim) => isCitable(claim) && claim.evidence.every(({ source }) => !ofCode.has(source)),
  );
  const texts = claims.map(({ text, evidence }) => statementsAndQuotes(text, evidence));
  const index = similarityIndex(texts);
  for (const text of texts) index.add(text);
  const partiesOf = claims.map(({ evidence }) => new Set(evidence.map(({ source }) => groups.get(source))));
  const nearest = (at: number) => index.nearest(texts[at] ?? '', mostSearched);
  const places = new Map(claims.map(({ id }, at) => [id, at]));
  const relatedTo = (at: number) =>
    relatedIds(ledger, claims[at]?.id ?? '').flatMap((id) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ index: place, score: 1 }];
    });
  const done = new Set(asked.map(keyOf));
  const wanted = claims.flatMap(({ importance }, at) => (importance === 'central' ? [at] : [])).slice(-mostClaims);
  const found: { pair: Pair; rank: number; score: number }[] = [];
  for (const at of wanted) {
    const claim = claims[at];
    if (claim === undefined || independentSources(claim) > 1) continue;
    const ofOthers = (near: readonly Neighbour[]) =>
      near.filter(({ index: other }) => !isOfParties(partiesOf[other], partiesOf[at]));
    const others = ofOthers(nearest(at)).slice(0, mostOthers);
    // A claim that says the same in quite other words is often near to what the nearest says, or to one that a sorter found related.
    const beside = [...ofOthers(relatedTo(at)), ...others.slice(0, 1)]
      .flatMap(({ index: other }) => ofOthers(nearest(other)))
      .filter(({ index: one }) => others.every(({ index: other }) => other !== one));
    const inTurn = others.flatMap((other, place) => [other, ...beside.slice(place, place + 1)]);
    for (const [rank, { index: other, score }] of inTurn.entries()) {
      const pair: Pair = [claim.id, claims[other]?.id ?? ''];
      if (!done.has(keyOf(pair)) && !areApart(ledger, pair)) found.push({ pair, rank, score });
      done.add(keyOf(pair));
    }
  }
  return found.sort((a, b) => a.rank - b.rank || b.score - a.score).map(({ pair }) => pair);
}

/**
 * The pairs in two parts: those to ask now, and those that wait, because one of their claims meets enough others, or enough
 * of that party: of many like claims, few represent it.
 */
export function spread(ledger: Ledger, pairs: readonly Pair[]): [now: Pair[], later: Pair[]] {
  const groups = groupsOfSources(ledger);
  const evidenceOf = new Map(ledger.claims.map(({ id, evidence }) => [id, evidence]));
  const partyOf = (id: string) => [...new Set(evidenceOf.get(id)?.map(({ source }) => groups.get(source)))].join();
  const met = new Map<string, number>();
  const [now, later]: [Pair[], Pair[]] = [[], []];
  for (const pair of pairs) {
    const [one, other] = pair;
    const keys = [`${one} ${partyOf(other)}`, `${other} ${partyOf(one)}`];
    const timesOf = (key: string) => met.get(key) ?? 0;
    const isFull = pair.some((id) => timesOf(id) >= mostOfClaim) || keys.some((key) => timesOf(key) >= mostOfParty);
    (isFull ? later : now).push(pair);
    if (!isFull) for (const key of [...pair, ...keys]) met.set(key, timesOf(key) + 1);
  }
  return [now, later];
}

function groupsOfSources({ sources }: Pick<Ledger, 'sources'>): Map<string, number> {
  return independentGroups(sources.map((source) => ({ ...source, textHash: null, quotes: [] })));
}

type Parties = ReadonlySet<number | undefined> | undefined;

function isOfParties(own: Parties, others: Parties): boolean {
  return [...(own ?? [])].some((party) => others?.has(party) === true);
}

function statementsAndQuotes(text: string, evidence: Claim['evidence']): string {
  const parts = evidence.flatMap(({ wording = text, quote }) => [statementOf(wording), quote]);
  return [...new Set([statementOf(text), ...parts])].join(' ');
}

const keyOf = (pair: Pair) => pair.toSorted().join();
