import { tryGit } from './run-git.ts';

/** The entries of git's stash that were made since then, as `git stash list` prints them; empty without a repository. */
export async function stashesSince(folder: string, since: Date): Promise<string[]> {
  // If git is not installed, nothing was stashed.
  const listed = await tryGit(folder, ['stash', 'list', '--format=%ct %gd: %gs']).catch(() => undefined);
  if (listed?.exitCode !== 0) return [];
  return listed.stdout.split('\n').flatMap((line) => {
    const [, seconds, entry] = /^(\d+) (.+)$/.exec(line) ?? [];
    return entry !== undefined && Number(seconds) * 1000 >= since.getTime() ? [entry] : [];
  });
}
