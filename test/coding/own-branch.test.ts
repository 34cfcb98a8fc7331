import { expect, it } from 'vitest';
import { tipOf } from '../../src/coding/own-branch.ts';
import { testRepository } from '../support/repository.ts';

it('a base is as new as the remote branch that it follows', async () => {
  const { root, git, write, commit } = testRepository({ 'a.txt': 'one\n' });
  write('a.txt', 'theirs\n');
  const theirs = commit('Theirs');
  git('update-ref', 'refs/remotes/origin/main', theirs);
  git('config', 'remote.origin.url', '/nowhere');
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  git('config', 'branch.main.remote', 'origin');
  git('config', 'branch.main.merge', 'refs/heads/main');
  git('update-ref', 'refs/heads/main', `${theirs}^`);
  expect(await tipOf(root, 'main')).toBe(theirs);
  expect(await tipOf(root, 'none')).toBeUndefined();
});
