import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

describe('a research workflow under the in-session driver, in the real claude', () => {
  it('searches and writes in one when there is a single iteration', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await scenario.run(researchCommand('How?', 1));
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 1, findings_count: 6 });
    expect(scenario.exists('docs/research-rate-limiting/rate-limiting-report.pdf')).toBe(true);
    const report = scenario.text('rate-limiting', 'rate-limiting-report.md');
    expect(report).toMatch(/Made by Claude Code with autonomous-workflow \(models?: claude-[\w-]+/);
  });

  it('ends with no_progress, visibly, when the model only talks', async () => {
    await using scenario = await Scenario.create({ model: persona({ main: { onlyTalks: true } }) });
    const run = await scenario.run(researchCommand());
    expect(scenario.state()).toMatchObject({ status: 'failed', end_reason: 'no_progress' });
    expect(run.stdout).toContain('rate-limiting ended (no_progress)');
    expect(scenario.told().filter((text) => text.includes('end your answer with these lines:'))).toHaveLength(1);
    expect(scenario.told().length).toBeLessThan(9);
  });
});
