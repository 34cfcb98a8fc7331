import { describe, expect, it } from 'vitest';
import { limitHeaders, type Fault } from '../simulator/faults.ts';
import type { ModelRequest } from '../simulator/model-types.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/conversation.ts';
import { ended, researchCommand, Scenario } from './scenario.ts';

/** Claude Code gives up at the first error, and the workflow asks again after a second. */
const impatient = { CLAUDE_CODE_MAX_RETRIES: '0', AUTONOMOUS_WORKFLOW_MAX_BACKOFF_SECONDS: '1' };

const isMain = (request: ModelRequest) => requestKind(request) === 'main';

/** The session's second request, which brings it the brief that code has made while it was called. */
const callThatFails = 1;

/** What goes wrong, and how many requests Claude Code makes before it gives up: it asks a second time after a cut stream. */
const faults: [string, Fault, number][] = [
  ['a 429 without a reset time', { kind: 'rate_limit', retryAfterSeconds: 3_600 }, 1],
  ['a cut stream', { kind: 'cut_stream' }, 2],
];

describe('an interactive session', { timeout: 400_000 }, () => {
  it.each(faults)(
    'wakes up by itself after %s in the middle of an iteration, and nothing counts',
    async (_, fault, requests) => {
      const rule = { ...fault, afterRequests: callThatFails, times: 2 * requests, appliesTo: isMain };
      await using scenario = await Scenario.create({ model: persona(), faults: [rule] });
      const terminal = await scenario.open({ env: impatient });
      await enterLine(terminal, researchCommand('How?', 3));
      expect(await ended(scenario, 300)).toBe('max_iterations');
      const events = scenario.events();
      // Reports of agents begin turns of their own, which may fail beside the one that waits.
      expect(events.filter(({ event }) => event === 'waits').length).toBeGreaterThanOrEqual(1);
      expect(events.filter(({ event }) => event === 'woken').length).toBeGreaterThanOrEqual(1);
      expect(events.some(({ event }) => event === 'iteration-failed')).toBe(false);
      expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3, consecutive_failures: 0 });
      expect(scenario.state().paused_hours).toBeGreaterThan(0);
    },
  );

  it('goes on by itself when the usage limit is reset, and nothing counts', async () => {
    const resetsAt = Math.floor(Date.now() / 1000) + 20;
    const headers = limitHeaders(resetsAt);
    const rule = {
      kind: 'rate_limit' as const,
      headers,
      retryAfterSeconds: 20,
      afterRequests: callThatFails,
      times: 2,
    };
    await using scenario = await Scenario.create({
      model: persona(),
      faults: [{ ...rule, appliesTo: isMain }],
    });
    const env = { ...impatient, ANTHROPIC_API_KEY: '', CLAUDE_CODE_OAUTH_TOKEN: 'sk-local-test' };
    const terminal = await scenario.open({ env });
    await enterLine(terminal, researchCommand('How?', 3));
    await expect.poll(() => scenario.hasEvent('waits'), { timeout: 200_000 }).toBe(true);
    expect(await ended(scenario, 300)).toBe('max_iterations');
    expect(scenario.events()).toContainEqual(expect.objectContaining({ event: 'woken', why: 'api' }));
    expect(scenario.timesOf('woken').at(-1)).toBeGreaterThanOrEqual(resetsAt * 1000);
    expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3, consecutive_failures: 0 });
  });
});
