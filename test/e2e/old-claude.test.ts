import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { pluginFolder } from '../simulator/demo-project.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

/** The oldest Claude Code that the plugin supports; fetched when it is first needed, because it is as large as the new one. */
const oldest = '2.1.145';
const cache = join(pluginFolder, '.cache', `claude-${oldest}`);
const binary = join(cache, 'node_modules', '@anthropic-ai', 'claude-code', 'bin', 'claude.exe');

describe(`in Claude Code ${oldest}`, { timeout: 120_000 }, () => {
  beforeAll(async () => {
    if (existsSync(binary)) return;
    await execa('npm', [
      'install',
      '--prefix',
      cache,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `@anthropic-ai/claude-code@${oldest}`,
    ]);
  }, 120_000);

  it('a workflow goes from the typed command to its report', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    const run = await scenario.run(researchCommand('How?', 6), { binary });
    expect(run.exitCode).toBe(0);
    expect(scenario.state()).toMatchObject({
      status: 'complete',
      iteration: 6,
      findings_count: 11,
      consecutive_failures: 0,
    });
  });

  it('a workflow runs under a ralph-loop', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    await scenario.run(`/ralph-loop:ralph-loop "${researchCommand('How?', 3)}" --max-iterations 10`, {
      binary,
      ralphLoop: true,
    });
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 3, recorded_iteration: 3 });
    expect(scenario.exists('.claude/ralph-loop.local.md')).toBe(false);
  });
});
