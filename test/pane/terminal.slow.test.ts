import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { researchCommand, Scenario } from '../e2e/scenario.ts';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { conversationText } from '../simulator/conversation.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import { newProject, pluginRoot } from '../support/project.ts';

describe('the pane in a terminal', { timeout: 180_000 }, () => {
  it('opens by itself beside the chat, has the numbers of status --json, and takes orders from the keyboard', async () => {
    await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 25_000 }) });
    const terminal = await scenario.open({ columns: 170 });
    await enterLine(terminal, researchCommand());
    const screen = await terminal.waitFor(/researcher at work/, 60_000);
    expect(screen).toContain('rate-limiting: ');
    const status = async () => JSON.parse((await scenario.cli('status', '--json')).stdout) as Overview;
    const figures = async () => {
      const { iteration, max_iterations, spend, max_cost_usd } = await status();
      return [
        `iteration ${iteration} of at most ${max_iterations}`,
        `${(spend.usd ?? 0).toFixed(2)} of at most ${max_cost_usd} USD`,
      ];
    };
    const missing = async () => {
      const wanted = await figures();
      const shown = await terminal.screen();
      return wanted.filter((figure) => !shown.includes(figure));
    };
    await expect.poll(missing, { timeout: 30_000, interval: 300 }).toEqual([]);

    // The keys that Claude Code gives a pane: to it, then from field to button.
    await terminal.waitFor('Ctrl+X Tab, then Tab');
    await terminal.press('C-x', 'Tab');
    await terminal.waitFor('Esc leaves');
    await terminal.press('Tab');
    await terminal.waitFor('⏎ send');
    await terminal.type('Leave out phones');
    await terminal.waitFor('Leave out phones');
    await terminal.press('Enter');
    await terminal.waitFor('gets “Leave out phones”', 20_000);
    expect(scenario.events()).toContainEqual(
      expect.objectContaining({ event: 'redirected', text: 'Leave out phones' }) as unknown,
    );
    await expect.poll(missing, { timeout: 30_000, interval: 300 }).toEqual([]);

    await terminal.press('Tab');
    await terminal.press('Enter');
    await terminal.waitFor('Stopped by the user', 20_000);
    expect(scenario.state().end_reason).toBe('stop_requested');

    await terminal.press('Escape');
    await enterLine(terminal, '/workflow-pane');
    await terminal.waitFor('The pane is closed');
    expect(await terminal.screen()).not.toContain('[ Close ]');
    const requests = scenario.api.requests.length;
    await enterLine(terminal, '/workflow-pane');
    await terminal.waitFor('[ Close ]');
    // Neither call of the command asked the model.
    expect(scenario.api.requests.length).toBe(requests);
  });

  it('leaves the sentence on an iteration on the screen, and no line for an agent; its brief is whole for Claude, and not shown', async () => {
    await using scenario = await Scenario.create({ model: persona({ agentDelayMilliseconds: 6_000 }) });
    const terminal = await scenario.open({ columns: 200 });
    const printed = scenario.path('printed');
    await terminal.record(printed);
    await enterLine(terminal, researchCommand());
    const screen = await terminal.waitFor(/Iteration 1: \d+ new findings; \$[\d.]+ so far/, 90_000);
    expect(screen).not.toContain('## Steps');
    expect(readFileSync(printed, 'utf8')).not.toContain('blocked by hook');
    const brief = () =>
      scenario.api.requests
        .filter(({ kind }) => kind === 'main')
        .map(({ request }) => conversationText(request).split('iteration 2 of at most 8')[1] ?? '')
        .find((text) => text !== '');
    await expect.poll(brief, { timeout: 30_000 }).toContain('## Steps');
    expect(brief()).toContain('## Boundaries');
  });
});

describe('the interface to Claude Code', () => {
  it('passes the checks of a plugin for the directory', async () => {
    const home = (await newProject()).outside('home');
    const { exitCode, stdout } = await execa(
      CLAUDE_BINARY,
      ['plugin', 'validate', pluginRoot, '--strict', '--profile', 'directory'],
      { env: hermeticEnvironment(home, 'http://127.0.0.1:9'), extendEnv: false, reject: false },
    );
    expect(exitCode, stdout).toBe(0);
    expect(stdout).toContain('./pane.mjs hooks: session.start');
  });

  it('is the one that the pane and its tests were written for', async () => {
    const mod = await newProject();
    for (const file of ['.claude-plugin/plugin.json', 'hooks/pane.mjs']) {
      mkdirSync(dirname(mod.path(`mod/${file}`)), { recursive: true });
      copyFileSync(join(pluginRoot, file), mod.path(`mod/${file}`));
    }
    mod.write('mod/hooks/hooks.json', JSON.stringify({ modules: ['./pane.mjs'] }));
    const types = mod.path('mod/.claude-plugin/types');
    await using scenario = await Scenario.create({ model: persona() });
    const terminal = await startTerminal({
      cwd: scenario.folder,
      apiUrl: scenario.api.url,
      pluginDirs: [mod.path('mod')],
    });
    await expect.poll(() => existsSync(join(types, 'claude-code/index.d.ts')), { timeout: 30_000 }).toBe(true);
    await terminal.dispose();

    symlinkSync(join(pluginRoot, 'node_modules'), mod.path('node_modules'));
    cpSync(join(pluginRoot, 'src'), mod.path('src'), { recursive: true });
    cpSync(join(import.meta.dirname, 'mod'), mod.path('tests'), { recursive: true });
    mod.write(
      'tests/answers.ts',
      'export const answers: Record<string, { exitCode: number; stdout: string; stderr: string }> = {}; export const root = ""; export const session = ""; export const now = 0;',
    );
    mod.write(
      'tsconfig.json',
      JSON.stringify({
        extends: join(pluginRoot, 'src/pane/tsconfig.json'),
        compilerOptions: { typeRoots: [types], types: ['claude-code'] },
        files: ['src/pane/mod.tsx', 'tests/pane.kit.ts'],
        include: [],
      }),
    );
    const compiler = join(pluginRoot, 'node_modules/typescript/bin/tsc');
    const { exitCode, stdout } = await execa(process.execPath, [compiler, '--noEmit', '-p', mod.root], {
      reject: false,
    });
    expect(exitCode, stdout).toBe(0);
  });
});
