import type { Mode } from '../base/vocabulary.ts';
import { prepareProject } from '../coding/prepare-project.ts';
import { workflowPaths } from '../files/paths.ts';
import { readBeginArguments } from '../loop/rules/begin-arguments.ts';

/**
 * Checks the project for a workflow that is to begin with these arguments; see `prepareProject`.
 * @throws WorkflowError that says what is missing and the ways out; nothing is changed then.
 */
export async function prepareCoding(project: string, command: Mode, rawArguments: string): Promise<void> {
  const { name } = readBeginArguments(command, rawArguments);
  if (name === undefined) return;
  await prepareProject(workflowPaths(project, name));
}
