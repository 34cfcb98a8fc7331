import { describe, expect, it } from 'vitest';
import { judgeSessionEnd, type ProcessEnd, type SessionEnd } from '../../../src/supervisor/rules/session-end.ts';
import { newSigns } from '../../../src/supervisor/rules/session-signs.ts';
import type { LimitWindow, TurnResult } from '../../../src/supervisor/rules/stream.ts';

const clean: ProcessEnd = { exitCode: 0, signal: undefined, complaint: '', endedFor: undefined };
const answer: TurnResult = { isError: false, isApiError: false, text: 'Done.' };
const failed: TurnResult = { isError: true, isApiError: true, apiStatus: 529, text: 'Overloaded' };
const window = (status: string, resetsAt: number): LimitWindow => ({ name: 'five_hour', status, resetsAt });

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

  it('takes the last reset of the limits that refused, and of no other', () => {
    const limits = [window('rejected', 100), window('rejected', 300), window('allowed', 900)];
    expect(judgeSessionEnd({ ...newSigns(0), result: failed, limits }, { ...clean, exitCode: 1 })).toMatchObject({
      kind: 'api',
      resetsAt: 300,
    });
  });
});
