import type { FailureKind, FailureReason } from './fetch-permission.ts';

/** What the markup of a page says about the work it holds; for the bibliography. */
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
}

/** A source that has no text here, and why. */
export interface FailedFetch {
  outcome: 'failed';
  reason: FailureReason;
  /** Where the redirects led, as far as they were followed. */
  finalUrl: string;
  /** ISO 8601. */
  fetchedAt: string;
  /** The HTTP status, when there was an answer. */
  status: number | null;
  /** What the server asked for. */
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
