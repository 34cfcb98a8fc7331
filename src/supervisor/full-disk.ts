import { setTimeout as sleep } from 'node:timers/promises';
import type { Control } from './control.ts';

const full: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const retryMilliseconds = 10_000;

/** Whether an error says that the disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && full.has((error as NodeJS.ErrnoException).code);
}

/**
 * Calls `work`, and again every few seconds while the disk is full, so it must be repeatable.
 * @returns undefined when the user ends the run meanwhile.
 */
export async function outlastFullDisk<T>(work: () => T | Promise<T>, control: Control): Promise<T | undefined> {
  for (let isReported = false; ; isReported = true) {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      if (!isReported)
        control.report({ event: 'note', text: `The disk is full: waiting for free space. (${String(error)})` });
      await sleep(retryMilliseconds, undefined, { signal: control.soon }).catch(() => undefined);
      if (control.soon.aborted) return undefined;
    }
  }
}
