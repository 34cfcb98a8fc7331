import { describe, expect, it, onTestFinished } from 'vitest';
import { sessionsFolder } from '../../src/base/names.ts';
import { researchTools, createDemoProject } from '../simulator/demo-project.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import { persona } from '../simulator/persona/persona.ts';
import { hurried, leavingShell, open, slowly } from './background-agents.ts';
import { CodingScenario, fn } from './coding-scenario.ts';
import { rm } from 'node:fs/promises';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const minute = 60_000;

describe('agents in the background of an interactive session', { timeout: 10 * minute }, () => {
  it('cost the session nothing where one is woken, after its hand-in, by a command that it left running', async () => {
    const features = [fn('F001', 'one', 1), fn('F002', 'two', 2)];
    const left = 'sleep 15';
    const model = hurried(leavingShell(slowly(persona(), 'none'), 'F001', left));
    await using scenario = await CodingScenario.create(model, { features });
    const tools = [...researchTools, 'Write', 'Edit', 'Bash(node:*)', 'Bash(sleep:*)'];
    const terminal = await open(scenario.root, scenario.api.url, {}, tools);
    await enterLine(terminal, "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 9");
    const status = () => (scenario.exists('docs/research-app/app-state.md') ? scenario.state().status : 'none');
    await expect.poll(status, { timeout: 9 * minute, interval: 500 }).not.toMatch(/^(?:none|in_progress)$/);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 2 });
    const told = (kind: string) =>
      scenario.api.requests.filter((one) => one.kind === kind).map(({ lastUserText }) => lastUserText);
    const isWoken = (text: string) => text.includes('<task-notification>') && text.includes(left);
    expect(told('subagent').filter(isWoken), 'it was woken').toHaveLength(1);
    expect(told('main').join('\n')).not.toMatch(/came late|was taken before/);
  });

  it('leave no prompt behind when a STOP file ends the workflow while they work', async () => {
    const folder = await createDemoProject();
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const base = join(folder, 'docs/research-limits');
    const api = await startMessagesApi({ model: persona({ agentDelayMilliseconds: 6_000 }) });
    onTestFinished(() => api.close());
    const others = researchTools.filter((tool) => !tool.startsWith('Bash'));
    const terminal = await open(folder, api.url, {}, [...others]);
    await enterLine(terminal, "/autonomous-workflow:research 'limits' 'How do limiters compare?' --max-iterations 9");
    const journal = () => (existsSync(join(base, 'log.jsonl')) ? readFileSync(join(base, 'log.jsonl'), 'utf8') : '');
    await expect.poll(journal, { timeout: minute }).toContain('agent-started');
    writeFileSync(join(base, 'STOP'), '');
    await expect.poll(journal, { timeout: minute }).toContain('"ended"');
    const before = api.requests.filter(({ kind }) => kind === 'main').length;
    const count = (event: string) => journal().split(`"event":"${event}"`).length;
    await expect.poll(() => count('agent-ended'), { timeout: 3 * minute }).toBe(count('agent-started'));
    expect(api.requests.filter(({ kind }) => kind === 'main')).toHaveLength(before);
    expect(await terminal.screen()).not.toMatch(/Do you want to/);
    // Until its user types, the session stays ours, so that no news makes it pay.
    await enterLine(terminal, 'Thank you.');
    await expect.poll(() => readdirSync(join(folder, sessionsFolder)), { timeout: minute }).toEqual([]);
  });
});
