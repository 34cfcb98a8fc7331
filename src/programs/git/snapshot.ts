import { WorkflowError } from '../../base/errors.ts';
import { git } from './run-git.ts';
import { repositoryOf, treeOfWorkTree } from './work-tree.ts';

/** The prefix of all our references in a repository; by default git neither pushes nor lists them as branches. */
const refsFolder = 'refs/autonomous-workflow';

/** An author other than the user, because these commits are backups and belong to no history. */
const identity = {
  GIT_AUTHOR_NAME: 'autonomous-workflow',
  GIT_AUTHOR_EMAIL: 'autonomous-workflow@localhost',
  GIT_COMMITTER_NAME: 'autonomous-workflow',
  GIT_COMMITTER_EMAIL: 'autonomous-workflow@localhost',
};

/** The name of a reference of a workflow, such as `F001/attempt-2`. */
export function refOf(workflow: string, name: string): string {
  const ref = `${refsFolder}/${workflow}/${name}`;
  if (/^[\w./-]+$/.test(ref) && !/\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$/.test(ref)) return ref;
  throw new WorkflowError('A name cannot be part of a git reference', {
    received: name,
    expected: 'letters, digits, ".", "_" and "-"',
    fix: 'Give the feature another id.',
  });
}

/** The number of a workflow's references, and the command that deletes them. */
export async function refsLeft(
  root: string,
  workflow: string,
): Promise<{ count: number; folder: string; command: string }> {
  const folder = `${refsFolder}/${workflow}`;
  const { length: count } = (await git(root, ['for-each-ref', '--format=%(refname)', folder]))
    .split('\n')
    .filter(Boolean);
  return { count, folder, command: `git for-each-ref --format="delete %(refname)" ${folder} | git update-ref --stdin` };
}

/** Creates a commit of a tree, without a branch, on top of the given commits. */
export async function commitTree(
  root: string,
  tree: string,
  parents: readonly string[],
  message: string,
): Promise<string> {
  const parentArguments = parents.flatMap((parent) => ['-p', parent]);
  return git(root, ['commit-tree', '--no-gpg-sign', tree, ...parentArguments, '-F', '-'], {
    environment: identity,
    input: `${message}\n`,
  });
}

/** Points a reference to a commit, so that git never deletes the commit. */
export async function keep(root: string, ref: string, commit: string): Promise<void> {
  await git(root, ['update-ref', '--create-reflog', '-m', 'autonomous-workflow', ref, commit], {
    environment: identity,
  });
}

/**
 * Saves the whole work tree, with new and uncommitted files, as a commit on top of the current one, or as the current one if
 * nothing differs. Neither the index nor the work tree changes.
 * @returns the commit.
 */
export async function takeSnapshot(folder: string, ref: string, message: string): Promise<string> {
  const { root, head } = await repositoryOf(folder);
  const tree = await treeOfWorkTree(root);
  const isClean = head !== null && (await git(root, ['rev-parse', `${head}^{tree}`])) === tree;
  const commit = isClean ? head : await commitTree(root, tree, head === null ? [] : [head], message);
  await keep(root, ref, commit);
  return commit;
}
