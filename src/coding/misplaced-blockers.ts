import { existsSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { isWorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { textAtCommit } from '../programs/git/work-tree.ts';
import { openRecord } from './attempt.ts';
import { checkoutOf, projectIn } from './checkout.ts';
import { readFeatures } from './feature-file.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { reviewHandIn, type ReviewHandIn } from './rules/review.ts';

/** A blocker whose place does not exist. */
export interface Misplaced {
  /** Its index in the hand-in. */
  blocker: number;
  why: string;
}

/** The blockers of a review whose place is neither in the reviewed tree nor in the commit below; none where that cannot be determined. */
export async function misplacedBlockers(paths: WorkflowPaths, value: unknown): Promise<Misplaced[]> {
  const read = reviewHandIn.safeParse(value);
  if (!read.success || read.data.blockers.length === 0) return [];
  try {
    const feature = readFeatures(paths).features.find(({ id }) => id === read.data.feature);
    const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
    if (record?.verification == null) return [];
    return await misplacedIn(paths, record, record.verification.tree, read.data.blockers);
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}

async function misplacedIn(
  paths: WorkflowPaths,
  record: AttemptRecord,
  tree: string,
  blockers: ReviewHandIn['blockers'],
): Promise<Misplaced[]> {
  const { root } = await checkoutOf(paths);
  if ((await tryGit(root, ['cat-file', '-e', tree])).exitCode !== 0) return [];
  const project = relative(root, paths.root).split(sep).join('/');
  const folders = [paths.root, join(paths.root, projectIn(paths, record) ?? '')];
  const found: Misplaced[] = [];
  for (const [blocker, { file, line = 1 }] of blockers.entries()) {
    const names = isAbsolute(file)
      ? folders.map((folder) => relative(folder, resolve(file)).split(sep).join('/'))
      : [file];
    const places = [...new Set(names.flatMap((name) => [posix.normalize(name), posix.join(project, name)]))];
    const isOnDisk = names.some((name) => !name.startsWith('..') && folders.some((one) => existsSync(join(one, name))));
    const why = await missingAt(root, [tree, record.start.commit], places, line, isOnDisk);
    if (why !== undefined) found.push({ blocker, why: `blockers #${blocker + 1} file: ${file} ${why}` });
  }
  return found;
}

/** Why none of these places has the line, in the tree with the change or in the commit below it. */
async function missingAt(
  root: string,
  trees: readonly string[],
  places: readonly string[],
  line: number,
  isOnDisk: boolean,
): Promise<string | undefined> {
  let longest: number | undefined;
  for (const tree of trees)
    for (const place of places) {
      if ((await tryGit(root, ['cat-file', '-e', `${tree}:${place}`])).exitCode !== 0) continue;
      const text = await textAtCommit(root, tree, place);
      // A folder, a submodule and a file too large for source code have no lines to count.
      const lines = text === undefined ? Infinity : text.replace(/\n$/, '').split('\n').length;
      if (line <= lines) return undefined;
      longest = Math.max(longest ?? 0, lines);
    }
  // Files that git ignores are in no tree, such as an edited package in node_modules.
  if (longest === undefined && isOnDisk) return undefined;
  return longest === undefined
    ? 'is not in the repository: correct the path, or hand in the same again if it is what is missing'
    : `has ${counted(longest, 'line')}, and no line ${line}: correct the line, or leave it out`;
}
