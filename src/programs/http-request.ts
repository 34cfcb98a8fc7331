import { request as requestPlain, type Agent, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { lookup, type LookupAddress } from 'node:dns';
import { lookup as lookupNow } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { isPublicAddress } from './rules/public-address.ts';

export const refusedAddressCode = 'ERR_REFUSED_ADDRESS';

/**
 * Resolves a host for the connection itself, to public addresses only: a hostile name server may give an earlier check another
 * answer.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      answer(error, '', 4);
      return;
    }
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (first === undefined) answer(refusal(host, addresses), '', 4);
    else if (options.all === true) answer(null, allowed);
    else answer(null, first.address, first.family);
  });
};

/** @throws like `publicLookup` when a host resolves here, but not to a public address. */
export async function refusePrivate(host: string): Promise<void> {
  // Behind a proxy this machine may have no name service, and only the proxy resolves the host.
  const addresses = await lookupNow(host, { all: true }).catch(() => []);
  if (addresses.length > 0 && !addresses.some(({ address }) => isPublicAddress(address)))
    throw refusal(host, addresses);
}

function refusal(host: string, addresses: readonly LookupAddress[]): NodeJS.ErrnoException {
  const found = addresses.map(({ address }) => address).join(', ');
  return Object.assign(new Error(`${host} stands for ${found}`), { code: refusedAddressCode });
}

export interface RequestLimits {
  /** The time limit for the connection, including TLS. */
  connectMilliseconds: number;
  /** Aborts the request and the reading of its answer. */
  signal: AbortSignal;
  /** Whether only public addresses are allowed. */
  publicOnly: boolean;
}

export const connectTimeoutCode = 'ERR_CONNECT_TIMEOUT';

/** Headers with long security policies exceed Node's default of 16 KB. */
const largestHeader = 128 * 1024;

/**
 * Requests a page once, without following redirects; resolves as soon as the headers have arrived. A proxy in the environment
 * (HTTPS_PROXY, HTTP_PROXY, NO_PROXY) is used; the proxy then resolves the host, and hosts that this machine can resolve are
 * checked before.
 * @throws the errors of Node's request, with their `code`.
 */
export async function requestPage(
  url: URL,
  headers: Record<string, string>,
  { connectMilliseconds, signal, publicOnly }: RequestLimits,
): Promise<IncomingMessage> {
  const agent = proxyAgent(url);
  if (agent !== false && publicOnly) await refusePrivate(url.hostname);
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const options = {
      headers,
      signal,
      agent,
      maxHeaderSize: largestHeader,
      ...(publicOnly && { lookup: publicLookup }),
    };
    const request = (isSecure ? requestSecure : requestPlain)(url, options, resolve);
    const timer = setTimeout(() => {
      request.destroy(Object.assign(new Error('no connection'), { code: connectTimeoutCode }));
    }, connectMilliseconds);
    const stop = (): void => clearTimeout(timer);
    request.once('socket', (socket) => {
      // The agent of a proxy returns a connected socket.
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', stop);
      else stop();
    });
    request.once('close', stop);
    request.once('error', reject);
    request.end();
  });
}

function proxyAgent(url: URL): Agent | false {
  const proxy = getProxyForUrl(url.href);
  return proxy === '' ? false : new HttpsProxyAgent(proxy);
}

/** The supported content encodings; no others are requested. */
const decoders: Record<string, () => Transform> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const acceptedEncodings = 'gzip, br';

/** Whether the body of an answer has a supported encoding. */
export function isReadable(response: IncomingMessage): boolean {
  return encodingOf(response) in decoders;
}

function encodingOf(response: IncomingMessage): string {
  return (response.headers['content-encoding'] ?? '').trim().toLowerCase();
}

/**
 * The body of an answer, decompressed, up to `most` bytes; then the connection is closed, which limits the cost of endless pages
 * and of decompression bombs.
 */
export async function readBody(
  response: IncomingMessage,
  most: number,
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const decoder = decoders[encodingOf(response)];
  if (decoder === undefined) throw new Error(`unknown content encoding ${encodingOf(response)}`);
  const chunks: Buffer[] = [];
  let size = 0;
  // The last stream of the pipeline, which is read below, reports every error of the pipeline.
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
