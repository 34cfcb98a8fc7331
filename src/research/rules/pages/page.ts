import * as z from 'zod/mini';
import { excerpt, orElse } from '../../../base/errors.ts';
import type { FailureKind, FailureReason } from '../../../programs/rules/public-address.ts';
import { parseUrl } from '../../../base/json.ts';

/** Data about the work in the markup of a page; for the bibliography. */
export interface PageMetadata {
  title: string | null;
  /** As the page writes them: `Moreau, Ana` or `Ana Moreau`. */
  authors: string[];
  /** `2024`, `2024-03` or `2024-03-15`. */
  published: string | null;
  /** The journal or the site. */
  publisher: string | null;
}

export const noMetadata: PageMetadata = { title: null, authors: [], published: null, publisher: null };

/** A source with its visible text. */
export interface FetchedPage {
  outcome: 'fetched';
  finalUrl: string;
  text: string;
  metadata: PageMetadata;
  /** Whether the size limit cut the text, so that missing words may be on the page. */
  truncated: boolean;
  /** The offsets in the text at which the pages of a paged document begin. */
  pages?: readonly number[];
}

/** A source without a text, and the reason. */
export interface FailedFetch {
  outcome: 'failed';
  reason: FailureReason;
  /** The last address in the chain of redirects. */
  finalUrl: string;
  /** The HTTP status, when there was an answer. */
  status: number | null;
}

export type FetchOutcome = FetchedPage | FailedFetch;

/** A function for the failed outcomes of a fetch at this address. */
export const failAt =
  (finalUrl: string) =>
  (kind: FailureKind, sentence: string, status: number | null = null): FailedFetch => {
    return { outcome: 'failed', reason: { kind, sentence }, finalUrl, status };
  };

/** Kinds of failures after which a later attempt, or another machine, may succeed. */
const passing: ReadonlySet<string> = new Set(
  'no-such-host unreachable timed-out bad-tls bad-response status no-program unreadable-file'.split(' '),
);

/** The format of a document for extracting its text. */
export type DocumentFormat = 'html' | 'text' | 'pdf';

const html = new Set(['text/html', 'application/xhtml+xml']);
const pdf = new Set(['application/pdf', 'application/x-pdf']);
/** Content types that servers use for unknown types. */
const vague = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
const text =
  /^(?:text\/(?!html).*|application\/(?:json|xml|yaml|toml|x-ndjson|x-tex|x-latex|(?:.+\+)(?:json|xml|yaml)))$/;

/** The format of a document; undefined for unsupported ones. Without a specific content type, the first bytes decide. */
export function formatOf(mediaType: string, bytes: Uint8Array): DocumentFormat | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (/^\s{0,16}%PDF-/.test(start)) return 'pdf';
  if (html.has(mediaType)) return 'html';
  if (start.includes('\0') && !/^\xfe\xff|^\xff\xfe/i.test(start)) return undefined;
  if (vague.has(mediaType) || pdf.has(mediaType)) {
    if (/^\s*(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body)\b/is.test(start)) return 'html';
    return vague.has(mediaType) ? 'text' : undefined;
  }
  return text.test(mediaType) ? 'text' : undefined;
}

/** Parses `Text/HTML; charset="utf-8"`. */
export function parseContentType(header: string | undefined): { mediaType: string; encoding: string | undefined } {
  const [mediaType = '', ...parameters] = (header ?? '').split(';');
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1]);
  return { mediaType: mediaType.trim().toLowerCase(), encoding: charset.find((value) => value !== undefined) };
}

/**
 * Decodes the bytes of a page. Encoding: byte order mark, else HTTP header, else declaration in the page, else UTF-8 if valid,
 * else windows-1252 as in browsers.
 */
export function decodePage(bytes: Uint8Array, headerEncoding: string | undefined): string {
  const label = markOf(bytes) ?? known(headerEncoding) ?? known(declaredEncoding(bytes));
  if (label !== undefined) return decodeAs(label, bytes);
  try {
    // The size limit may have cut the last character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

/** As a stream, because Node 20 otherwise decodes windows-1252 as ISO 8859-1 and loses quotation marks. */
function decodeAs(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes, { stream: true });
}

const marks = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' };
const markOf = (bytes: Uint8Array): string | undefined =>
  Object.entries(marks).find(([mark]) =>
    Array.from(bytes.subarray(0, 3), (one) => one.toString(16))
      .join('')
      .startsWith(mark),
  )?.[1];

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  const label = declared?.[1] ?? declared?.[2];
  // A declaration that is readable as ASCII is not in UTF-16; browsers assume UTF-8.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  return orElse(() => new TextDecoder(label).encoding, undefined);
}

