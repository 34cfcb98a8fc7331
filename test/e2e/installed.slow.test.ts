import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { pluginFolder } from '../simulator/demo-project.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

/** A scenario, and the real claude in it with a HOME of its own. */
async function user() {
  const scenario = await Scenario.create({ model: persona() });
  const home = await createHome([scenario.folder]);
  onTestFinished(async () => {
    await scenario[Symbol.asyncDispose]();
    await home.dispose();
  });
  const env = hermeticEnvironment(home.path, scenario.api.url);
  const claude = (...words: string[]) =>
    execa(CLAUDE_BINARY, words, { cwd: scenario.folder, env, extendEnv: false, stdin: 'ignore' });
  return { scenario, home: home.path, claude };
}

describe('installed the way users do', () => {
  it('works from the plugin cache, where no node_modules appears', async () => {
    const { scenario, home, claude } = await user();
    const clone = join(home, 'clone');
    await execa('git', ['clone', '--quiet', '--no-hardlinks', pluginFolder, clone]);
    const parts = ['hooks', 'bin', 'commands', 'agents'].map((part) => join(pluginFolder, part));
    await execa('cp', ['-r', ...parts, clone]);
    await claude('plugin', 'marketplace', 'add', clone);
    await claude('plugin', 'install', 'autonomous-workflow@autonomous-workflow');
    await scenario.run(researchCommand('How?', 2), { pluginDirs: [], home });
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', recorded_iteration: 2, findings_count: 6 });
    const cache = join(home, '.claude', 'plugins', 'cache');
    const files = readdirSync(cache, { recursive: true, encoding: 'utf8' });
    expect(files.some((file) => file.endsWith(join('hooks', 'verify-state.cjs')))).toBe(true);
    expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
    expect(existsSync(join(scenario.folder, 'node_modules'))).toBe(false);
  });

  it('adds at most 450 tokens to a session that does not use it', async () => {
    const { claude } = await user();
    const { stdout } = await claude('--plugin-dir', pluginFolder, 'plugin', 'details', 'autonomous-workflow');
    const tokens = /Always-on: +~(\d+) tok/.exec(stdout)?.[1];
    expect(Number(tokens)).toBeGreaterThan(100);
    expect(Number(tokens)).toBeLessThanOrEqual(450);
  });
});
