import { describe, expect, it } from 'vitest';
import type { FetchOutcome } from '../../src/research/rules/pages/page.ts';
import { fetchMany, fetchManyDefaults, type FetchManyOptions } from '../../src/research/fetch-sources.ts';
import { hostTurns } from '../../src/research/fetch-page.ts';
import { articles } from '../simulator/web/articles.ts';
import { optionsFor, useLocalWeb } from '../support/fetching.ts';

const { web } = useLocalWeb();

async function fetchAll(
  addresses: readonly string[],
  more: Partial<FetchManyOptions> = {},
): Promise<Map<string, FetchOutcome>> {
  const outcomes = new Map<string, FetchOutcome>();
  const options = { ...optionsFor(web()), ...fetchManyDefaults, ...more };
  await fetchMany(addresses, options, (address, outcome) => void outcomes.set(address, outcome));
  return outcomes;
}

describe('fetching many pages', () => {
  it('fetches every other page of a host where some never answer', async () => {
    const [hanging, others] = [
      ['/hang', '/hang?2', '/hang?3'],
      ['/notes.txt', '/readme.md'],
    ];
    const before = web().requests.length;
    const outcomes = await fetchAll(
      [...hanging, ...others].map((path) => web().address('trouble', path)),
      { totalMilliseconds: 600, budgetMilliseconds: 1_000, turns: hostTurns(1, 50) },
    );
    for (const path of others)
      expect(outcomes.get(web().address('trouble', path))).toMatchObject({ outcome: 'fetched' });
    for (const path of hanging)
      expect(outcomes.get(web().address('trouble', path))).toMatchObject({ reason: { kind: 'timed-out' } });
    const asked = web()
      .requests.slice(before)
      .map(({ path }) => path);
    expect(asked.findLastIndex((path) => others.includes(path))).toBeLessThan(5);
  });

  it('gets every article, each host one at a time', async () => {
    const addresses = articles.map(({ site, path }) => web().address(site, path));
    const before = web().requests.length;
    const outcomes = await fetchAll(addresses, { turns: hostTurns(10) });
    expect([...outcomes.values()].map(({ outcome }) => outcome)).toEqual(addresses.map(() => 'fetched'));
    const requests = web().requests.slice(before);
    expect(requests).toHaveLength(addresses.length);
    for (const site of new Set(requests.map((request) => request.site))) {
      const own = requests.filter((request) => request.site === site);
      for (const [index, request] of own.slice(1).entries())
        expect(request.begun).toBeGreaterThanOrEqual(own[index]?.ended ?? Infinity);
    }
  });

  it('stops at its budget and says what was not attempted', async () => {
    const outcomes = await fetchAll(
      ['/hang', '/notes.txt', '/readme.md'].map((path) => web().address('trouble', path)),
      { budgetMilliseconds: 300 },
    );
    expect([...outcomes.values()]).toMatchObject([
      { reason: { kind: 'timed-out' } },
      { reason: { kind: 'not-attempted' } },
      { reason: { kind: 'not-attempted' } },
    ]);
  });

  it('gives no page, wall, error or trap of the local web a chance to throw', async () => {
    const { addresses } = web();
    expect(addresses.length).toBeGreaterThan(60);
    const outcomes = await fetchAll(addresses, { totalMilliseconds: 1_500, mostBytes: 1_000_000 });
    expect([...outcomes.keys()].sort()).toEqual([...new Set(addresses)].sort());
  }, 60_000);
});
