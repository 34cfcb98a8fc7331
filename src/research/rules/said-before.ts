import { relatedPairs } from './also-said.ts';
import { isAdmitted, type Ledger } from './ledger.ts';

/**
 * The claims that brought nothing, by the claim that had said it: one that was observed before and says all of it. Observations that do not
 * count are left out.
 */
export function saidBefore(
  ledger: Pick<Ledger, 'claims' | 'observations' | 'within' | 'joined'>,
): ReadonlyMap<string, string> {
  const order = [...new Set(ledger.observations.filter(isAdmitted).map(({ claim }) => claim))];
  const place = new Map(order.map((claim, at) => [claim, at]));
  const first = new Map<string, string>();
  for (const { claim, other } of relatedPairs(ledger)) {
    const [own, at] = [place.get(claim) ?? -1, place.get(other) ?? Infinity];
    if (at < Math.min(own, place.get(first.get(claim) ?? '') ?? Infinity)) first.set(claim, other);
  }
  return first;
}
