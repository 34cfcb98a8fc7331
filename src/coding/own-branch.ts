import { cut, WorkflowError } from '../base/errors.ts';
import { shortCommit } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { listWorkflows } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { keep, refOf } from '../programs/git/commit.ts';
import { commitOf, isAncestor, shortBranch } from '../programs/git/repository.ts';
import { fields, git, tryGit } from '../programs/git/run-git.ts';
import { withCheckout } from '../programs/git/worktrees.ts';
import { ask } from './feature-file.ts';
import { checkoutOf } from './place.ts';

/**
 * Begins a workflow on a branch of its own (empty: `aw/<workflow>`), made from HEAD where there is none; what was checked out before
 * is its base, and is checked out again where `begin` fails. The index and uncommitted files go along.
 * @throws WorkflowError when the name is none, or git refuses, as with an uncommitted file in the way; nothing is changed then.
 */
export async function beginOnBranch(
  paths: WorkflowPaths,
  wanted: string | undefined,
  now: Date,
  begin: () => Promise<void>,
): Promise<void> {
  if (wanted === undefined) return begin();
  const { root, branch: ref } = await checkoutOf(paths);
  const from = ref === null ? null : shortBranch(ref);
  const branch = wanted === '' ? `aw/${paths.name}` : wanted;
  const isThere = (await commitOf(root, `refs/heads/${branch}`)) !== undefined;
  const switched = await tryGit(root, ['switch', '--quiet', isThere ? branch : `--create=${branch}`]);
  if (switched.exitCode !== 0)
    throw new WorkflowError(`The branch ${branch} cannot be checked out`, {
      where: root,
      received: switched.stderr.trim(),
      fix: 'Nothing was begun. Do what git says, or choose another one: --branch=name',
    });
  try {
    await begin();
  } catch (error) {
    if (from !== null) {
      await git(root, ['switch', '--quiet', from]);
      if (!isThere) await git(root, ['branch', '--quiet', '--delete', branch]);
    }
    throw error;
  }
  // On a branch that was there, what was checked out before says nothing: only the workflow that made it knows its base.
  const base_branch = isThere ? ((await workflowsOn(paths.root, branch))[0]?.state.base_branch ?? null) : from;
  await asWriter(paths, async () =>
    commitState(paths, now, { ...(await readState(paths)), own_branch: branch, base_branch }, { event: 'changed' }),
  );
}

/** The workflows of a project whose own branch this is, the oldest first. */
export async function workflowsOn(
  root: string,
  branch: string,
): Promise<{ paths: WorkflowPaths; state: WorkflowState }[]> {
  const all = listWorkflows(root).map(async (paths) => ({
    paths,
    state: await readState(paths).catch(() => undefined),
  }));
  return (await Promise.all(all))
    .flatMap(({ paths, state }) => (state?.own_branch === branch ? [{ paths, state }] : []))
    .toSorted((one, other) => (one.state.started_at < other.state.started_at ? -1 : 1));
}

const longestNames = 1_000;

/**
 * Rebases a branch of the workflow's own onto its base, where that has moved; whatever looks at the checkout next verifies it again.
 * A conflict is asked once, with both sides, and work goes on where it is. The caller holds the lock of the repository.
 */
export async function followBase(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const { own_branch: own = '', base_branch: from = null } = await readState(paths);
  const { root, head, branch } = await checkoutOf(paths);
  if (from === null || head === null || branch !== `refs/heads/${own}`) return [];
  const base = await tipOf(root, from);
  if (base === undefined || (await isAncestor(root, base, head))) return [];
  const where = `${from} has moved to ${shortCommit(base)}`;
  const rebased = await rebasedOnto(root, head, base);
  if ('commit' in rebased) {
    await keep(root, refOf(paths.name, 'before-rebase'), head);
    // The index and uncommitted files go along; git refuses where a file of the user is in the way.
    const { exitCode, stderr } = await tryGit(root, ['checkout', '--quiet', '-B', own, rebased.commit]);
    return exitCode === 0
      ? [`${where}: the commits of ${own} are on top of it now.`]
      : [`${where}, and ${own} cannot follow: ${cut(stderr.trim(), longestNames)}`];
  }
  const { files, theirs, ours } = rebased;
  const text = `${where}, and the commits of ${own} conflict with it in ${cut(files.join(', '), longestNames)}. On ${from}: ${theirs.join('; ')}. On ${own}: ${ours}. Which of them holds? Rebase the branch yourself (git rebase ${from}), then answer; without that the work goes on where it is.`;
  if (readEscalations(paths).some((one) => one.text === text)) return [];
  await ask(paths, now, { kind: 'contradiction', item: null, text, tried: [`git rebase ${from}`] });
  return [`${where}, and ${own} conflicts with it: the user is asked.`];
}

/** The newest commit of a branch that is known here: its own, or that of the remote branch that it follows, if that is ahead. */
export async function tipOf(root: string, branch: string): Promise<string | undefined> {
  const own = await commitOf(root, `refs/heads/${branch}`);
  const remote = await commitOf(root, `${branch}@{upstream}`);
  if (own === undefined || remote === undefined) return own ?? remote;
  return (await isAncestor(root, own, remote)) ? remote : own;
}

/**
 * Puts the commits of HEAD that a base lacks on top of it, in a checkout of its own: no branch and no file of the user changes. Where they
 * conflict, these are the files, and the commits of both sides.
 */
async function rebasedOnto(root: string, head: string, base: string) {
  return withCheckout({ root, tree: head }, async (folder) => {
    const { exitCode, stderr } = await tryGit(folder, ['-c', 'rebase.autoStash=false', 'rebase', '--quiet', base]);
    if (exitCode === 0) return { commit: await git(folder, ['rev-parse', 'HEAD']) };
    const files = fields(await git(folder, ['diff', '--name-only', '--diff-filter=U', '-z']));
    const asked = { where: root, received: stderr.trim(), fix: 'Rebase the branch by hand.' };
    if (files.length === 0) throw new WorkflowError('git rebase failed', asked);
    const said = async (...words: string[]) => (await git(folder, ['log', '--format=%h “%s”', ...words])).split('\n');
    const paths = files.map((file) => `:(top,literal)${file}`);
    const theirs = await said('--max-count=5', `${head}..${base}`, '--', ...paths);
    const [ours = ''] = await said('--max-count=1', 'REBASE_HEAD');
    return { files, theirs, ours };
  });
}
