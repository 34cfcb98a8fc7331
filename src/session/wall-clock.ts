import { orElse } from '../base/or-else.ts';
import { readFileSync } from 'node:fs';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

/** Two clocks at one moment, in milliseconds: the wall clock and a monotonic one. */
const sample = { wall: 0, steady: 0, boot: '' };
// Not flushed: the values are useless after a reboot.
const clockFile = runtimeFile('clock.json', sample, { flush: 'nothing' });

/** The boot id of this machine; empty on systems without one. */
export function bootId(): string {
  // A container may hide the file.
  return orElse(
    () => (process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : ''),
    '',
  );
}

const clocks = () => ({ wall: Date.now(), steady: Number(process.hrtime.bigint() / 1_000_000n), boot: bootId() });

/** Stores both clocks for `leapSince`. */
export function noteClock(paths: WorkflowPaths): void {
  clockFile.write(paths, clocks());
}

/** How far the wall clock ran ahead of the monotonic one since both were stored, in milliseconds; 0 when unknown. */
export function leapSince(paths: WorkflowPaths): number {
  const before = clockFile.read(paths);
  const now = clocks();
  if (before?.boot !== now.boot || before.steady > now.steady) return 0;
  return now.wall - before.wall - (now.steady - before.steady);
}
