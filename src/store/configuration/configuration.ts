import { isAbsolute, resolve } from 'node:path';
import { defaultConfiguration, type Configuration } from '../../engine/configuration/configuration.ts';
import { staysInProject } from '../../engine/project-path.ts';
import { WorkflowError, exitCodes, isWorkflowError } from '../../engine/workflow-error.ts';
import { requireWorkflowName } from '../../engine/workflow-name.ts';
import { fingerprint, readCache, writeCache } from './cache.ts';
import { findSources, isUnset } from './sources.ts';
import { realPathInside } from '../paths.ts';

/**
 * The effective configuration of a project. Unchanged sources are not read again.
 * @throws WorkflowError that names every line and variable that is wrong.
 */
export async function readConfiguration(root: string, environment = process.env): Promise<Configuration> {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint(sources);
  const cached = readCache(root);
  if (cached?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached.settings };
  if (cached === undefined && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration } = await import('./parse-configuration.ts');
  const parsed = parseConfiguration(root, sources);
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value])) as Partial<Configuration>;
  writeCache(root, sources, { settings, madeFrom });
  return { ...defaultConfiguration, ...settings };
}

/** The configuration that was valid when it was last read. */
export function lastConfiguration(root: string): Configuration {
  return { ...defaultConfiguration, ...readCache(root)?.settings };
}

/**
 * The configuration for a workflow in progress, which a slip of the pen in a file must not end: when the sources are refused,
 * the last valid configuration goes on.
 * @returns problem: the refusal, for the user.
 */
export async function currentConfiguration(
  root: string,
  environment = process.env,
): Promise<{ configuration: Configuration; problem?: WorkflowError }> {
  try {
    return { configuration: await readConfiguration(root, environment) };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { configuration: lastConfiguration(root), problem: error };
  }
}

/**
 * A path of the configuration, absolute, for one workflow.
 * @throws WorkflowError when it is given from the project's root but a link leads it out of the project, or into git's folder.
 */
export function configuredPath(root: string, path: string, workflow: string): string {
  const filled = path.replaceAll('{name}', requireWorkflowName(workflow));
  const absolute = resolve(root, filled);
  // Only users can give an absolute one.
  if (isAbsolute(filled)) return absolute;
  const real = realPathInside(root, absolute);
  if (staysInProject(filled) && real !== undefined && (real === '' || staysInProject(real))) return absolute;
  throw new WorkflowError('A path of the configuration leads out of the project', {
    where: absolute,
    expected: 'a path inside the project, outside its .git folder',
    ...(real !== undefined && { received: real }),
    fix: 'Choose another path in the configuration, or remove the symbolic link that leads there.',
    exitCode: exitCodes.invalidState,
  });
}
