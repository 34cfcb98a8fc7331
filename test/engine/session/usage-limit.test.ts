import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askAgainAt, readResetTime, structuredReset } from '../../../src/engine/session/usage-limit.ts';

const now = Date.parse('2026-11-22T10:07:30Z');
const backOff = { backoff_multiplier: 2, max_backoff_seconds: 60 };
const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

describe('readResetTime', () => {
  it.each([
    ["You've hit your session limit · resets 4:20pm (Europe/Berlin)", '2026-11-22T15:20:00.000Z'],
    ["You've hit your 5-hour limit · resets 11:07am (Europe/Berlin)", '2026-11-22T10:07:00.000Z'],
    ["You've hit your 5-hour limit · resets 10:50am (Europe/Berlin)", '2026-11-23T09:50:00.000Z'],
    ['upstream connection reset 3 times', undefined],
    ["You've hit your weekly limit · resets 3am (America/New_York)", '2026-11-23T08:00:00.000Z'],
    ["You've hit your weekly limit · resets Nov 24, 11:43am (Europe/Berlin)", '2026-11-24T10:43:00.000Z'],
    ['resets Nov 25 at 9:05am (Asia/Kathmandu)', '2026-11-25T03:20:00.000Z'],
    ['Claude AI usage limit reached|1795348800', '2026-11-22T12:00:00.000Z'],
    ['resets 12am (UTC)', '2026-11-23T00:00:00.000Z'],
    ['resets 12pm (UTC)', '2026-11-22T12:00:00.000Z'],
    ['resets at 16:00 (UTC)', '2026-11-22T16:00:00.000Z'],
    ['resets 25pm (UTC)', undefined],
    ['resets 3:75pm (UTC)', undefined],
    ['resets 3am (Nowhere/Zone)', undefined],
    ['resets Dec 31, 1am (UTC)', undefined],
    ['API Error: 529 Overloaded.', undefined],
    ['', undefined],
  ])('reads "%s"', (message, expected) => expect(iso(readResetTime(message, now))).toBe(expected));

  it('names the hour of the summer time that will hold then', () => {
    const before = Date.parse('2026-10-24T20:00:00Z');
    expect(iso(readResetTime('resets 5am (Europe/Berlin)', before))).toBe('2026-10-25T04:00:00.000Z');
  });

  it('never fails, and never names the distant past, whatever it reads', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `resets ${text}`),
        ),
        (message) => {
          const reset = readResetTime(message, now);
          if (reset !== undefined && !message.includes('|')) expect(reset).toBeGreaterThan(now - 16 * 60_000);
        },
      ),
    );
  });
});

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
    (askAgainAt({ kind: 'server_error', message: '', attempt: 1, ...error }, now, backOff, random) - now) / 1000;

  it.each([
    ['the structured reset, before any text', { resetsAt: now / 1000 + 100, message: 'resets 3pm (UTC)' }, 115],
    ['the end of the minute that the text names', { kind: 'rate_limit', message: 'resets 10:08am (UTC)' }, 105],
    ['no time in the text of another error', { message: 'resets 10:08am (UTC)' }, 5],
    ['a moment, when the reset has passed', { resetsAt: now / 1000 - 100 }, 15],
    ['a back-off, when the reset has passed and did not help', { resetsAt: now / 1000 - 100, attempt: 4 }, 40],
    ['a back-off, when the reset is absurd', { resetsAt: now / 1000 + 1e6 }, 5],
    ['a back-off first', { attempt: 1 }, 5],
    ['a longer back-off', { attempt: 3 }, 20],
    ['at most the maximum', { attempt: 50 }, 60],
    ['an hour, when only a person can mend it', { kind: 'authentication_failed' }, 3_600],
  ])('waits for %s', (_, error, seconds) => expect(after(error)).toBe(seconds));

  it('spreads sessions by chance', () => expect(after({ attempt: 3 }, 1)).toBe(25));
});
