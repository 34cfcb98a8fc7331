import type { StoredHandIn } from './merge.ts';
import { isAdmitted, type IterationStatistics, type Ledger } from './ledger.ts';
import { canonicalAddress } from './pages/addresses.ts';

/** The quantile for one-sided 95 % confidence. */
const z = 1.645;

/** Upper end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 1 without trials. */
export function wilsonUpperBound(successes: number, trials: number): number {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + (z * z) / trials));
}

/** Lower end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 0 without trials. */
export function wilsonLowerBound(successes: number, trials: number): number {
  return 1 - wilsonUpperBound(trials - successes, trials);
}

/** The findings of a probe's researchers, and how many of them were known. */
type Probe = NonNullable<IterationStatistics['probe']>;

/** With fewer findings a probe is not conclusive. */
const fewestClaims = 5;
/** The least share of known findings, with 95 % confidence, ... */
const leastRecall = 0.6;
/** ... or without it, for enough findings. */
const plainRecall = 0.8;
const plainClaims = 10;

/** The findings of the iteration's probe, and its sources. */
export function probeOf(ledger: Ledger, handIns: readonly StoredHandIn[], iteration: number): Probe {
  const own = handIns.filter((handIn) => handIn.iteration === iteration);
  const isKnown = (first: number | undefined) => first !== undefined && first < iteration;
  const sources = new Map(ledger.sources.map(({ canonical, first_iteration }) => [canonical, first_iteration]));
  const addresses = new Set(
    own.flatMap(({ handIn }) =>
      handIn.claims.flatMap(({ source }) => ('url' in source ? [canonicalAddress(source.url)] : [])),
    ),
  );
  return {
    ...probedClaims(ledger, iteration),
    sources: addresses.size,
    known_sources: [...addresses].filter((address) => isKnown(sources.get(address))).length,
  };
}

/** The findings of a probe, without peripheral and unsupported claims. */
export function probedClaims(ledger: Ledger, iteration: number): Pick<Probe, 'claims' | 'known_claims'> {
  const admitted = ledger.observations.filter(isAdmitted);
  const peripheral = new Set(ledger.claims.filter((one) => one.importance === 'peripheral').map(({ id }) => id));
  const found = new Set(admitted.filter((one) => one.iteration === iteration).map(({ claim }) => claim));
  const before = new Set(admitted.filter((one) => one.iteration < iteration).map(({ claim }) => claim));
  const relevant = [...found].filter((id) => !peripheral.has(id));
  return { claims: relevant.length, known_claims: relevant.filter((id) => before.has(id)).length };
}

export type ProbeResult = 'passed' | 'failed' | 'undecided';

/** Whether a probe found anything new, judged by claims, because the web always has more pages with the same content. */
export function judgeProbe({ claims, known_claims }: Pick<Probe, 'claims' | 'known_claims'>): ProbeResult {
  const share = claims === 0 ? 0 : known_claims / claims;
  if (wilsonLowerBound(known_claims, claims) >= leastRecall) return 'passed';
  if (claims >= plainClaims && share >= plainRecall) return 'passed';
  return claims < fewestClaims && (claims === 0 || share > 0.5) ? 'undecided' : 'failed';
}

/** Whether a probe shows that much is left to find, so that the search continues as after a rich iteration. */
export function isFailing(probe: Probe): boolean {
  return judgeProbe(probe) === 'failed';
}

/** The sum of the probes of some iterations; undefined without a valid one. */
export function pooledProbes(iterations: readonly IterationStatistics[]): Probe | undefined {
  const probes = iterations.flatMap(({ valid, probe }) => (valid && probe !== undefined ? [probe] : []));
  if (probes.length === 0) return undefined;
  const sum = (key: keyof Probe) => probes.reduce((total, probe) => total + probe[key], 0);
  return {
    claims: sum('claims'),
    known_claims: sum('known_claims'),
    sources: sum('sources'),
    known_sources: sum('known_sources'),
  };
}
