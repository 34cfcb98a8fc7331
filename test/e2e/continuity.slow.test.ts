import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { toolCallsSoFar } from '../simulator/conversation.ts';
import { agentStarts, researchCommand, Scenario } from './scenario.ts';

describe('a workflow', { timeout: 300_000 }, () => {
  it('goes on with the right brief after compactions in the middle, which are preceded by a checkpoint', async () => {
    await using scenario = await Scenario.create({
      model: persona(),
      usage: (request) => ({ input_tokens: toolCallsSoFar(request).length < 9 ? 1_000 : 150_000 }),
    });
    await scenario.run(researchCommand('How?', 4), { extraArgs: ['--autocompact', '100000'] });
    const events = scenario.events();
    const restored = events.filter((event) => event.event === 'restored-context');
    expect(restored.length).toBeGreaterThanOrEqual(1);
    expect(restored.every((event) => event.source === 'compact')).toBe(true);
    const kept = events.flatMap((event) => (event.event === 'checkpoint' ? [event.bytes] : []));
    expect(kept.length).toBeGreaterThanOrEqual(1);
    expect(kept.every((bytes) => bytes > 0)).toBe(true);
    expect(scenario.state()).toMatchObject({
      end_reason: 'complete',
      iteration: 4,
      recorded_iteration: 4,
      consecutive_failures: 0,
    });
    expect(new Set(agentStarts(events)).size).toBe(agentStarts(events).length);
  });

  it('goes on with the right brief after claude was killed, with continue-auto in a new session', async () => {
    await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 600 }) });
    const run = await scenario.start(researchCommand('How?', 4));
    await expect.poll(() => scenario.began(2), { timeout: 300_000 }).toBe(true);
    run.kill();
    await run.finished;
    expect(scenario.state()).toMatchObject({ status: 'in_progress', iteration: 2 });
    await scenario.run('/autonomous-workflow:continue-auto');
    expect(scenario.state()).toMatchObject({ end_reason: 'complete', iteration: 4, recorded_iteration: 4 });
    expect(scenario.ledger().iterations.map(({ iteration }) => iteration)).toEqual([1, 2, 3, 4]);
  });
});
