import { expect } from 'vitest';
import type { FaultRule } from '../simulator/faults.ts';
import { expectedOf } from './claude-versions.ts';
import { contract } from './contract.ts';
import { Probe } from './probe.ts';

const limited: FaultRule = { kind: 'rate_limit', retryAfterSeconds: 3600 };
const text = 'API Error: Request rejected (429) · This request would exceed your rate limit.';

/** A usage limit is only seen by a login with a subscription; the token reaches nothing but the stand-in. */
const subscription = { ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'not-a-real-token', TZ: 'UTC' };
const resetsAt = Math.ceil(Date.now() / 1000) + 2 * 3600;
const usageLimit: FaultRule = {
  kind: 'rate_limit',
  retryAfterSeconds: 7200,
  headers: {
    'anthropic-ratelimit-unified-status': 'rejected',
    'anthropic-ratelimit-unified-reset': String(resetsAt),
    'anthropic-ratelimit-unified-representative-claim': 'five_hour',
  },
};

contract('An API error', [
  [
    'calls StopFailure with its kind and its text, instead of Stop',
    async (claude) => {
      await using probe = await Probe.create(claude, { faults: [limited] });
      await probe.open();
      await probe.enter('Hello.');
      const [failure] = await probe.waitForCalls('StopFailure');
      expect(failure?.stdin).toMatchObject({
        hook_event_name: 'StopFailure',
        error: 'rate_limit',
        last_assistant_message: text,
      });
      expect(probe.calls('Stop')).toEqual([]);
    },
  ],
  [
    'is got over by an asyncRewake hook of StopFailure that exits 2: a new turn with its stderr',
    async (claude) => {
      const wake = { sleep: 500, stderr: 'The limit is over.', exit: 2 };
      await using probe = await Probe.create(claude, { faults: [limited], hooks: { FailureWaiter: [wake] } });
      await probe.open();
      await probe.enter('Hello.');
      const [stop] = await probe.waitForCalls('Stop');
      expect(stop?.stdin).toMatchObject({ stop_hook_active: true, last_assistant_message: 'done' });
      const woken = probe.mainRequests().at(-1)?.lastUserText;
      expect(woken).toContain('Stop hook blocking error from command "StopFailure:rate_limit": The limit is over.');
    },
  ],
  [
    'of the server has the kind server_error, also when it is overloaded',
    async (claude) => {
      for (const kind of ['overloaded', 'server_error'] as const) {
        await using probe = await Probe.create(claude, { faults: [{ kind, times: 20 }] });
        await probe.open({ env: { CLAUDE_CODE_MAX_RETRIES: '0' } });
        await probe.enter('Hello.');
        const [failure] = await probe.waitForCalls('StopFailure');
        expect(failure?.stdin.error).toBe('server_error');
      }
    },
  ],
  [
    'that is a usage limit ends -p with exit 1 and its status in the result, and says when it resets: in its text and in the stream',
    async (claude) => {
      await using probe = await Probe.create(claude, { faults: [usageLimit] });
      const run = await probe.run('Hello.', { env: subscription });
      expect(run.exitCode).toBe(1);
      expect(run.resultJson).toMatchObject({ is_error: true, api_error_status: 429, terminal_reason: 'api_error' });
      expect(probe.calls('Stop')).toEqual([]);
      const limit = expectedOf(claude, { '2.1.240': 'session', '2.1.330': '5-hour' });
      expect(run.resultJson?.result).toMatch(
        new RegExp(`^You've hit your ${limit} limit · resets \\d+(:\\d\\d)?[ap]m \\(UTC\\)$`),
      );
      const info = `"rate_limit_info":{"status":"rejected","resetsAt":${resetsAt},"rateLimitType":"five_hour"`;
      expect(run.stdout).toContain(info);
    },
  ],
]);
