import { remembered } from '../../base/remembered.ts';
import { relatedIds } from './also-said.ts';
import { statementOf } from './attribution.ts';
import { isOfCode } from './claim-wordings.ts';
import { sourcesById } from './distrust.ts';
import { isCitable, mayBeCited } from './failed-quotes.ts';
import { partiesOf } from './independence.ts';
import type { Pair } from './join-claims.ts';
import { makersNamed } from './kind-of-claim.ts';
import type { Claim, Ledger } from './ledger.ts';
import { similarityIndex, type SimilarityIndex } from './similarity.ts';

/** The pairs of one claim in one iteration; the others wait for the answers. */
const mostOfClaim = 5;
const mostNear = 10;
/** Claims whose nearest are searched, the latest first; peripheral ones only meet those of others. */
const mostClaims = 200;
/**
 * The additions to the likeness of two claims: `related`: the likeness to a claim that a sorter found related to the other;
 * `recent`: one is new, so that the pair was not considered before; `open`: code could not decide it. `beside`: the part of a
 * likeness by way of the nearest claim.
 */
const weights = { related: 0.5, recent: 0.04, open: 0.05, beside: 0.5 } as const;
/**
 * The factors of a likeness: two parties on one maker's product decide whether a finding has a second source; one party has many like
 * pages; and what is said of two makers' products is hardly one fact, however alike the words. In a play 119 of 180 pairs were of
 * two parties, nearly all on two products, and six of fifteen repetitions were never asked about.
 */
const factors = { ofTwoParties: 2, ofOneParty: 0.9, ofOtherMakers: 0.5 } as const;

/**
 * Pairs for a sorter, the likeliest first: those that code could not decide, and the nearest claims of each, by words of statements
 * or of statements and quotes. Researchers word one fact so differently that often the quotes alone share its words.
 * @param open pairs that code could not decide.
 */
export function rankedPairs(ledger: Ledger, open: readonly Pair[]): Pair[] {
  const code = new Set(ledger.sources.filter(isOfCode).map(({ id }) => id));
  const claims = ledger.claims.filter(isCitable);
  const placeOf = new Map(claims.map(({ id }, at) => [id, at]));
  const places = (ids: readonly string[]) => ids.flatMap((id) => placeOf.get(id) ?? []);
  const related = claims.map(({ id }) => places(relatedIds(ledger, id)));
  const isAbout = claims.map(({ evidence }) => evidence.every(({ source }) => code.has(source)));
  const last = Math.max(...claims.map(({ first_iteration }) => first_iteration));
  const isRecent = (at: number) => claims[at]?.first_iteration === last;
  const likenessOf = likeness(claims);
  const parties = partiesOf(ledger.sources);
  const partiesOfClaim = claims.map(({ evidence }) =>
    evidence.filter(mayBeCited).map(({ source }) => parties.get(source)),
  );
  const sources = sourcesById(ledger);
  const makersOf = remembered((text: string) => makersNamed(text, sources));
  const isOpen = new Set(open.map(keyOf));
  const done = new Set((ledger.apart ?? []).map(({ claim, other }) => keyOf([claim, other])));
  const wanted = claims.flatMap(({ importance }, at) => (importance === 'peripheral' ? [] : [at])).slice(-mostClaims);
  const found = new Map<string, { pair: Pair; score: number }>();
  const note = (at: number, other: number, score: number) => {
    const [one, two] = [claims[at], claims[other]];
    if (one === undefined || two === undefined || one === two) return;
    const pair: Pair = [one.id, two.id];
    const key = keyOf(pair);
    if (done.has(key)) return;
    if (!isOpen.has(key) && (isAbout[at] !== isAbout[other] || isOfOneAuthor(one, two))) return;
    const isNew = isRecent(at) || isRecent(other);
    const likely = score + (isNew ? weights.recent : 0) + (isOpen.has(key) ? weights.open : 0);
    const isOfOneParty = partiesOfClaim[at]?.some((party) => partiesOfClaim[other]?.includes(party)) === true;
    const whole = likely * factorOf(isOfOneParty, makersOf(one.text), makersOf(two.text));
    if (whole > (found.get(key)?.score ?? 0)) found.set(key, { pair, score: whole });
  };
  for (const at of wanted) {
    const near = likenessOf(at);
    const beside = new Map<number, number>();
    for (const [other, score] of near)
      for (const one of related[other] ?? []) beside.set(one, Math.max(score, beside.get(one) ?? 0));
    for (const [other, score] of likenessOf(at, [...beside.keys()]))
      note(at, other, score + weights.related * (beside.get(other) ?? 0));
    // Statements of one fact in quite other words are often near to the same third one.
    const [[nearest, nearness] = [at, 0]] = [...near].sort((one, other) => other[1] - one[1]);
    for (const [other, score] of likenessOf(nearest)) note(at, other, weights.beside * Math.min(score, nearness));
  }
  for (const [one, other] of open) {
    const [at, two] = [placeOf.get(one), placeOf.get(other)];
    if (at !== undefined && two !== undefined) note(at, two, likenessOf(at, [two]).get(two) ?? 0);
  }
  return [...found.values()].sort((a, b) => b.score - a.score).map(({ pair }) => pair);
}

