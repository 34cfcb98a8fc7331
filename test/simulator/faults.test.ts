import { expect, test } from 'vitest';
import { errorAnswer, faultScript, type Fault, type FaultRule } from './faults.ts';
import type { ModelRequest } from './model-types.ts';

const request = (model = 'opus'): ModelRequest => ({ model, messages: [] });

function kinds(rules: readonly FaultRule[], requests: readonly ModelRequest[]): readonly (string | undefined)[] {
  const faultFor = faultScript(rules);
  return requests.map((one) => faultFor(one)?.kind);
}

test('a rule lets the first requests pass and fails the next ones', () => {
  const rules: FaultRule[] = [{ kind: 'overloaded', afterRequests: 1, times: 2 }];
  expect(kinds(rules, [request(), request(), request(), request()])).toEqual([
    undefined,
    'overloaded',
    'overloaded',
    undefined,
  ]);
});

test('a rule without numbers fails the very first request, once', () => {
  expect(kinds([{ kind: 'server_error' }], [request(), request()])).toEqual(['server_error', undefined]);
});

test('a rule counts only the requests it applies to', () => {
  const rules: FaultRule[] = [{ kind: 'cut_stream', appliesTo: ({ model }) => model === 'sonnet' }];
  expect(kinds(rules, [request('opus'), request('sonnet'), request('sonnet')])).toEqual([
    undefined,
    'cut_stream',
    undefined,
  ]);
});

test('of two rules that are due the first wins, and both count the request', () => {
  const rules: FaultRule[] = [{ kind: 'rate_limit' }, { kind: 'overloaded', times: 2 }];
  expect(kinds(rules, [request(), request(), request()])).toEqual(['rate_limit', 'overloaded', undefined]);
});

test.each<[Fault, number | undefined, string | undefined]>([
  [{ kind: 'rate_limit' }, 429, 'rate_limit_error'],
  [{ kind: 'overloaded' }, 529, 'overloaded_error'],
  [{ kind: 'server_error' }, 500, 'api_error'],
  [{ kind: 'cut_stream' }, undefined, undefined],
  [{ kind: 'hang', milliseconds: 5 }, undefined, undefined],
])('%o is answered with status %s, %s', (fault, status, type) => {
  const answer = errorAnswer(fault);
  expect(answer?.status).toBe(status);
  expect(answer?.body.error.type).toBe(type);
});

test('a rate limit says when to come back, and may say more', () => {
  const headers = { 'anthropic-ratelimit-unified-status': 'rejected' };
  expect(errorAnswer({ kind: 'rate_limit', retryAfterSeconds: 7, headers })?.headers).toEqual({
    'retry-after': '7',
    ...headers,
  });
});
