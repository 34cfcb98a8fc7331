import { describe, expect, it } from 'vitest';
import {
  afterLine,
  isHung,
  judgeSessionEnd,
  newSigns,
  type ProcessEnd,
  type SessionEnd,
  type SessionSigns,
  type TurnResult,
} from '../../../src/supervisor/rules/session.ts';

const minute = 60_000;

/** The signs after these lines, each at its minute. */
const after = (...lines: [at: number, line: object][]): SessionSigns =>
  lines.reduce((signs, [at, line]) => afterLine(signs, JSON.stringify(line), at * minute), newSigns(0));

const tool = { type: 'assistant', message: { content: [{ type: 'tool_use', id: 'a', name: 'Bash' }] } };

describe('isHung', () => {
  it.each<[string, SessionSigns, hungAt: number]>([
    ['since its start', newSigns(0), 30],
    ['after its last line', after([2, tool]), 32],
    [
      'after a wait that Claude Code announced',
      after([2, { type: 'system', subtype: 'api_retry', retry_delay_ms: 60 * minute, error_status: 429 }]),
      2 + 60 + 1 + 30,
    ],
  ])('finds it silent for too long %s', (_, signs, hungAt) => {
    expect(isHung(signs, hungAt * minute - 1, 30)).toBe(false);
    expect(isHung(signs, hungAt * minute, 30)).toBe(true);
  });
});

describe('a wait that Claude Code announces', () => {
  const retry = {
    type: 'system',
    subtype: 'api_retry',
    retry_delay_ms: 90_000,
    error_status: 429,
    error: 'rate_limit',
  };
  it('lasts until something else goes on', () => {
    expect(after([1, retry]).waiting).toEqual({ milliseconds: 90_000, error: 'rate_limit 429' });
    expect(after([1, retry], [2, { type: 'rate_limit_event', rate_limit_info: {} }]).waiting).toBeDefined();
    expect(after([1, retry], [2, tool]).waiting).toBeUndefined();
    expect(after([1, retry], [2, { type: 'result', is_error: false }]).waiting).toBeUndefined();
  });
});

describe('the limits of a subscription', () => {
  const event = (info: object) => ({ type: 'rate_limit_event', rate_limit_info: info });

  it('are those of the event that names all, else its own; none is forgotten that a later one does not name', () => {
    const all = {
      status: 'rejected',
      rateLimitType: 'five_hour',
      unifiedWindows: {
        five_hour: { resetsAt: 5, status: 'rejected' },
        seven_day: { resetsAt: 7, status: 'allowed' },
      },
    };
    const own = { status: 'allowed', resetsAt: 9, rateLimitType: 'five_hour' };
    expect(after([1, event(all)], [2, event(own)]).limits).toEqual({
      five_hour: { resetsAt: 9, status: 'allowed' },
      seven_day: { resetsAt: 7, status: 'allowed' },
    });
  });
});

const clean: ProcessEnd = { exitCode: 0, signal: undefined, complaint: '', endedFor: undefined };
const answer: TurnResult = { isError: false, isApiError: false, text: 'Done.' };
const failed: TurnResult = { isError: true, isApiError: true, apiStatus: 529, text: 'Overloaded' };

describe('judgeSessionEnd', () => {
  const cases: [string, TurnResult | undefined, Partial<ProcessEnd>, Partial<SessionEnd>][] = [
    ['a turn that ended', answer, {}, { kind: 'turn-over' }],
    ['a turn without a word', undefined, {}, { kind: 'turn-over' }],
    ['an error of the API', failed, { exitCode: 1 }, { kind: 'api', needsPerson: false, resetsAt: undefined }],
    [
      'a missing login',
      { ...failed, isApiError: false, apiStatus: undefined, text: 'Please run /login' },
      { exitCode: 1 },
      { kind: 'api', needsPerson: true },
    ],
    ['an unknown model', { ...failed, apiStatus: 404 }, { exitCode: 1 }, { kind: 'api', needsPerson: true }],
    ['SIGKILL', answer, { exitCode: undefined, signal: 'SIGKILL' }, { kind: 'lost', why: 'claude ended with SIGKILL' }],
    [
      'a crash with a word',
      undefined,
      { exitCode: 134, complaint: 'out of memory\n' },
      { kind: 'lost', why: 'claude ended with exit code 134: out of memory' },
    ],
    ['a hang', undefined, { signal: 'SIGTERM', exitCode: undefined, endedFor: 'hung' }, { kind: 'lost' }],
    ['a used-up budget', { ...answer, isError: true, isOverBudget: true }, { exitCode: 1 }, { kind: 'turn-over' }],
    ['a session that went on without one', undefined, { exitCode: 143, endedFor: 'spent' }, { kind: 'turn-over' }],
    ['the end of the run', answer, { exitCode: 143, endedFor: 'asked' }, { kind: 'ended' }],
  ];
  it.each(cases)('knows %s', (_, result, ended, expected) => {
    expect(judgeSessionEnd({ ...newSigns(0), result }, { ...clean, ...ended })).toMatchObject(expected);
  });
});
