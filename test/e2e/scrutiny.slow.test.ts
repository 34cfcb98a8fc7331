import { describe, expect, it } from 'vitest';
import { codingPersona } from '../simulator/persona/coding-persona.ts';
import { CodingScenario, fn } from './coding-scenario.ts';

const minute = 60_000;

describe('implement, in the real claude, of a plan that critics have never seen', { timeout: 9 * minute }, () => {
  it('has what is missing answered before coding begins, and its coder builds on the answer', async () => {
    const vague = {
      ...fn('F001', 'one', 1),
      name: 'Function one',
      description: '`one()` in src/one.ts gives the right number.',
    };
    const features = [vague, fn('F002', 'two', 2)];
    const model = codingPersona({ critic: { misses: { feature: 'F001', name: 'one' } } });
    await using scenario = await CodingScenario.create(model, { features });
    const run = await scenario.run(
      "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 20",
      8 * minute,
    );
    expect(run.timedOut).toBe(false);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2, iteration: 5 });
    const verdicts = scenario.events().flatMap((one) => (one.event === 'features-scrutinized' ? [one.verdict] : []));
    expect(verdicts).toEqual([
      'Critics hold 1 blocker (D001 F001) against the features, which architects have yet to answer.',
      expect.stringContaining('critics have yet to rule on the answers'),
      'Critics hold nothing against the features that is in the way: coding begins.',
    ]);
    const events = scenario.events().map(({ event }) => event);
    expect(events.indexOf('feature-begun')).toBeGreaterThan(events.lastIndexOf('features-scrutinized'));
    // Only the answer says which number it is.
    expect(scenario.read('src/one.ts')).toContain('return 1;');
    expect(scenario.failures('F001')).toEqual([]);
    expect(scenario.cli('escalations')).toContain('has not asked for anything');
    expect(scenario.git('log', '--reverse', '--format=%s').split('\n').slice(1)).toEqual([
      'F001: Function one',
      'F002: Function two gives 2',
    ]);
    expect(scenario.isGreen()).toBe(true);
  });
});
