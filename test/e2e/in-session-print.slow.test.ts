import { expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { agentsKnowTheGoal, researchCommand, Scenario } from './scenario.ts';

it('a workflow goes in-session from the command of claude -p to its report', { timeout: 300_000 }, async () => {
  await using scenario = await Scenario.create({ model: persona() });
  const run = await scenario.run(researchCommand('How do limiters compare?', 2), { timeoutMilliseconds: 280_000 });
  expect(run.exitCode, run.stderr).toBe(0);
  expect(scenario.state()).toMatchObject({
    status: 'stopped',
    end_reason: 'max_iterations',
    iteration: 2,
    recorded_iteration: 2,
    findings_count: 6,
    driver: 'in-session',
  });
  agentsKnowTheGoal(scenario, 'How do limiters compare?');
  expect(scenario.text('rate-limiting', 'rate-limiting-report.tex')).toMatch(/^[^%\n]*\\citep\{/m);
});
