import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cut, printable } from '../base/errors.ts';
import { appendLines } from '../files/atomic.ts';
import { moveFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';

const largestBytes = 1_000_000;
const longestValue = 4_000;

/** A failure in a part of the program whose output is not shown; the events of a workflow are in its journal. */
export interface Failure {
  what: 'hook-failed' | 'snapshot-failed' | 'announce-failed' | 'digest-failed';
  /** The part of the program, such as the event of a hook. */
  where?: string;
  error: unknown;
}

/**
 * Appends a failure to the log of a workflow, one line of JSON. At 1 MB the log is renamed to `.1`. Never throws and does not
 * flush, because a failure of the log cannot be reported anywhere else.
 */
export function logFailure(paths: Pick<WorkflowPaths, 'runtime'>, now: Date, { what, where, error }: Failure): void {
  try {
    if (!existsSync(paths.runtime)) return;
    const file = join(paths.runtime, 'session', 'failures.jsonl');
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() === false) return;
    if ((found?.size ?? 0) >= largestBytes) moveFile(file, `${file}.1`);
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    const line = JSON.stringify({ time: now.toISOString(), what, where, error: message, stack }, (_, value: unknown) =>
      typeof value === 'string' ? cut(printable(value), longestValue) : value,
    );
    appendLines(file, [line], { flushed: false });
  } catch {
    return;
  }
}
