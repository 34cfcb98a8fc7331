import { WorkflowError } from '../../base/errors.ts';
import { withCheckout } from './worktrees.ts';
import { isAncestor } from './repository.ts';
import { fields, git, tryGit } from './run-git.ts';

const headsOf = (branch: string): string => `refs/heads/${branch}`;

/** The commit of a branch, a tag or a hash; undefined when there is none. */
export async function commitOf(root: string, name: string): Promise<string | undefined> {
  const { exitCode, stdout } = await tryGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return exitCode === 0 ? stdout.trim() : undefined;
}

/**
 * Checks a branch out, made from HEAD where there is none; the index and uncommitted files go along.
 * @returns whether it was made, and what takes that back.
 * @throws WorkflowError when the name is none, or git refuses, as with an uncommitted file in the way; nothing is changed then.
 */
export async function switchTo(
  root: string,
  branch: string,
  from: string | null,
): Promise<{ isNew: boolean; back: () => Promise<void> }> {
  const refused = (received: string) =>
    new WorkflowError(`The branch ${branch} cannot be checked out`, {
      where: root,
      received: received.trim(),
      fix: 'Nothing was begun. Do what git says, or choose another one: --branch=name',
    });
  if ((await tryGit(root, ['check-ref-format', '--branch', branch])).exitCode !== 0)
    throw refused('no name of a branch');
  const isThere = (await commitOf(root, headsOf(branch))) !== undefined;
  const switched = await tryGit(root, ['switch', '--quiet', ...(isThere ? [] : ['--create']), branch]);
  if (switched.exitCode !== 0) throw refused(switched.stderr);
  const back = async () => {
    if (from === null) return;
    await git(root, ['switch', '--quiet', from]);
    if (!isThere) await git(root, ['branch', '--quiet', '--delete', branch]);
  };
  return { isNew: !isThere, back };
}

/** The newest commit of a branch that is known here: its own, or that of the remote branch that it follows, if that is ahead. */
export async function tipOf(root: string, branch: string): Promise<string | undefined> {
  const own = await commitOf(root, headsOf(branch));
  const remote = await commitOf(root, `${branch}@{upstream}`);
  if (own === undefined || remote === undefined) return own ?? remote;
  return (await isAncestor(root, own, remote)) ? remote : own;
}

/** Commits on a new base; or the files in which they conflict with it, with the commits of both sides. */
export type Rebased =
  { is: 'rebased'; commit: string } | { is: 'conflict'; files: string[]; theirs: string[]; ours: string };

/** Puts the commits of HEAD that a base lacks on top of it, in a checkout of its own: no branch and no file of the user changes. */
export async function rebasedOnto(root: string, head: string, base: string): Promise<Rebased> {
  return withCheckout({ root, tree: head }, async (folder): Promise<Rebased> => {
    const { exitCode, stderr } = await tryGit(folder, ['-c', 'rebase.autoStash=false', 'rebase', '--quiet', base]);
    if (exitCode === 0) return { is: 'rebased', commit: await git(folder, ['rev-parse', 'HEAD']) };
    const files = fields(await git(folder, ['diff', '--name-only', '--diff-filter=U', '-z']));
    if (files.length === 0)
      throw new WorkflowError('git rebase failed', {
        where: root,
        received: stderr.trim(),
        fix: 'Rebase the branch by hand.',
      });
    const said = async (...words: string[]) => (await git(folder, ['log', '--format=%h “%s”', ...words])).split('\n');
    const paths = files.map((file) => `:(top,literal)${file}`);
    const theirs = await said('--max-count=5', `${head}..${base}`, '--', ...paths);
    const [ours = ''] = await said('--max-count=1', 'REBASE_HEAD');
    return { is: 'conflict', files, theirs: theirs.filter((line) => line !== ''), ours };
  });
}

/**
 * Points the branch that is checked out to other commits; the index and uncommitted files go along.
 * @returns git's reason when a file of the user is in the way; nothing is changed then.
 */
export async function moveBranch(root: string, branch: string, commit: string): Promise<string | undefined> {
  const { exitCode, stderr } = await tryGit(root, ['checkout', '--quiet', '-B', branch, commit]);
  return exitCode === 0 ? undefined : stderr.trim();
}
