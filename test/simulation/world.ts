import type { Random } from '../../src/base/algorithms.ts';

/**
 * A made-up topic and those who search it: how many findings there are, how easily each is come upon, and what goes wrong.
 * Synthetic: good for how a rule behaves, not for how long a real search takes.
 */
export interface World {
  name: string;
  findings: number;
  facets: number;
  researchers: number;
  claimsEach: number;
}

/** One researcher's claims: ids of findings, common ones more often (Zipf), mostly of the one or two facets that it looks at. */
export function search(world: World, iteration: number, researcher: number, random: Random): string[] {
  const facet = (iteration * world.researchers + researcher) % world.facets;
  const perFacet = Math.ceil(world.findings / world.facets);
  return Array.from({ length: world.claimsEach }, () => {
    const where = random() < 0.7 ? facet : Math.floor(random() * world.facets);
    // Inverse of the distribution function of ranks with weight 1/rank^0.8, near enough.
    const rank = Math.floor(perFacet * random() ** 2.2);
    return `f${where}-${rank}`;
  });
}
