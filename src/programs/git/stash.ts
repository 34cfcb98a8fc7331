import { restoreFiles } from './checkout.ts';
import { uncommittedPaths, type Repository } from './repository.ts';
import { fields, git, pathsWithout, tryGit } from './run-git.ts';
import { commitTree, keep, refOf } from './snapshot.ts';
import { repositoryOf, treeOfWorkTree, withIndexCopy } from './work-tree.ts';

/** The user's uncommitted work as it is kept: a stash of git's, with new files. */
export interface StashedWork {
  ref: string;
  commit: string;
}

const folderOf = (workflow: string) => refOf(workflow, 'stash');

/**
 * Puts the user's uncommitted work aside, with new files, and leaves a clean work tree; undefined when there is none. It is kept
 * before anything is taken away, in git's own stash and under a reference of ours, which no `git stash clear` loses; what was
 * interrupted on the way is ended by doing it again.
 * @param stamp what the reference is called, such as a time.
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

/** What was put aside for a workflow and not given back, the oldest first. */
export async function listAsides(folder: string, workflow: string): Promise<StashedWork[]> {
  const { root } = await repositoryOf(folder);
  const output = await git(root, ['for-each-ref', '--format=%(refname) %(objectname)', `${folderOf(workflow)}/`]);
  return output.split('\n').flatMap((line) => {
    const [ref = '', commit] = line.split(' ');
    return commit === undefined ? [] : [{ ref, commit }];
  });
}

/** A commit as `git stash push --include-untracked` makes it; nothing else is touched. */
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
    // A repository within the work tree is named with a slash at its end, and stays where it is.
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

/** One that was interrupted: it holds everything that is uncommitted still. */
async function findHolding(
  root: string,
  workflow: string,
  without: readonly string[],
): Promise<StashedWork | undefined> {
  const last = (await listAsides(root, workflow)).at(-1);
  if (last === undefined) return undefined;
  const held = [...(await filesOf(root, last.commit)), ...(await filesOf(root, `${last.commit}^3`))];
  const [kept, there] = [new Map(held), new Map(await filesOf(root, await treeOfWorkTree(root, without)))];
  const paths = await uncommittedPaths(root, without);
  return paths.every((path) => kept.get(path) === there.get(path)) ? last : undefined;
}

/** Paths of a commit or tree, each with what it is; none when there is no such thing. */
async function filesOf(root: string, tree: string): Promise<[path: string, content: string][]> {
  const { exitCode, stdout } = await tryGit(root, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  if (exitCode !== 0) return [];
  return fields(stdout).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]);
}

export type GivenBack =
  | { outcome: 'given-back' }
  /** It is no longer in git's stash: the user has taken it, or thrown it away. */
  | { outcome: 'taken' }
  /** There is other uncommitted work, with which it would be mixed up. */
  | { outcome: 'dirty'; files: string[] }
  /** It does not fit onto what is there now; nothing was changed, and it is still in the stash. */
  | { outcome: 'conflict'; reason: string };

/** Gives the user's work back, staged as it was, and drops it from the stash; what cannot be given back stays there. */
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
    // There was nothing before, so it is what the failed attempt left behind.
    await restoreFiles(root, 'HEAD', without);
    return { outcome: 'conflict', reason: `${applied.stderr}\n${applied.stdout}`.trim() };
  }
  const entry = await entryOf(root, commit);
  if (entry !== undefined) await git(root, ['stash', 'drop', '--quiet', entry]);
  await git(root, ['update-ref', '-d', ref, commit]);
  return { outcome: 'given-back' };
}

/** Where in git's stash a commit is, such as `stash@{0}`. */
async function entryOf(root: string, commit: string): Promise<string | undefined> {
  const list = fields(await git(root, ['stash', 'list', '-z', '--format=%H %gd']));
  return list.find((line) => line.startsWith(`${commit} `))?.split(' ')[1];
}
