import { currentId } from './current-id.ts';
import { oneOfEach, withOpposed } from './disputes.ts';
import { isAdmitted, type Claim, type Evidence, type IterationStatistics, type Ledger } from './ledger.ts';
import { saidBefore } from './said-before.ts';
import { verifiedText } from './verified-text.ts';
import { isLowYield, type YieldRule } from './novelty.ts';

/** The ids of two claims. */
export type Pair = readonly [claim: string, other: string];

/** Decisions on pairs of claims. */
export interface PairDecisions {
  /** The id of a hand-in, or `user`, whose decisions override all others. */
  by: string;
  same: readonly Pair[];
  opposed: readonly Pair[];
  /** The second claim includes the first and says more; a person does not decide these. */
  within?: readonly Pair[];
  apart: readonly Pair[];
}

/**
 * The ledger with decided pairs: equal claims are joined, opposed ones become a contradiction, and those of which one says more are both
 * kept. Idempotent.
 */
export function decidePairs(ledger: Ledger, { by, same, opposed, within = [], apart }: PairDecisions): Ledger {
  let sorted = ledger;
  for (const pair of same) sorted = joinClaims(sorted, pair, by);
  for (const pair of opposed) sorted = contradict(sorted, pair, by);
  for (const pair of within) sorted = agreed(contain(sorted, pair, by), pair);
  for (const pair of apart) sorted = withoutContaining(keepApart(sorted, pair, by), pair);
  return { ...sorted, contradictions: oneOfEach(sorted.contradictions), observations: firstSightings(sorted) };
}

/** Whether the user has decided that two claims differ. */
export function areApart({ apart = [] }: Pick<Ledger, 'apart'>, [one, other]: Pair, by?: string): boolean {
  return apart.some(
    (known) => (by === undefined || known.by === by) && isPair([known.claim, known.other], [one, other]),
  );
}

/** Whether two pairs have the same claims. */
export function isPair([a, b]: Pair, [c, d]: Pair): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The claim with the lower number gets every wording, quote and source of the other. */
function joinClaims(ledger: Ledger, [one, other]: Pair, by: string): Ledger {
  const [into, from] = [currentId(ledger, one), currentId(ledger, other)].sort(byNumber);
  const kept = ledger.claims.find(({ id }) => id === into);
  const gone = ledger.claims.find(({ id }) => id === from);
  if (kept === undefined || gone === undefined || kept === gone) return ledger;
  if (by !== 'user' && areApart(ledger, [kept.id, gone.id], 'user')) return ledger;
  const moved = gone.evidence.map(({ wording = gone.text, ...evidence }) => ({ ...evidence, wording }));
  const whole: Claim = {
    ...kept,
    importance: ranks[Math.max(ranks.indexOf(kept.importance), ranks.indexOf(gone.importance))] ?? kept.importance,
    evidence: [...kept.evidence, ...moved],
    first_iteration: Math.min(kept.first_iteration, gone.first_iteration),
  };
  const now = (id: string) => (id === gone.id ? kept.id : id);
  const renamed = <Known extends { claim: string; other: string }>(pairs: readonly Known[] = []) =>
    pairs
      .map((pair) => ({ ...pair, claim: now(pair.claim), other: now(pair.other) }))
      .filter((pair) => pair.claim !== pair.other);
  return {
    ...ledger,
    claims: ledger.claims.flatMap((claim) => (claim === gone ? [] : claim === kept ? [whole] : [claim])),
    observations: ledger.observations.map((observation) =>
      observation.claim !== gone.id
        ? observation
        : {
            ...observation,
            claim: kept.id,
            ...(observation.evidence !== undefined && { evidence: observation.evidence + kept.evidence.length }),
          },
    ),
    contradictions: ledger.contradictions.map((contradiction) => {
      const claims = contradiction.claims && [...new Set(contradiction.claims.map(now))];
      // A contradiction that code found between equal claims was wrong.
      const isOver = contradiction.found_by !== undefined && claims?.length === 1;
      return {
        ...contradiction,
        ...(claims && { claims }),
        ...(contradiction.disputed !== undefined && { disputed: now(contradiction.disputed) }),
        ...(isOver && { status: 'resolved' as const, joined: true as const }),
      };
    }),
    ...(ledger.looks && { looks: ledger.looks.map((vote) => ({ ...vote, claim: now(vote.claim) })) }),
    // Pairs of the removed claim are decided; pairs with the remaining one may not be.
    undecided: renamed(ledger.undecided),
    questions: ledger.questions.map((one) =>
      one.claims === undefined ? one : { ...one, claims: [...new Set(one.claims.map(now))] },
    ),
    apart: renamed(ledger.apart),
    joined: [
      ...(ledger.joined ?? []).map((join) => ({ ...join, into: now(join.into) })),
      { id: gone.id, into: kept.id, by, texts: [...new Set([gone.text, ...moved.map(({ wording }) => wording)])] },
    ],
  };
}

const ranks = ['peripheral', 'supporting', 'central'] as const;

function byNumber(one: string, other: string): number {
  return Number(one.slice(1)) - Number(other.slice(1));
}

