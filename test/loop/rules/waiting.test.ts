import { describe, expect, it } from 'vitest';
import { judgeWait, type Wait, type Signs, askAgainAt, structuredReset } from '../../../src/loop/rules/waiting.ts';

const turn = Date.parse('2026-03-01T10:00:00Z');
const minutes = (count: number) => turn + count * 60_000;
const span = (count: number) => count * 60_000;

const signs = (more: Partial<Signs> = {}): Signs => ({
  now: turn,
  silence: 0,
  quiet: 0,
  turnBegan: false,
  inputWaiting: false,
  isCalled: false,
  agentTimeoutMinutes: 30,
  ...more,
});

const agents: Wait = { kind: 'agents', turn, tasks: ['a', 'b'] };
const input: Wait = { kind: 'input', turn, since: turn };
const pause: Wait = { kind: 'pause', turn, until: minutes(5), failed: false };
const api: Wait = { kind: 'api', turn, until: minutes(5), since: turn, error: 'Overloaded', attempt: 1 };

describe('judgeWait', () => {
  const cases: [string, Wait, Partial<Signs>, string][] = [
    ['a session that goes on', { kind: 'busy', turn }, { now: minutes(999) }, 'leave'],
    ['agents at work, whatever the clock on the wall says', agents, { now: minutes(-1_440) }, 'sleep'],
    ['agents at work', agents, { silence: span(29) }, 'sleep'],
    ['agents without a sign of life', agents, { silence: span(30) }, 'wake'],
    ['agents without a sign, but a turn began', agents, { silence: span(60), turnBegan: true }, 'leave'],
    ['agents whose news waits for the waiter, without a terminal', agents, { isCalled: true }, 'called'],
    ['a pause', pause, { now: minutes(4.9) }, 'sleep'],
    ['a pause that is over', pause, { now: minutes(5) }, 'wake'],
    ['an error that should be over', api, { now: minutes(5) }, 'wake'],
    ['an error after which Claude Code went on by itself', api, { now: minutes(5), turnBegan: true }, 'leave'],
    ['typed input that waits', input, { quiet: span(0.9), inputWaiting: true }, 'sleep'],
    ['typed input that nobody takes up', input, { quiet: span(1), inputWaiting: true }, 'wake'],
    ['typed input that was answered', input, { quiet: 3_000 }, 'wake'],
    ['typed input that began a turn', input, { now: minutes(9), turnBegan: true }, 'leave'],
  ];
  it.each(cases)('looks at %s', (_, rest, more, expected) => expect(judgeWait(rest, signs(more))).toBe(expected));
});

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
    ['at most the maximum', { attempt: 50 }, 60],
    ['an hour, when only a person can fix it', { kind: 'authentication_failed' }, 3_600],
  ])('waits for %s', (_, error, seconds) => expect(after(error)).toBe(seconds));

  it('spreads sessions by chance', () => expect(after({ attempt: 3 }, 1)).toBe(25));
});
