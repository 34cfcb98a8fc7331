import { describe, expect, it } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { agentsKnowTheGoal, ended, researchCommand, Scenario } from './scenario.ts';

/** An iteration of search and one of writing: the shortest workflow that its driver has to continue. */
const short = researchCommand('How do limiters compare?', 2);
const done = {
  status: 'stopped',
  end_reason: 'max_iterations',
  iteration: 2,
  recorded_iteration: 2,
  findings_count: 6,
};

/** A run takes 15 s on an idle machine; a busy one may take many times longer. */
const timeoutMilliseconds = 280_000;

// The third driver: run.test.ts. In-session with `claude -p`: in-session.slow.test.ts.
describe('a workflow goes from the typed command to its report in the real claude', { timeout: 300_000 }, () => {
  it('in-session, in a terminal', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const terminal = await scenario.open();
    await enterLine(terminal, short);
    expect(await ended(scenario, 200)).toBe('max_iterations');
    agentsKnowTheGoal(scenario, 'How do limiters compare?');
    expect(scenario.state()).toMatchObject({ ...done, driver: 'in-session' });
    const report = scenario.text('rate-limiting', 'rate-limiting-report.tex').replace(/^%.*$/gm, '');
    const bibliography = scenario.text('rate-limiting', 'sources.bib');
    const keys = [...report.matchAll(/\\citep\{([^}]+)\}/g)].flatMap(([, cited = '']) => cited.split(','));
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const key of keys) expect(bibliography).toContain(`{${key},`);
  });

  it('under a ralph-loop, which it ends with its completion promise', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const command = `/ralph-loop:ralph-loop "${short}" --max-iterations 30 --completion-promise RESEARCH_IS_COMPLETE`;
    const run = await scenario.run(command, { ralphLoop: true, timeoutMilliseconds });
    expect(run.stdout).toContain('<promise>RESEARCH_IS_COMPLETE</promise>');
    expect(scenario.state()).toMatchObject({ ...done, driver: 'ralph-loop' });
    agentsKnowTheGoal(scenario, 'How do limiters compare?');
    expect(scenario.exists('.claude/ralph-loop.local.md')).toBe(false);
  });
});
