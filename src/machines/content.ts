import { join, relative, sep } from 'node:path';
import { realpathSync } from 'node:fs';
import { phaseTraits } from '../base/vocabulary.ts';
import { readAttempt } from '../coding/attempt-file.ts';
import { checkoutOf, leftRef, type RepositoryCheckout } from '../coding/checkout.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { openAttempt } from '../coding/rules/feature-status.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { isAncestor } from '../programs/git/repository.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { commitTree } from '../programs/git/snapshot.ts';
import { treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { isWorktree, saveWork } from '../programs/git/worktrees.ts';
import { storeFiles, treeWith } from './folder-tree.ts';
import { isOfThisMachine, type MachineRecord } from './rules/machine-record.ts';

/** The part of the record about the state of the workflow. */
export type ContentKey = 'goes_on' | 'state' | 'code' | 'work' | 'refs';

/** The present state of a workflow here, in commits and trees of the local repository without a reference. */
export interface Content extends Pick<MachineRecord, ContentKey> {
  /** The tree of `.runtime`. */
  runtime: string;
}

/** The folder of the workflow relative to the repository's root, which may be above the project's. */
export function placeInRepository(root: string, paths: WorkflowPaths): string {
  const project = relative(realpathSync(root), realpathSync(paths.root)).split(sep).join('/');
  return project === '' ? paths.folder : `${project}/${paths.folder}`;
}

/**
 * Stores everything that another machine needs to continue: the folder, `.runtime` and, in the implementation, the code with its
 * uncommitted work. Branches, index and work tree stay unchanged.
 * @param previous the commit of the previous state; undefined for the first.
 */
export async function storeWorkflow(paths: WorkflowPaths, previous: string | undefined): Promise<Content> {
  const checkout = await checkoutOf(paths);
  const { root, head } = checkout;
  const { current_phase, status } = await asWriter(paths, () => readState(paths));
  const isCoding = phaseTraits[current_phase].worksOnFeatures;
  if (isCoding) await storeFeatureWorktrees(paths, checkout);
  const stored = await asWriter(paths, async () => ({
    folder: await storeFiles(root, paths.base, (path) => path === '.runtime' || path.startsWith('.runtime/')),
    runtime: await storeFiles(root, paths.runtime, isOfThisMachine),
  }));
  const code = isCoding && head !== null ? { branch: checkout.branch, commit: head } : null;
  const base = code?.commit ?? previous ?? head ?? undefined;
  const tree = await treeWith(root, base, placeInRepository(root, paths), stored.folder);
  return {
    goes_on: status === 'in_progress',
    state: await stateCommit(root, paths.name, tree, [
      previous,
      code?.commit ?? (previous === undefined ? head : null),
    ]),
    runtime: await treeWith(root, undefined, '', stored.runtime),
    code,
    work: code === null ? null : await uncommittedWork(checkout, code.commit),
    refs: isCoding ? await refsOfWork(root, paths.name) : {},
  };
}

async function stateCommit(
  root: string,
  name: string,
  tree: string,
  [previous, other]: readonly [string | undefined, string | null],
): Promise<string> {
  const isNew = other !== null && (previous === undefined || !(await isAncestor(root, other, previous)));
  const isSame = previous !== undefined && !isNew && (await git(root, ['rev-parse', `${previous}^{tree}`])) === tree;
  if (isSame) return previous;
  const parents = [...(previous === undefined ? [] : [previous]), ...(isNew ? [other] : [])];
  return commitTree(root, tree, parents, `autonomous-workflow ${name}: the workflow as it stands`);
}

/** A commit of the uncommitted changes of a feature in progress; null when there are none. */
async function uncommittedWork({ root, without }: RepositoryCheckout, head: string): Promise<string | null> {
  const tree = await treeOfWorkTree(root, without);
  if (tree === (await treeOfCommit(root, head, without))) return null;
  return commitTree(root, tree, [head], 'Work on a feature in progress');
}

/** Stores the content of the features' work trees under references from which they are created again. */
async function storeFeatureWorktrees(paths: WorkflowPaths, main: RepositoryCheckout): Promise<void> {
  if (!hasFeatures(paths)) return;
  for (const feature of readFeatures(paths).features) {
    const number = openAttempt(feature)?.number;
    const record = number === undefined ? undefined : readAttempt(paths, feature.id, number);
    if (feature.status !== 'in_progress' || !record?.worktree) continue;
    const folder = join(paths.base, record.worktree.folder);
    if (!(await isWorktree(folder))) continue;
    const without = [...main.without, ...record.worktree.links];
    await saveWork(folder, record.start.commit, leftRef(paths, feature.id, record.attempt), without);
  }
}

/** References to work on features, without the snapshots of iterations, which stay on this machine. */
async function refsOfWork(root: string, name: string): Promise<Record<string, string>> {
  const prefix = `refs/autonomous-workflow/${name}/`;
  const { stdout } = await tryGit(root, ['for-each-ref', '--format=%(objectname) %(refname)', prefix]);
  const lines = stdout.split('\n').flatMap((line) => {
    const [hash = '', ref = ''] = line.split(' ');
    return ref === '' || /^(?:\d+$|stash)/.test(ref.slice(prefix.length)) ? [] : [[ref, hash] as const];
  });
  return Object.fromEntries(lines);
}
