import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The content encodings that are read; the others are not asked for. */
const decoders: Record<string, () => Transform> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const acceptedEncodings = 'gzip, br';

/** Whether the body of an answer can be decompressed. */
export function isReadable(response: IncomingMessage): boolean {
  return encodingOf(response) in decoders;
}

function encodingOf(response: IncomingMessage): string {
  return (response.headers['content-encoding'] ?? '').trim().toLowerCase();
}

/**
 * The body of an answer, decompressed, up to `most` bytes; then the connection is cut, so that neither an endless page nor one that
 * swells costs more.
 * @throws what the connection or the decompression throws.
 */
export async function readBody(
  response: IncomingMessage,
  most: number,
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const decoder = decoders[encodingOf(response)];
  if (decoder === undefined) throw new Error(`unknown content encoding ${encodingOf(response)}`);
  const chunks: Buffer[] = [];
  let size = 0;
  // Reading the end of the pipeline below tells of every error in it.
  const body: Readable = pipeline(response, decoder(), () => undefined);
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, most - size));
    size += chunk.length;
    if (size > most) {
      response.destroy();
      return { bytes: Buffer.concat(chunks), truncated: true };
    }
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}
