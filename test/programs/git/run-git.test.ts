import { chmodSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landCommit } from '../../../src/programs/git/worktrees.ts';
import { git, tryGit } from '../../../src/programs/git/run-git.ts';
import { testRepository } from '../../support/repository.ts';

function lockedRepository(name: string) {
  const repository = testRepository({ a: '1\n' });
  const lock = `${repository.root}/.git/${name}`;
  const leave = (secondsOld = 3_600) => {
    writeFileSync(lock, '');
    const then = Date.now() / 1_000 - secondsOld;
    utimesSync(lock, then, then);
  };
  return { ...repository, lock, leave };
}

const commit = ['commit', '--quiet', '--allow-empty', '--message=m'];

describe('git, started by the plugin', () => {
  it('waits for a lock that is new, and then tells the one thing to do', async () => {
    const { root, lock, leave, write } = lockedRepository('index.lock');
    write('b', '1\n');
    leave(300);
    await expect(git(root, ['add', 'b'])).rejects.toMatchObject({
      fix: `When no git runs in this repository, remove ${lock}, then try again.`,
    });
    expect(existsSync(lock)).toBe(true);
    const added = tryGit(root, ['add', 'b']);
    setTimeout(() => rmSync(lock), 400);
    expect((await added).exitCode).toBe(0);
  });

  it.skipIf(process.platform === 'win32')(
    'does not run the hooks of the user again when a commit fails at a reference',
    async () => {
      const { root, write, read, lock, leave } = lockedRepository('HEAD.lock');
      write('.git/hooks/pre-commit', '#!/bin/sh\necho ran >> .git/runs\n');
      chmodSync(`${root}/.git/hooks/pre-commit`, 0o755);
      leave();
      expect((await tryGit(root, commit, { withHooks: true })).stderr).toContain('HEAD.lock');
      expect(read('.git/runs')).toBe('ran\n');
      expect(existsSync(lock)).toBe(true);
    },
  );

  it.each(['index.lock', 'HEAD.lock'])('lands a commit as a whole past an %s that a dead git left', async (name) => {
    const { root, git: run, write, status, leave } = lockedRepository(name);
    const start = run('rev-parse', 'HEAD');
    write('a', '2\n');
    write('b', '1\n');
    run('add', '.');
    run(...commit);
    const next = run('rev-parse', 'HEAD');
    run('reset', '--hard', '--quiet', start);
    leave();
    expect(await landCommit(root, next, start)).toEqual({ outcome: 'landed' });
    expect(run('rev-parse', 'HEAD')).toBe(next);
    expect(status()).toBe('');
  });
});
