import { describe, expect, it } from 'vitest';
import { askAgainAt, structuredReset } from '../../../src/session/rules/usage-limit.ts';

const now = Date.parse('2026-11-22T10:07:30Z');
const backOff = { backoff_multiplier: 2, max_backoff_seconds: 60 };

describe('structuredReset', () => {
  const row = (more: object) => JSON.stringify({ type: 'assistant', isApiErrorMessage: true, ...more });
  it.each<[string, string[], number | undefined]>([
    ['a limit', [row({ quotaLimits: { status: 'rejected', resetsAt: 1795317008 } })], 1795317008],
    ['a limit as a parameter', [row({ apiErrorParams: { rate_limit_info: { resetsAt: 1795317008 } } })], 1795317008],
    ['an error without one', [row({ error: 'overloaded' })], undefined],
    ['an older limit', [row({ quotaLimits: { resetsAt: 1795317008 } }), row({ error: 'server_error' })], undefined],
    ['a message that quotes one', [JSON.stringify({ type: 'user', text: '"resetsAt":1795317008' })], undefined],
    ['nothing', [], undefined],
  ])('reads %s', (_, lines, expected) => expect(structuredReset(lines)).toBe(expected));
});

describe('askAgainAt', () => {
  const after = (error: Partial<Parameters<typeof askAgainAt>[0]>, random = 0) =>
    (askAgainAt({ kind: 'server_error', attempt: 1, ...error }, now, backOff, random) - now) / 1000;

  it.each([
    ['the reset that was named', { resetsAt: now / 1000 + 100 }, 115],
    ['a moment, when the reset has passed', { resetsAt: now / 1000 - 100 }, 15],
    ['a back-off, when the reset has passed and did not help', { resetsAt: now / 1000 - 100, attempt: 4 }, 40],
    ['a back-off, when the reset is absurd', { resetsAt: now / 1000 + 1e6 }, 5],
    ['a back-off first', { attempt: 1 }, 5],
    ['a longer back-off', { attempt: 3 }, 20],
    ['at most the maximum', { attempt: 50 }, 60],
    ['an hour, when only a person can fix it', { kind: 'authentication_failed' }, 3_600],
  ])('waits for %s', (_, error, seconds) => expect(after(error)).toBe(seconds));

  it('spreads sessions by chance', () => expect(after({ attempt: 3 }, 1)).toBe(25));
});
