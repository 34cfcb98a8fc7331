import { WorkflowError } from '../../base/errors.ts';
import { git } from './run-git.ts';
import { addAll, repositoryOf, withIndexCopy } from './work-tree.ts';

/** The prefix of all our references in a repository; by default git neither pushes nor lists them as branches. */
const refsFolder = 'refs/autonomous-workflow';

/** An author other than the user, because these commits are backups and belong to no history. */
const identity = {
  GIT_AUTHOR_NAME: 'autonomous-workflow',
  GIT_AUTHOR_EMAIL: 'autonomous-workflow@localhost',
  GIT_COMMITTER_NAME: 'autonomous-workflow',
  GIT_COMMITTER_EMAIL: 'autonomous-workflow@localhost',
};

/** The name of a reference of a workflow, such as `F001/2`. */
export function refOf(workflow: string, name: string): string {
  const ref = `${refsFolder}/${workflow}/${name}`;
  if (/^[\w./-]+$/.test(ref) && !/\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$/.test(ref)) return ref;
  throw new WorkflowError('A name cannot be part of a git reference', {
    received: name,
    expected: 'letters, digits, ".", "_" and "-"',
    fix: 'Give the feature another id.',
  });
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
 * Keeps all work in a checkout under a reference: a commit on top of its start, in which files that do not belong to the work are as
 * they were then. Neither the index nor the files change.
 * @param without files and folders that do not belong to the work, from the root.
 * @returns the commit.
 */
export async function keepWork(
  folder: string,
  start: string,
  ref: string,
  without: readonly string[],
): Promise<string> {
  const repository = await repositoryOf(folder);
  const { root } = repository;
  const tree = await withIndexCopy(repository, async (environment) => {
    await addAll(root, without, environment);
    const others = without.map((path) => `:(top,literal)${path}`);
    if (others.length > 0) await git(root, ['reset', '--quiet', start, '--', ...others], { environment });
    return git(root, ['write-tree'], { environment });
  });
  const work = await commitTree(root, tree, [start], `Work of ${ref}`);
  await keep(root, ref, work);
  return work;
}
