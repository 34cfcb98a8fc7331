import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { agentStarts, researchCommand, Scenario } from './scenario.ts';

const wrapped = (inner: string, rest: string) => `/ralph-loop:ralph-loop "${inner}" ${rest}`;

describe('a research workflow under a ralph-loop, in the real claude', () => {
  it('makes agents wait, so that no second iteration starts on top of them', async () => {
    const model = persona({ main: { background: true }, agentDelayMilliseconds: 1_000 });
    await using scenario = await Scenario.create({ model });
    await scenario.run(wrapped(researchCommand('How?', 3), '--max-iterations 10'), { ralphLoop: true });
    // A judge and writers come beside them, where claims wait for one.
    const starts = agentStarts(scenario.events()).filter((id) => /-[ra]\d/.test(id));
    expect(starts).toHaveLength(7);
    expect(new Set(starts).size).toBe(7);
    expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3 });
  });

  it('takes the budget of the loop when the command has none of its own, and writes up in its last turn', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const command = wrapped("/autonomous-workflow:research 'rate-limiting' 'How?'", '--max-iterations 2');
    await scenario.run(command, { ralphLoop: true });
    expect(scenario.state()).toMatchObject({ max_iterations: 2, end_reason: 'max_iterations', writing_iteration: 2 });
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
  });
});
