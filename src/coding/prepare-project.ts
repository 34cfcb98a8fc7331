import { basename, dirname } from 'node:path';
import { excerpt, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { ownFolders } from '../files/project.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { leadsToImplementation } from '../loop/rules/reopen.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { startOfFeature, uncommittedPaths } from '../programs/git/repository.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { findPlan, planFile } from './plan-source.ts';
import { detectCommands, requireTestCommand, saidCommands } from './rules/commands/detect.ts';
import { quoteWord } from '../base/command-line.ts';
import { readProject } from './verification-run.ts';

type Checkout = Pick<Awaited<ReturnType<typeof repositoryWithout>>, 'root' | 'without'>;

/**
 * Checks before a workflow begins that the project can take features: a repository without uncommitted changes, and a command that runs
 * its tests. A workflow that is resumed may be in the middle of a feature, so it is not checked.
 * @param isPlanGiven whether the features come from a plan that the user wrote.
 * @param plan its path, if the user named it.
 * @throws WorkflowError with the problem and the ways to solve it; nothing is changed then.
 */
export async function prepareProject(
  paths: WorkflowPaths,
  { isPlanGiven, plan }: { isPlanGiven: boolean; plan?: string | undefined },
): Promise<void> {
  if (stateExists(paths) && !leadsToImplementation(await readState(paths))) return;
  const repository = await repositoryWithout(paths.root, ownFolders(paths.root));
  const { root, without, operation, head } = repository;
  if (isPlanGiven && operation === null && head !== null) await refuseUncommittedPlan(paths, repository, plan);
  await startOfFeature(root, without);
  const missing = await missingIdentity(root);
  if (missing !== undefined)
    throw new WorkflowError(unknownIdentity, {
      where: root,
      received: missing,
      fix: `Nothing was begun. Run ${setIdentity}, then try again.`,
    });
  const said = saidCommands(await readConfiguration(paths.root));
  requireTestCommand(detectCommands(await readProject(root), said), root);
}

/** Refuses an uncommitted plan or specification with its own advice: features need a clean work tree. */
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
  const others = own.length === files.length ? '' : ' Your other work you commit, too, or put it away.';
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
