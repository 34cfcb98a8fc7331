import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { Scenario } from './scenario.ts';

describe('a research workflow under a ralph-loop, in the real claude', () => {
  it('takes the budget of the loop when the command has none of its own, and writes up in its last turn', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const command = "/autonomous-workflow:research 'rate-limiting' 'How?'";
    await scenario.run(`/ralph-loop:ralph-loop "${command}" --max-iterations 2`, { ralphLoop: true });
    expect(scenario.state()).toMatchObject({ max_iterations: 2, end_reason: 'max_iterations', writing_iteration: 2 });
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
  });
});
