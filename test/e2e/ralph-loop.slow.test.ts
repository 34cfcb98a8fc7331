import { describe, expect, it } from 'vitest';
import { researchPersona } from '../simulator/persona/persona.ts';
import { agentStarts, researchCommand, Scenario } from './scenario.ts';

const wrapped = (inner: string, rest: string) => `/ralph-loop:ralph-loop "${inner}" ${rest}`;

describe('a research workflow under a ralph-loop, in the real claude', () => {
  it('is re-entered through the Skill tool, ends, and ends the loop', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    const run = await scenario.run(wrapped(researchCommand('How?', 8), '--max-iterations 30'), { ralphLoop: true });
    expect(run.exitCode).toBe(0);
    expect(scenario.state()).toMatchObject({
      status: 'complete',
      driver: 'ralph-loop',
      iteration: 5,
      findings_count: 11,
    });
    expect(scenario.exists('.claude/ralph-loop.local.md')).toBe(false);
    const skillCalls = scenario.api.requests.filter(({ reply }) =>
      reply?.content.some((block) => block.type === 'tool_use' && block.name === 'Skill'),
    );
    expect(skillCalls.length).toBeGreaterThanOrEqual(5);
    const ended = scenario.timesOf('ended')[0] ?? 0;
    expect(scenario.api.requests.filter(({ at, kind }) => kind === 'main' && at > ended)).toEqual([]);
    expect(scenario.text('rate-limiting', 'progress.txt')).toContain('ended, complete');
  });

  it('prints the completion promise when there is nothing left to do', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    const rest = '--max-iterations 30 --completion-promise RESEARCH_IS_COMPLETE';
    const run = await scenario.run(wrapped(researchCommand('How?', 2), rest), { ralphLoop: true });
    expect(run.stdout).toContain('<promise>RESEARCH_IS_COMPLETE</promise>');
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 2 });
    expect(scenario.exists('.claude/ralph-loop.local.md')).toBe(false);
  });

  it('makes agents wait, so that no second iteration starts on top of them', async () => {
    const model = researchPersona({ main: { background: true }, agentDelayMilliseconds: 1_000 });
    await using scenario = await Scenario.create({ model });
    await scenario.run(wrapped(researchCommand('How?', 3), '--max-iterations 10'), { ralphLoop: true });
    // A judge and writers come beside them, where claims wait for one.
    const starts = agentStarts(scenario.events()).filter((id) => /-[ra]\d/.test(id));
    expect(starts).toHaveLength(7);
    expect(new Set(starts).size).toBe(7);
    expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3 });
  });

  it('writes the report up in the last turn that the loop gives it', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    await scenario.run(wrapped(researchCommand('How?', 10), '--max-iterations 3'), { ralphLoop: true });
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 3, writing_iteration: 3 });
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
  });

  it('takes the budget of the loop when the command has none of its own', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    await scenario.run(wrapped("/autonomous-workflow:research 'rate-limiting' 'How?'", '--max-iterations 2'), {
      ralphLoop: true,
    });
    expect(scenario.state()).toMatchObject({ max_iterations: 2, end_reason: 'max_iterations' });
  });
});
