import { describe, expect, it } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { ended, researchCommand, Scenario } from './scenario.ts';

// One that is woken for an agent that never returns: eight-features.slow.test.ts.
describe('a session that rests', { timeout: 400_000 }, () => {
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
