import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { git, tryGit, removeStaleLock } from '../../../src/programs/git/run-git.ts';
import { newProject } from '../../support/project.ts';
import { testRepository } from '../../support/repository.ts';

async function lockedProject(secondsOld: number) {
  const project = await newProject();
  project.write('a.txt', 'a\n');
  const lock = project.path('.git/index.lock');
  leaveLock(lock, secondsOld);
  return { project, lock };
}

function leaveLock(lock: string, secondsOld: number): void {
  writeFileSync(lock, '');
  const then = Date.now() / 1_000 - secondsOld;
  utimesSync(lock, then, then);
}

/** A folder such as /proc, with some processes, each by its name and the folder it works in. */
function shownProcesses(folder: string, shown: Record<number, [name: string, workingFolder: string]>): string {
  for (const [number, [name, workingFolder]] of Object.entries(shown)) {
    mkdirSync(join(folder, number), { recursive: true });
    writeFileSync(join(folder, number, 'comm'), `${name}\n`);
    symlinkSync(workingFolder, join(folder, number, 'cwd'));
  }
  return folder;
}

const machine = { 1: ['systemd', '/'], 2: ['kthreadd', '/'] } satisfies Record<number, [string, string]>;
const container = { 1: ['sh', '/'], 2: ['node', '/'] } satisfies Record<number, [string, string]>;

describe('a lock of git', () => {
  it('that a dead git left is moved away, and the work goes on', async () => {
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
      fix: `When no git runs in this repository, remove ${lock}, then try again.`,
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
    await expect.poll(() => removeStaleLock(lock, Date.now())).toBe(false);
    child.stdin.end('x');
    await child;
    expect(await removeStaleLock(lock, Date.now())).toBe(true);
  });

  it('is left alone while a git is at work in another work tree of the repository', async () => {
    const { root, outside, git: run } = testRepository();
    const linked = join(outside, 'linked');
    run('worktree', 'add', '--quiet', linked);
    const lock = join(root, '.git/worktrees/linked/index.lock');
    leaveLock(lock, 3_600);
    const atWork = shownProcesses(join(outside, 'at-work'), { ...machine, 7: ['git', linked] });
    expect(await removeStaleLock(lock, Date.now(), atWork)).toBe(false);
    const elsewhere = shownProcesses(join(outside, 'elsewhere'), { ...machine, 7: ['git', outside] });
    expect(await removeStaleLock(lock, Date.now(), elsewhere)).toBe(true);
  });

  it.each([
    { where: 'where all processes are shown', shown: machine, secondsOld: 60, isMovedAway: true },
    { where: 'in a container, while it is not old', shown: container, secondsOld: 60, isMovedAway: false },
    { where: 'in a container, once it is old', shown: container, secondsOld: 700, isMovedAway: true },
    { where: 'without a list of processes, while it is not old', shown: {}, secondsOld: 60, isMovedAway: false },
  ])('with no git at work is moved away ($isMovedAway) $where', async ({ shown, secondsOld, isMovedAway }) => {
    const { root, outside } = testRepository();
    const lock = join(root, '.git/index.lock');
    leaveLock(lock, secondsOld);
    expect(await removeStaleLock(lock, Date.now(), shownProcesses(join(outside, 'processes'), shown))).toBe(
      isMovedAway,
    );
    expect(existsSync(lock)).toBe(!isMovedAway);
  });

  it('of which it cannot be told where its work trees are goes by its age', async () => {
    const { outside } = testRepository();
    const lock = join(outside, 'index.lock');
    const processes = shownProcesses(join(outside, 'processes'), machine);
    leaveLock(lock, 60);
    expect(await removeStaleLock(lock, Date.now(), processes)).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('that a git took while processes were looked at is left alone', async () => {
    const { root, outside } = testRepository();
    const lock = join(root, '.git/index.lock');
    leaveLock(lock, 3_600);
    const processes = shownProcesses(join(outside, 'processes'), machine);
    // Who reads the name of this process waits until it is written.
    mkdirSync(join(processes, '7'));
    await execa('mkfifo', [join(processes, '7/comm')]);
    const quarantine = removeStaleLock(lock, Date.now(), processes);
    const name = await open(join(processes, '7/comm'), 'w');
    rmSync(lock);
    writeFileSync(lock, 'of another git');
    await name.writeFile('sh\n');
    await name.close();
    expect(await quarantine).toBe(false);
    expect(existsSync(lock)).toBe(true);
  });
});
