import { statementOf } from './attribution.ts';
import { independentSources } from './distrust.ts';
import { isCitable } from './failed-quotes.ts';
import { independentGroups } from './independence.ts';
import { areApart, type Pair } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { similarityIndex } from './similarity.ts';

/** Claims of other parties that are offered for each claim, and those among which they are searched. */
const mostOthers = 3;
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
  const groups = independentGroups(ledger.sources.map((source) => ({ ...source, textHash: null, quotes: [] })));
  const ofCode = new Set(ledger.sources.filter(({ kind }) => kind === 'repository').map(({ id }) => id));
  const claims = ledger.claims.filter(
    (claim) => isCitable(claim) && claim.evidence.every(({ source }) => !ofCode.has(source)),
  );
  const texts = claims.map(({ text, evidence }) => statementsAndQuotes(text, evidence));
  const index = similarityIndex(texts);
  for (const text of texts) index.add(text);
  const partiesOf = claims.map(({ evidence }) => new Set(evidence.map(({ source }) => groups.get(source))));
  const done = new Set(asked.map(keyOf));
  const wanted = claims.flatMap(({ importance }, at) => (importance === 'central' ? [at] : [])).slice(-mostClaims);
  const found: { pair: Pair; rank: number; score: number }[] = [];
  for (const at of wanted) {
    const claim = claims[at];
    if (claim === undefined || independentSources(claim) > 1) continue;
    const others = index
      .nearest(texts[at] ?? '', mostSearched)
      .filter(({ index: other }) => [...(partiesOf[other] ?? [])].every((party) => partiesOf[at]?.has(party) !== true))
      .slice(0, mostOthers);
    for (const [rank, { index: other, score }] of others.entries()) {
      const pair: Pair = [claim.id, claims[other]?.id ?? ''];
      if (!done.has(keyOf(pair)) && !areApart(ledger, pair)) found.push({ pair, rank, score });
      done.add(keyOf(pair));
    }
  }
  return found.sort((a, b) => a.rank - b.rank || b.score - a.score).map(({ pair }) => pair);
}

function statementsAndQuotes(text: string, evidence: Claim['evidence']): string {
  const parts = evidence.flatMap(({ wording = text, quote }) => [statementOf(wording), quote]);
  return [...new Set([statementOf(text), ...parts])].join(' ');
}

const keyOf = (pair: Pair) => pair.toSorted().join();
