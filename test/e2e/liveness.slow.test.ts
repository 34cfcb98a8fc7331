import { rmSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ModelRequest } from '../simulator/model-types.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { persona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { lastUserText } from '../simulator/request-reader.ts';
import { ended, researchCommand, Scenario } from './scenario.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { createDemoProject, pluginFolder } from '../simulator/demo-project.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import { askingModel } from '../simulator/persona/asking.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import { cliFile } from '../support/project.ts';

const isFirstResearcher = (request: ModelRequest) =>
  requestKind(request) === 'subagent' && lastUserText(request).includes('[i1-r1]');

describe('a session that rests', { timeout: 400_000 }, () => {
  it('is woken when an agent never returns, and goes on without it', async () => {
    const hang = { kind: 'hang' as const, milliseconds: 300_000, appliesTo: isFirstResearcher };
    await using scenario = await Scenario.create({ model: persona(), faults: [hang] });
    const terminal = await scenario.open();
    await enterLine(terminal, researchCommand('How?', 3));
    // The limit is short only while nobody but the silent one is at work: on a busy machine others are slower than it.
    const others = () => scenario.timesOf('hand-in').length;
    await expect.poll(others, { timeout: 60_000 }).toBe(3);
    const settings = scenario.path('.autonomous-workflow.yaml');
    writeFileSync(settings, 'agent_timeout_minutes: 0.02\n');
    await expect.poll(() => scenario.hasEvent('agents-silent'), { timeout: 60_000 }).toBe(true);
    rmSync(settings);
    expect(await ended(scenario, 250)).toBe('max_iterations');
    const events = scenario.events();
    expect(events.filter(({ event }) => event === 'agents-silent')).toEqual([
      expect.objectContaining({ iteration: 1, assignments: ['i1-r1'] }),
    ]);
    expect(scenario.ledger().iterations[0]).toMatchObject({ agents_failed: 1, valid: true });
    expect(scenario.state()).toMatchObject({ iteration: 3, recorded_iteration: 3, consecutive_failures: 0 });
  });

  it('pauses between iterations as long as the configuration says', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const terminal = await scenario.open({ env: { AUTONOMOUS_WORKFLOW_ITERATION_INTERVAL_SECONDS: '4' } });
    await enterLine(terminal, researchCommand('How?', 3));
    expect(await ended(scenario, 250)).toBe('max_iterations');
    const begun = scenario.timesOf('iteration-begun');
    const recorded = scenario.timesOf('recorded');
    for (const [index, time] of begun.slice(1).entries()) {
      expect(time - (recorded[index] ?? 0)).toBeGreaterThanOrEqual(4_000);
    }
  });
});

it(
  'a session that waits at a permission prompt of an agent says so in status, until it is answered, in the real claude',
  { timeout: 300_000 },
  async () => {
    const folder = await createDemoProject();
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const api = await startMessagesApi({ model: askingModel() });
    onTestFinished(() => api.close());
    const terminal = await startTerminal({
      cwd: folder,
      apiUrl: api.url,
      pluginDirs: [pluginFolder],
      permissionMode: 'default',
      allowedTools: ['Agent', 'WebSearch', 'Bash(autonomous-workflow:*)'],
    });
    onTestFinished(() => terminal.dispose());
    const summary = async () => {
      const { stdout } = await execa(process.execPath, [cliFile, 'status', '--json'], { cwd: folder, reject: false });
      return (JSON.parse(stdout) as Overview).summary;
    };
    await enterLine(terminal, "/autonomous-workflow:research 'limits' 'How do limiters compare?' --max-iterations 2");
    await terminal.waitFor('The settings do not allow', 30_000);
    await terminal.waitFor('Do you want to', 60_000);
    await expect
      .poll(async () => (await summary()).dialogs, { timeout: 20_000 })
      .toEqual([
        expect.stringContaining('researcher asks whether it may use WebFetch (https://example.org/limits) → answer in'),
      ]);
    expect((await summary()).dialogs[0]).toContain('add "WebFetch(domain:example.org)" to permissions.allow');
    const file = join(folder, 'docs/research-limits/log.jsonl');
    const journal = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(journal, { timeout: 40_000 }).toContain('the user: Its agent researcher asks');
    await terminal.press('Escape');
    await expect.poll(async () => (await summary()).dialogs, { timeout: 30_000 }).toEqual([]);
  },
);
