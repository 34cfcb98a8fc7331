import { WorkflowError } from '../base/errors.ts';
import { commitOf, findRepository, isAncestor } from '../programs/git/repository.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { refOf } from '../programs/git/commit.ts';

/** The remote that a folder's branches are pushed to: the one that git is set to use, else `origin`, else the only one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const set = await tryGit(root, ['config', '--get', 'remote.pushDefault']);
  const all = (await git(root, ['remote'])).split('\n').filter((name) => name !== '');
  const wanted = set.exitCode === 0 ? set.stdout.trim() : 'origin';
  return all.includes(wanted) ? wanted : all.length === 1 ? all[0] : undefined;
}

const fetchBranch = (root: string, remote: string, branch: string) =>
  tryGit(root, ['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`]);

const commitsOf = async (root: string, range: string): Promise<string> =>
  (await git(root, ['log', '--max-count=5', '--format=%h “%s” by %an', range])).split('\n').join('; ');

const others = (branch: string, remote: string, received: string): WorkflowError =>
  new WorkflowError(`Somebody else pushed to ${branch}`, {
    received,
    fix: `Bring the two together, then try again: git switch ${branch} && git fetch ${remote} ${branch} && git rebase FETCH_HEAD`,
  });

/**
 * Brings a branch of the remote into the repository: new, or with what was pushed to it since.
 * @throws WorkflowError when the remote does not have it, or it and the branch here have different commits; nothing is changed then.
 */
export async function bringBranch(root: string, branch: string): Promise<void> {
  const remote = (await remoteOf(root)) ?? 'origin';
  const fetched = await fetchBranch(root, remote, branch);
  if (fetched.exitCode !== 0)
    throw new WorkflowError(`The branch ${branch} could not be fetched`, {
      where: root,
      received: fetched.stderr.trim(),
      fix: 'Nothing was begun. Check the remote and the network, then try again.',
    });
  const there = await git(root, ['rev-parse', 'FETCH_HEAD']);
  const here = await commitOf(root, `refs/heads/${branch}`);
  if (here !== undefined && (await isAncestor(root, there, here))) return;
  if (here !== undefined && !(await isAncestor(root, here, there)))
    throw others(branch, remote, await commitsOf(root, `${here}..${there}`));
  if ((await findRepository(root))?.branch === `refs/heads/${branch}`)
    await git(root, ['merge', '--quiet', '--ff-only', there]);
  else await git(root, ['update-ref', `refs/heads/${branch}`, there]);
}

/**
 * Pushes a commit to a branch of a remote. What is there is replaced only if it is what was pushed from here, as after a rebase; the commits
 * of anybody else stay.
 * @param workflow under whose references the last push is remembered.
 * @returns whether there was anything to push.
 * @throws WorkflowError when the remote has commits of somebody else, or refuses.
 */
export async function pushTo(
  root: string,
  { remote, branch, commit, workflow }: { remote: string; branch: string; commit: string; workflow: string },
): Promise<boolean> {
  const refused = (received: string) =>
    new WorkflowError(`The remote does not take ${branch}`, {
      received: received.trim(),
      fix: 'Do what it says, or push to a branch that you may push to.',
    });
  const listed = await tryGit(root, ['ls-remote', remote, `refs/heads/${branch}`]);
  if (listed.exitCode !== 0) throw refused(listed.stderr);
  const there = listed.stdout.split('\t')[0] ?? '';
  const ref = refOf(workflow, 'pushed');
  if (there !== '' && there !== commit && there !== (await commitOf(root, ref))) {
    await fetchBranch(root, remote, branch);
    if (!(await isAncestor(root, there, commit)))
      throw others(branch, remote, await commitsOf(root, `${commit}..${there}`));
  }
  if (there !== commit) {
    const lease = `--force-with-lease=refs/heads/${branch}:${there}`;
    const words = ['push', '--quiet', lease, remote, `${commit}:refs/heads/${branch}`];
    const pushed = await tryGit(root, words, { withHooks: true, timeLimitMilliseconds: 300_000 });
    if (pushed.exitCode !== 0) throw refused(pushed.stderr);
  }
  await git(root, ['update-ref', ref, commit]);
  return there !== commit;
}
