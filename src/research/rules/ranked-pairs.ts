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

/** A claim with the facts that its pairs depend on. */
interface Candidate {
  claim: Claim;
  isOfCode: boolean;
  /** Whether it is of the latest iteration with findings. */
  isRecent: boolean;
  parties: readonly (number | undefined)[];
  makers: ReadonlySet<string>;
  /** The ids of the claims that a sorter found related to it. */
  related: readonly string[];
}

function candidatesOf(ledger: Ledger): Candidate[] {
  const claims = ledger.claims.filter(isCitable);
  const code = new Set(ledger.sources.filter(isOfCode).map(({ id }) => id));
  const last = Math.max(...claims.map(({ first_iteration }) => first_iteration));
  const parties = partiesOf(ledger.sources);
  const sources = sourcesById(ledger);
  return claims.map((claim) => ({
    claim,
    isOfCode: claim.evidence.every(({ source }) => code.has(source)),
    isRecent: claim.first_iteration === last,
    parties: claim.evidence.filter(mayBeCited).map(({ source }) => parties.get(source)),
    makers: makersNamed(claim.text, sources),
    related: relatedIds(ledger, claim.id),
  }));
}

/**
 * Pairs for a sorter, the likeliest first: those that code could not decide, and the nearest claims of each, by words of statements
 * or of statements and quotes. Researchers word one fact so differently that often the quotes alone share its words.
 * @param open pairs that code could not decide.
 */
export function rankedPairs(ledger: Ledger, open: readonly Pair[]): Pair[] {
  const candidates = candidatesOf(ledger);
  const placeOf = new Map(candidates.map(({ claim }, at) => [claim.id, at]));
  const likenessOf = likeness(candidates.map(({ claim }) => claim));
  const isOpen = new Set(open.map(keyOf));
  const done = new Set((ledger.apart ?? []).map(({ claim, other }) => keyOf([claim, other])));
  const found = new Map<string, { pair: Pair; score: number }>();
  const note = (at: number, other: number, score: number) => {
    const [one, two] = [candidates[at], candidates[other]];
    if (one === undefined || two === undefined || one === two) return;
    const pair: Pair = [one.claim.id, two.claim.id];
    const key = keyOf(pair);
    if (done.has(key) || (!isOpen.has(key) && areDistinguished(one, two))) return;
    const isNew = one.isRecent || two.isRecent;
    const likely = score + (isNew ? weights.recent : 0) + (isOpen.has(key) ? weights.open : 0);
    const whole = likely * factorOf(one, two);
    if (whole > (found.get(key)?.score ?? 0)) found.set(key, { pair, score: whole });
  };
  const wanted = candidates.flatMap(({ claim }, at) => (claim.importance === 'peripheral' ? [] : [at]));
  for (const at of wanted.slice(-mostClaims)) {
    const near = likenessOf(at);
    const beside = new Map<number, number>();
    for (const [other, score] of near)
      for (const one of (candidates[other]?.related ?? []).flatMap((id) => placeOf.get(id) ?? []))
        beside.set(one, Math.max(score, beside.get(one) ?? 0));
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

/** Whether nobody need compare two claims: one is of code, or one researcher stated both from one page, and so distinguished them. */
function areDistinguished(one: Candidate, two: Candidate): boolean {
  const isOfOneAuthor = one.claim.evidence.some((own) =>
    two.claim.evidence.some(({ hand_in, source }) => hand_in === own.hand_in && source === own.source),
  );
  return one.isOfCode !== two.isOfCode || isOfOneAuthor;
}

function factorOf(one: Candidate, two: Candidate): number {
  const isOfOneMaker = [...one.makers].some((maker) => two.makers.has(maker));
  if (!isOfOneMaker && one.makers.size > 0 && two.makers.size > 0) return factors.ofOtherMakers;
  if (one.parties.some((party) => two.parties.includes(party))) return factors.ofOneParty;
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

function statementsAndQuotes(text: string, evidence: Claim['evidence'], saidIn: typeof statementOf): string {
  const parts = evidence.flatMap(({ wording = text, quote }) => [saidIn(wording), quote]);
  return [...new Set([saidIn(text), ...parts])].join(' ');
}

const keyOf = (pair: Pair) => pair.toSorted().join();
