import type { Ledger } from './ledger.ts';
import { saidBefore } from './said-before.ts';

/** How many claims were observed once and twice: the input of the estimates. */
export interface Recaptures {
  observations: number;
  /** Claims observed at all, exactly once, exactly twice. */
  claims: number;
  once: number;
  twice: number;
}

/**
 * Counts the observations of valid search iterations, without agents that were given a claim, because they searched for it. A claim
 * that an earlier one contains is an observation of that one.
 */
export function recaptures(
  ledger: Pick<Ledger, 'claims' | 'iterations' | 'observations' | 'within' | 'joined'>,
): Recaptures {
  const { iterations, observations } = ledger;
  const said = saidBefore(ledger);
  const widest = (claim: string): string => {
    const wider = said.get(claim);
    return wider === undefined ? claim : widest(wider);
  };
  const valid = new Set(
    iterations.filter(({ kind, valid }) => kind === 'research' && valid).map(({ iteration }) => iteration),
  );
  const directed = new Set(iterations.flatMap((iteration) => iteration.guided?.hand_ins ?? []));
  const seen = new Map<string, number>();
  let total = 0;
  for (const { claim, hand_in, iteration, guided } of observations) {
    if (!valid.has(iteration) || directed.has(hand_in) || guided === true) continue;
    total += 1;
    const whole = widest(claim);
    seen.set(whole, (seen.get(whole) ?? 0) + 1);
  }
  const counts = [...seen.values()];
  const having = (count: number) => counts.filter((one) => one === count).length;
  return { observations: total, claims: seen.size, once: having(1), twice: having(2) };
}

/**
 * Sample coverage, from 0 to 1: the share of all that could be observed, weighted by how often it is, that was. 0 without
 * observations. Good (1953) in the form of Chao and Jost (2012).
 */
export function sampleCoverage({ observations: n, once, twice }: Recaptures): number {
  if (n === 0) return 0;
  if (twice === 0) return 1 - once / n;
  return 1 - (once / n) * (((n - 1) * once) / ((n - 1) * once + 2 * twice));
}

/**
 * The total number of claims, found or not, by the bias-corrected Chao1 estimate (Chao 1984). It is printed but decides nothing,
 * because a few per cent of claims that never repeat inflate it without limit.
 */
export function estimatedClaims({ claims, once, twice }: Recaptures): number {
  return claims + (once * (once - 1)) / (2 * (twice + 1));
}
