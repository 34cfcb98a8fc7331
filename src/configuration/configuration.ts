import { isAbsolute, resolve } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { defaultConfiguration, type Configuration } from './rules/configuration.ts';
import { staysInProject, requireWorkflowName } from '../base/names.ts';
import { WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { fingerprint, readCache, writeCache, findSources, isUnset } from './cache.ts';
import { realPathInside } from '../files/paths.ts';

/**
 * The effective configuration of a project. Unchanged sources are not read again.
 * @throws WorkflowError that names every wrong line and variable.
 */
export async function readConfiguration(root: string, environment = process.env): Promise<Configuration> {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint(sources);
  const cached = readCache(root);
  if (cached?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached.settings };
  if (cached === undefined && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration } = await import('./parse.ts');
  const parsed = parseConfiguration(root, sources).settings;
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value])) as Partial<Configuration>;
  writeCache(root, sources, { settings, madeFrom });
  return { ...defaultConfiguration, ...settings };
}

/** The last valid configuration. */
export function lastConfiguration(root: string): Configuration {
  return { ...defaultConfiguration, ...readCache(root)?.settings };
}

/**
 * The configuration for a workflow in progress, which a typing error in a file must not end: if the sources are invalid, the last
 * valid configuration is used.
 * @returns problem: the error, for the user.
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
 * A path of the configuration as an absolute path, for one workflow.
 * @throws WorkflowError when a link leads a path relative to the project out of the project, or into git's folder.
 */
export function configuredPath(root: string, path: string, workflow: string): string {
  const filled = path.replaceAll('{name}', requireWorkflowName(workflow));
  const absolute = resolve(root, filled);
  // The rules allow absolute paths only in the user's file.
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

const largestFile = 64 * 1024;

/** The content of a file as text with plain line ends; or the reason, a sentence, why it cannot be a configuration. */
export function readConfigurationText(file: string): { text: string } | { problem: string } {
  let content: Buffer;
  try {
    const found = statSync(file);
    // Reading a device or a pipe might never end.
    if (!found.isFile()) return { problem: 'expected a regular file' };
    if (found.size > largestFile) {
      return { problem: `expected at most ${largestFile} bytes; received ${found.size}` };
    }
    content = readFileSync(file);
  } catch (error) {
    return { problem: `cannot be read: ${(error as Error).message}` };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/\r\n?/g, '\n');
    const control = /(?![\t\n])\p{Cc}/u.exec(text);
    if (control === null) return { text };
    const line = text.slice(0, control.index).split('\n').length;
    return { problem: `line ${line}: expected text; received a control character` };
  } catch {
    return { problem: 'expected text in UTF-8; save the file in that encoding' };
  }
}
