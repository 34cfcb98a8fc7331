import { describeError, WorkflowError } from '../base/errors.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { openStashes } from '../coding/stashed.ts';
import { clearWorktrees } from '../coding/worktrees.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { chooseEnded } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { findRepository } from '../programs/git/repository.ts';
import { dropOldSnapshots } from '../programs/git/snapshot.ts';
import { archiveWorkflow, listArchived } from './archive.ts';

/**
 * Archives a workflow at the user's request; its work trees and its snapshots in git are removed.
 * @throws WorkflowError while it is in progress, a live session holds it, or the user's work is still stashed.
 */
export async function archiveEnded(
  root: string,
  name: string | undefined,
  now: Date,
): Promise<{ paths: WorkflowPaths; folder: string; hadRepository: boolean }> {
  const paths = await chooseEnded(root, name);
  refuseWithStash(paths);
  // Work in their work trees is saved before these are removed with `.runtime`.
  if (hasFeatures(paths) && (await readState(paths)).status !== 'in_progress') await clearWorktrees(paths, now, 'all');
  const { folder } = await archiveWorkflow(paths, now);
  // The name may be used by another workflow then, with snapshots of its own.
  return { paths, folder, hadRepository: await dropSnapshots(root, paths.name) };
}

/** An archived workflow with its state, or the problem with its state file. */
export type ArchivedRow = { name: string; folder: string } & (
  | (Pick<WorkflowState, 'status' | 'end_reason' | 'findings_count'> & { ended_at: string })
  | { status: 'unreadable'; problem: string }
);

/** The workflows of the archive, by the names of their folders. */
export async function describeArchived(root: string): Promise<ArchivedRow[]> {
  const rows: ArchivedRow[] = [];
  for (const paths of listArchived(root)) {
    const { name, folder } = paths;
    try {
      const { status, end_reason, findings_count, updated_at } = await readState(paths);
      rows.push({ name, folder, status, end_reason, findings_count, ended_at: updated_at });
    } catch (error) {
      rows.push({ name, folder, status: 'unreadable', problem: describeError(error) });
    }
  }
  return rows;
}

/** Refuses while work is stashed: no later message would mention that stash. */
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
