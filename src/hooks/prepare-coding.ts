import { readCommandArguments } from '../base/command-arguments.ts';
import { commandRules } from '../loop/rules/command-rules.ts';
import { detectCommands, requireTestCommand, saidCommands } from '../coding/rules/commands/detect.ts';
import { startOfFeature } from '../programs/git/repository.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { readProject } from '../coding/verification-run.ts';
import type { Mode } from '../base/vocabulary.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { ownFolders } from '../files/project.ts';
import { workflowPaths } from '../files/paths.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { stashUncommitted, refuseUncommittedPlan } from './put-aside.ts';

const waysOut = 'Commit it, or type the command again with --stash: it stashes your work and says how to get it back.';

/**
 * Looks whether the project of a workflow that is to begin can take features: a repository with nothing uncommitted, and a command that runs its tests.
 * With `--stash`, what is uncommitted is put aside first.
 * @returns what undoes that, when the workflow does not begin after all.
 * @throws WorkflowError that says what is missing and the ways out; nothing is changed then.
 */
export async function prepareCoding(
  project: string,
  command: Mode,
  rawArguments: string,
  now: Date,
): Promise<(() => Promise<void>) | undefined> {
  const { options, example } = commandRules[command];
  const { name, options: given } = readCommandArguments(rawArguments, options, example);
  if (name === undefined) return undefined;
  const paths = workflowPaths(project, name);
  // One that goes on may be in the middle of a feature; one that is complete is built on.
  if (stateExists(paths) && (await readState(paths)).status !== 'complete') return undefined;
  const repository = await repositoryWithout(project, ownFolders(project));
  const { root, without, operation } = repository;
  const puts = given.stash !== undefined && operation === null;
  if (puts && command === 'implement') await refuseUncommittedPlan(paths, repository);
  const undo = puts ? await stashUncommitted(paths, repository, now) : undefined;
  try {
    await startOfFeature(root, without, waysOut);
    requireTestCommand(detectCommands(await readProject(root), saidCommands(await readConfiguration(project))), root);
  } catch (error) {
    await undo?.();
    throw error;
  }
  return undo;
}
