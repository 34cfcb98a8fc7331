import { fields, git, tryGit } from './run-git.ts';

/** What the user's own settings could do to a difference. */
const plain = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--ignore-submodules=none',
];

const leftOut = (without: readonly string[]): string[] =>
  without.length === 0 ? [] : ['--', ':(top)', ...without.map((path) => `:(top,exclude,literal)${path}`)];

/** More context than any file has lines, so that a difference holds the whole text of what changed. */
const wholeFile = '--unified=1000000';

/**
 * The difference between two commits or trees, with moved files told as such and the whole text of each changed file, for the
 * tamper guard.
 */
export async function differenceBetween(
  root: string,
  from: string,
  to: string,
  without: readonly string[] = [],
): Promise<string> {
  return git(root, ['diff', '--find-renames', wholeFile, ...plain, from, to, ...leftOut(without)]);
}

/** The paths that differ between two commits or trees. */
export async function changedPaths(
  root: string,
  from: string,
  to: string,
  without: readonly string[] = [],
): Promise<string[]> {
  return fields(await git(root, ['diff', '--name-only', '--no-renames', '-z', from, to, ...leftOut(without)]));
}

/**
 * For each of many trees the paths in which it differs from one, told by one process. Undefined for a tree that the repository
 * does not have (any more).
 */
export async function changedSinceTrees(
  root: string,
  trees: readonly string[],
  now: string,
  without: readonly string[] = [],
): Promise<Map<string, string[] | undefined>> {
  const found = new Map<string, string[] | undefined>();
  const asked = [...new Set(trees)].filter((tree) => /^[0-9a-f]{40,64}$/.test(tree));
  if (asked.length === 0) return found;
  const kinds = await git(root, ['cat-file', '--batch-check=%(objecttype)'], { input: `${asked.join('\n')}\n` });
  const types = kinds.split('\n');
  const known = asked.filter((_, index) => types[index] === 'tree');
  for (const tree of asked) found.set(tree, undefined);
  if (known.length === 0) return found;
  const input = `${known.map((tree) => `${tree} ${now}`).join('\n')}\n`;
  const arguments_ = ['diff-tree', '--stdin', '-r', '-z', '--name-only', '--no-renames', ...leftOut(without)];
  const output = await git(root, arguments_, { input });
  // Before the paths of a pair stands the pair; a pair without a difference may be left out.
  for (const tree of known) found.set(tree, []);
  let current: string[] | undefined;
  for (const field of fields(output)) {
    const pair = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64})\n?/.exec(field);
    if (pair?.[1] !== undefined && pair[2] === now) current = found.get(pair[1]);
    const path = pair === null ? field : field.slice(pair[0].length);
    if (path !== '') current?.push(path);
  }
  return found;
}

/**
 * Writes the difference between two commits or trees to a file as a patch that `git apply` takes, with binary and new files.
 * Says whether there is any.
 */
export async function writePatch(
  root: string,
  from: string,
  to: string,
  file: string,
  without: readonly string[] = [],
): Promise<boolean> {
  const options = ['--binary', '--full-index', '--no-renames', ...plain, `--output=${file}`];
  await git(root, ['diff', ...options, from, to, ...leftOut(without)]);
  return (await changedPaths(root, from, to, without)).length > 0;
}

/** Applies a patch to the files of the work tree, whole or not at all; says whether it fitted. */
export async function applyPatch(root: string, patchFile: string): Promise<boolean> {
  return (await tryGit(root, ['apply', '--whitespace=nowarn', patchFile])).exitCode === 0;
}
