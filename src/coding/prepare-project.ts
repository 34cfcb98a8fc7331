import { basename, dirname } from 'node:path';
import { excerpt, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { ownFolders } from '../files/project.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { leadsToImplementation } from '../loop/rules/reopen.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { findRepository, startOfFeature, uncommittedPaths } from '../programs/git/repository.ts';
import { giveBack, listStashes, stashWork } from '../programs/git/stash.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { findPlan, planFile } from './plan-source.ts';
import { detectCommands, requireTestCommand, saidCommands } from './rules/commands/detect.ts';
import { quoteWord } from '../base/command-line.ts';
import { noteStashes, openStashes } from './stashed.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { readProject } from './verification-run.ts';

type Checkout = Pick<Awaited<ReturnType<typeof repositoryWithout>>, 'root' | 'without'>;

/** Milliseconds; the hook that begins a workflow has a time limit of 20 seconds. */
const longestWait = 8_000;

const waysOut = 'Commit it, or type the command again with --stash: it stashes your work and says how to get it back.';

/**
 * Checks before a workflow begins that the project can take features: a repository without uncommitted changes, and a command that runs
 * its tests. A workflow that is resumed may be in the middle of a feature, so it is not checked.
 * @param stash whether uncommitted work is stashed first.
 * @param isPlanGiven whether the features come from a plan that the user wrote.
 * @param plan its path, if the user named it.
 * @returns a function that undoes the stash if the workflow does not begin; undefined when nothing was stashed.
 * @throws WorkflowError with the problem and the ways to solve it; nothing is changed then.
 */
export async function prepareProject(
  paths: WorkflowPaths,
  { stash, isPlanGiven, plan }: { stash: boolean; isPlanGiven: boolean; plan?: string | undefined },
  now: Date,
): Promise<(() => Promise<void>) | undefined> {
  if (stateExists(paths) && !leadsToImplementation(await readState(paths))) return undefined;
  const repository = await repositoryWithout(paths.root, ownFolders(paths.root));
  const { root, without, operation, head } = repository;
  const stashes = stash && operation === null;
  if (isPlanGiven && operation === null && head !== null) await refuseUncommittedPlan(paths, repository, plan);
  const undo = stashes ? await stashUncommitted(paths, repository, now) : undefined;
  try {
    await startOfFeature(root, without, waysOut);
    const missing = await missingIdentity(root);
    if (missing !== undefined)
      throw new WorkflowError(unknownIdentity, {
        where: root,
        received: missing,
        fix: `Nothing was begun. Run ${setIdentity}, then try again.`,
      });
    const said = saidCommands(await readConfiguration(paths.root));
    requireTestCommand(detectCommands(await readProject(root), said), root);
  } catch (error) {
    await undo?.();
    throw error;
  }
  return undo;
}

/** Refuses an uncommitted plan or specification with its own advice: it must not be stashed, and features need a clean work tree. */
async function refuseUncommittedPlan(
  paths: WorkflowPaths,
  { root, without }: Checkout,
  wanted: string | undefined,
): Promise<void> {
  const plan = hasFeatures(paths) && wanted === undefined ? undefined : planOf(paths, wanted);
  if (plan === undefined) return;
  const isSpec = basename(plan) === 'tasks.md' && dirname(plan) !== '.';
  const place = isSpec ? `${dirname(plan)}/` : plan;
  const files = await uncommittedPaths(root, without);
  const own = files.filter((path) => (isSpec ? `/${path}`.includes(`/${place}`) : `/${path}`.endsWith(`/${place}`)));
  if (own.length === 0) return;
  const word = quoteWord(place);
  const others =
    own.length === files.length
      ? ''
      : ' Your other work you commit, too, or type the command with --stash, which never stashes the plan.';
  throw new WorkflowError(`The plan is not committed (${firstOf(own).join(', ')})`, {
    fix: `Commit it: \`git add -- ${word} && git commit -m "Plan" -- ${word}\`; then type the command again.${others}`,
  });
}

/** The plan to implement, from the project's root; a missing or unreadable one is refused later, with its own error. */
function planOf(paths: WorkflowPaths, wanted: string | undefined): string | undefined {
  try {
    return wanted === undefined ? findPlan(paths).file : planFile(paths, wanted);
  } catch (error) {
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/**
 * Stashes the user's uncommitted work before a workflow begins.
 * @returns a function that undoes it, if the workflow does not begin.
 */
async function stashUncommitted(
  paths: WorkflowPaths,
  { root, without }: Checkout,
  now: Date,
): Promise<() => Promise<void>> {
  const stamp = now.toISOString().replace(/[-:.]/g, '');
  const write = async <T>(work: () => Promise<T>) => asRepositoryWriter(root, 'begin', work, longestWait);
  const stashed = await write(() => stashWork(root, paths.name, without, stamp));
  return async () => {
    if (stashed !== undefined) await write(() => giveBack(root, stashed, without));
  };
}

/**
 * Journals the stashes of a workflow, including those of a start that was interrupted before this step.
 * @returns the notice for the user about new ones; undefined when there are none.
 */
export async function describeStash(paths: WorkflowPaths, now: Date): Promise<string | undefined> {
  const repository = await findRepository(paths.root).catch(() => undefined);
  if (repository === undefined) return undefined;
  const before = new Set(openStashes(paths));
  const found = (await listStashes(repository.root, paths.name)).filter(({ ref }) => !before.has(ref));
  await noteStashes(paths, now, found);
  if (found.length === 0) return undefined;
  const kept = found.map(({ commit, ref }) => `${commit.slice(0, 10)} (${ref}, and in \`git stash list\`)`);
  return `Your uncommitted work is stashed as ${kept.join(', ')}. When the workflow has ended, get it back with: autonomous-workflow unstash ${paths.name}. Your settings (.autonomous-workflow.yaml, .claude/settings.local.json) stay where they are`;
}

/**
 * The notice for a user whose uncommitted work blocks the next feature; undefined without such work, or when it may belong to the
 * feature in progress.
 */
export async function describeUncommitted(paths: WorkflowPaths): Promise<string | undefined> {
  if (!hasFeatures(paths)) return undefined;
  try {
    if (readFeatures(paths).features.some(({ status }) => status === 'in_progress')) return undefined;
    const { root, without } = await repositoryWithout(paths.root, ownFolders(paths.root));
    const files = await uncommittedPaths(root, without);
    if (files.length === 0) return undefined;
    const named = excerpt(firstOf(files).join(', '));
    return `There is uncommitted work (${named}), and no feature is begun beside it: commit it or put it away`;
  } catch (error) {
    // The first feature meets the same problem and reports it.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}
