import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../base/json.ts';
import { failAt, parseContentType, type FetchOutcome } from './rules/pages/page.ts';
import { permissionFor, refusalOf, type FailureReason } from '../programs/rules/public-address.ts';
import { excerpt } from '../base/errors.ts';
import { documentText } from './document-text.ts';
import {
  requestPage,
  acceptedEncodings,
  isReadable,
  readBody,
  refusedAddressCode,
  connectTimeoutCode,
} from '../programs/http-request.ts';
import { CookieJar } from 'tough-cookie';

const tlsCode =
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/;

/** Why a request that threw did not reach its host, as a sentence for people. */
export function reasonOf(error: unknown, host: string): FailureReason {
  // Node tries several addresses of a host and wraps their errors.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message }: NodeJS.ErrnoException = first instanceof Error ? first : new Error(String(error));
  if (code === connectTimeoutCode || code === 'ETIMEDOUT')
    return { kind: 'timed-out', sentence: `${host} did not accept a connection in time` };
  if (code === refusedAddressCode) return { kind: 'refused-address', sentence: refusalOf(host) };
  if (code === 'ENOTFOUND') return { kind: 'no-such-host', sentence: `There is no host ${host}, or no network here` };
  if (tlsCode.test(code))
    return { kind: 'bad-tls', sentence: `The encrypted connection to ${host} failed: ${excerpt(message)}` };
  if (/^(?:HPE_|Z_|ERR_)/.test(code))
    return { kind: 'bad-response', sentence: `The answer of ${host} cannot be read: ${excerpt(message)}` };
  return { kind: 'unreachable', sentence: `${host} cannot be reached: ${excerpt(message)}` };
}

export function timedOut(host: string): FailureReason {
  return { kind: 'timed-out', sentence: `${host} did not answer in time` };
}

/** Runs the requests to one host one at a time, with a pause between them. */
export type HostTurns = <T>(host: string, request: () => Promise<T>) => Promise<T>;

/**
 * @param pauseMilliseconds from the end of a request to the beginning of the next one to the same host.
 * @param slowMilliseconds after which a request no longer holds up the next one, so that a page that hangs starves no others.
 */
export function hostTurns(pauseMilliseconds: number, slowMilliseconds = 60_000): HostTurns {
  const last = new Map<string, Promise<number>>();
  return async (host, request) => {
    const before = last.get(host);
    let finish: (at: number) => void = () => undefined;
    last.set(host, new Promise((resolve) => (finish = resolve)));
    const wait = before === undefined ? 0 : (await before) + pauseMilliseconds - performance.now();
    if (wait > 0) await sleep(wait);
    const end = () => finish(performance.now());
    const slow = setTimeout(end, slowMilliseconds);
    return request().finally(() => {
      clearTimeout(slow);
      end();
    });
  };
}

export interface FetchOptions {
  userAgent: string;
  allowedPrivateHosts: readonly string[];
  /** The queues that all fetches of a run share. */
  turns: HostTurns;
  connectMilliseconds: number;
  /** The time limit for the fetch with its redirects, without waiting for a turn. */
  totalMilliseconds: number;
  /** By `performance.now()`: a fetch whose turn comes later is not attempted. */
  deadline?: number;
  /** The limit for the decompressed body. */
  mostBytes: number;
  mostRedirects: number;
}

export const fetchDefaults = {
  connectMilliseconds: 10_000,
  totalMilliseconds: 30_000,
  mostBytes: 10_000_000,
  mostRedirects: 10,
} as const;

/**
 * Fetches a document and extracts its text. Redirects are followed here, because each address needs the same checks. Never
 * throws: errors of network, server and document are outcomes.
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchOutcome> {
  const failed = failAt(address);
  let url = parseUrl(address);
  if (url === undefined) return failed('invalid-address', `This is no web address: ${excerpt(address)}`);
  const cookies = new CookieJar();
  const seen = new Set<string>();
  let left = options.totalMilliseconds;
  for (let redirects = 0; ; redirects += 1) {
    url.hash = '';
    const failedHere = failAt(url.href);
    const state = `${url.href} ${cookies.getCookieStringSync(url.href)}`;
    if (seen.has(state)) return failedHere('redirect-loop', `${url.host} redirects in a circle`);
    seen.add(state);
    if (redirects > options.mostRedirects)
      return failedHere('too-many-redirects', `More than ${options.mostRedirects} redirects`);
    const current = url;
    const hop = await options.turns(current.host, async () => {
      const start = performance.now();
      left = Math.min(left, (options.deadline ?? Infinity) - start);
      if (left <= 0 && redirects === 0) return failed('not-attempted', 'There was no time left to fetch it');
      const result = await followOnce(current, cookies, options, left);
      left -= performance.now() - start;
      return result;
    });
    if (typeof hop !== 'string') return hop;
    url = parseUrl(hop, current);
    if (url === undefined)
      return failedHere('bad-response', `${current.host} redirects to no address: ${excerpt(hop)}`);
  }
}

/** The outcome of one request, or the target of its redirect. */
async function followOnce(
  url: URL,
  cookies: CookieJar,
  options: FetchOptions,
  left: number,
): Promise<FetchOutcome | string> {
  const failed = failAt(url.href);
  const permission = permissionFor(url, options.allowedPrivateHosts);
  if (permission.verdict === 'refused') return failed(permission.reason.kind, permission.reason.sentence);
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(left)));
  const publicOnly = permission.verdict === 'public-only';
  const { connectMilliseconds } = options;
  let response: IncomingMessage | undefined;
  try {
    const headers = headersFor(options.userAgent, cookies.getCookieStringSync(url.href));
    response = await requestPage(url, headers, { connectMilliseconds, signal, publicOnly });
    // Without the cookies of a chain of redirects, many publishers redirect endlessly.
    for (const cookie of response.headers['set-cookie'] ?? [])
      cookies.setCookieSync(cookie, url.href, { ignoreError: true });
    return await readAnswer(url, response, options);
  } catch (error) {
    const { kind, sentence } = signal.aborted ? timedOut(url.host) : reasonOf(error, url.host);
    return failed(kind, sentence, response?.statusCode);
  } finally {
    response?.destroy();
  }
}

function headersFor(userAgent: string, cookie: string): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.9,*/*;q=0.5',
    'accept-language': 'en,*;q=0.5',
    'accept-encoding': acceptedEncodings,
    ...(cookie !== '' && { cookie }),
  };
}

async function readAnswer(
  url: URL,
  response: IncomingMessage,
  { mostBytes }: FetchOptions,
): Promise<FetchOutcome | string> {
  const { statusCode: status = 0, headers } = response;
  const failed = failAt(url.href);
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) return headers.location;
  if (status === 404 || status === 410)
    return failed('gone', `${url.host} has no such page (status ${status})`, status);
  if (status < 200 || status >= 300) return failed('status', `${url.host} answered with status ${status}`, status);
  const { mediaType, encoding } = parseContentType(headers['content-type']);
  if (!isReadable(response))
    return failed('unsupported-type', `${url.host} compresses its answer in a way that is not read`, status);
  const raw = await readBody(response, mostBytes);
  const read = await documentText({ ...raw, mediaType, encoding });
  if ('reason' in read) return read.refresh ?? failed(read.reason.kind, read.reason.sentence, status);
  return { outcome: 'fetched', ...read, finalUrl: url.href };
}
