import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { logFailure } from '../journal/log.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { startDetached } from '../programs/processes.ts';

/**
 * Takes a snapshot of the work tree when an iteration has begun since the last call, in a separate process, so that no hook waits for it.
 * Never fails.
 */
export function requestSnapshot(paths: WorkflowPaths): void {
  try {
    const sample = { iteration: 0 };
    const began = readJsonLike(join(paths.runtime, 'iteration.json'), sample)?.iteration;
    const requested = join(paths.runtime, 'snapshot.json');
    if (began === undefined || began === readJsonLike(requested, sample)?.iteration) return;
    if (!existsSync(join(paths.root, '.git'))) return;
    writeAtomic(requested, JSON.stringify({ iteration: began }));
    startDetached(join(pluginRoot(), 'bin', 'autonomous-workflow'), ['snapshot', paths.name], paths.root);
  } catch (error) {
    logFailure(paths, new Date(), { what: 'snapshot-failed', error });
  }
}
