import { lstat, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { namesIn } from '../files/regular.ts';
import { isBuildProduct } from '../programs/git/build-products.ts';
import { ignoredPaths, isDependencyFolder } from '../programs/git/dependencies.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { parseDifference } from './rules/difference.ts';
import { ownFolderOnly } from './verification-run.ts';

/** The workflows' own folders, which are not part of a project. */
const ownFolder = /(?:^|\/)docs\/(?:research-[^/]+|archived-research|\.autonomous-workflow)(?:\/|$)/;

/** Files and folders that git ignores, from the root, without dependencies and outputs of tools. */
export async function ignoredFiles(root: string, without: readonly string[] = []): Promise<string[]> {
  // Where git ignores all that is in `docs`, it names that folder alone.
  const paths = (await ignoredPaths(root)).flatMap((path) =>
    /(?:^|\/)docs$/.test(path) ? namesIn(join(root, path)).map((name) => `${path}/${name}`) : [path],
  );
  const isOwn = (path: string) => without.some((own) => path === own || path.startsWith(`${own}/`));
  return paths.filter(
    (path) => !isDependencyFolder(path) && !isBuildProduct(path) && !isOwn(path) && !ownFolder.test(path),
  );
}

/**
 * Sentences about files that a change names and that git ignores, so that they are no part of it; a checkout lacks them.
 * @param difference the change.
 */
export async function ignoredIn({ root, without }: { root: string; without: readonly string[] }, difference: string) {
  const added = parseDifference(difference).flatMap(({ lines }) =>
    lines.flatMap(({ kind, text }) => (kind === 'added' ? [text] : [])),
  );
  const named = (await ignoredFiles(root, without)).filter((path) => {
    const name = basename(path, extname(path));
    return name.length > 2 && added.some((line) => line.includes(name));
  });
  return Promise.all(
    named.slice(0, mostNamed).map(async (path) => `${path} is no part of the commit: ${await ruleFor(root, path)}`),
  );
}

const mostNamed = 5;

const mostCopiedFiles = 100_000;
const mostCopiedBytes = 1_000_000_000;

/** Whether the ignored files are few and small enough to copy into a checkout: data and caches may be larger than the disk. */
export async function canBeCopied(root: string, paths: readonly string[]): Promise<boolean> {
  const left = { files: mostCopiedFiles, bytes: mostCopiedBytes };
  for (const path of paths) await count(join(root, path), left);
  return left.files >= 0 && left.bytes >= 0;
}

async function count(path: string, left: { files: number; bytes: number }): Promise<void> {
  if (left.files < 0 || left.bytes < 0) return;
  const information = await lstat(path).catch(() => undefined);
  left.files -= 1;
  left.bytes -= information?.size ?? 0;
  if (information?.isDirectory() !== true) return;
  for (const name of await readdir(path).catch(() => [])) await count(join(path, name), left);
}

async function ruleFor(root: string, path: string): Promise<string> {
  const { stdout } = await tryGit(root, ['check-ignore', '--verbose', '--', path]);
  const [, file, line = '', pattern = ''] = /^(.*?):(\d+):(.*)\t/.exec(stdout) ?? [];
  return file === undefined ? 'git ignores it' : `\`${pattern}\` in ${file}:${line} makes git ignore it`;
}

/** The sentence about files that verifications use although no clone of the project has them. */
export function describeNeeds(needs: readonly string[]): string {
  return needs.includes(ownFolderOnly)
    ? 'The tests of this project run in its own folder only, not in a checkout of a commit: features are verified there, and a clone may differ'
    : `The tests of this project need files that git ignores, which a clone has not got: ${firstOf([...needs]).join(', ')}`;
}
