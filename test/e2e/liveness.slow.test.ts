import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ModelRequest, ScriptedModel } from '../simulator/model-types.ts';
import { enterLine } from '../simulator/enter-line.ts';
import { call } from '../simulator/persona/actions.ts';
import { persona } from '../simulator/persona/persona.ts';
import { lastUserText, requestKind, toolCallsSoFar } from '../simulator/conversation.ts';
import { ended, researchCommand, Scenario } from './scenario.ts';
import type { Overview } from '../../src/overview/rules/overview.ts';

const isFirstResearcher = (request: ModelRequest) =>
  requestKind(request) === 'subagent' && lastUserText(request).includes('[i1-r1]');

const obliging = persona();

/** A research in which the first researcher fetches a page, for which it needs a permission; the others hand in at once. */
const asking: ScriptedModel = (request) =>
  isFirstResearcher(request) && toolCallsSoFar(request).length === 0
    ? call('WebFetch', { url: 'https://example.org/limits', prompt: 'What does it say?' })
    : obliging(request);

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
    await using scenario = await Scenario.create({ model: asking });
    const tools = ['Agent', 'WebSearch', 'Bash(autonomous-workflow:*)'];
    const terminal = await scenario.open({ tools, extraArgs: ['--permission-mode', 'default'] });
    const dialogs = async () =>
      (JSON.parse((await scenario.cli('status', '--json')).stdout) as Overview).summary.dialogs;
    await enterLine(terminal, researchCommand('How do limiters compare?', 2));
    await terminal.waitFor('The settings do not allow', 30_000);
    await terminal.waitFor('Do you want to', 60_000);
    await expect
      .poll(dialogs, { timeout: 20_000 })
      .toEqual([
        expect.stringContaining('researcher asks whether it may use WebFetch (https://example.org/limits) → answer in'),
      ]);
    expect((await dialogs())[0]).toContain('add "WebFetch(domain:example.org)" to permissions.allow');
    const noted = () => scenario.text('rate-limiting', 'log.jsonl');
    await expect.poll(noted, { timeout: 40_000 }).toContain('the user: Its agent researcher asks');
    await terminal.press('Escape');
    await expect.poll(dialogs, { timeout: 30_000 }).toEqual([]);
  },
);
