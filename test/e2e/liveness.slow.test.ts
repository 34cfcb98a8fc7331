import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../simulator/model-types.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { lastUserText, requestKind } from '../simulator/conversation.ts';
import { ended, researchCommand, Scenario } from './scenario.ts';

const isFirstResearcher = (request: ModelRequest) =>
  requestKind(request) === 'subagent' && lastUserText(request).includes('[i1-r1]');

describe('a session that rests', { timeout: 400_000 }, () => {
  it('is woken when an agent never returns, and goes on without it', async () => {
    const hang = { kind: 'hang' as const, milliseconds: 300_000, appliesTo: isFirstResearcher };
    await using scenario = await Scenario.create({ model: persona(), faults: [hang] });
    const terminal = await scenario.open();
    await enterLine(terminal, researchCommand('How?', 3));
    // The limit is short only while nobody but the silent one is at work: on a busy machine others are slower than it.
    const others = () => scenario.timesOf('hand-in').length;
    await expect.poll(others, { timeout: 60_000 }).toBe(3);
    const settings = scenario.path('.autonomous-workflow.yaml');
    writeFileSync(settings, 'agent_timeout_minutes: 0.02\n');
    await expect.poll(() => scenario.hasEvent('agents-silent'), { timeout: 60_000 }).toBe(true);
    rmSync(settings);
    expect(await ended(scenario, 250)).toBe('max_iterations');
    const events = scenario.events();
    expect(events.filter(({ event }) => event === 'agents-silent')).toEqual([
      expect.objectContaining({ iteration: 1, assignments: ['i1-r1'] }),
    ]);
    expect(scenario.ledger().iterations[0]).toMatchObject({ agents_failed: 1, valid: true });
    expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3, consecutive_failures: 0 });
  });

  it('pauses between iterations as long as the configuration says', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const terminal = await scenario.open({ env: { AUTONOMOUS_WORKFLOW_ITERATION_INTERVAL_SECONDS: '4' } });
    await enterLine(terminal, researchCommand('How?', 3));
    expect(await ended(scenario, 250)).toBe('max_iterations');
    const begun = scenario.timesOf('iteration-begun');
    const recorded = scenario.timesOf('recorded');
    for (const [index, time] of begun.slice(1).entries()) {
      expect(time - (recorded[index] ?? 0)).toBeGreaterThanOrEqual(4_000);
    }
  });
});
