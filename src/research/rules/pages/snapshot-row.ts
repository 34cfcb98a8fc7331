import * as z from 'zod/mini';
import { canonicalAddress, pageAddress } from './addresses.ts';
import { mayPass, type FetchOutcome } from './page.ts';
import type { FailureKind } from '../../../programs/rules/public-address.ts';

/** The sha256 of a stored text, which is its file name. */
export const snapshotHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * The outcome of one page: a line of `snapshots/index.jsonl`. `stored`: its text is in `snapshot`. `dead`: its site reports it as
 * gone. `could-not-run`: unknown; neither a pass nor a failure of what cites it.
 */
export const snapshotRowSchema = z.object({
  /** The key of the page; see pageAddress. */
  page: z.string(),
  /** The key of the source in the ledger; see canonicalAddress. */
  canonical: z.string(),
  url: z.string(),
  outcome: z.enum(['stored', 'dead', 'could-not-run']),
  reason: z.nullable(z.object({ kind: z.string(), sentence: z.string() })),
  /** Null without a text. */
  snapshot: z.nullable(snapshotHash),
  final_url: z.string(),
  fetched_at: z.string(),
  content_type: z.nullable(z.string()),
  characters: z.int(),
  /** Whether the size limit cut the text, so that missing words may be on the page. */
  truncated: z.boolean(),
  title: z.nullable(z.string()),
  authors: z.array(z.string()),
  published: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  doi: z.nullable(z.string()),
  /** The ranges of the text that are navigation or footer; missing if there are none. */
  boilerplate: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  /** The offset of each page of a paged document. */
  pages: z.optional(z.array(z.int())),
  /** The offsets of line ends that the file does not have; missing unless the text has the lines of a file. */
  breaks: z.optional(z.array(z.int())),
  /** The user brought the document as a source. */
  brought: z.optional(z.literal(true)),
  attempts: z.int(),
});

export type SnapshotRow = z.infer<typeof snapshotRowSchema>;

const mostAttempts = 3;

/** The row for the outcome of a page. @param snapshot the hash of the stored text; null without one. */
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
    ...(fetched?.breaks !== undefined && { breaks: [...fetched.breaks] }),
    ...(before?.brought === true && { brought: true }),
    attempts: (before?.attempts ?? 0) + 1,
  };
}

/** Whether to fetch a page again: it is not stored, and another attempt may succeed. */
export function isWorthFetching(row: SnapshotRow | undefined): boolean {
  if (row === undefined) return true;
  if (row.outcome !== 'could-not-run' || row.reason === null) return false;
  return row.attempts < mostAttempts && mayPass(row.reason.kind as FailureKind);
}

/** The page number, from 1, at an offset of a paged document's text; undefined for other documents. */
export function pageNumber({ pages = [] }: Pick<SnapshotRow, 'pages'>, offset: number): number | undefined {
  const number = pages.findLastIndex((start) => start <= offset) + 1;
  return number === 0 ? undefined : number;
}

/** The line of the file, from 1, for a line of its stored text and its offset there; undefined for other documents. */
export function lineNumber({ breaks }: Pick<SnapshotRow, 'breaks'>, line: number, offset: number): number | undefined {
  return breaks === undefined ? undefined : line - breaks.filter((at) => at < offset).length;
}

/** The current one of two rows for a page: the later, unless only the earlier has a text. */
export function laterRow(earlier: SnapshotRow | undefined, later: SnapshotRow): SnapshotRow {
  return earlier?.outcome === 'stored' && later.outcome !== 'stored' ? earlier : later;
}

/** The key under which two addresses count as one source. */
export type KeyOfSource = (url: string) => string;

/**
 * A function for the key of a source, from the final address of its page, so that a redirect and its target are one source. An
 * address with the id of a work keeps that.
 * @param rows the outcomes of pages; those without a text are ignored, because many addresses lead to the same wall or error
 * page.
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
