import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { git, tryGit } from './run-git.ts';
import type { Repository } from './repository.ts';
import { repositoryOf } from './work-tree.ts';

/**
 * The repository of a folder, with what is no part of anybody's work in it.
 * @param left folders within it, absolute.
 * @throws WorkflowError when there is none.
 */
export async function repositoryWithout(
  folder: string,
  left: readonly string[],
): Promise<Repository & { without: string[] }> {
  const repository = await repositoryOf(folder);
  const { root } = repository;
  const real = await Promise.all(left.map((one) => realpath(one)));
  const without = real.map((one) => relative(root, one).split(sep).join('/')).filter((path) => !path.startsWith('..'));
  const isIgnored = await Promise.all(without.map((path) => isIgnoredWhole(root, path)));
  return { ...repository, without: without.filter((_, index) => isIgnored[index] === false) };
}

/** Whether git itself leaves a folder out; it refuses to have such a one named. */
export async function isIgnoredWhole(root: string, path: string): Promise<boolean> {
  const { exitCode } = await tryGit(root, ['check-ignore', '--quiet', '--no-index', '--', path]);
  return exitCode === 0 && (await git(root, ['ls-files', '-z', '--', path])) === '';
}
