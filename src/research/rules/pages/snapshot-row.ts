import * as z from 'zod/mini';
import { canonicalAddress, pageAddress } from './addresses.ts';
import { mayPass, type FetchOutcome } from './page.ts';
import type { FailureKind } from '../../../programs/rules/public-address.ts';

/**
 * The outcome of one page: a line of `snapshots/index.jsonl`. `stored`: its text is in `snapshot`. `dead`: its site says that it is
 * no more. `could-not-run`: nothing is known about it; never to be read as a pass nor as a failure of what cites it.
 */
export const snapshotRowSchema = z.object({
  /** Same page, same value; see pageAddress. */
  page: z.string(),
  /** Same source, same value: the key of the ledger's sources; see canonicalAddress. */
  canonical: z.string(),
  url: z.string(),
  outcome: z.enum(['stored', 'dead', 'could-not-run']),
  reason: z.nullable(z.object({ kind: z.string(), sentence: z.string() })),
  /** The sha256 of the text and the name of its file; null when there is none. */
  snapshot: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  final_url: z.string(),
  fetched_at: z.string(),
  content_type: z.nullable(z.string()),
  characters: z.int(),
  /** The text was cut at the size cap: what is absent from it may still be on the page. */
  truncated: z.boolean(),
  title: z.nullable(z.string()),
  authors: z.array(z.string()),
  published: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  doi: z.nullable(z.string()),
  /** The parts of the text, by their first and last offsets, that are navigation or footer; missing where there are none. */
  boilerplate: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  /** The offsets at which the pages of a paged document begin; missing where there are none. */
  pages: z.optional(z.array(z.int())),
  /** The user gave the document to the workflow as a source. */
  brought: z.optional(z.literal(true)),
  attempts: z.int(),
});

export type SnapshotRow = z.infer<typeof snapshotRowSchema>;

const mostAttempts = 3;

/**
 * The row for what became of a page.
 * @param snapshot the hash of the stored text; null when there is none.
 */
export function snapshotRow(
  url: string,
  outcome: FetchOutcome,
  snapshot: string | null,
  before: Pick<SnapshotRow, 'attempts' | 'brought'> | undefined,
): SnapshotRow {
  const fetched = outcome.outcome === 'fetched' ? outcome : undefined;
  const reason = outcome.outcome === 'failed' ? outcome.reason : null;
  const boilerplate = (fetched?.boilerplate ?? []).map(({ start, end }): [number, number] => [start, end]);
  return {
    page: pageAddress(url),
    canonical: canonicalAddress(url),
    url,
    outcome: fetched !== undefined ? 'stored' : reason?.kind === 'gone' ? 'dead' : 'could-not-run',
    reason,
    snapshot,
    final_url: outcome.finalUrl,
    fetched_at: outcome.fetchedAt,
    content_type: fetched?.contentType ?? null,
    characters: fetched?.text.length ?? 0,
    truncated: fetched?.truncated ?? false,
    title: fetched?.title ?? null,
    authors: fetched?.metadata.authors ?? [],
    published: fetched?.metadata.published ?? null,
    publisher: fetched?.metadata.publisher ?? null,
    doi: fetched?.metadata.doi ?? null,
    ...(boilerplate.length > 0 && { boilerplate }),
    ...(fetched?.pages !== undefined && fetched.pages.length > 0 && { pages: [...fetched.pages] }),
    ...(before?.brought === true && { brought: true }),
    attempts: (before?.attempts ?? 0) + 1,
  };
}

/** Whether a page is to be fetched that was asked for before: not when it is stored, nor when trying again is no use. */
export function isWorthFetching(row: SnapshotRow | undefined): boolean {
  if (row === undefined) return true;
  if (row.outcome !== 'could-not-run' || row.reason === null) return false;
  return row.attempts < mostAttempts && mayPass(row.reason.kind as FailureKind);
}

/** The page of a paged document on which an offset of its text stands, from 1; undefined where it has none. */
export function pageNumber({ pages = [] }: Pick<SnapshotRow, 'pages'>, offset: number): number | undefined {
  const number = pages.findLastIndex((start) => start <= offset) + 1;
  return number === 0 ? undefined : number;
}

/** The row of two of one page that counts: the later, unless only the earlier has a text. */
export function laterRow(earlier: SnapshotRow | undefined, later: SnapshotRow): SnapshotRow {
  return earlier?.outcome === 'stored' && later.outcome !== 'stored' ? earlier : later;
}

/** The key under which two addresses count as one source. */
export type KeyOfSource = (url: string) => string;

/**
 * The key of a source by what is known of its page: that of the address where the page was found at last, so that a redirect and its
 * target are one source. An address that names a work by its id is known by that, wherever it leads.
 * @param rows what became of pages; those without a text show nothing, as walls and error pages stand behind many addresses.
 */
export function sourceKeys(rows: Iterable<Pick<SnapshotRow, 'page' | 'outcome' | 'final_url'>>): KeyOfSource {
  const found = new Map<string, string>();
  for (const { page, outcome, final_url } of rows) if (outcome === 'stored') found.set(page, final_url);
  return (url) => {
    const own = canonicalAddress(url);
    const last = /^https?:/i.test(url) ? found.get(pageAddress(url)) : undefined;
    return last === undefined || /^(?:arxiv|doi):/.test(own) ? own : canonicalAddress(last);
  };
}
