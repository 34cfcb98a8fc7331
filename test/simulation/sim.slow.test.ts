import { describe, expect, it } from 'vitest';
import { recordedSearch } from './recorded-search.ts';
import { simulate } from './run.ts';
import { summarise } from './summary.ts';
import { worlds } from './world.ts';

/** Made-up searches, judged by the rules as they ship. */
const runs = 12;
const standard = 3;

const worldNamed = (name: string) => worlds.find((world) => world.name === name) ?? expect.fail(name);

describe.each(worlds)('a search of the world "$name"', (world) => {
  it('stops, with most of what there is, and never in an outage', () => {
    const { never, poor, recallLow, inOutage } = summarise(world, standard, runs);
    expect({ never, poor, inOutage }).toEqual({ never: 0, poor: 0, inOutage: 0 });
    expect(recallLow).toBeGreaterThan(0.75);
  });
});

it('finds more, the more low-yield iterations it takes', () => {
  const recalls = [1, 2, 3].map((threshold) => summarise(worldNamed('large'), threshold, runs).recall);
  expect(recalls).toEqual(recalls.toSorted());
  expect(new Set(recalls).size).toBe(3);
});

it('never stops when nothing works any more', () => {
  const world = { ...worldNamed('small'), brokenFrom: 6 };
  for (let seed = 1; seed <= runs; seed += 1) expect(simulate(world, standard, seed).stoppedAt).toBeNull();
});

it('stops in a world without anything to find', () => {
  const empty = { ...worldNamed('small'), claimsEach: 0 };
  expect(simulate(empty, standard, 1)).toEqual({ stoppedAt: 3, recall: 0, inOutage: false });
});

describe('researchers who put everything in words of their own', () => {
  const medium = { ...worldNamed('small'), name: 'medium', findings: 150, claimsEach: 10 };
  const seeds = [1, 2, 3, 4, 5, 6];
  const endsOf = (minds: { paraphrase: boolean; withoutJudge?: boolean }, world = medium) =>
    seeds.map((seed) => recordedSearch(world, minds, seed));
  const mean = (ends: ReturnType<typeof endsOf>) =>
    ends.reduce((sum, { stoppedAt }) => sum + (stoppedAt ?? Infinity), 0) / ends.length;

  it.each([worldNamed('small'), medium])(
    'end a search of "$name" where others would',
    { timeout: 120_000 },
    (world) => {
      const perfect = mean(endsOf({ paraphrase: false }, world));
      const ends = endsOf({ paraphrase: true }, world);
      expect(Math.abs(mean(ends) / perfect - 1)).toBeLessThanOrEqual(0.2);
      expect(ends.map(({ mixed }) => mixed)).toEqual(seeds.map(() => 0));
    },
  );

  it('need the judge for that', () => {
    expect(mean(endsOf({ paraphrase: true, withoutJudge: true }))).toBeGreaterThan(
      1.2 * mean(endsOf({ paraphrase: false })),
    );
  });

  const outages = {
    'nothing is found': { worked: 0, empty: 12, refused: 0 },
    'searches are rationed': { worked: 9, empty: 0, refused: 1 },
  };
  it.each(Object.entries(outages))('never end a search while %s', (_, counts) => {
    const searches = (iteration: number) => (iteration < 6 ? { worked: 12, empty: 0, refused: 0 } : counts);
    const { stoppedAt } = recordedSearch(worldNamed('small'), { paraphrase: true, searches }, 1, 45);
    expect(stoppedAt).toBeNull();
  });
});
