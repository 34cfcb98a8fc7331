import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../base/url.ts';
import { failAt, isTransient, type FetchOutcome } from './rules/pages/page.ts';
import { fetchPage, type FetchOptions } from './fetch-page.ts';

export interface FetchManyOptions extends FetchOptions {
  /** The number of concurrent hosts; each gets one request at a time. */
  parallel: number;
  /** The time limit for all pages; the others are not attempted. */
  budgetMilliseconds: number;
  /** The delay before the one retry after temporary failures; a server may request more, up to `longestRetryPause`. */
  retryPauseMilliseconds: number;
}

export const fetchManyDefaults = { parallel: 6, budgetMilliseconds: 300_000, retryPauseMilliseconds: 2_000 } as const;

const longestRetryPause = 20_000;

/**
 * Fetches pages from several hosts at a time, and reports each outcome at once, in order of arrival.
 * @throws only errors of `onOutcome`.
 */
export async function fetchMany(
  addresses: readonly string[],
  options: FetchManyOptions,
  onOutcome: (address: string, outcome: FetchOutcome) => Promise<void> | void,
): Promise<void> {
  const deadline = performance.now() + options.budgetMilliseconds;
  const waiting = byHost(addresses);
  const worker = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      for (const address of group) await onOutcome(address, await fetchPatiently(address, options, deadline));
  };
  await Promise.all(Array.from({ length: options.parallel }, worker));
}

async function fetchPatiently(address: string, options: FetchManyOptions, deadline: number): Promise<FetchOutcome> {
  const attempt = (): Promise<FetchOutcome> => {
    const left = deadline - performance.now();
    if (left <= 0)
      return Promise.resolve(failAt(address, options.now)('not-attempted', 'There was no time left to fetch it'));
    return fetchPage(address, { ...options, totalMilliseconds: Math.min(options.totalMilliseconds, left) });
  };
  const first = await attempt();
  if (first.outcome === 'fetched' || !isTransient(first)) return first;
  const asked = Math.min((first.retryAfterSeconds ?? 0) * 1_000, longestRetryPause);
  const pause = Math.max(asked, options.retryPauseMilliseconds);
  if (performance.now() + pause >= deadline) return first;
  await sleep(pause);
  return attempt();
}

function byHost(addresses: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const host = parseUrl(address)?.host ?? '';
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return [...groups.values()];
}
