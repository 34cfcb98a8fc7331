import { orElse } from '../../../base/or-else.ts';
import type { Place } from '../quotes/page-index.ts';
import type { FailureKind, FailureReason } from '../../../programs/rules/public-address.ts';

/** The data in the markup of a page about the work it holds; for the bibliography. */
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

/** A source whose whole visible text is here. */
export interface FetchedPage {
  outcome: 'fetched';
  finalUrl: string;
  /** The HTTP status; 200 for a file. */
  status: number;
  contentType: string;
  text: string;
  /** The document's own title: that of the metadata where there is one. */
  title: string | null;
  metadata: PageMetadata;
  /** ISO 8601. */
  fetchedAt: string;
  /** Of the decoded body. */
  bytes: number;
  /** The text ends where the size cap cut it, so that what is absent from it may still be on the page. */
  truncated: boolean;
  /** The parts of the text that are navigation or footer. */
  boilerplate?: readonly Place[];
  /** The offsets in the text at which the pages of a paged document begin. */
  pages?: readonly number[];
}

/** A source that has no text here, and why. */
export interface FailedFetch {
  outcome: 'failed';
  reason: FailureReason;
  /** The places where the redirects led, as far as they were followed. */
  finalUrl: string;
  /** ISO 8601. */
  fetchedAt: string;
  /** The HTTP status, when there was an answer. */
  status: number | null;
  /** The wait that the server asked for; null when it named none. */
  retryAfterSeconds: number | null;
}

export type FetchOutcome = FetchedPage | FailedFetch;

/** Whether the same request may well work in a moment. */
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

/** Whether another day, or another machine, may bring a source that failed for this reason. */
export function mayPass(kind: FailureKind): boolean {
  return passing.has(kind);
}

/** How the bytes of a document become text. */
export type DocumentFormat = 'html' | 'text' | 'pdf';

const html = new Set(['text/html', 'application/xhtml+xml']);
const pdf = new Set(['application/pdf', 'application/x-pdf']);
/** Content types of servers that do not know the type. */
const vague = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
const text =
  /^(?:text\/(?!html).*|application\/(?:json|xml|yaml|toml|x-ndjson|x-tex|x-latex|(?:.+\+)(?:json|xml|yaml)))$/;

/**
 * The format of a document, undefined for one that is not read. Servers that name no type, or none in particular, are not asked
 * again: the first bytes show it.
 */
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

/** `Text/HTML; charset="utf-8"` as its two parts. */
export function parseContentType(header: string | undefined): { mediaType: string; encoding: string | undefined } {
  const [mediaType = '', ...parameters] = (header ?? '').split(';');
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1]);
  return { mediaType: mediaType.trim().toLowerCase(), encoding: charset.find((value) => value !== undefined) };
}

/** Whether an answer of this type is worth its bytes; `formatOf` decides when they are there. */
export function mayHaveText(mediaType: string): boolean {
  return vague.has(mediaType) || html.has(mediaType) || pdf.has(mediaType) || text.test(mediaType);
}

const searchedForDeclaration = 4096;

/**
 * The bytes of a page as text. The encoding is that of the byte order mark, else of the HTTP header, else the one that the page
 * declares, else UTF-8 where the bytes are that, else windows-1252 as in browsers.
 */
export function decodePage(bytes: Uint8Array, headerEncoding: string | undefined): string {
  const label = markOf(bytes) ?? known(headerEncoding) ?? known(declaredEncoding(bytes));
  if (label !== undefined) return decodeAs(label, bytes);
  try {
    // A character that the size cap cut at the end is no proof of another encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}

/** As the beginning of a stream: decoding all at once, Node 20 takes windows-1252 for ISO 8859-1 and loses its quotation marks. */
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
  // Who can read the declaration as ASCII is not reading UTF-16; browsers take it for UTF-8.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  return orElse(() => new TextDecoder(label).encoding, undefined);
}
