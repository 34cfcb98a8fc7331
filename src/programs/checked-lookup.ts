import { lookup, type LookupAddress } from 'node:dns';
import { lookup as lookupNow } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../engine/pages/fetch-permission.ts';

export const refusedAddressCode = 'ERR_REFUSED_ADDRESS';

/**
 * Resolves a host for the connection that is being made, and gives it public addresses only: what was looked up before could be
 * another answer of a server that means harm.
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

/** @throws as `publicLookup` when a host is known here, and by no public address. */
export async function refusePrivate(host: string): Promise<void> {
  // Behind a proxy there may be no name service; then the proxy alone knows.
  const addresses = await lookupNow(host, { all: true }).catch(() => []);
  if (addresses.length > 0 && !addresses.some(({ address }) => isPublicAddress(address)))
    throw refusal(host, addresses);
}

function refusal(host: string, addresses: readonly LookupAddress[]): NodeJS.ErrnoException {
  const found = addresses.map(({ address }) => address).join(', ');
  return Object.assign(new Error(`${host} stands for ${found}`), { code: refusedAddressCode });
}
