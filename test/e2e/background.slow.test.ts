import { describe, expect, it } from 'vitest';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { hurried, leavingShell, slowly } from './background-agents.ts';
import { CodingScenario, fn } from './scenario.ts';

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
});
