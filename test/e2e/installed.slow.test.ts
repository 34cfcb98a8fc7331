import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { pluginFolder } from '../simulator/demo-project.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { persona } from '../simulator/persona/persona.ts';
import { researchCommand, Scenario } from './scenario.ts';

describe('installed the way users do', () => {
  it('works from the plugin cache, where no node_modules appears', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const clone = scenario.path('..', `${scenario.folder.split('/').at(-1) ?? ''}-clone`);
    await execa('git', ['clone', '--quiet', '--no-hardlinks', pluginFolder, clone]);
    await execa('cp', [
      '-r',
      join(pluginFolder, 'hooks'),
      join(pluginFolder, 'bin'),
      join(pluginFolder, 'commands'),
      join(pluginFolder, 'agents'),
      clone,
    ]);
    const home = await createHome([scenario.folder]);
    try {
      const claude = (...words: string[]) =>
        execa(CLAUDE_BINARY, words, {
          cwd: scenario.folder,
          env: hermeticEnvironment(home.path, scenario.api.url),
          extendEnv: false,
          stdin: 'ignore',
        });
      await claude('plugin', 'marketplace', 'add', clone);
      await claude('plugin', 'install', 'autonomous-workflow@autonomous-workflow');
      await scenario.run(researchCommand('How?', 2), { pluginDirs: [], home: home.path });
      expect(scenario.state()).toMatchObject({
        end_reason: 'max_iterations',
        recorded_iteration: 2,
        findings_count: 6,
      });
      const cache = join(home.path, '.claude', 'plugins', 'cache');
      const files = readdirSync(cache, { recursive: true, encoding: 'utf8' });
      expect(files.some((file) => file.endsWith(join('hooks', 'verify-state.cjs')))).toBe(true);
      expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
      expect(existsSync(join(scenario.folder, 'node_modules'))).toBe(false);
    } finally {
      await home.dispose();
      await execa('rm', ['-rf', clone]);
    }
  });

  it('adds at most 450 tokens to a session that does not use it', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    const home = await createHome([scenario.folder]);
    try {
      const { stdout } = await execa(
        CLAUDE_BINARY,
        ['--plugin-dir', pluginFolder, 'plugin', 'details', 'autonomous-workflow'],
        {
          cwd: scenario.folder,
          env: hermeticEnvironment(home.path, scenario.api.url),
          extendEnv: false,
          stdin: 'ignore',
        },
      );
      const tokens = /Always-on: +~(\d+) tok/.exec(stdout)?.[1];
      expect(Number(tokens)).toBeGreaterThan(100);
      expect(Number(tokens)).toBeLessThanOrEqual(450);
    } finally {
      await home.dispose();
    }
  });
});
