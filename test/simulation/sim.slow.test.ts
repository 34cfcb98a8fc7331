import { describe, expect, it } from 'vitest';
import { recordedSearch, type World } from './recorded-search.ts';

/** Made-up searches, recorded and judged by the rules as they ship. */
const small: World = { name: 'small', findings: 60, facets: 6, researchers: 3, claimsEach: 5 };

describe('researchers who put everything in words of their own', () => {
  const medium = { ...small, name: 'medium', findings: 150, claimsEach: 10 };
  const seeds = [1, 2, 3, 4, 5, 6];
  const endsOf = (minds: { paraphrase: boolean }, world = medium) =>
    seeds.map((seed) => recordedSearch(world, minds, seed));
  const mean = (ends: ReturnType<typeof endsOf>) =>
    ends.reduce((sum, { stoppedAt }) => sum + (stoppedAt ?? Infinity), 0) / ends.length;

  it.each([small, medium])('end a search of "$name" where others would', { timeout: 120_000 }, (world) => {
    const perfect = mean(endsOf({ paraphrase: false }, world));
    const ends = endsOf({ paraphrase: true }, world);
    expect(Math.abs(mean(ends) / perfect - 1)).toBeLessThanOrEqual(0.2);
    expect(ends.map(({ mixed }) => mixed)).toEqual(seeds.map(() => 0));
  });

  const outages = {
    'nothing is found': { worked: 0, empty: 12, refused: 0 },
    'searches are rationed': { worked: 9, empty: 0, refused: 1 },
  };
  it.each(Object.entries(outages))('never end a search while %s', (_, counts) => {
    const searches = (iteration: number) => (iteration < 6 ? { worked: 12, empty: 0, refused: 0 } : counts);
    const { stoppedAt } = recordedSearch(small, { paraphrase: true, searches }, 1, 45);
    expect(stoppedAt).toBeNull();
  });
});
