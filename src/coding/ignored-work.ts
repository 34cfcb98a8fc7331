import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstOf } from '../base/text.ts';
import { namesIn } from '../files/regular.ts';
import { isBuildProduct } from '../programs/git/build-products.ts';
import { ignoredPaths, isDependencyFolder } from '../programs/git/dependencies.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { ownFolderOnly } from './verification-place.ts';

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

/** A file of the work that is excluded from the commit. */
export interface IgnoredFile {
  path: string;
  /** The git rule that excludes it. */
  why: string;
}

/** Limit of the files examined; a larger number is the output of a tool. */
const mostFiles = 3_000;

/**
 * The files that came or changed since a time and that git ignores.
 * @param since in milliseconds.
 */
export async function ignoredWork(root: string, since: number, without: readonly string[]): Promise<IgnoredFile[]> {
  const found: string[] = [];
  for (const path of await ignoredFiles(root, without)) await collect(root, path, since, found);
  return Promise.all(found.map(async (path) => ({ path, why: await ruleFor(root, path) })));
}

async function collect(root: string, path: string, since: number, found: string[]): Promise<void> {
  if (found.length >= mostFiles || isBuildProduct(path) || isDependencyFolder(path)) return;
  const information = await stat(join(root, path)).catch(() => undefined);
  if (information?.isDirectory() === true) {
    for (const name of await readdir(join(root, path)).catch(() => []))
      await collect(root, `${path}/${name}`, since, found);
  } else if (information !== undefined && Math.max(information.mtimeMs, information.ctimeMs) >= since) found.push(path);
}

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

/** The answer to a session whose work passes only with files that git ignores. */
export function describeIgnored(feature: string, ignored: readonly IgnoredFile[]): string[] {
  return [
    `${feature} passes only with files that would not be in its commit:\n${listFiles(ignored)}`,
    `Have its coder change the rule or move the files, so that git takes them, or do without them; then run \`autonomous-workflow feature verify ${feature}\` again. It does not count as a failed attempt.`,
  ];
}

const mostListed = 10;

/** The first files, one a line, with why they would be missing. */
function listFiles(files: readonly IgnoredFile[]): string {
  const lines = files.slice(0, mostListed).map(({ path, why }) => `- ${path}: ${why}`);
  return [...lines, ...(files.length > mostListed ? [`- and ${files.length - mostListed} more`] : [])].join('\n');
}

/** The sentence about files that verifications use although no clone of the project has them. */
export function describeNeeds(needs: readonly string[]): string {
  return needs.includes(ownFolderOnly)
    ? 'The tests of this project run in its own folder only, not in a checkout of a commit: features are verified there, and a clone may differ'
    : `The tests of this project need files that git ignores, which a clone has not got: ${firstOf([...needs]).join(', ')}`;
}
