import { describe, expect, it } from 'vitest';
import { moveBranch, rebasedOnto, tipOf } from '../../src/coding/own-branch.ts';
import { testRepository } from '../support/repository.ts';

const files = { 'a.txt': 'one\n', 'b.txt': 'one\n' };

/** A branch with a commit to a.txt, whose base has another commit to this file. */
function diverged(file: string) {
  const repository = testRepository(files);
  repository.git('switch', '--quiet', '--create', 'aw/x');
  repository.write('a.txt', 'ours\n');
  const ours = repository.commit('Ours');
  repository.git('switch', '--quiet', 'main');
  repository.write(file, 'theirs\n');
  const theirs = repository.commit('Theirs');
  repository.git('switch', '--quiet', 'aw/x');
  return { ...repository, ours, theirs };
}

describe('a branch', () => {
  it('follows a rebase with everything that is not committed, unless a file is in the way', async () => {
    const { root, git, write, status, ours, theirs } = diverged('b.txt');
    write('c.txt', 'mine\n');
    git('add', 'c.txt');
    const before = status();
    const rebased = await rebasedOnto(root, ours, theirs);
    if (rebased.is !== 'rebased') throw new Error('a conflict');
    expect(git('rev-parse', `${rebased.commit}^`)).toBe(theirs);
    expect(await moveBranch(root, 'aw/x', rebased.commit)).toBeUndefined();
    expect([git('rev-parse', 'aw/x'), git('branch', '--show-current')]).toEqual([rebased.commit, 'aw/x']);
    expect(status()).toBe(before);
    git('checkout', '--quiet', '-B', 'aw/x', ours);
    write('b.txt', 'mine\n');
    expect(await moveBranch(root, 'aw/x', rebased.commit)).toContain('b.txt');
    expect([git('rev-parse', 'aw/x'), status()]).toEqual([ours, ` M b.txt\n${before}`]);
  });

  it('is as new as the remote branch that it follows', async () => {
    const { root, git, theirs } = diverged('b.txt');
    git('update-ref', 'refs/remotes/origin/main', theirs);
    git('config', 'remote.origin.url', '/nowhere');
    git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
    git('config', 'branch.main.remote', 'origin');
    git('config', 'branch.main.merge', 'refs/heads/main');
    git('update-ref', 'refs/heads/main', `${theirs}^`);
    expect(await tipOf(root, 'main')).toBe(theirs);
    expect(await tipOf(root, 'none')).toBeUndefined();
  });
});
