import { fields, git, tryGit } from './run-git.ts';

/** A limit on examined files; larger numbers occur with pictures and the like. */
const mostExamined = 500;

/** Without an attribute, git detects binary files by a zero byte within this many bytes. */
const examinedLength = 8_000;

async function isText(root: string, tree: string, path: string): Promise<boolean | undefined> {
  const { exitCode, stdout } = await tryGit(root, ['cat-file', 'blob', `${tree}:${path}`]);
  return exitCode === 0 ? !stdout.slice(0, examinedLength).includes('\0') : undefined;
}

/**
 * The changed text files that an attribute (`binary`, `-diff`) hides from differences, so that a reviewer would not see their
 * changes.
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
