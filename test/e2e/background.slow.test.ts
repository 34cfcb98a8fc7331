import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessionsFolder } from '../../src/base/names.ts';
import { researchTools } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { hurried, leavingShell, slowly } from './background-agents.ts';
import { CodingScenario, ended, fn, researchCommand, Scenario } from './scenario.ts';

const minute = 60_000;

describe('agents in the background of an interactive session', { timeout: 10 * minute }, () => {
  it('cost the session nothing where one is woken, after its hand-in, by a command that it left running', async () => {
    const features = [fn('F001', 'one', 1), fn('F002', 'two', 2)];
    const left = 'sleep 15';
    const model = hurried(leavingShell(slowly(persona(), 'none'), 'F001', left));
    await using scenario = await CodingScenario.create(model, { features });
    const terminal = await scenario.open({ allowedTools: ['Write', 'Edit', 'Bash(node:*)', 'Bash(sleep:*)'] });
    await enterLine(terminal, "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 9");
    await scenario.ends(9 * minute);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2 });
    const told = (kind: string) =>
      scenario.api.requests.filter((one) => one.kind === kind).map(({ lastUserText }) => lastUserText);
    const isWoken = (text: string) => text.includes('<task-notification>') && text.includes(left);
    expect(told('subagent').filter(isWoken), 'it was woken').toHaveLength(1);
    expect(told('main').join('\n')).not.toMatch(/came late|was taken before/);
  });

  it('leave no prompt behind when a STOP file ends the workflow while they work', async () => {
    await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 6_000 }) });
    const terminal = await scenario.open({ tools: researchTools.filter((tool) => !tool.startsWith('Bash')) });
    await enterLine(terminal, researchCommand('How do limiters compare?', 9));
    await expect.poll(() => scenario.began(1), { timeout: minute }).toBe(true);
    scenario.write('docs/research-rate-limiting/STOP', '');
    expect(await ended(scenario, 60)).toBe('stop_requested');
    const before = scenario.told().length;
    const count = (event: 'agent-ended' | 'agent-started') => scenario.timesOf(event).length;
    await expect.poll(() => count('agent-ended'), { timeout: 3 * minute }).toBe(count('agent-started'));
    expect(scenario.told()).toHaveLength(before);
    expect(await terminal.screen()).not.toMatch(/Do you want to/);
    // Until its user types, the session stays ours, so that no news makes it pay.
    await enterLine(terminal, 'Thank you.');
    await expect.poll(() => readdirSync(scenario.path(sessionsFolder)), { timeout: minute }).toEqual([]);
  });
});
