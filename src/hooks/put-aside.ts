import { WorkflowError } from '../base/errors.ts';
import { findRepository, uncommittedPaths } from '../programs/git/repository.ts';
import { giveBack, listStashes, stashWork } from '../programs/git/stash.ts';
import { noteAsides, openStashes } from '../coding/stashed.ts';
import { findPlan } from '../coding/plan-source.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

interface RepositoryCheckout {
  root: string;
  without: readonly string[];
}

/** @throws WorkflowError when the plan that is to be implemented would be put aside with the user's other work. */
export async function refuseUncommittedPlan(paths: WorkflowPaths, { without }: RepositoryCheckout): Promise<void> {
  const plan = hasFeatures(paths) ? undefined : findPlan(paths).file;
  if (plan !== undefined && (await uncommittedPaths(paths.root, without)).some((path) => path.endsWith(plan))) {
    throw new WorkflowError('The plan is not committed, and would be stashed with your other work', {
      where: plan,
      fix: 'Commit the plan, or move it into the folder of the workflow: ' + `${paths.folder}/${paths.name}-plan.md`,
    });
  }
}

/**
 * Puts the user's uncommitted work aside for a workflow that is to begin.
 * @returns what gives it back, when the workflow does not begin after all.
 */
export async function stashUncommitted(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  now: Date,
): Promise<() => Promise<void>> {
  const stamp = now.toISOString().replace(/[-:.]/g, '');
  const stashed = await stashWork(root, paths.name, without, stamp);
  return async () => {
    if (stashed !== undefined) await giveBack(root, stashed, without);
  };
}

/**
 * Notes what was put aside for a workflow, also by a start that was interrupted before it could.
 * @returns what to tell the user about it; undefined when that was told before, or there is nothing.
 */
export async function describeStash(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  const repository = await findRepository(paths.root).catch(() => undefined);
  if (repository === undefined) return undefined;
  const before = new Set(openStashes(paths));
  const found = (await listStashes(repository.root, paths.name)).filter(({ ref }) => !before.has(ref));
  await noteAsides(paths, now, found);
  if (found.length === 0) return undefined;
  const kept = found.map(({ commit, ref }) => `${commit.slice(0, 10)} (${ref}, and in \`git stash list\`)`);
  return `Your uncommitted work is stashed as ${kept.join(', ')}. When the workflow has ended, get it back with: autonomous-workflow unstash ${paths.name}. Your settings (.autonomous-workflow.yaml, .claude/settings.local.json) stay where they are`;
}
