import { fields, git, tryGit } from './run-git.ts';

/** As many as are examined; more files of this kind are pictures and the like. */
const mostExamined = 500;

/** How git itself tells binary files, where no attribute decides: by a zero byte near the beginning. */
const examinedLength = 8_000;

async function isText(root: string, tree: string, path: string): Promise<boolean | undefined> {
  const { exitCode, stdout } = await tryGit(root, ['cat-file', 'blob', `${tree}:${path}`]);
  return exitCode === 0 ? !stdout.slice(0, examinedLength).includes('\0') : undefined;
}

/**
 * The changed files that are text, and that an attribute (`binary`, `-diff`) keeps from being shown as such: nobody would see what
 * changed in them.
 * @param limits pathspecs of the difference.
 */
export async function textDeclaredBinary(
  root: string,
  from: string,
  to: string,
  limits: readonly string[],
): Promise<string[]> {
  const numbers = ['diff', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const entries = fields(await git(root, [...numbers, from, to, ...limits]));
  const binary = entries.filter((entry) => entry.startsWith('-\t-\t')).map((entry) => entry.slice(4));
  const found: string[] = [];
  for (const path of binary.slice(0, mostExamined)) {
    const sides = await Promise.all([isText(root, from, path), isText(root, to, path)]);
    if (sides.includes(true) && !sides.includes(false)) found.push(path);
  }
  return found;
}
