import { lookup } from 'node:dns/promises';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../src/programs/rules/public-address.ts';
import { publicLookup, refusePrivate, refusedAddressCode } from '../../src/programs/http-request.ts';
import { fetchPage } from '../../src/research/fetch-page.ts';
import { optionsFor } from '../support/fetching.ts';

const resolve = (host: string, all: boolean): Promise<unknown> =>
  new Promise((done) =>
    publicLookup(host, { all }, (error, address) => done(error === null ? address : (error as { code?: string }).code)),
  );

describe('the name service of a connection', () => {
  it.each([true, false])('gives no address for a name that stands for this machine (all: %s)', async (all) => {
    expect(await resolve('localhost', all)).toBe(refusedAddressCode);
  });

  it('passes on that there is no such host', async () => {
    expect(await resolve('no-such-host.invalid', true)).toMatch(/^(?:ENOTFOUND|EAI_AGAIN)$/);
  });
});

const own = await lookup(hostname()).catch(() => undefined);

describe('a fetch', () => {
  it.runIf(own !== undefined && !isPublicAddress(own.address))(
    'of a name that looks harmless is refused when it turns out to stand for this machine',
    async () => {
      expect(await fetchPage(`http://${hostname()}/`, optionsFor({ hosts: [] }))).toMatchObject({
        reason: { kind: 'refused-address' },
      });
    },
  );
});

describe('behind a proxy', () => {
  it('a name that stands for this machine is refused all the same', async () => {
    await expect(refusePrivate('localhost')).rejects.toMatchObject({ code: refusedAddressCode });
  });

  it('a name that only the proxy knows is left to it', async () => {
    await expect(refusePrivate('no-such-host.invalid')).resolves.toBeUndefined();
  });
});
