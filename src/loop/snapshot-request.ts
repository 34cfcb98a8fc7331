import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logFailure } from '../journal/log.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { startDetached } from '../programs/processes.ts';

const begun = runtimeFile('iteration.json', { iteration: 0 });
const requested = runtimeFile('snapshot.json', { iteration: 0 });

/**
 * Takes a snapshot of the work tree when an iteration has begun since the last call, in a separate process, so that no hook waits for it.
 * Never fails.
 */
export function requestSnapshot(paths: WorkflowPaths): void {
  try {
    const began = begun.read(paths)?.iteration;
    if (began === undefined || began === requested.read(paths)?.iteration) return;
    if (!existsSync(join(paths.root, '.git'))) return;
    requested.write(paths, { iteration: began });
    startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['snapshot', paths.name], paths.root);
  } catch (error) {
    logFailure(paths, new Date(), { what: 'snapshot-failed', error });
  }
}
