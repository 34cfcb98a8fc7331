import { exitCodes, WorkflowError } from '../base/errors.ts';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { currentConfiguration } from '../configuration/configuration.ts';
import { hostsIn } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeRuntimeFile } from '../files/runtime-file.ts';
import { readState } from '../loop/state-file.ts';
import { noteActivity } from '../session/activity.ts';
import { fetchSources } from './fetch-sources.ts';
import { longestAddress } from './rules/hand-in.ts';
import type { SnapshotRow } from './rules/pages/page.ts';

/** The address of a source as typed: a web page, or a document of the project by its path in the working directory. */
export function addressOf(root: string, typed: string): string {
  const isTooLong = typed.length > longestAddress;
  if ((/^https?:/i.test(typed) && !isTooLong) || typed.startsWith('repository:')) return typed;
  if (isTooLong || /^[a-z][a-z\d+.-]+:\/\//i.test(typed))
    throw new WorkflowError('Only web addresses and documents of the project can be stored', {
      expected: `an address of at most ${longestAddress} characters that begins with https:// or http://, or the path of a file`,
      received: typed,
      fix: 'Example: autonomous-workflow source https://example.org/paper.pdf',
      exitCode: exitCodes.usage,
    });
  const fromRoot = relative(root, resolve(typed));
  return `repository:${isAbsolute(fromRoot) ? fromRoot : fromRoot.split(sep).join('/')}`;
}

/**
 * Fetches a source and stores its text, even if it is stored already.
 * @param allowedHosts private hosts that are allowed in addition to those of the configuration.
 * @throws WorkflowError when the folder is not that of a workflow.
 */
export async function addSource(
  paths: WorkflowPaths,
  address: string,
  allowedHosts: readonly string[],
): Promise<SnapshotRow> {
  await readState(paths);
  noteActivity(paths);
  const { configuration } = await currentConfiguration(paths.root);
  const allowedPrivateHosts = [...hostsIn(configuration.allowed_private_hosts), ...allowedHosts];
  const [row] = await fetchSources(paths, [address], { allowedPrivateHosts, again: true, typed: true });
  // A new source is read first, so the tasks of the next iteration change.
  removeRuntimeFile(paths, 'outlook.json');
  if (row === undefined) throw new Error(`nothing is known about ${address}`);
  return row;
}
