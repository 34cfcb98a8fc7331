import {
  failAt,
  type FetchOutcome,
  isWorthFetching,
  snapshotRow,
  type SnapshotRow,
  pageAddress,
  canonicalAddress,
} from './rules/pages/page.ts';
import { fetchDefaults, hostTurns, fetchPage, type FetchOptions } from './fetch-page.ts';
import { readLocalDocument } from './local-document.ts';
import { type WorkflowPaths, version } from '../files/paths.ts';
import { intactSnapshots, readSnapshotIndex, storeSnapshot } from './snapshots.ts';
import { asWriter } from '../loop/workflow.ts';
import { join } from 'node:path';
import { rowsIn } from '../base/json.ts';
import { appendLines, readOrNothing } from '../files/store.ts';
import type { Fetched } from './rules/record.ts';
import { catalogues, doiOf, workSchema, worksIn, type Work } from './rules/bibliography.ts';

export interface FetchSourcesOptions {
  /** Hosts, or `host:port`, that may have private addresses. */
  allowedPrivateHosts: readonly string[];
  /** The time limit for all sources together. */
  budgetMilliseconds?: number;
  /** The pause between two requests to one host. */
  pauseMilliseconds?: number;
  /** Whether to fetch sources again that are stored or failed permanently. */
  again?: boolean;
  /** Whether the user brought these documents: each gets a row with this mark, even if it cannot be read. */
  brought?: boolean;
}

/** Called once for each finished source. */
export type Progress = (row: SnapshotRow) => void;

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
  const keep = async (address: string, outcome: FetchOutcome): Promise<void> => {
    const page = pageAddress(address);
    const before = rows.get(page);
    const isForLater = outcome.outcome === 'failed' && outcome.reason.kind === 'not-attempted';
    const known = { attempts: before?.attempts ?? 0, brought: options.brought === true ? true : before?.brought };
    const row =
      isForLater && options.brought !== true
        ? snapshotRow(address, outcome, null, known, new Date())
        : await asWriter(paths, () => storeSnapshot(paths, address, outcome, known));
    rows.set(page, row);
    progress(row);
  };
  // Pages that failed before come after those that nobody has asked for yet.
  const attempts = (address: string) => rows.get(pageAddress(address))?.attempts ?? 0;
  const all = [...wanted.values()].sort((one, other) => attempts(one) - attempts(other));
  const { allowedPrivateHosts, pauseMilliseconds, ...limits } = { ...fetchManyDefaults, ...options };
  const deadline = Date.now() + limits.budgetMilliseconds;
  for (const address of all.filter(isLocal)) {
    const isLate = options.brought === true && Date.now() > deadline;
    await keep(
      address,
      isLate
        ? failAt(address)('not-attempted', 'There was no time left to read it')
        : await readLocalDocument(paths.root, address.slice(localPrefix.length)),
    );
  }
  await fetchMany(
    all.filter((address) => !isLocal(address)),
    {
      ...{ ...fetchDefaults, ...limits, allowedPrivateHosts },
      userAgent: `autonomous-workflow/${version()} (fetches sources that a user's research cites)`,
      turns: hostTurns(pauseMilliseconds, slowMilliseconds),
    },
    keep,
  );
  return addresses.flatMap((address) => rows.get(pageAddress(address)) ?? []);
}

function isLocal(address: string): boolean {
  return address.startsWith(localPrefix);
}

export interface FetchManyOptions extends FetchOptions {
  /** The time limit for all pages; the others are not attempted. */
  budgetMilliseconds: number;
}

export const fetchManyDefaults = { budgetMilliseconds: 300_000, pauseMilliseconds: 500 };
const slowMilliseconds = 3_000;

/**
 * Fetches pages from several hosts at a time, and reports each outcome at once, in order of arrival. What may pass is tried again by the
 * next record.
 * @throws only errors of `onOutcome`.
 */
export async function fetchMany(
  addresses: readonly string[],
  { budgetMilliseconds, ...options }: FetchManyOptions,
  onOutcome: (address: string, outcome: FetchOutcome) => Promise<void> | void,
): Promise<void> {
  const deadline = performance.now() + budgetMilliseconds;
  await Promise.all(
    addresses.map(async (address) => onOutcome(address, await fetchPage(address, { ...options, deadline }))),
  );
}

/** The most works that a catalogue is asked about at once: the next `record` asks about the others. */
const mostWorks = 40;
const limits = { connectMilliseconds: 4_000, totalMilliseconds: 8_000, mostBytes: 4_000_000 };

const worksFile = (paths: WorkflowPaths) => join(paths.snapshots, 'works.jsonl');

/** What catalogues said of works, by the keys of their sources; after a damaged line, they are asked again. */
export function readWorks(paths: WorkflowPaths): Map<string, Work> {
  const text = readOrNothing(worksFile(paths))?.toString('utf8') ?? '';
  return new Map(rowsIn(text, (value) => workSchema.safeParse(value).data).map((work) => [work.canonical, work]));
}

/**
 * Asks each catalogue once about the papers among these addresses of which nothing is known, and stores what they say. What none knows is
 * asked again while one cannot be reached.
 * @param addresses those of the catalogues, for tests.
 * @returns their numbers, and why a catalogue could not be asked; undefined when there was nothing to ask.
 */
export async function fetchWorks(
  paths: WorkflowPaths,
  sources: readonly string[],
  allowedPrivateHosts: readonly string[],
  addresses: readonly string[] = catalogues.map(({ address }) => address),
): Promise<Fetched['works']> {
  const known = readWorks(paths);
  const wanted = [...new Set(sources.map(canonicalAddress))]
    .filter((canonical) => doiOf(canonical) !== undefined && !known.has(canonical))
    .slice(0, mostWorks);
  if (wanted.length === 0) return undefined;
  const options = {
    ...{ ...fetchDefaults, ...limits, allowedPrivateHosts, turns: hostTurns(0) },
    userAgent: `autonomous-workflow/${version()} (names the authors of works that a user's research cites)`,
  };
  const dois = wanted.flatMap((canonical) => doiOf(canonical) ?? []);
  const answers = await Promise.all(
    catalogues.map(async (one, at) => {
      const answer = await fetchPage(`${addresses[at] ?? one.address}${one.path(dois)}`, options);
      if (answer.outcome === 'failed') return { works: [], reason: answer.reason.sentence };
      const works = worksIn(one, answer.text);
      return { works: works ?? [], reason: works ? null : `${one.address} answered with no whole list of works` };
    }),
  );
  const reason = answers.find((one) => one.reason !== null)?.reason ?? null;
  const rows = wanted.flatMap((canonical): Work[] => {
    const [first, ...others] = answers.flatMap(({ works }) => works.filter((work) => work.canonical === canonical));
    if (first !== undefined) return [{ ...first, retracted: [first, ...others].some(({ retracted }) => retracted) }];
    return reason === null ? [{ canonical, title: '', authors: [], year: null, venue: null, retracted: false }] : [];
  });
  if (rows.length > 0)
    await asWriter(paths, () => {
      appendLines(
        worksFile(paths),
        rows.map((row) => JSON.stringify(row)),
      );
    });
  const found = rows.filter(({ title }) => title !== '').length;
  return { found, unknown: rows.length - found, could_not_run: wanted.length - rows.length, reason };
}
