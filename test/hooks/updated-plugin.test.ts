import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pluginRoot } from '../support/project.ts';
import { begunSession, continuation } from '../support/session.ts';
import { working } from '../support/waiter.ts';

it('a plugin that is replaced beneath a waiting process changes nothing for it, and the next hook goes on', async () => {
  const session = await begunSession();
  const { project } = session;
  const plugin = project.outside('plugin');
  for (const part of ['.claude-plugin', 'agents', 'bin', 'hooks', 'package.json', 'templates'])
    cpSync(join(pluginRoot, part), join(plugin, part), { recursive: true });
  const waiter = spawn(process.execPath, [join(plugin, 'hooks/watch.cjs')], {
    cwd: project.root,
    env: {
      ...project.environment,
      CLAUDE_PROJECT_DIR: project.root,
      AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.05',
    },
  });
  onTestFinished(() => void waiter.kill('SIGKILL'));
  const said: Buffer[] = [];
  waiter.stderr.on('data', (piece: Buffer) => said.push(piece));
  waiter.stdin.end(JSON.stringify({ session_id: 's1', cwd: project.root, hook_event_name: 'Stop', ...working }));
  await session.endsTurn(working);
  await expect.poll(() => readdirSync(project.path('docs/research-x/.runtime/session'))).toContain('waiter.json');

  for (const folder of ['hooks', 'bin'])
    for (const name of readdirSync(join(plugin, folder)))
      writeFileSync(join(plugin, folder, name), "throw new Error('another version')");
  const [code] = (await once(waiter, 'close')) as [number];
  expect([code, Buffer.concat(said).toString()]).toEqual([2, expect.stringMatching(/^No sign of life/)]);
  expect(project.events('x')).toContain('agents-silent');
  expect(continuation(await session.endsTurn(working))).toContain('is not complete yet');
});
