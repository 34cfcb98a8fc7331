import { readCommandArguments } from '../engine/command-arguments.ts';
import { commandRules } from '../engine/command-rules.ts';
import { detectCommands, requireTestCommand, saidCommands } from '../engine/commands/detect.ts';
import { startOfFeature } from '../programs/git/repository.ts';
import { repositoryWithout } from '../programs/git/repository-without.ts';
import { readProject } from '../programs/verification/read-project.ts';
import { readConfiguration } from '../store/configuration/configuration.ts';
import { ownFolders } from '../store/own-folders.ts';
import { workflowPaths } from '../store/paths.ts';
import { stateExists } from '../store/state-file.ts';

/**
 * Looks whether the project of a workflow that is to begin can take features: a repository with nothing uncommitted, and a command that runs its tests.
 * @throws WorkflowError that says what is missing and the ways out.
 */
export async function prepareCoding(project: string, rawArguments: string): Promise<void> {
  const { options, example } = commandRules.implement;
  const { name } = readCommandArguments(rawArguments, options, example);
  // One that goes on may be in the middle of a feature.
  if (name === undefined || stateExists(workflowPaths(project, name))) return;
  const { root, without } = await repositoryWithout(project, ownFolders(project));
  await startOfFeature(root, without);
  requireTestCommand(detectCommands(await readProject(root), saidCommands(await readConfiguration(project))), root);
}
