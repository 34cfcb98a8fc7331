import { describe, expect, it } from 'vitest';
import { continuesAfterClear, judgeClaim, type Claim, type Lease } from '../../src/engine/lease.ts';

const lease = (more: Partial<Lease> = {}): Lease => ({
  session: 'mine',
  process: 42,
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
    expect(judgeClaim(held, alive, 'mine', takeOver)).toBe(verdict);
  });
});

describe('continuesAfterClear', () => {
  const cases: [string, Lease | undefined, boolean][] = [
    ['released by /clear in this process', lease({ released: 'clear' }), true],
    ['released by /clear in another', lease({ released: 'clear', process: 43 }), false],
    ['released otherwise', lease({ released: 'logout' }), false],
    ['still held', lease(), false],
    ['missing', undefined, false],
  ];
  it.each(cases)('looks at a lease %s', (_, held, expected) => expect(continuesAfterClear(held, 42)).toBe(expected));
});
