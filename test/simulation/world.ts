import type { Random } from '../../src/base/random.ts';

/**
 * A made-up topic and those who search it: how many findings there are, how easily each is come upon, and what goes wrong.
 * Synthetic: good for how a rule behaves, not for how long a real search takes.
 */
export interface World {
  name: string;
  findings: number;
  facets: number;
  /** Facets that nobody can find before this iteration: half of them. */
  lateFrom?: number;
  researchers: number;
  claimsEach: number;
  /** Share of the claims that nobody else will ever make. */
  junk?: number;
  /** Chance that an outage begins in an iteration, and how many iterations it lasts. */
  outages?: { chance: number; length: number };
  /** From this iteration on nothing works any more. */
  brokenFrom?: number;
  /** Chance that a researcher fails. */
  failing?: number;
}

export const worlds: readonly World[] = [
  { name: 'small', findings: 60, facets: 6, researchers: 3, claimsEach: 5 },
  { name: 'large', findings: 600, facets: 12, researchers: 5, claimsEach: 16 },
  { name: 'large, junk 5 %', findings: 600, facets: 12, researchers: 5, claimsEach: 16, junk: 0.05 },
  {
    name: 'large, outages',
    findings: 600,
    facets: 12,
    researchers: 5,
    claimsEach: 16,
    outages: { chance: 0.05, length: 3 },
  },
  { name: 'large, late facets', findings: 600, facets: 12, lateFrom: 10, researchers: 5, claimsEach: 16 },
  { name: 'small, a third of researchers fail', findings: 60, facets: 6, researchers: 3, claimsEach: 5, failing: 0.33 },
];

/** One researcher's claims: ids of findings, common ones more often (Zipf), mostly of the one or two facets that it looks at. */
export function search(world: World, iteration: number, researcher: number, random: Random): string[] {
  const late = world.lateFrom !== undefined && iteration < world.lateFrom;
  const reachable = late ? Math.ceil(world.facets / 2) : world.facets;
  const facet = (iteration * world.researchers + researcher) % reachable;
  const perFacet = Math.ceil(world.findings / world.facets);
  return Array.from({ length: world.claimsEach }, (_, index) => {
    if (random() < (world.junk ?? 0)) return `junk-${iteration}-${researcher}-${index}`;
    const where = random() < 0.7 ? facet : Math.floor(random() * reachable);
    // Inverse of the distribution function of ranks with weight 1/rank^0.8, near enough.
    const rank = Math.floor(perFacet * random() ** 2.2);
    return `f${where}-${rank}`;
  });
}
