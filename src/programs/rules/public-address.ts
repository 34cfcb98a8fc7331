import ipaddr from 'ipaddr.js';

/**
 * Whether an address is public: not loopback, private, link-local (metadata services of clouds), shared, multicast, documentation
 * or reserved, nor an IPv6 address that contains one of those.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  // An IPv4 address that was translated for an IPv6-only network (RFC 6052).
  if (parsed.range() === 'rfc6052') return isPublicAddress(parsed.toByteArray().slice(12).join('.'));
  return parsed.range() === 'unicast' && parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}

export type Permission =
  | { verdict: 'public-only' }
  /** The user's settings name the host: any address and port. */
  | { verdict: 'any-address' }
  | { verdict: 'refused'; reason: FailureReason };

/**
 * The permission to fetch an address: http and https on their default ports, without a user name and password, and only public
 * addresses, unless `allowedPrivateHosts` has the host (`intranet.example`, `127.0.0.1`) or host and port (`127.0.0.1:8080`). The
 * address of a host name must be checked again when the connection is made.
 * @param url parsed, which has changed `0x7f.1` and `2130706433` into `127.0.0.1`.
 */
export function permissionFor(url: URL, allowedPrivateHosts: readonly string[]): Permission {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return refuse('invalid-address', `Only http and https are fetched, not ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    return refuse('invalid-address', 'An address with a user name or password is not fetched');
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const names = [host, `${host}:${port}`, `[${host}]`, `[${host}]:${port}`];
  if (allowedPrivateHosts.some((allowed) => names.includes(allowed.toLowerCase()))) return { verdict: 'any-address' };
  if (url.port !== '')
    return refuse('refused-address', `Port ${port} is fetched from only where the configuration names ${host}`);
  if (ipaddr.isValid(host) && !isPublicAddress(host)) return refuse('refused-address', refusalOf(host));
  if (host === 'localhost' || host.endsWith('.localhost')) return refuse('refused-address', refusalOf(host));
  return { verdict: 'public-only' };
}

/** The message for a host without a public address. */
export function refusalOf(host: string): string {
  return `${host} is no public address; it is fetched only where the configuration allows it`;
}

function refuse(kind: FailureReason['kind'], sentence: string): Permission {
  return { verdict: 'refused', reason: { kind, sentence } };
}

/** The reason why a source has no text. */
export type FailureKind =
  | 'invalid-address'
  | 'refused-address'
  | 'no-such-host'
  | 'unreachable'
  | 'timed-out'
  | 'bad-tls'
  | 'bad-response'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'gone'
  | 'status'
  | 'unsupported-type'
  | 'too-large'
  | 'wall'
  | 'error-page'
  | 'empty'
  | 'no-program'
  | 'unreadable-file'
  | 'not-attempted';
export interface FailureReason {
  kind: FailureKind;
  /** One printable sentence for people. */
  sentence: string;
}