function factorOf(isOfOneParty: boolean, one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const isOfOneMaker = [...one].some((maker) => other.has(maker));
  if (!isOfOneMaker && one.size > 0 && other.size > 0) return factors.ofOtherMakers;
  if (isOfOneParty) return factors.ofOneParty;
  return isOfOneMaker ? factors.ofTwoParties : 1;
}

/** The nearest claims of each, and these others, with their similarity in statements or in statements and quotes. */
function likeness(claims: readonly Claim[]): (at: number, others?: readonly number[]) => Map<number, number> {
  const saidIn = remembered(statementOf);
  const indexOf = (texts: readonly string[]): [SimilarityIndex, readonly string[]] => {
    const index = similarityIndex(texts);
    for (const text of texts) index.add(text);
    return [index, texts];
  };
  const both = [
    indexOf(claims.map(({ text }) => saidIn(text))),
    indexOf(claims.map(({ text, evidence }) => statementsAndQuotes(text, evidence, saidIn))),
  ];
  return (at, others = []) => {
    const near = both.flatMap(([index, texts]) => index.nearest(texts[at] ?? '', mostNear, others));
    const found = [...new Set(near.map(({ index }) => index))];
    const scores = new Map<number, number>();
    for (const [index, texts] of both)
      for (const { index: other, score } of index.nearest(texts[at] ?? '', 0, found))
        if (other !== at) scores.set(other, Math.max(score, scores.get(other) ?? 0));
    return scores;
  };
}

/** The pairs in two parts: those to ask now, and those that wait, because one of their claims meets enough others. */
export function spread(pairs: readonly Pair[]): [now: Pair[], later: Pair[]] {
  const met = new Map<string, number>();
  const [now, later]: [Pair[], Pair[]] = [[], []];
  for (const pair of pairs) {
    const isFull = pair.some((id) => (met.get(id) ?? 0) >= mostOfClaim);
    (isFull ? later : now).push(pair);
    if (!isFull) for (const id of pair) met.set(id, (met.get(id) ?? 0) + 1);
  }
  return [now, later];
}

/** Whether one researcher stated both from one page, and so distinguished them. */
function isOfOneAuthor({ evidence }: Claim, other: Claim): boolean {
  return evidence.some((own) =>
    other.evidence.some(({ hand_in, source }) => hand_in === own.hand_in && source === own.source),
  );
}

function statementsAndQuotes(text: string, evidence: Claim['evidence'], saidIn: typeof statementOf): string {
  const parts = evidence.flatMap(({ wording = text, quote }) => [saidIn(wording), quote]);
  return [...new Set([saidIn(text), ...parts])].join(' ');
}

const keyOf = (pair: Pair) => pair.toSorted().join();
