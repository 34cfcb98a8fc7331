import { join } from 'node:path';
import { sweepTemporary } from './atomic.ts';
import { withLock, isAlive } from './lock.ts';
import { requireOwn } from './own.ts';
import { namesIn } from './regular.ts';

/** The folder of a workflow and its `.runtime`; both absolute. */
interface Folders {
  base: string;
  runtime: string;
}

/**
 * The longest time, in milliseconds, to wait for another writer: far longer than a write, shorter than a hook's time limit of 20
 * seconds. Five agents that hand in at once on a machine at load 15 wait for more than five seconds.
 */
const longestWait = 12_000;

/** The folders whose files every writer relies on. */
const written = ({ base, runtime }: Folders) => [base, runtime, join(runtime, 'session'), join(runtime, 'report')];

/** @throws WorkflowError for what leads elsewhere in the folder of a workflow; deeper, each file is examined when it is opened. */
export function requireOwnFiles(folders: Folders): void {
  for (const folder of written(folders)) for (const name of namesIn(folder)) requireOwn(join(folder, name));
}

/**
 * Runs `work` as the only writer of a workflow. Within `work` it may be called again.
 * @throws WorkflowError when another process is still writing after 12 seconds, and before anything is written when a file of the
 * workflow leads elsewhere.
 */
export async function asWriter<T>(folders: Folders, work: () => Promise<T> | T): Promise<T> {
  requireOwnFiles(folders);
  return withLock(folders.runtime, longestWait, () => {
    for (const folder of written(folders)) sweepTemporary(folder, isAlive);
    return work();
  });
}
