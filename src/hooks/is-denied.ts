import { currentConfiguration } from '../store/configuration/configuration.ts';
import { noteDenial } from '../store/session/denials.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { readState } from '../store/state-file.ts';

/** Whether a command that the rules deny is refused now: while the workflow runs, unless the user wants none. Notes it, then. */
export async function isDenied(paths: WorkflowPaths, denial: Parameters<typeof noteDenial>[2]): Promise<boolean> {
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.safety !== 'on' || (await readState(paths)).status !== 'in_progress') return false;
  await noteDenial(paths, new Date(), denial);
  return true;
}
