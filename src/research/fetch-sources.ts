import {
  failAt,
  type FetchOutcome,
  isWorthFetching,
  snapshotRow,
  type SnapshotRow,
  isTransient,
} from './rules/pages/page.ts';
import type { FailureKind } from '../programs/rules/public-address.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { fetchDefaults, hostTurns, fetchPage, type FetchOptions } from './fetch-page.ts';
import { readLocalDocument } from './local-document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { intactSnapshots, readSnapshotIndex, storeSnapshot, sweepSnapshots } from './snapshots.ts';
import { asWriter } from '../loop/workflow.ts';
import { version } from '../files/plugin-root.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../base/url.ts';

export interface FetchSourcesOptions {
  /** Hosts, or `host:port`, that may have private addresses. */
  allowedPrivateHosts: readonly string[];
  /** The time limit for all sources together. */
  budgetMilliseconds?: number;
  /** The pause between two requests to one host. */
  pauseMilliseconds?: number;
  retryPauseMilliseconds?: number;
  /** Whether to fetch sources again that are stored or failed permanently. */
  again?: boolean;
  /** Whether the user brought these documents: each gets a row with this mark, even if it cannot be read. */
  brought?: boolean;
  /** Whether a person typed the addresses: failures of unknown ones, such as typing errors, are not stored. */
  typed?: boolean;
}

/** Called once for each finished source. */
export type Progress = (done: number, all: number, row: SnapshotRow) => void;

const defaultPauseMilliseconds = 500;
const localPrefix = 'repository:';

/**
 * Fetches the sources without a snapshot, and stores each at once, so that an interrupted run continues where it was. Sources
 * that are the same page are fetched once.
 * @param addresses URLs, and `repository:<path>` for documents of the project.
 * @returns a row for each address, in order; one that had no time is not stored, and so is fetched the next time.
 */
export async function fetchSources(
  paths: WorkflowPaths,
  addresses: readonly string[],
  options: FetchSourcesOptions,
  progress: Progress = () => undefined,
): Promise<SnapshotRow[]> {
  sweepSnapshots(paths);
  const rows = readSnapshotIndex(paths);
  const isIntact = intactSnapshots(paths);
  const wanted = new Map<string, string>();
  for (const address of addresses) {
    const page = pageAddress(address);
    const row = rows.get(page);
    const isLost = row?.outcome === 'stored' && !(row.snapshot !== null && isIntact(row.snapshot));
    const isWanted = options.again === true || isLost || isWorthFetching(row);
    if (isWanted && !wanted.has(page)) wanted.set(page, address);
  }
  let done = 0;
  const keep = async (address: string, outcome: FetchOutcome): Promise<void> => {
    const page = pageAddress(address);
    const before = rows.get(page);
    const isMistyped = options.typed === true && before === undefined && isNoAddress(address, outcome);
    const row =
      (isForLater(outcome) && options.brought !== true) || isMistyped
        ? snapshotRow(address, outcome, null, before)
        : await asWriter(paths, () =>
            storeSnapshot(paths, address, outcome, {
              attempts: before?.attempts ?? 0,
              ...((options.brought ?? before?.brought) === true && { brought: true }),
            }),
          );
    rows.set(page, row);
    done += 1;
    progress(done, wanted.size, row);
  };
  // Pages that failed before come after those that nobody has asked for yet.
  const attempts = (address: string) => rows.get(pageAddress(address))?.attempts ?? 0;
  const all = [...wanted.values()].sort((one, other) => attempts(one) - attempts(other));
  const deadline = Date.now() + (options.budgetMilliseconds ?? Infinity);
  for (const address of all.filter(isLocal)) {
    const isLate = options.brought === true && Date.now() > deadline;
    await keep(
      address,
      isLate
        ? failAt(address, () => new Date())('not-attempted', 'There was no time left to read it')
        : await readLocalDocument(paths.root, address.slice(localPrefix.length), new Date()),
    );
  }
  await fetchMany(
    all.filter((address) => !isLocal(address)),
    {
      ...fetchDefaults,
      ...fetchManyDefaults,
      userAgent: `autonomous-workflow/${version()} (fetches sources that a user's research cites)`,
      turns: hostTurns(options.pauseMilliseconds ?? defaultPauseMilliseconds, fetchManyDefaults.slowMilliseconds),
      now: () => new Date(),
      allowedPrivateHosts: options.allowedPrivateHosts,
      ...(options.budgetMilliseconds !== undefined && { budgetMilliseconds: options.budgetMilliseconds }),
      ...(options.retryPauseMilliseconds !== undefined && { retryPauseMilliseconds: options.retryPauseMilliseconds }),
    },
    keep,
  );
  return addresses.flatMap((address) => rows.get(pageAddress(address)) ?? []);
}

function isLocal(address: string): boolean {
  return address.startsWith(localPrefix);
}

const noAddress = new Set<FailureKind>(['invalid-address', 'refused-address', 'no-such-host']);

function isNoAddress(address: string, outcome: FetchOutcome): boolean {
  return outcome.outcome === 'failed' && (isLocal(address) || noAddress.has(outcome.reason.kind));
}

function isForLater(outcome: FetchOutcome): boolean {
  return outcome.outcome === 'failed' && outcome.reason.kind === 'not-attempted';
}

export interface FetchManyOptions extends FetchOptions {
  /** The number of concurrent hosts; each gets one request at a time. */
  parallel: number;
  /** The time limit for all pages; the others are not attempted. */
  budgetMilliseconds: number;
  /** A page that takes longer is fetched beside the next one of its host, so that it starves no others. */
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
        await Promise.race([done, slow]).finally(() => {
          watch.abort();
        });
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
