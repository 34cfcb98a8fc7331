import { orElse } from '../../../base/or-else.ts';
import type { Place } from '../quotes/page-index.ts';
import type { FailureKind, FailureReason } from '../../../programs/rules/public-address.ts';

/** Data about the work in the markup of a page; for the bibliography. */
export interface PageMetadata {
  title: string | null;
  /** As the page writes them: `Moreau, Ana` or `Ana Moreau`. */
  authors: string[];
  /** `2024`, `2024-03` or `2024-03-15`. */
  published: string | null;
  /** The journal or the site. */
  publisher: string | null;
  doi: string | null;
}

export const noMetadata: PageMetadata = { title: null, authors: [], published: null, publisher: null, doi: null };

/** A source with its visible text. */
export interface FetchedPage {
  outcome: 'fetched';
  finalUrl: string;
  /** The HTTP status; 200 for a file. */
  status: number;
  contentType: string;
  text: string;
  /** The title of the metadata, or else of the document. */
  title: string | null;
  metadata: PageMetadata;
  /** ISO 8601. */
  fetchedAt: string;
  /** The size of the decoded body. */
  bytes: number;
  /** Whether the size limit cut the text, so that missing words may be on the page. */
  truncated: boolean;
  /** The parts of the text that are navigation or footer. */
  boilerplate?: readonly Place[];
  /** The offsets in the text at which the pages of a paged document begin. */
  pages?: readonly number[];
  /** The offsets of line ends that the file does not have; missing unless its text has the lines of the file. */
  breaks?: readonly number[];
}

/** A source without a text, and the reason. */
export interface FailedFetch {
  outcome: 'failed';
  reason: FailureReason;
  /** The last address in the chain of redirects. */
  finalUrl: string;
  /** ISO 8601. */
  fetchedAt: string;
  /** The HTTP status, when there was an answer. */
  status: number | null;
  /** The delay that the server requested; null without one. */
  retryAfterSeconds: number | null;
}

export type FetchOutcome = FetchedPage | FailedFetch;

/** A function for the failed outcomes of a fetch at this address. */
export function failAt(finalUrl: string, now: () => Date) {
  return (
    kind: FailureKind,
    sentence: string,
    status: number | null = null,
    retryAfterSeconds: number | null = null,
  ): FailedFetch => ({
    outcome: 'failed',
    reason: { kind, sentence },
    finalUrl,
    fetchedAt: now().toISOString(),
    status,
    retryAfterSeconds,
  });
}

/** Whether repeating the request at once may succeed. */
export function isTransient({ reason, status }: FailedFetch): boolean {
  if (reason.kind === 'status') return status === 429 || (status !== null && status >= 500);
  return reason.kind === 'unreachable' || reason.kind === 'timed-out';
}

const passing = new Set<FailureKind>([
  'no-such-host',
  'unreachable',
  'timed-out',
  'bad-tls',
  'bad-response',
  'status',
  'no-program',
  'unreadable-file',
]);

/** Whether a later attempt, or another machine, may succeed after this kind of failure. */
export function mayPass(kind: FailureKind): boolean {
  return passing.has(kind);
}

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

/** Whether to download an answer of this type; `formatOf` decides afterwards. */
export function mayHaveText(mediaType: string): boolean {
  return vague.has(mediaType) || html.has(mediaType) || pdf.has(mediaType) || text.test(mediaType);
}

const searchedForDeclaration = 4096;

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

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, searchedForDeclaration));
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  const label = declared?.[1] ?? declared?.[2];
  // A declaration that is readable as ASCII is not in UTF-16; browsers assume UTF-8.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  return orElse(() => new TextDecoder(label).encoding, undefined);
}
