import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FetchOutcome } from '../../src/research/rules/pages/page.ts';
import { fetchPage, hostTurns } from '../../src/research/fetch-page.ts';
import { encodedPages, hugePage, injection, nasty } from '../simulator/web/odd-pages.ts';
import { optionsFor, useLocalWeb } from '../support/fetching.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';

const { web, fetch } = useLocalWeb();

/** The text of a page that has one. */
function textOf(outcome: FetchOutcome): string {
  if (outcome.outcome === 'failed') throw new Error(outcome.reason.sentence);
  return outcome.text;
}

const kindOf = (outcome: FetchOutcome): string => (outcome.outcome === 'failed' ? outcome.reason.kind : 'fetched');

const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe('a page', () => {
  it('comes with what its markup says about the work', async () => {
    const outcome = await fetchPage(web().address('measurements', '/limiters-2024'), optionsFor(web()));
    expect(outcome).toMatchObject({
      outcome: 'fetched',
      metadata: {
        title: 'Five limiters under load: 100% CPU, 10 µs & less',
        authors: ['Sato, Yui', 'Bauer, Jörg'],
        published: '2024-05-02',
        publisher: 'The measurements pages',
      },
      truncated: false,
    });
    expect(textOf(outcome)).not.toMatch(/only a script holds|hidden sentence|Accept all|not text/);
  });

  it('tells who is asking', async () => {
    await fetch('/notes.txt');
    expect(web().requests.at(-1)?.headers['user-agent']).toBe('workflow-test/1');
  });

  it.each<[string, string]>([
    ['/gzip', 'at most b + rt requests conform'],
    ['/br', 'at most b + rt requests conform'],
    ['/notes.txt', 'Plain text: 5 < 6 & "so on".\nSecond line <b>not bold</b>.'],
    ['/readme.md', 'A *token bucket* of size 10.'],
    ['/data.json', '{"limit": 100, "window": "1s"}'],
    ['/feed.xml', '<title>Limits</title>'],
    ['/untyped', 'GCRA came out ahead'],
    ['/injection', injection.orders],
    ['/redirect/cookie', 'at most b + rt'],
    ['/redirect/meta', 'at most b + rt'],
    ['/redirect/chain/10', 'at most b + rt'],
    ...[301, 302, 303, 307, 308].map((status): [string, string] => [`/redirect/${status}`, 'at most b + rt']),
    ...Object.entries(encodedPages).map(([name, { text }]): [string, string] => [`/encoding/${name}`, text]),
  ])('%s is read', async (path, text) => {
    expect(plain(textOf(await fetch(path, { mostRedirects: 11 })))).toContain(plain(text));
  });

  it('of 600 KB is read whole in half a second', async () => {
    const spent = await cpuTimeOf(async () => {
      expect(textOf(await fetch('/huge'))).toContain(hugePage.needle);
    });
    expect(spent).toBeLessThan(2_000);
  });

  it('of any markup shows what a browser shows', async () => {
    const outcome = await fetch('/nasty');
    const text = textOf(outcome);
    for (const shown of nasty.shown) expect(text).toContain(shown);
    for (const hidden of nasty.notShown) expect(text).not.toContain(hidden);
    expect(outcome).toMatchObject({
      metadata: { title: 'Tables & troubles — all <b>of</b> them', authors: ["Ann O'Nym"] },
    });
  });

  it('tells where the redirects led', async () => {
    expect(await fetch('/redirect/301')).toMatchObject({ finalUrl: web().address('algorithms', '/token-bucket') });
  });
});

