import { refusalOf } from '../engine/pages/fetch-permission.ts';
import type { FailureReason } from '../engine/pages/fetch-permission.ts';
import { excerpt } from '../engine/workflow-error.ts';
import { refusedAddressCode } from './checked-lookup.ts';
import { connectTimeoutCode } from './http-request.ts';

const tlsCode =
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/;

/** What a request that threw tells about its host, in a sentence for people. */
export function reasonOf(error: unknown, host: string): FailureReason {
  const { code = '', message } = unwrapped(error);
  if (code === connectTimeoutCode || code === 'ETIMEDOUT')
    return { kind: 'timed-out', sentence: `${host} did not accept a connection in time` };
  if (code === refusedAddressCode) return { kind: 'refused-address', sentence: refusalOf(host) };
  if (code === 'ENOTFOUND') return { kind: 'no-such-host', sentence: `There is no host ${host}, or no network here` };
  if (tlsCode.test(code))
    return { kind: 'bad-tls', sentence: `The encrypted connection to ${host} failed: ${excerpt(message)}` };
  if (code === 'ECONNREFUSED') return { kind: 'unreachable', sentence: `${host} refused the connection` };
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'EPIPE')
    return { kind: 'unreachable', sentence: `${host} cut the connection` };
  if (/^(?:HPE_|Z_|ERR_BROTLI|ERR_)/.test(code))
    return { kind: 'bad-response', sentence: `The answer of ${host} cannot be read: ${excerpt(message)}` };
  return { kind: 'unreachable', sentence: `${host} cannot be reached: ${excerpt(message)}` };
}

export function timedOut(host: string): FailureReason {
  return { kind: 'timed-out', sentence: `${host} did not answer in time` };
}

/** Node tries several addresses of a host and wraps what became of each. */
function unwrapped(error: unknown): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error instanceof Error ? error : new Error(String(error));
}
