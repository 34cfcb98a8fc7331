import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, permissionFor } from '../../../src/programs/rules/public-address.ts';

const verdict = (address: string, ...allowed: string[]): string => permissionFor(new URL(address), allowed).verdict;

describe('an address that is not public is refused', () => {
  it.each([
    // Loopback, however it is written.
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    // Private networks.
    'http://10.0.0.1/',
    'http://[fc00::1]/',
    // Link-local, and what clouds keep there.
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    // Shared, multicast, broadcast, this network, documentation, benchmarks, reserved.
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    // Ports that belong to other services.
    'http://example.org:22/',
    'http://8.8.8.8:8080/',
  ])('%s', (address) => {
    expect(verdict(address)).toBe('refused');
  });
});

describe('a public address is fetched', () => {
  it.each([
    'http://example.org/',
    'https://example.org:443/',
    'http://93.184.216.34/',
    'http://[2606:2800:220:1:248:1893:25c8:1946]/',
    'http://[64:ff9b::8.8.8.8]/',
    'http://localhost.example.org/',
  ])('%s', (address) => {
    expect(verdict(address)).toBe('public-only');
  });
});

describe('the allow-list', () => {
  it.each([
    ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
    ['http://127.0.0.1:8080/', '127.0.0.1'],
    ['http://[::1]:9000/', '[::1]:9000'],
    ['http://Intranet.Example/', 'INTRANET.example'],
    ['https://intranet.example/', 'intranet.example:443'],
  ])('lets %s through for %s', (address, allowed) => {
    expect(verdict(address, allowed)).toBe('any-address');
  });

  it.each([
    ['http://127.0.0.1:8081/', '127.0.0.1:8080'],
    ['http://127.0.0.1/', '127.0.0.1:8080'],
    ['http://127.0.0.2/', '127.0.0.1'],
    ['http://evil.intranet.example:8080/', 'intranet.example'],
    ['ftp://127.0.0.1/', '127.0.0.1'],
    ['http://user@127.0.0.1/', '127.0.0.1'],
  ])('does not let %s through for %s', (address, allowed) => {
    expect(verdict(address, allowed)).toBe('refused');
  });
});

describe('isPublicAddress', () => {
  it('never lets a private address through inside an IPv6 address', () => {
    const byte = fc.nat(255);
    const hidden = fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:', '2002:');
    fc.assert(
      fc.property(hidden, byte, byte, byte, (prefix, a, b, c) => {
        const hex = (n: number) => n.toString(16).padStart(2, '0');
        const tail = `0a${hex(a)}:${hex(b)}${hex(c)}`;
        expect(isPublicAddress(prefix === '2002:' ? `2002:${tail}::1` : `${prefix}${tail}`)).toBe(false);
      }),
    );
  });
});
