import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchPage } from '../../src/research/fetch-page.ts';
import { optionsFor, useLocalWeb } from '../support/fetching.ts';

const { web } = useLocalWeb();

/** A proxy that alone knows where `limits.example` is. */
async function startProxy(): Promise<{ asked: string[]; address: string }> {
  const asked: string[] = [];
  const site = new URL(web().address('algorithms', '/'));
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const upstream = connect(Number(site.port), site.hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    proxy.closeAllConnections();
    proxy.close();
  });
  return { asked, address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

it('fetches through the proxy that the environment names, which resolves the host', async () => {
  const { asked, address } = await startProxy();
  vi.stubEnv('http_proxy', address);
  const outcome = await fetchPage('http://limits.example/token-bucket', optionsFor({ hosts: [] }));
  expect(outcome).toMatchObject({ outcome: 'fetched', metadata: { title: 'The token bucket, derived' } });
  expect(asked).toEqual(['limits.example:80']);
});

it('asks no proxy for an address that is refused, or that NO_PROXY names', async () => {
  const { asked, address } = await startProxy();
  vi.stubEnv('http_proxy', address);
  expect(await fetchPage('http://169.254.169.254/', optionsFor({ hosts: [] }))).toMatchObject({
    reason: { kind: 'refused-address' },
  });
  vi.stubEnv('no_proxy', new URL(web().address('algorithms', '/')).hostname);
  const outcome = await fetchPage(web().address('algorithms', '/token-bucket'), optionsFor(web()));
  expect({ outcome: outcome.outcome, asked }).toEqual({ outcome: 'fetched', asked: [] });
});
