import type { ModelRequest } from './model-types.ts';

/**
 * What can go wrong with one request. Claude Code itself asks again up to 10 times, but gives up at once after a
 * `rate_limit` with `retryAfterSeconds: 3600`. `rate_limit` may add headers (usage limits of a subscription come as
 * `anthropic-ratelimit-unified-…`); `cut_stream` destroys the connection after the first events; `hang` waits
 * `milliseconds` and then answers normally.
 */
export type Fault =
  | {
      readonly kind: 'rate_limit';
      readonly retryAfterSeconds?: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'overloaded' }
  | { readonly kind: 'server_error' }
  | { readonly kind: 'cut_stream' }
  | { readonly kind: 'hang'; readonly milliseconds: number };

/**
 * When a fault happens: of the requests that match `appliesTo` (all, when absent), the first `afterRequests` (default 0)
 * pass, and the next `times` (default 1) fail.
 */
export type FaultRule = Fault & {
  readonly afterRequests?: number;
  readonly times?: number;
  readonly appliesTo?: (request: ModelRequest) => boolean;
};

/** What a subscription is told of its five-hour limit, which is used up until then, in seconds since the epoch. */
export const limitHeaders = (resetsAt: number): Record<string, string> => ({
  'anthropic-ratelimit-unified-status': 'rejected',
  'anthropic-ratelimit-unified-reset': String(resetsAt),
  'anthropic-ratelimit-unified-representative-claim': 'five_hour',
  'anthropic-ratelimit-unified-5h-status': 'rejected',
  'anthropic-ratelimit-unified-5h-reset': String(resetsAt),
  'anthropic-ratelimit-unified-5h-utilization': '1.0',
});

/** An HTTP answer that reports an error the way the Anthropic API does. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly type: 'error'; readonly error: { readonly type: string; readonly message: string } };
}

/** Promises a function that, called once per request, says which fault hits it; the first rule that is due wins. */
export function faultScript(rules: readonly FaultRule[]): (request: ModelRequest) => Fault | undefined {
  const seen = rules.map(() => 0);
  return (request) => {
    const due = rules.filter((rule, index) => {
      if (rule.appliesTo?.(request) === false) return false;
      const count = seen[index] ?? 0;
      seen[index] = count + 1;
      const first = rule.afterRequests ?? 0;
      return count >= first && count < first + (rule.times ?? 1);
    });
    return due[0];
  };
}

/** Promises the error answer for a fault, or undefined when the fault is not an error status (cut_stream, hang). */
export function errorAnswer(fault: Fault): ErrorAnswer | undefined {
  switch (fault.kind) {
    case 'rate_limit':
      return answer(429, 'rate_limit_error', 'This request would exceed your rate limit.', {
        'retry-after': String(fault.retryAfterSeconds ?? 1),
        ...fault.headers,
      });
    case 'overloaded':
      return answer(529, 'overloaded_error', 'Overloaded');
    case 'server_error':
      return answer(500, 'api_error', 'Internal server error');
    case 'cut_stream':
    case 'hang':
      return undefined;
  }
}

function answer(status: number, type: string, message: string, headers: Record<string, string> = {}): ErrorAnswer {
  return { status, headers, body: { type: 'error', error: { type, message } } };
}