/** Titles that word processors derive from the file name. */
const fileName = /\.[a-z]{2,4}$/i;
const mostOfPdf = 40;

/** Title and authors from the output of `pdfinfo`. The date is that of the file, not of the work, and so is ignored. */
export function readPdfInfo(printed: string): PageMetadata {
  const field = (name: string) => excerpt(new RegExp(`^${name}:[ \\t]+(\\S.*)$`, 'm').exec(printed)?.[1] ?? '');
  const title = field('Title');
  const authors = field('Author')
    .split(/\s*;\s*|\s+(?:and|&)\s+/)
    // “Doe, Jane” is one person; “Jane Doe, John Roe” are two.
    .flatMap((part) => (/^[^,]+ [^,]+,/.test(part) ? part.split(/\s*,\s*/) : [part]))
    .filter((name) => name !== '')
    .slice(0, mostOfPdf);
  return { ...noMetadata, title: title === '' || fileName.test(title) ? null : title, authors };
}

/**
 * A text with lines of more than 450 characters, which the search tool of agents omits, broken at spaces, which become line ends, so that
 * offsets do not change. No line is broken after a hyphen, where the word would count as divided, or without a space.
 */
export const shortLines = (text: string): string =>
  text.replace(/[^\n]{451,}/g, (line) => line.replace(/([^\n]{1,450})(?<=[^\p{Pd}\u00AD ]) (?=\S)/gu, '$1\n'));

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
  characters: z.int(),
  /** Whether the size limit cut the text, so that missing words may be on the page. */
  truncated: z.boolean(),
  title: z.nullable(z.string()),
  authors: z.array(z.string()),
  published: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  /** The offset of each page of a paged document. */
  pages: z.optional(z.array(z.int())),
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
  before: { attempts: number; brought?: true | undefined } | undefined,
  now: Date,
): SnapshotRow {
  const fetched = outcome.outcome === 'fetched' ? outcome : undefined;
  const reason = outcome.outcome === 'failed' ? outcome.reason : null;
  const { title, authors, published, publisher } = fetched?.metadata ?? noMetadata;
  return {
    page: pageAddress(url),
    canonical: canonicalAddress(url),
    url,
    outcome: fetched !== undefined ? 'stored' : reason?.kind === 'gone' ? 'dead' : 'could-not-run',
    reason,
    snapshot,
    final_url: outcome.finalUrl,
    fetched_at: now.toISOString(),
    characters: fetched?.text.length ?? 0,
    truncated: fetched?.truncated ?? false,
    ...{ title, authors, published, publisher },
    ...(fetched?.pages !== undefined && fetched.pages.length > 0 && { pages: [...fetched.pages] }),
    ...(before?.brought === true && { brought: true }),
    attempts: (before?.attempts ?? 0) + 1,
  };
}

/** Whether to fetch a page again: it is not stored, and another attempt may succeed. */
export function isWorthFetching(row: SnapshotRow | undefined): boolean {
  if (row === undefined) return true;
  if (row.outcome !== 'could-not-run' || row.reason === null) return false;
  return row.attempts < mostAttempts && passing.has(row.reason.kind);
}

