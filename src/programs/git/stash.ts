import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { keep, refOf } from './snapshot.ts';
import { uncommittedPaths } from './repository.ts';
import { repositoryOf } from './work-tree.ts';

/**
 * Puts the user's uncommitted work aside, with new files, and gives the commit that holds it; undefined when there is none.
 * Beside git's own stash a reference of ours keeps it, so that no `git stash clear` loses it.
 */
export async function putAside(
  folder: string,
  workflow: string,
  without: readonly string[],
): Promise<string | undefined> {
  const { root } = await repositoryOf(folder);
  if ((await uncommittedPaths(root, without)).length === 0) return undefined;
  const message = `autonomous-workflow ${workflow}: your uncommitted work`;
  await git(root, ['stash', 'push', '--include-untracked', '--quiet', '-m', message, ...pathsWithout(without)]);
  const stash = await git(root, ['rev-parse', '--verify', 'refs/stash']);
  await keep(root, refOf(workflow, 'stash'), stash);
  return stash;
}

export type GivenBack =
  | { outcome: 'given-back' }
  /** The work does not fit onto what is there now; nothing was changed, and it is still in the stash. */
  | { outcome: 'conflict'; reason: string };

/** Gives the user's work back, staged as it was, and drops it from the stash; what cannot be given back stays there. */
export async function giveBack(folder: string, stash: string): Promise<GivenBack> {
  const { root } = await repositoryOf(folder);
  const before = await uncommittedPaths(root);
  let applied = await tryGit(root, ['stash', 'apply', '--index', '--quiet', stash]);
  if (applied.exitCode !== 0 && before.length === 0 && (await uncommittedPaths(root)).length === 0)
    applied = await tryGit(root, ['stash', 'apply', '--quiet', stash]);
  if (applied.exitCode !== 0) {
    // Only what the failed attempt left behind is cleared away, and only where there was nothing before.
    if (before.length === 0) await git(root, ['reset', '--hard', '--quiet', 'HEAD']);
    return { outcome: 'conflict', reason: `${applied.stderr}\n${applied.stdout}`.trim() };
  }
  const list = fields(await git(root, ['stash', 'list', '-z', '--format=%H %gd']));
  const entry = list.find((line) => line.startsWith(`${stash} `))?.split(' ')[1];
  if (entry !== undefined) await git(root, ['stash', 'drop', '--quiet', entry]);
  return { outcome: 'given-back' };
}
