import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, utimesSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLock, isAlive } from '../../src/files/lock.ts';
import { newProject, type Project } from '../support/project.ts';
import { Worker } from '../support/worker.ts';

let worker: Worker;
beforeAll(async () => {
  worker = await Worker.of(join(import.meta.dirname, 'lock-user.ts'));
});
afterAll(() => worker.dispose());

/** A process that holds the lock of a project's root, for so long or until it is killed. */
async function holder(project: Project, milliseconds: number) {
  const running = worker.start(project.root, String(milliseconds));
  onTestFinished(() => void running.kill('SIGKILL'));
  await once(running.stdout, 'data');
  return { running };
}

const locks = (project: Project) => project.files().filter((file) => file.startsWith('lock'));

describe('withLock', () => {
  it('waits for a live holder until it lets go', async () => {
    const project = await newProject();
    const start = performance.now();
    const { running } = await holder(project, 400);
    expect(await withLock(project.root, 5_000, () => 'mine')).toBe('mine');
    expect(performance.now() - start).toBeGreaterThan(300);
    await running;
    expect(locks(project)).toEqual([]);
  });

  it('is refused after its patience while the holder lives, and says who that is', async () => {
    const project = await newProject();
    const { running } = await holder(project, 60_000);
    const start = performance.now();
    await expect(withLock(project.root, 200, () => 'mine')).rejects.toMatchObject({
      name: 'WorkflowError',
      message: `Another process is writing this workflow (${project.path('lock')}); received a lock of process ${running.pid ?? 0} on ${hostname()}`,
      fix: 'Try again in a moment. If that process hangs, end it; its lock is then removed automatically.',
    });
    expect(performance.now() - start).toBeGreaterThan(190);
    expect(locks(project)).toEqual(['lock']);
  });

  it('breaks the lock of a process that was killed, at once, even if another was killed while breaking it', async () => {
    const project = await newProject();
    const { running } = await holder(project, 60_000);
    running.kill('SIGKILL');
    await running;
    expect(locks(project)).toEqual(['lock']);
    project.write('lock-breaker', project.read('lock'));
    expect(await withLock(project.root, 0, () => 'mine')).toBe('mine');
    expect(locks(project)).toEqual([]);
  });

  it.each([
    ['of another machine', JSON.stringify({ pid: 1, host: 'elsewhere', token: 'x' })],
    ['that names nobody', ''],
    ['of a live process', JSON.stringify({ pid: process.pid, host: hostname(), token: 'x' })],
  ])('respects a lock %s until it is 30 seconds old', async (_, content) => {
    const project = await newProject();
    project.write('lock', content);
    await expect(withLock(project.root, 50, () => 'mine')).rejects.toThrow('Another process is writing');
    const old = Date.now() / 1_000 - 31;
    utimesSync(project.path('lock'), old, old);
    expect(await withLock(project.root, 1_000, () => 'mine')).toBe('mine');
    expect(locks(project)).toEqual([]);
  });

  it('does not remove a lock that somebody else took meanwhile', async () => {
    const project = await newProject();
    const other = JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' });
    await withLock(project.root, 0, () => project.write('lock', other));
    expect(project.read('lock')).toBe(other);
  });

  it('is kept from counting as stale while the work takes long', async () => {
    const project = await newProject();
    await withLock(project.root, 0, async () => {
      const old = Date.now() / 1_000 - 29;
      utimesSync(project.path('lock'), old, old);
      await vi.waitFor(() => expect(Date.now() - statSync(project.path('lock')).mtimeMs).toBeLessThan(5_000), 10_000);
      rmSync(project.path('lock'));
    });
    expect(locks(project)).toEqual([]);
  });
});

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

it.runIf(process.platform === 'linux')(
  'holds no ended process for alive because its parent has not asked',
  async () => {
    const ended = await zombie();
    await expect.poll(() => isAlive(ended)).toBe(false);
    expect(process.kill(ended, 0)).toBe(true);
  },
);