/** The page number, from 1, at an offset of a paged document's text; undefined for other documents. */
export function pageNumber({ pages = [] }: Pick<SnapshotRow, 'pages'>, offset: number): number | undefined {
  const number = pages.findLastIndex((start) => start <= offset) + 1;
  return number === 0 ? undefined : number;
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

const arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
const arxivPath =
  /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
const arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
/** Folders in which publishers place a paper under its DOI. */
const doiFolder =
  /\/(?:doi|articles?|chapter|book|content|abs|full|pdf|epdf|reader|abstract)(?:\/\w{2,10})?\/(?=10\.\d{4,9}\/)/i;
const doi = /^10\.\d{4,9}\/\S+$/;
/** Suffixes of a DOI for a view of the paper. */
const view =
  /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;

/**
 * The id of the paper at a web address: `arxiv:2508.20033` or `doi:10.1145/…`, for any version or view; undefined for other
 * pages.
 * @param host in lower case, without `www.`; empty when the path is the id itself.
 */
export function paperOf(host: string, path: string, query = new URLSearchParams()): string | undefined {
  const readable = decoded(path);
  const arxiv =
    (arxivHosts.test(host) ? arxivPath.exec(path) : null) ??
    (host === '' || host === 'huggingface.co' ? arxivId.exec(path.replace(/^\/papers(?=\/)/, '')) : null);
  if (arxiv !== null) return arxivName(arxiv[1] ?? '');
  const inQuery = query.get('id') ?? query.get('doi') ?? '';
  const candidate = isResolver(host) ? readable.replace(/^\//, '') : (readable.split(doiFolder)[1] ?? inQuery);
  if (!doi.test(candidate)) return undefined;
  const plain = isResolver(host) ? candidate : withoutView(candidate, host);
  const deposited = /^10\.48550\/arxiv\.(.+)$/i.exec(plain)?.[1];
  return deposited === undefined ? `doi:${plain.replace(/\/$/, '').toLowerCase()}` : arxivName(deposited);
}

function isResolver(host: string): boolean {
  return host === '' || host === 'doi.org' || host === 'dx.doi.org';
}

function arxivName(id: string): string {
  return `arxiv:${id
    .toLowerCase()
    .replace(/v\d+$/, '')
    .replace(/^([a-z-]+)\.[a-z]{2}\//, '$1/')}`;
}

function withoutView(candidate: string, host: string): string {
  let plain = candidate.replace(/\/$/, '');
  for (let turn = 0; turn < 2; turn += 1) plain = plain.replace(view, '');
  return /(?:bio|med)rxiv\.org$/.test(host) ? plain.replace(/v\d+$/, '') : plain;
}

function decoded(path: string): string {
  return orElse(() => decodeURIComponent(path), path);
}

/** Parameters that say where a reader comes from: `utm_source`, `gclid`, `mc_cid`, `_ga`, `ref`. */
const trackingParameter = /^(?:utm_\w+|\w*clk?id|mc_\w+|_\w+|ref(?:_\w+)?|referrer|si|igsh\w*|cmpid)$/i;

/**
 * The key that is equal for addresses of one source. Removed are case, `www.`, `m.` and `amp.` of the host, fragment, default
 * ports, trailing slashes, index files and tracking parameters; other parameters are sorted. Papers on arXiv and under a DOI
 * become their ids. Other strings are unchanged, files without their fragment. Tested on pairs that other tools get wrong.
 */
export function canonicalAddress(address: string): string {
  const trimmed = address.trim();
  const named = /^(?:arxiv|doi):\s*/i.test(trimmed)
    ? paperOf('', trimmed.replace(/^(?:arxiv|doi):\s*/i, '/'))
    : undefined;
  if (named !== undefined) return named;
  const url = webAddress(trimmed);
  if (url === undefined) return trimmed;
  return paperOf(plainHost(url), plainEscapes(url.pathname), url.searchParams) ?? plainAddress(url);
}

/**
 * The key that is equal for addresses of one page: like `canonicalAddress`, but without ids of papers, whose landing pages and
 * PDFs are one source with different texts.
 */
export function pageAddress(address: string): string {
  const url = webAddress(address.trim());
  return url === undefined ? address.trim() : plainAddress(url);
}

function webAddress(address: string): URL | undefined {
  return /^https?:/i.test(address) ? parseUrl(address) : undefined;
}

function plainAddress(url: URL): string {
  const query = [...url.searchParams]
    .filter(([name]) => !trackingParameter.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = plainEscapes(url.pathname).replace(/\/(?:index\.(?:html?|php))?$/, '');
  return `${plainHost(url)}${port}${path}${query === '' ? '' : `?${query}`}`;
}

function plainHost(url: URL): string {
  return (
    url.hostname
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^(?:www|m|amp|mobile)\.(?=[^.]+\.)/, '')
      // Wikipedia and similar sites have the mobile mark in the middle: en.m.wikipedia.org.
      .replace(/^([a-z-]{2,12})\.m\.(?=[^.]+\.[^.]+$)/, '$1.')
  );
}

/** The path with only the necessary escapes: `%7Ejane` becomes `~jane`, `%2F` remains. */
function plainEscapes(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (escape, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
