import { relatedPairs } from './also-said.ts';
import { isMost } from './common-core.ts';
import { isAdmitted, type Ledger } from './ledger.ts';

/**
 * The claims that brought nothing, by the claim that had said it: one that was observed before and says all of it, or nearly all, by
 * the words that a sorter named. Observations that do not count are left out.
 */
export function saidBefore(
  ledger: Pick<Ledger, 'claims' | 'observations' | 'within' | 'joined'>,
): ReadonlyMap<string, string> {
  const order = [...new Set(ledger.observations.filter(isAdmitted).map(({ claim }) => claim))];
  const place = new Map(order.map((claim, at) => [claim, at]));
  const textOf = new Map(ledger.claims.map(({ id, text }) => [id, text]));
  const first = new Map<string, string>();
  for (const { claim, other, both, core } of relatedPairs(ledger)) {
    const sides = [
      { id: claim, by: other, says: both !== true, words: core?.[0] },
      { id: other, by: claim, says: false, words: core?.[1] },
    ];
    for (const { id, by, says, words } of sides) {
      const at = place.get(by) ?? Infinity;
      const known = place.get(first.get(id) ?? '') ?? Infinity;
      const isSaid = says || (words !== undefined && isMost(words, textOf.get(id) ?? ''));
      if (isSaid && at < Math.min(place.get(id) ?? -1, known)) first.set(id, by);
    }
  }
  return first;
}
