import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPage } from '../../src/research/fetch-page.ts';
import { optionsFor } from '../support/fetching.ts';

it('a certificate that nobody vouches for is bad-tls, and nothing is asked of its host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await execa('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=x',
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  let asked = 0;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, () => (asked += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await fetchPage(`https://${host}/`, optionsFor({ hosts: [host] }))).toMatchObject({
    reason: { kind: 'bad-tls', sentence: expect.stringContaining('self-signed certificate') as string },
  });
  expect(asked).toBe(0);
});
