import { formatOf } from '../engine/pages/content-type.ts';
import { readHtml } from '../engine/pages/html-page.ts';
import { decodePage } from '../engine/pages/page-encoding.ts';
import { notAPage } from '../engine/pages/page-quality.ts';
import { noMetadata, type PageMetadata } from '../engine/pages/page.ts';
import { type FailureReason } from '../engine/pages/fetch-permission.ts';
import { excerpt, printable } from '../engine/workflow-error.ts';
import { pdfText } from './pdf-text.ts';

export interface RawDocument {
  bytes: Buffer;
  /** The size cap cut it. */
  truncated: boolean;
  /** As the server names it; empty when it does not. */
  mediaType: string;
  encoding: string | undefined;
  finalUrl: string;
}

export type ReadDocument =
  { text: string; metadata: PageMetadata; truncated: boolean } | { reason: FailureReason; refresh?: string | null };

/** The text of a document, and what its markup tells; or why there is none. */
export async function documentText(document: RawDocument): Promise<ReadDocument> {
  const { bytes, mediaType, encoding, truncated } = document;
  switch (formatOf(mediaType, bytes)) {
    case undefined:
      return { reason: { kind: 'unsupported-type', sentence: unsupported(mediaType) } };
    case 'pdf': {
      if (truncated) return { reason: { kind: 'too-large', sentence: 'The PDF is larger than the size cap' } };
      const read = await pdfText(bytes);
      return 'reason' in read ? read : { text: printable(read.text), metadata: noMetadata, truncated };
    }
    case 'text': {
      const text = printable(decodePage(bytes, encoding)).trim();
      if (text === '') return { reason: { kind: 'empty', sentence: 'The document is empty' } };
      return { text, metadata: noMetadata, truncated };
    }
    case 'html': {
      const { text, markup, cut } = readHtml(decodePage(bytes, encoding));
      const page = { ...markup, text: printable(text), finalUrl: document.finalUrl };
      const reason = notAPage(page);
      if (reason !== undefined) return { reason, refresh: markup.refresh };
      return { text: page.text, metadata: markup.metadata, truncated: truncated || cut };
    }
  }
}

/** The sentence about a type of document that has no text for us. */
export function unsupported(mediaType: string): string {
  return mediaType === '' ? 'The document is no text' : `Documents of the type ${excerpt(mediaType)} are not read`;
}
