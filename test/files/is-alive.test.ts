import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';

/** The number of a process that has ended, but whose parent never asks how: a shell would, until it has become another program. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
  const child = Number(line.toString());
  process.kill(child, 'SIGKILL');
  return child;
}

it('tells a process that runs from one that is gone', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(spawnSync(process.execPath, ['--version']).pid)).toBe(false);
});

it.each([0, -1, -process.pid])('no process has the number %s', (number) => {
  expect(isAlive(number)).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'holds no ended process for alive because its parent has not asked',
  async () => {
    const ended = await zombie();
    await expect.poll(() => isAlive(ended)).toBe(false);
    expect(process.kill(ended, 0)).toBe(true);
  },
);