function contradict(ledger: Ledger, pair: Pair, by: string): Ledger {
  const [one, other] = pair
    .map((id) => currentId(ledger, id))
    .sort(byNumber)
    .map((id) => ledger.claims.find((claim) => claim.id === id));
  if (one === undefined || other === undefined || one === other) return ledger;
  return { ...ledger, contradictions: withOpposed(ledger, [one, other], { raised_by: by, found_by: 'judge' }) };
}

/** Keeps both claims. The pair is stored under its ids at this time, so that a later join or split includes it. */
function contain(ledger: Ledger, [narrow, wide]: Pair, by: string): Ledger {
  const [claim, other] = [narrow, wide].map((id) => currentId(ledger, id));
  const isKnown = (id: string | undefined) => ledger.claims.some((one) => one.id === id);
  if (claim === undefined || other === undefined || claim === other || !isKnown(claim) || !isKnown(other))
    return ledger;
  if (areApart(ledger, [claim, other], 'user')) return ledger;
  const known = ledger.within?.find((one) => isPair([one.claim, one.other], [claim, other]));
  if (known?.claim === claim && known.by === by) return ledger;
  // A pair is asked again when a verifier has reworded one of its claims, so that the later answer counts.
  return { ...ledger, within: [...(withoutContaining(ledger, [claim, other]).within ?? []), { claim, other, by }] };
}

/** Two claims of which one includes the other since a verifier reworded it oppose each other no more. */
function agreed(ledger: Ledger, pair: Pair): Ledger {
  const ids = pair.map((id) => currentId(ledger, id));
  const isReworded = ledger.claims.some(
    (claim) => ids.includes(claim.id) && verifiedText(claim, ledger) !== claim.text,
  );
  if (!isReworded) return ledger;
  const contradictions = ledger.contradictions.map((one) =>
    one.claims?.length === 2 && one.claims.every((id) => ids.includes(id))
      ? { ...one, status: 'resolved' as const, joined: true as const }
      : one,
  );
  return { ...ledger, contradictions };
}

function withoutContaining(ledger: Ledger, [one, other]: Pair): Ledger {
  if (ledger.within === undefined) return ledger;
  const pair: Pair = [currentId(ledger, one), currentId(ledger, other)];
  const within = ledger.within.filter(
    (known) => !isPair([currentId(ledger, known.claim), currentId(ledger, known.other)], pair),
  );
  return { ...ledger, within };
}

function keepApart(ledger: Ledger, [one, other]: Pair, by: string): Ledger {
  const pair = { claim: currentId(ledger, one), other: currentId(ledger, other) };
  const known = areApart(ledger, [pair.claim, pair.other], by) || pair.claim === pair.other;
  return {
    ...ledger,
    undecided: (ledger.undecided ?? []).filter((open) => !isPair([open.claim, open.other], [pair.claim, pair.other])),
    apart: [...(ledger.apart ?? []), ...(known ? [] : [{ ...pair, by }])],
  };
}

/** Marks the first admitted observation of each claim as new. */
function firstSightings({ observations }: Ledger): Ledger['observations'] {
  const seen = new Set<string>();
  return observations.map((observation) => {
    const isNew = isAdmitted(observation) && !seen.has(observation.claim);
    if (isNew) seen.add(observation.claim);
    return observation.new === isNew ? observation : { ...observation, new: isNew };
  });
}

/**
 * The statistics of iterations after claims were joined, split, or found to be part of an earlier one or to serve no question, which
 * changes what was new.
 * Only the difference is applied, because older files have counts that cannot be repeated.
 */
export function recountIterations(before: Ledger, after: Ledger, rule: YieldRule): IterationStatistics[] {
  const said = new Map([before, after].map((ledger) => [ledger, saidBefore(ledger)]));
  const servesNothing = new Map(
    [before, after].map((ledger) => [
      ledger,
      new Set(ledger.claims.flatMap(({ id, judged }) => (judged?.serves === 'none' ? id : []))),
    ]),
  );
  const news = (ledger: Ledger, iteration: number, handIns?: readonly string[]) =>
    ledger.observations.filter(
      (one) =>
        one.iteration === iteration &&
        one.new &&
        isAdmitted(one) &&
        said.get(ledger)?.has(one.claim) !== true &&
        servesNothing.get(ledger)?.has(one.claim) !== true &&
        (one.guided === true || handIns?.includes(one.hand_in) !== false),
    ).length;
  const counted: IterationStatistics[] = [];
  for (const statistics of after.iterations) {
    const { iteration, guided, kind } = statistics;
    const difference = (handIns?: readonly string[]) =>
      news(after, iteration, handIns) - news(before, iteration, handIns);
    const changed = {
      ...statistics,
      new_claims: Math.max(0, statistics.new_claims + difference()),
      ...(guided && {
        guided: { ...guided, new_claims: Math.max(0, guided.new_claims + difference(guided.hand_ins)) },
      }),
    };
    counted.push(kind === 'research' ? { ...changed, low_yield: isLowYield(changed, counted, rule) } : changed);
  }
  return counted;
}
