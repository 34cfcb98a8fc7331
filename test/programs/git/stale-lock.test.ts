import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { git, tryGit } from '../../../src/programs/git/run-git.ts';
import { setStaleLockAside } from '../../../src/programs/git/stale-lock.ts';
import { newProject } from '../../support/project.ts';

async function lockedProject(secondsOld: number) {
  const project = await newProject();
  project.write('a.txt', 'a\n');
  const lock = project.path('.git/index.lock');
  writeFileSync(lock, '');
  const then = Date.now() / 1_000 - secondsOld;
  utimesSync(lock, then, then);
  return { project, lock };
}

describe('a lock of git', { timeout: 30_000 }, () => {
  it('that a dead git left is set aside, and the work goes on', async () => {
    const { project, lock } = await lockedProject(3_600);
    await git(project.root, ['add', 'a.txt']);
    expect(await git(project.root, ['ls-files'])).toBe('a.txt');
    expect(existsSync(lock)).toBe(false);
    expect(readdirSync(join(project.root, '.git')).filter((name) => name.startsWith('index.lock.left-'))).toHaveLength(
      1,
    );
  });

  it('that is new is waited for, and then the one thing to do is told', async () => {
    const { project, lock } = await lockedProject(0);
    await expect(git(project.root, ['add', 'a.txt'])).rejects.toMatchObject({
      fix: `When no git is at work in this repository, remove ${lock}, then try again.`,
    });
    expect(existsSync(lock)).toBe(true);
    const added = tryGit(project.root, ['add', 'a.txt']);
    setTimeout(() => rmSync(lock), 400);
    expect((await added).exitCode).toBe(0);
  });

  it.runIf(existsSync('/proc/self/comm'))('is left alone while a git is at work in the repository', async () => {
    const { project, lock } = await lockedProject(3_600);
    // It waits for its input, as one that asks for a message does.
    const child = execa('git', ['hash-object', '--stdin'], { cwd: project.root, stdin: 'pipe', reject: false });
    await expect.poll(() => setStaleLockAside(lock, Date.now())).toBe(false);
    child.stdin.end('x');
    await child;
    expect(await setStaleLockAside(lock, Date.now())).toBe(true);
  });
});
