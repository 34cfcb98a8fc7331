import { basename } from 'node:path';
import { describeError, WorkflowError } from '../base/errors.ts';
import { findRepository } from '../programs/git/repository.ts';
import { dropOldSnapshots } from '../programs/git/snapshot.ts';
import { openStashes } from '../coding/stashed.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { archiveWorkflow, listArchived } from '../app/archive.ts';
import { chooseEnded } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import type { Answer, Context } from './context.ts';
import { clearWorktrees } from '../coding/worktrees.ts';
import { counted } from '../base/text.ts';

/** Moves a workflow that has ended to the archive, or lists the archive. */
export async function archive(
  { root, now }: Context,
  name: string | undefined,
  { list }: Record<string, string | undefined>,
): Promise<Answer> {
  if (list !== undefined) return listArchive(root);
  const paths = await chooseEnded(root, name);
  refuseWithStash(paths);
  // Their work is kept before they are removed with `.runtime`.
  if (hasFeatures(paths) && (await readState(paths)).status !== 'in_progress') await clearWorktrees(paths, now, 'all');
  const { folder } = await archiveWorkflow(paths, now);
  // Another workflow may have the name then, with snapshots of its own.
  const hadGit = await dropSnapshots(root, paths.name);
  const snapshots = hadGit ? ` Its saved work trees (refs/autonomous-workflow/${paths.name}/…) are removed.` : '';
  return {
    text: `Moved the workflow '${paths.name}' to ${folder}, with all that it found.${snapshots} Its name is free again.`,
    data: { name: paths.name, folder },
  };
}

/** Refuses while work is stashed: no message mentions a stash of an archived workflow. */
function refuseWithStash(paths: WorkflowPaths): void {
  if (openStashes(paths).length === 0) return;
  throw new WorkflowError(`Your uncommitted work from before '${paths.name}' is still stashed`, {
    fix: `Take it back first: autonomous-workflow unstash ${paths.name}`,
  });
}

/** Removes the snapshots of a workflow; returns whether there is a repository. */
async function dropSnapshots(root: string, name: string): Promise<boolean> {
  const repository = await findRepository(root).catch(() => undefined);
  if (repository === undefined) return false;
  await dropOldSnapshots(root, name, 0);
  return true;
}

async function listArchive(root: string): Promise<Answer> {
  const rows = [];
  for (const paths of listArchived(root)) {
    const { name, folder } = paths;
    try {
      const { status, end_reason, findings_count, updated_at } = await readState(paths);
      rows.push({ name, folder, status, end_reason, findings_count, ended_at: updated_at });
    } catch (error) {
      rows.push({ name, folder, status: 'unreadable', problem: describeError(error) });
    }
  }
  const width = Math.max(0, ...rows.map(({ folder }) => basename(folder).length));
  const lines = rows.map((row) => {
    const what =
      'problem' in row ? row.problem : `${row.end_reason ?? row.status}, ${counted(row.findings_count, 'finding')}`;
    return `${basename(row.folder).padEnd(width)}  ${what}`;
  });
  return { text: lines.length === 0 ? 'Nothing is archived in this project.' : lines.join('\n'), data: rows };
}
