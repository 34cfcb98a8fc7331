import { isTurnedRound, numbersLacking } from './comparison.ts';
import { distinctiveOf } from './distinctive.ts';
import { currentId } from './current-id.ts';
import { applySorting, areApart } from './join-claims.ts';
import type { Claim, Ledger } from './ledger.ts';

/**
 * The ledger in which claims that were handed in as saying what a known one does are part of it: where code has found their quote, and
 * their numbers and their sense agree. Others stay claims of their own.
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

function bearsOut(one: Claim, other: Claim, handIn: string): boolean {
  const quotes = one.evidence.filter(({ check, hand_in }) => hand_in === handIn && check?.sound === true);
  if (quotes.length === 0) return false;
  const [own, known] = [distinctiveOf(one.text), distinctiveOf(other.text)];
  const said = distinctiveOf([one.text, ...quotes.map(({ quote }) => quote)].join(' '));
  if (numbersLacking(known, said).length > 0 || own.isNegated !== known.isNegated || isTurnedRound(own, known))
    return false;
  return [...known.content].some((word) => said.content.has(word));
}
