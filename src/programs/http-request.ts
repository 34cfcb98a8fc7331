import { request as requestPlain, type Agent, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { publicLookup, refusePrivate } from './checked-lookup.ts';

export interface RequestLimits {
  /** From the beginning to the connection, encrypted where the address says so. */
  connectMilliseconds: number;
  /** Ends the request and the reading of its answer. */
  signal: AbortSignal;
  /** Connect only to public addresses. */
  publicOnly: boolean;
}

export const connectTimeoutCode = 'ERR_CONNECT_TIMEOUT';

/** Sites that list their security policy at length go beyond the 16 KB that Node allows. */
const largestHeader = 128 * 1024;

/**
 * Asks for a page, once and without following redirects; resolves with the answer as soon as its headers are there. A proxy that the
 * environment names (HTTPS_PROXY, HTTP_PROXY, NO_PROXY) is used; it, not we, resolves the host then, and what we
 * can resolve ourselves is checked before.
 * @throws what Node's request throws, with its `code`.
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
      // The agent of a proxy hands over a socket that is connected.
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
