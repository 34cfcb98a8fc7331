import { describe, expect, it } from 'vitest';
import { codingPersona } from '../simulator/persona/coding-persona.ts';
import { CodingScenario, fn } from './coding-scenario.ts';

const minute = 60_000;

describe('implement, in the real claude, of a plan that critics have never seen', { timeout: 9 * minute }, () => {
  it('has what nobody but the user can say asked at once, and does the rest', async () => {
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
    expect(scenario.state()).toMatchObject({ status: 'blocked', end_reason: 'blocked_on_human', features_complete: 1 });
    expect(scenario.cli('resolve')).toContain('Critics object to F001');
    expect(scenario.git('log', '--reverse', '--format=%s').split('\n').slice(1)).toEqual([
      'F002: Function two gives 2',
    ]);
  });
});
