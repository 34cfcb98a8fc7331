import { phaseTraits } from '../base/vocabulary.ts';
import { checkoutOf } from '../coding/checkout.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { isAncestor } from '../programs/git/repository.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { commitTree, keep } from '../programs/git/snapshot.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import { placeInRepository } from './content.ts';
import { storeFiles, treeAt, treeWith } from './folder-tree.ts';
import type { Shared } from './remote.ts';
import { keptBranch } from './rules/machine-record.ts';

/**
 * Saves this machine's work on a workflow that another machine now drives: its folder, commits and uncommitted work, on a new
 * branch here and on the remote.
 * @param known the commit of the last state that was fetched or pushed here; empty when there was none.
 * @returns a sentence about it; undefined when the workflow has all of this work.
 */
export async function keepHere(
  { root, remote, workflow }: Shared,
  paths: WorkflowPaths,
  owner: string,
  known: string,
  now: Date,
): Promise<string | undefined> {
  const { head, without } = await checkoutOf(paths);
  // Only in the implementation does the code belong to the workflow and travel with it.
  const codes = await readState(paths).then(
    ({ current_phase }) => phaseTraits[current_phase].worksOnFeatures,
    () => true,
  );
  const place = placeInRepository(root, paths);
  const folder = await asWriter(paths, () => storeFiles(root, paths.base, (path) => path.startsWith('.runtime/')));
  const code = codes || head === null ? await treeOfWorkTree(root, without) : head;
  const tree = await treeWith(root, code, place, folder);
  const isKnown = known !== '' && (await tryGit(root, ['cat-file', '-e', `${known}^{commit}`])).exitCode === 0;
  if (isKnown && (await hasAll(root, { known, head: codes ? head : null, tree, place, without }))) return undefined;
  const parents = [head, isKnown ? known : null].flatMap((commit) => (commit === null ? [] : [commit]));
  const commit = await commitTree(
    root,
    tree,
    [...new Set(parents)],
    `autonomous-workflow ${workflow}: work that was overtaken`,
  );
  const branch = keptBranch(workflow, owner, now);
  await keep(root, branch, commit);
  const pushed = await tryGit(root, ['push', '--quiet', '--no-verify', remote, `${branch}:${branch}`]);
  const name = branch.replace('refs/heads/', '');
  return pushed.exitCode === 0
    ? `Work that only this machine had is on the branch ${name}, here and on ${remote}.`
    : `Work that only this machine had is on the branch ${name} of this repository; it could not be pushed to ${remote}.`;
}

/** Whether a state has the folder, the commits and the files that exist here. */
async function hasAll(
  root: string,
  here: { known: string; head: string | null; tree: string; place: string; without: readonly string[] },
): Promise<boolean> {
  const { known, head, tree, place } = here;
  if ((await treeAt(root, known, place)) !== (await treeAt(root, tree, place))) return false;
  if (head === null) return true;
  const bare = await treeWith(root, head, place, []);
  const isUnchanged = (await treeWith(root, tree, place, [])) === (await withoutOwn(root, bare, here.without));
  return isUnchanged && (await isAncestor(root, head, known));
}

async function withoutOwn(root: string, tree: string, without: readonly string[]): Promise<string> {
  let left = tree;
  for (const path of without) left = await treeWith(root, left, path, []);
  return left;
}
