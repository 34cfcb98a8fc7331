import { basename, join } from 'node:path';
import { isWorkflowError } from '../base/errors.ts';
import { configuredPath, currentConfiguration } from '../configuration/configuration.ts';
import { defaultConfiguration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The files, absolute, with which a person stops, redirects or ends this workflow; most of them do not exist. */
export async function steeringFiles({ root, name }: WorkflowPaths): Promise<string[]> {
  // The guard calls this, and has to work on a full or read-only disk too.
  const configuration = await currentConfiguration(root).then(
    (found) => found.configuration,
    () => defaultConfiguration,
  );
  const { stop_file, reinject_prompt_file, task_file, done_dir, rejected_dir } = configuration;
  const task =
    task_file === null ? [] : [task_file, ...[done_dir, rejected_dir].map((dir) => join(dir, basename(task_file)))];
  return [stop_file, reinject_prompt_file, ...task].flatMap((file) => {
    try {
      return [configuredPath(root, file, name)];
    } catch (error) {
      // A path that leads out of the project through a link is never read.
      if (isWorkflowError(error)) return [];
      throw error;
    }
  });
}
