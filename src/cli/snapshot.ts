import { keptWorkTrees, snapshotWorkTree } from '../app/snapshot-work-tree.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

/** Keeps the work tree in git as it is at the beginning of the iteration in progress; or lists the kept ones. */
export async function snapshot(
  { root, sessionId, now }: Context,
  name: string | undefined,
  { list }: Options,
): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
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
