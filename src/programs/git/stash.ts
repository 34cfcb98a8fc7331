import { restoreFiles } from './checkout.ts';
import { uncommittedPaths, type Repository } from './repository.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { commitTree, keep, refOf } from './snapshot.ts';
import { repositoryOf, treeOfWorkTree, withIndexCopy } from './work-tree.ts';

/** The user's stashed work: a stash of git, with new files. */
export interface StashedWork {
  ref: string;
  commit: string;
}

const folderOf = (workflow: string) => refOf(workflow, 'stash');

/**
 * Stashes the user's uncommitted work, with new files, and leaves a clean work tree; undefined when there is none. The work is
 * saved before anything is removed, in git's own stash and under a reference of ours, which `git stash clear` does not delete. If
 * a call was interrupted, the next one completes it.
 * @param stamp the last part of the reference's name, such as a time.
 */
export async function stashWork(
  folder: string,
  workflow: string,
  without: readonly string[],
  stamp: string,
): Promise<StashedWork | undefined> {
  const repository = await repositoryOf(folder);
  const { root, head } = repository;
  if (head === null || (await uncommittedPaths(root, without)).length === 0) return undefined;
  const message = `autonomous-workflow ${workflow}: your uncommitted work`;
  const stashed = (await findHolding(root, workflow, without)) ?? {
    ref: `${folderOf(workflow)}/${stamp}`,
    commit: await stashOf(repository, head, without, message),
  };
  await keep(root, stashed.ref, stashed.commit);
  if ((await entryOf(root, stashed.commit)) === undefined)
    await git(root, ['stash', 'store', '--quiet', '-m', message, stashed.commit]);
  await restoreFiles(root, head, without);
  return stashed;
}

/** The stashes of a workflow that were not restored yet, oldest first. */
export async function listStashes(folder: string, workflow: string): Promise<StashedWork[]> {
  const { root } = await repositoryOf(folder);
  const output = await git(root, ['for-each-ref', '--format=%(refname) %(objectname)', `${folderOf(workflow)}/`]);
  return output.split('\n').flatMap((line) => {
    const [ref = '', commit] = line.split(' ');
    return commit === undefined ? [] : [{ ref, commit }];
  });
}

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

/** Creates a commit like `git stash push --include-untracked`; neither index nor work tree changes. */
async function stashOf(
  repository: Repository,
  head: string,
  without: readonly string[],
  message: string,
): Promise<string> {
  const { root } = repository;
  return withIndexCopy(repository, async (environment) => {
    const left = without.map((path) => `:(top,literal)${path}`);
    if (left.length > 0) await git(root, ['reset', '--quiet', head, '--', ...left], { environment });
    const staged = await commitTree(
      root,
      await git(root, ['write-tree'], { environment }),
      [head],
      `staged: ${message}`,
    );
    await git(root, ['add', '--update', ...pathsWithout(without)], { environment });
    const tree = await git(root, ['write-tree'], { environment });
    const unknown = ['ls-files', '--others', '--exclude-standard', '-z', ...pathsWithout(without)];
    // git lists a nested repository with a trailing slash; it stays in place.
    const files = fields(await git(root, unknown, { environment })).filter((file) => !file.endsWith('/'));
    const added = files.length === 0 ? [] : [await commitOfFiles(root, files, environment, message)];
    return commitTree(root, tree, [head, staged, ...added], message);
  });
}

async function commitOfFiles(
  root: string,
  files: readonly string[],
  { GIT_INDEX_FILE }: { GIT_INDEX_FILE: string },
  message: string,
): Promise<string> {
  const environment = { GIT_INDEX_FILE: `${GIT_INDEX_FILE}-new` };
  await git(root, ['update-index', '--add', '-z', '--stdin'], { environment, input: `${files.join('\0')}\0` });
  return commitTree(root, await git(root, ['write-tree'], { environment }), [], `new files: ${message}`);
}

/** The stash of an interrupted call, if it contains everything that is still uncommitted. */
async function findHolding(
  root: string,
  workflow: string,
  without: readonly string[],
): Promise<StashedWork | undefined> {
  const last = (await listStashes(root, workflow)).at(-1);
  if (last === undefined) return undefined;
  const held = [...(await filesOf(root, last.commit)), ...(await filesOf(root, `${last.commit}^3`))];
  const [kept, there] = [new Map(held), new Map(await filesOf(root, await treeOfWorkTree(root, without)))];
  const paths = await uncommittedPaths(root, without);
  return paths.every((path) => kept.get(path) === there.get(path)) ? last : undefined;
}

/** The paths of a commit or tree, each with its content; empty when it does not exist. */
async function filesOf(root: string, tree: string): Promise<[path: string, content: string][]> {
  const { exitCode, stdout } = await tryGit(root, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  if (exitCode !== 0) return [];
  return fields(stdout).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]);
}

export type GivenBack =
  | { outcome: 'given-back' }
  /** The stash is no longer in git's list, because the user has applied or dropped it. */
  | { outcome: 'taken' }
  /** The work tree has other uncommitted work, which would mix with the stash. */
  | { outcome: 'dirty'; files: string[] }
  /** The stash conflicts with the files; nothing was changed, and it stays in the list. */
  | { outcome: 'conflict'; reason: string };

/** Restores the user's work, staged as before, and drops the stash; with any other outcome the stash is kept. */
export async function giveBack(
  folder: string,
  { ref, commit }: StashedWork,
  without: readonly string[],
): Promise<GivenBack> {
  const { root } = await repositoryOf(folder);
  if ((await entryOf(root, commit)) === undefined) return { outcome: 'taken' };
  const files = await uncommittedPaths(root, without);
  if (files.length > 0) return { outcome: 'dirty', files };
  let applied = await tryGit(root, ['stash', 'apply', '--index', '--quiet', commit]);
  if (applied.exitCode !== 0 && (await uncommittedPaths(root, without)).length === 0)
    applied = await tryGit(root, ['stash', 'apply', '--quiet', commit]);
  if (applied.exitCode !== 0) {
    // The work tree was clean before, so these changes come from the failed attempt.
    await restoreFiles(root, 'HEAD', without);
    return { outcome: 'conflict', reason: `${applied.stderr}\n${applied.stdout}`.trim() };
  }
  const entry = await entryOf(root, commit);
  if (entry !== undefined) await git(root, ['stash', 'drop', '--quiet', entry]);
  await git(root, ['update-ref', '-d', ref, commit]);
  return { outcome: 'given-back' };
}

/** The name of a commit in git's stash, such as `stash@{0}`. */
async function entryOf(root: string, commit: string): Promise<string | undefined> {
  const list = fields(await git(root, ['stash', 'list', '-z', '--format=%H %gd']));
  return list.find((line) => line.startsWith(`${commit} `))?.split(' ')[1];
}
