import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../base/url.ts';
import { failAt, isTransient, type FetchOutcome } from './rules/pages/page.ts';
import { fetchPage, type FetchOptions } from './fetch-page.ts';

export interface FetchManyOptions extends FetchOptions {
  /** The number of concurrent hosts; each gets one request at a time, and more beside slow ones. */
  parallel: number;
  /** The time limit for all pages; the others are not attempted. */
  budgetMilliseconds: number;
  /** A page that takes longer is fetched beside the next one of its host, so that it does not keep the others from being fetched. */
  slowMilliseconds: number;
  /** The least delay before the one retry after temporary failures; a server may request more, up to `longestRetryPause`. */
  retryPauseMilliseconds: number;
}

export const fetchManyDefaults = {
  parallel: 6,
  budgetMilliseconds: 300_000,
  slowMilliseconds: 3_000,
  retryPauseMilliseconds: 2_000,
} as const;

const longestRetryPause = 20_000;

/** A page that failed for the moment, and the earliest time of its second try. */
interface Retry {
  address: string;
  first: FetchOutcome;
  from: number;
}

/**
 * Fetches pages from several hosts at a time, and reports each outcome at once, in order of arrival. Each page is tried once before
 * any is tried again.
 * @throws only errors of `onOutcome`.
 */
export async function fetchMany(
  addresses: readonly string[],
  options: FetchManyOptions,
  onOutcome: (address: string, outcome: FetchOutcome) => Promise<void> | void,
): Promise<void> {
  const deadline = performance.now() + options.budgetMilliseconds;
  const attempt = (address: string): Promise<FetchOutcome> => {
    const left = deadline - performance.now();
    if (left <= 0)
      return Promise.resolve(failAt(address, options.now)('not-attempted', 'There was no time left to fetch it'));
    return fetchPage(address, { ...options, totalMilliseconds: Math.min(options.totalMilliseconds, left) });
  };
  const retries: Retry[] = [];
  const wanted = addresses.map((address) => ({ address }));
  await eachOfHosts(wanted, options, async ({ address }) => {
    const first = await attempt(address);
    if (first.outcome === 'fetched' || !isTransient(first)) return onOutcome(address, first);
    const asked = Math.min((first.retryAfterSeconds ?? 0) * 1_000, longestRetryPause);
    const from = performance.now() + Math.max(asked, options.retryPauseMilliseconds);
    if (from >= deadline) return onOutcome(address, first);
    retries.push({ address, first, from });
  });
  await eachOfHosts(retries, options, async ({ address, first, from }) => {
    await sleep(Math.max(0, from - performance.now()));
    await onOutcome(address, performance.now() < deadline ? await attempt(address) : first);
  });
}

/** Works on the pages of so many hosts at a time, on those of one host in turn, but for slow ones. */
async function eachOfHosts<T extends { address: string }>(
  pages: readonly T[],
  { parallel, slowMilliseconds }: FetchManyOptions,
  work: (page: T) => Promise<void>,
): Promise<void> {
  const waiting = byHost(pages);
  const begun: Promise<void>[] = [];
  const worker = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      for (const page of group) {
        const done = work(page);
        begun.push(done);
        const watch = new AbortController();
        const slow = sleep(slowMilliseconds, undefined, { signal: watch.signal }).catch(() => undefined);
        await Promise.race([done, slow]).finally(() => watch.abort());
      }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  await Promise.all(begun);
}

function byHost<T extends { address: string }>(pages: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const page of pages) {
    const host = parseUrl(page.address)?.host ?? '';
    groups.set(host, [...(groups.get(host) ?? []), page]);
  }
  return [...groups.values()];
}
