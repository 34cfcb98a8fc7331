import { describe, expect, it } from 'vitest';
import {
  isContinuedBy,
  isOwnerThere,
  judgeAcquisition,
  type Claim,
  type Lease,
  type OwnerSigns,
} from '../../../src/session/rules/lease.ts';

const lease = (more: Partial<Lease> = {}): Lease => ({
  session: 'mine',
  process: 42,
  host: 'here',
  folder: '/a',
  claimed_at: '2026-03-01T10:00:00Z',
  released: null,
  ...more,
});

describe('judgeClaim', () => {
  const cases: [string, Lease | undefined, boolean, boolean, Claim][] = [
    ['free', undefined, false, false, 'granted'],
    ['mine', lease(), true, false, 'renewed'],
    ['mine, though my process looks dead', lease(), false, false, 'renewed'],
    ['mine, but let go', lease({ released: 'clear' }), false, false, 'granted'],
    ['of another that lives', lease({ session: 'other' }), true, false, 'refused'],
    ['of another that lives, taken over', lease({ session: 'other' }), true, true, 'granted'],
    ['of another that is dead', lease({ session: 'other' }), false, false, 'granted'],
    ['of another that let go', lease({ session: 'other', released: 'exit' }), false, false, 'granted'],
    ['of a session without name, alive', lease({ session: '' }), true, false, 'refused'],
  ];
  it.each(cases)('judges a workflow that is %s', (_, held, alive, takeOver, verdict) => {
    expect(judgeAcquisition(held, alive, 'mine', takeOver)).toBe(verdict);
  });
});

describe('isOwnerThere', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const hour = 3_600_000;
  const known = { host: 'here', alive: true, boot: '', lastSign: now - hour, now };
  const cases: [string, Partial<Lease>, Partial<OwnerSigns>, boolean][] = [
    ['a process of this machine that runs, however silent', {}, {}, true],
    ['a process of this machine that is gone', {}, { alive: false }, false],
    ['a process of this start of the machine', { boot: 'b' }, { boot: 'b' }, true],
    ['a process number of another start of the machine', { boot: 'a' }, { boot: 'b' }, false],
    ['a lease that was let go', { released: 'clear' }, {}, false],
    ['another machine that showed life', { host: 'there' }, { alive: false, lastSign: now - 1_000 }, true],
    ['another machine that is silent', { host: 'there' }, { alive: true }, false],
  ];
  it.each(cases)('judges %s', (_, more, signs, expected) => {
    expect(isOwnerThere(lease(more), { ...known, ...signs })).toBe(expected);
  });
});

describe('isContinuedBy', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const own = { process: 42, host: lease().host };
  const just = { released_at: '2026-03-01T11:59:59Z' };
  const cases: [string, Lease | undefined, boolean][] = [
    ['released by /clear in this process a moment ago', lease({ released: 'clear', ...just }), true],
    ['released by /branch in this process a moment ago', lease({ released: 'resume', ...just }), true],
    ['released by /resume days ago', lease({ released: 'resume', released_at: '2026-02-01T00:00:00Z' }), false],
    ['released without a time', lease({ released: 'clear' }), false],
    ['released by /clear in another', lease({ released: 'clear', process: 43, ...just }), false],
    ['released otherwise', lease({ released: 'logout', ...just }), false],
    ['still held by this process: its hook was cut short', lease(), true],
    ['held by another process', lease({ process: 43 }), false],
    ['held by a process of the same number on another machine', lease({ host: 'elsewhere' }), false],
    ['missing', undefined, false],
  ];
  it.each(cases)('looks at a lease %s', (_, held, expected) =>
    expect(isContinuedBy(held, own, true, now)).toBe(expected),
  );

  it('leaves a lease that is held alone after /branch', () => {
    expect(isContinuedBy(lease(), own, false, now)).toBe(false);
  });
});
