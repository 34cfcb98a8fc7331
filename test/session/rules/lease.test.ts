import { describe, expect, it } from 'vitest';
import { hostname, tmpdir } from 'node:os';
import { workflowPaths } from '../../../src/files/paths.ts';
import { bootId } from '../../../src/session/activity.ts';
import { isContinuedBy, isHeld, type Lease } from '../../../src/session/lease.ts';

const lease = (more: Partial<Lease> = {}): Lease => ({
  session: 'mine',
  process: 42,
  host: 'here',
  folder: '/a',
  claimed_at: '2026-03-01T10:00:00Z',
  released: null,
  ...more,
});

describe('isHeld', () => {
  const here = { host: hostname(), process: process.pid };
  const hourAgo = { claimed_at: new Date(Date.now() - 3_600_000).toISOString() };
  const cases: [string, Partial<Lease>, boolean][] = [
    ['a process of this machine that runs, however silent', { ...here, ...hourAgo }, true],
    ['a process of this machine that is gone', { ...here, process: 0 }, false],
    ['a process number of another start of the machine', { ...here, boot: 'another' }, bootId() === ''],
    ['a lease that was let go', { ...here, released: 'clear' }, false],
    ['another machine that showed life', { ...here, host: 'there', claimed_at: new Date().toISOString() }, true],
    ['another machine that is silent', { ...here, ...hourAgo, host: 'there' }, false],
  ];
  it.each(cases)('judges %s', (_, more, expected) => {
    expect(isHeld(workflowPaths(tmpdir(), 'x'), lease(more))).toBe(expected);
  });
});

describe('isContinuedBy', () => {
  const cases: [string, Lease | undefined, boolean][] = [
    ['released by /clear in this process', lease({ released: 'clear' }), true],
    ['released by /clear in another', lease({ released: 'clear', process: 43 }), false],
    ['released otherwise', lease({ released: 'logout' }), false],
    ['still held by this process: its hook was cut short', lease(), true],
    ['held by another process', lease({ process: 43 }), false],
    ['held by a process of the same number on another machine', lease({ host: 'elsewhere' }), false],
    ['missing', undefined, false],
  ];
  it.each(cases)('looks at a lease %s', (_, held, expected) =>
    expect(isContinuedBy(held, { process: 42, host: 'here' })).toBe(expected),
  );
});
