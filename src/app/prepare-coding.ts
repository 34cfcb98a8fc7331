import type { Mode } from '../base/vocabulary.ts';
import { prepareProject } from '../coding/prepare-project.ts';
import { workflowPaths } from '../files/paths.ts';
import { readBeginArguments } from '../loop/rules/begin-arguments.ts';

/**
 * Prepares the project for a workflow that is to begin with these arguments; see `prepareProject`.
 * @throws WorkflowError that says what is missing and the ways out; nothing is changed then.
 */
export async function prepareCoding(
  project: string,
  command: Mode,
  rawArguments: string,
  now: Date,
): Promise<(() => Promise<void>) | undefined> {
  const { name, options: given } = readBeginArguments(command, rawArguments);
  if (name === undefined) return undefined;
  const request = { stash: given.stash !== undefined, isPlanGiven: command === 'implement', plan: given.plan };
  return prepareProject(workflowPaths(project, name), request, now);
}
