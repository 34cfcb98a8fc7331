import { WorkflowError } from '../base/errors.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { leadsToImplementation } from '../loop/rules/reopen.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { startOfFeature } from '../programs/git/repository.ts';
import { repositoryOf } from '../programs/git/work-tree.ts';
import { detectCommands, requireTestCommand, saidCommands } from './rules/commands/detect.ts';
import { readProject } from './verification-run.ts';

/**
 * Checks before a workflow begins that the project can take features: a repository with a commit, an author for more, and a command that runs
 * its tests. A workflow that is resumed may be in the middle of a feature, so it is not checked.
 * @throws WorkflowError with the problem and the ways to solve it; nothing is changed then.
 */
export async function prepareProject(paths: WorkflowPaths): Promise<void> {
  if (stateExists(paths) && !leadsToImplementation(await readState(paths))) return;
  const { root } = await repositoryOf(paths.root);
  await startOfFeature(root);
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
