import { describe, expect, it } from 'vitest';
import { limitHeaders } from '../simulator/faults.ts';
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

describe('an interactive session', { timeout: 400_000 }, () => {
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
