import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { Scenario } from './scenario.ts';

describe('two sessions in one project', () => {
  it('drive a workflow each, side by side, and neither touches the other', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const names = ['alpha', 'beta'];
    const runs = await Promise.all(
      names.map((name) =>
        scenario.start(`/autonomous-workflow:research '${name}' 'About ${name}?' --max-iterations 3`),
      ),
    );
    for (const run of runs) expect((await run.finished).exitCode).toBe(0);
    const sessions = names.map((name) => {
      expect(scenario.state(name)).toMatchObject({ end_reason: 'max_iterations', iteration: 3, recorded_iteration: 3 });
      expect(scenario.state(name).prompt).toBe(`About ${name}?`);
      const claims = scenario.events(name).flatMap((event) => (event.event === 'claimed' ? [event.session] : []));
      expect(claims).toHaveLength(1);
      return claims[0];
    });
    expect(new Set(sessions).size).toBe(2);
  });
});
