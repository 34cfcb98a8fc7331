import { describe, expect, it } from 'vitest';
import { publicLookup, refusePrivate, refusedAddressCode } from '../../src/programs/http-request.ts';

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

describe('behind a proxy', () => {
  it('a name that stands for this machine is refused all the same', async () => {
    await expect(refusePrivate('localhost')).rejects.toMatchObject({ code: refusedAddressCode });
  });

  it('a name that only the proxy knows is left to it', async () => {
    await expect(refusePrivate('no-such-host.invalid')).resolves.toBeUndefined();
  });
});
