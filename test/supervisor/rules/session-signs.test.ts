import { describe, expect, it } from 'vitest';
import { readStreamLine } from '../../../src/supervisor/rules/stream.ts';
import { afterLine, isHung, newSigns, type SessionSigns } from '../../../src/supervisor/rules/session-signs.ts';

const minute = 60_000;
const silence = { modelMinutes: 15, workMinutes: 30 };

/** The signs after these lines, each at its minute. */
const after = (...lines: [at: number, line: object][]): SessionSigns =>
  lines.reduce((signs, [at, line]) => afterLine(signs, readStreamLine(JSON.stringify(line)), at * minute), newSigns(0));

const tool = (id: string, name = 'Bash') => ({
  type: 'assistant',
  message: { content: [{ type: 'tool_use', id, name }] },
});
const answered = (id: string) => ({ type: 'user', message: { content: [{ type: 'tool_result', tool_use_id: id }] } });
const agents = (...tasks: object[]) => ({ type: 'system', subtype: 'background_tasks_changed', tasks });

describe('isHung', () => {
  it.each<[string, SessionSigns, hungAt: number]>([
    ['since its start', newSigns(0), 15],
    ['while the model thinks', after([2, { type: 'system', subtype: 'init' }]), 17],
    ['while a tool runs', after([2, tool('a')]), 32],
    ['after the tool has answered', after([2, tool('a')], [3, answered('a')]), 18],
    ['while an agent works', after([2, agents({ task_id: 'a', task_type: 'local_agent' })]), 32],
    ['beside a server in the background', after([2, agents({ task_id: 'a', task_type: 'local_bash' })]), 17],
    ['after its agents have ended', after([2, agents({ task_id: 'a', task_type: 'local_agent' })], [3, agents()]), 18],
    [
      'after a wait that Claude Code announced',
      after([2, { type: 'system', subtype: 'api_retry', retry_delay_ms: 60 * minute, error_status: 429 }]),
      2 + 60 + 1 + 15,
    ],
  ])('finds it silent for too long %s', (_, signs, hungAt) => {
    expect(isHung(signs, hungAt * minute - 1, silence)).toBe(false);
    expect(isHung(signs, hungAt * minute, silence)).toBe(true);
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
    expect(after([1, retry], [2, tool('a')]).waiting).toBeUndefined();
    expect(after([1, retry], [2, { type: 'result', is_error: false }]).waiting).toBeUndefined();
  });
});

describe('readStreamLine', () => {
  it('takes the windows of a subscription from the event that names both, else its own', () => {
    const info = {
      status: 'rejected',
      resetsAt: 1_795_383_135,
      rateLimitType: 'five_hour',
      unifiedWindows: {
        five_hour: { utilization: 1, resetsAt: 1_795_383_135, status: 'rejected' },
        seven_day: { utilization: 0.81, resetsAt: 1_795_783_123, status: 'allowed' },
      },
    };
    expect(readStreamLine(JSON.stringify({ type: 'rate_limit_event', rate_limit_info: info }))).toEqual([
      {
        kind: 'limits',
        windows: [
          { name: 'five_hour', resetsAt: 1_795_383_135, status: 'rejected' },
          { name: 'seven_day', resetsAt: 1_795_783_123, status: 'allowed' },
        ],
      },
    ]);
    const own = { status: 'allowed_warning', resetsAt: 9, rateLimitType: 'seven_day', utilization: 0.81 };
    expect(readStreamLine(JSON.stringify({ type: 'rate_limit_event', rate_limit_info: own }))).toEqual([
      { kind: 'limits', windows: [{ name: 'seven_day', resetsAt: 9, status: 'allowed_warning' }] },
    ]);
  });

  it.each(['', 'plain text', '{"type":"result"', '[]', '{"type":7}', '{"type":"user","message":{"content":"text"}}'])(
    'finds nothing in %j',
    (line) => {
      expect(readStreamLine(line)).toEqual([]);
    },
  );

  it('forgets no window that a later event does not name', () => {
    const event = (name: string, resetsAt: number) => ({
      type: 'rate_limit_event',
      rate_limit_info: { rateLimitType: name, resetsAt, status: 'allowed' },
    });
    const { limits } = after([1, event('seven_day', 5)], [2, event('five_hour', 9)], [3, event('seven_day', 6)]);
    expect(limits.map(({ name, resetsAt }) => [name, resetsAt]).sort()).toEqual([
      ['five_hour', 9],
      ['seven_day', 6],
    ]);
  });
});
