import {
  shortLines,
  formatOf,
  decodePage,
  noMetadata,
  type FetchedPage,
  type PageMetadata,
  readPdfInfo,
} from './rules/pages/page.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { readHtml, notAPage } from './rules/pages/html.ts';
import type { FailureReason } from '../programs/rules/public-address.ts';
import { excerpt, printable } from '../base/errors.ts';

const limits = { stdin: 'ignore', timeout: 30_000, killSignal: 'SIGKILL', windowsHide: true, reject: false } as const;
const largestText = 50_000_000;

/**
 * The text of a PDF in the reading order of `pdftotext`; `-layout` would mix the columns of a paper, and quotes could not be
 * found.
 */
export async function pdfText(
  bytes: Uint8Array,
): Promise<{ text: string; pages: number[]; metadata: PageMetadata } | { reason: FailureReason }> {
  const folder = await mkdtemp(join(tmpdir(), 'autonomous-workflow-pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    const { stdout, failed, timedOut, code, stderr } = await execa('pdftotext', ['-enc', 'UTF-8', file, '-'], {
      ...limits,
      maxBuffer: largestText,
    });
    if (code === 'ENOENT')
      return { reason: { kind: 'no-program', sentence: 'To read a PDF, pdftotext (poppler-utils) must be installed' } };
    if (timedOut) return { reason: { kind: 'bad-response', sentence: 'The PDF takes too long to read' } };
    if (failed) return { reason: { kind: 'bad-response', sentence: `The PDF cannot be read: ${excerpt(stderr)}` } };
    const { text, pages } = joinPages(stdout);
    return text.trim() === ''
      ? { reason: { kind: 'empty', sentence: 'The PDF holds pictures without text' } }
      : { text, pages, metadata: await pdfMetadata(file) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages of a PDF, which end with form feeds, as one text, with the offset of each page. */
function joinPages(stdout: string): { text: string; pages: number[] } {
  const texts = stdout
    .replace(/\f$/, '')
    .split('\f')
    .map((page) => printable(page).trim());
  const pages: number[] = [];
  let length = 0;
  for (const page of texts) {
    pages.push(length);
    length += page.length + 2;
  }
  return { text: texts.join('\n\n').trimEnd(), pages };
}

/** The metadata of a PDF; empty when pdfinfo is missing or finds none. */
async function pdfMetadata(file: string): Promise<PageMetadata> {
  const { stdout, failed } = await execa('pdfinfo', ['-enc', 'UTF-8', file], limits);
  return failed ? noMetadata : readPdfInfo(stdout);
}

interface RawDocument {
  bytes: Buffer;
  /** Whether the size limit cut it. */
  truncated: boolean;
  /** As the server states it; empty when it does not. */
  mediaType: string;
  encoding: string | undefined;
  /** A file of the project is cited by its lines, which stay as they are. */
  isFile?: true;
}

export type ReadDocument =
  Pick<FetchedPage, 'text' | 'metadata' | 'truncated' | 'pages'> | { reason: FailureReason; refresh?: string | null };

/** The text of a document with the metadata of its markup, or the reason why there is none. */
export async function documentText({
  bytes,
  mediaType,
  encoding,
  truncated,
  isFile,
}: RawDocument): Promise<ReadDocument> {
  switch (formatOf(mediaType, bytes)) {
    case undefined:
      return { reason: { kind: 'unsupported-type', sentence: unsupported(mediaType) } };
    case 'pdf': {
      if (truncated) return { reason: { kind: 'too-large', sentence: 'The PDF is larger than the size cap' } };
      const read = await pdfText(bytes);
      return 'reason' in read ? read : { ...read, truncated };
    }
    case 'text': {
      // Empty lines at the beginning stay, so that lines are counted as in the document.
      const text = printable(decodePage(bytes, encoding)).trimEnd();
      if (text === '') return { reason: { kind: 'empty', sentence: 'The document is empty' } };
      return { text: isFile ? text : shortLines(text), metadata: noMetadata, truncated };
    }
    case 'html': {
      const { text, markup, cut } = readHtml(decodePage(bytes, encoding));
      const reason = notAPage(text, markup);
      if (reason !== undefined) return { reason, refresh: markup.refresh };
      return { text: shortLines(text), metadata: markup.metadata, truncated: truncated || cut };
    }
  }
}

/** The sentence about an unsupported type of document. */
function unsupported(mediaType: string): string {
  return mediaType === '' ? 'The document is no text' : `Documents of the type ${excerpt(mediaType)} are not read`;
}