describe('a page that cannot be had is told as', () => {
  it.each([
    ['/status/404', 'gone'],
    ['/nothing-here', 'gone'],
    ['/status/403', 'status'],
    ['/status/429', 'status'],
    ['/redirect/self', 'redirect-loop'],
    ['/redirect/there', 'redirect-loop'],
    ['/redirect/chain/14', 'too-many-redirects'],
    ['/redirect/private', 'refused-address'],
    ['/redirect/metadata', 'refused-address'],
    ['/redirect/file', 'invalid-address'],
    ['/redirect/nowhere', 'bad-response'],
    ['/reset', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/bad-gzip', 'bad-response'],
    ['/large-header', 'bad-response'],
    ['/not-http', 'bad-response'],
    ['/unknown-encoding', 'unsupported-type'],
    ['/picture.png', 'unsupported-type'],
    ['/program', 'unsupported-type'],
    ['/broken.pdf', 'bad-response'],
    ['/scan.pdf', 'empty'],
    ['/wall.pdf', 'wall'],
    ['/wall/login', 'wall'],
    ['/wall/maintenance', 'error-page'],
    ['/wall/empty', 'empty'],
  ])('%s: %s', async (path, kind) => {
    const outcome = await fetch(path);
    expect(kindOf(outcome), JSON.stringify(outcome)).toBe(kind);
  });

  it.each([
    ['a page that never answers', '/hang'],
    ['a page that never ends', '/drip'],
  ])('%s: timed-out, at the limit', async (_, path) => {
    const start = performance.now();
    expect(kindOf(await fetch(path, { totalMilliseconds: 400 }))).toBe('timed-out');
    // Without a limit of its own it would have 30 s.
    expect(performance.now() - start).toBeLessThan(25_000);
  });

  it('a slow page beyond the limit, and no sooner', async () => {
    expect(kindOf(await fetch('/slow', { totalMilliseconds: 300 }))).toBe('timed-out');
    expect(kindOf(await fetch('/slow', { totalMilliseconds: 10_000 }))).toBe('fetched');
  });

  it('a server that accepts no connection: timed-out', async () => {
    // A TLS handshake that is never answered.
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const options = optionsFor({ hosts: [host] }, { connectMilliseconds: 200 });
    expect(await fetchPage(`https://${host}/`, options)).toMatchObject({
      reason: { kind: 'timed-out', sentence: `${host} did not accept a connection in time` },
    });
  });

  it('a host that speaks no TLS: bad-tls', async () => {
    const address = web().address('trouble', '/').replace('http:', 'https:');
    expect(kindOf(await fetchPage(address, optionsFor(web())))).toBe('bad-tls');
  });

  it('a port where nobody listens: unreachable', async () => {
    expect(await fetchPage('http://127.0.0.1:1/', optionsFor({ hosts: ['127.0.0.1'] }))).toMatchObject({
      reason: { kind: 'unreachable', sentence: expect.stringContaining('cannot be reached') as string },
    });
  });

  it('a host that there is not', async () => {
    expect(kindOf(await fetchPage('http://no-such-host.invalid/', optionsFor(web())))).toMatch(
      /^(?:no-such-host|unreachable)$/,
    );
  });

  it.each([
    '',
    'nonsense',
    'ftp://example.org/x',
    'file:///etc/passwd',
    'http://user:word@example.org/',
    'javascript:1',
  ])('the address %j: invalid-address', async (address) => {
    expect(kindOf(await fetchPage(address, optionsFor(web())))).toBe('invalid-address');
  });
});

describe('a page without end', () => {
  const most = 1_000_000;

  it.each(['/endless', '/300-megabytes', '/bomb'])('%s costs no more than the cap', async (path) => {
    const spent = await cpuTimeOf(async () => {
      const outcome = await fetch(path, { mostBytes: most });
      expect(outcome).toMatchObject({ outcome: 'fetched', truncated: true });
    });
    expect(spent).toBeLessThan(5_000);
  });

  it('is no PDF', async () => {
    expect(kindOf(await fetch('/large.pdf', { mostBytes: most }))).toBe('too-large');
  });
});

describe('politeness', () => {
  it('asks a host one thing at a time, with a pause between', async () => {
    const turns = hostTurns(60);
    const before = web().requests.length;
    const addresses = ['/notes.txt', '/readme.md', '/data.json', '/redirect/self'].map((path) =>
      web().address('trouble', path),
    );
    await Promise.all(addresses.map((address) => fetchPage(address, optionsFor(web(), { turns }))));
    const requests = web().requests.slice(before);
    expect(requests).toHaveLength(4);
    for (const [index, request] of requests.slice(1).entries())
      expect(request.begun - (requests[index]?.ended ?? Infinity)).toBeGreaterThan(50);
  });

  it('does not make one host wait for another', async () => {
    const turns = hostTurns(60_000);
    const start = performance.now();
    await Promise.all(
      ['/abs/2401.01234', '/questions/11'].map((path, index) =>
        fetchPage(web().address(index === 0 ? 'archive' : 'forum', path), optionsFor(web(), { turns })),
      ),
    );
    expect(performance.now() - start).toBeLessThan(50_000);
  });
});
