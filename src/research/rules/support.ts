import { isTurnedRound, numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { currentId } from './current-id.ts';
import { applySorting, areApart } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';
import { numbersMissing } from './quotes/claim-numbers.ts';
import { numbersHeldBy } from './quotes/single-units.ts';

/**
 * The ledger in which claims that were reported as supporting a known one are joined with it, if code has found their quote with
 * its numbers, and they state nothing else. The others remain claims for a sorter.
 */
export function joinSupports(ledger: Ledger): Ledger {
  let joined = ledger;
  for (const { claim, supports, by } of ledger.supports ?? []) {
    const [one, other] = [claim, supports].map((id) =>
      joined.claims.find((known) => known.id === currentId(joined, id)),
    );
    if (one === undefined || other === undefined || one === other || !bearsOut(one, other, by)) continue;
    if (areApart(joined, [one.id, other.id])) continue;
    joined = applySorting(joined, { by, same: [[other.id, one.id]], opposed: [], apart: [] });
  }
  return joined;
}

/**
 * The least number of common content words, and the share of the known finding's that the claim and its quote have: with a third, a
 * play counted “restores from its last snapshot” as a second source of “must be restored once the node is lost”.
 */
const fewestShared = 3;
const leastShare = 0.6;

function bearsOut(one: Claim, other: Claim, handIn: string): boolean {
  const quotes = one.evidence.filter(({ check, hand_in }) => hand_in === handIn && check?.sound === true);
  if (quotes.length === 0) return false;
  const [own, known] = [distinctiveOf(one.text), distinctiveOf(other.text)];
  const quoted = quotes.map(({ quote }) => withCounted(quote)).join(' ');
  if (numbersMissing(withCounted(other.text), numbersHeldBy(quoted)).length > 0) return false;
  if (numbersLacking(own, known).length > 0 || own.isNegated !== known.isNegated || isTurnedRound(own, known))
    return false;
  const { stems } = distinctiveOf(`${one.text} ${quoted}`);
  const shared = [...known.content].filter((word) => stems.has(word)).length;
  return shared >= fewestShared && shared >= leastShare * known.content.size;
}

/** A text with a number before bare units of time: “every second” means one second. */
function withCounted(text: string): string {
  return text.replace(
    /(?:\b(?:an?|per|each|every|last)[ -]|\/ ?)(s|sec|second|minute|hour|day|week|month|year)\b/gi,
    '1 $1',
  );
}
