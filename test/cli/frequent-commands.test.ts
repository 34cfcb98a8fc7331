import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { pluginRoot } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

it('needs only the light file of the CLI for what is called at every iteration, and the other for the rest', async () => {
  const { project } = await begunSession();
  const plugin = project.outside('plugin');
  for (const part of ['.claude-plugin', join('bin', 'autonomous-workflow'), join('bin', 'package.json')]) {
    cpSync(join(pluginRoot, part), join(plugin, part), { recursive: true });
  }
  const run = (command: string) =>
    execa(process.execPath, [join(plugin, 'bin', 'autonomous-workflow'), command], {
      cwd: project.root,
      env: project.environment,
      extendEnv: false,
      reject: false,
    });
  expect(await run('brief')).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await run('evidence')).stderr).toMatch(/no such file .*main\.cjs/);
});
