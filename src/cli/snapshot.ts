import type { WorkflowPaths } from '../files/paths.ts';
import { keptWorkTrees, snapshotWorkTree } from '../app/snapshot-work-tree.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';

/** Stores a snapshot of the work tree at the beginning of the iteration in progress, or lists the stored ones. */
export async function snapshot(paths: WorkflowPaths, { now, options: { list } }: WorkflowCall): Promise<Answer> {
  if (list === undefined) return snapshotWorkTree(paths, now);
  const data = await keptWorkTrees(paths);
  const [last] = data;
  const lines =
    last === undefined
      ? ['No snapshots are kept.']
      : [
          ...data.map(({ ref, commit }) => `${ref}  ${commit.slice(0, 12)}`),
          '',
          `See what changed since: git diff ${last.ref}`,
          `Take a file back: git checkout ${last.ref} -- path/of/file`,
        ];
  return { text: lines.join('\n'), data };
}
