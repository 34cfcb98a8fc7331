import { orElse } from '../base/or-else.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Two clocks at one moment, in milliseconds: the one on the wall, and one that runs evenly since the machine started. */
const sample = { wall: 0, steady: 0, boot: '' };

const clockFile = ({ runtime }: WorkflowPaths) => join(runtime, 'clock.json');

/** The present start of this machine, where the system names it; empty elsewhere. */
export function bootId(): string {
  // A container may hide it.
  return orElse(
    () => (process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : ''),
    '',
  );
}

const clocks = () => ({ wall: Date.now(), steady: Number(process.hrtime.bigint() / 1_000_000n), boot: bootId() });

/** Notes both clocks, for `leapSince`. */
export function noteClock(paths: WorkflowPaths): void {
  // Not flushed: after a start of the machine it means nothing.
  writeAtomic(clockFile(paths), JSON.stringify(clocks()), { flush: 'nothing' });
}

/** By how much the clock on the wall went on more than time did since both were noted, in milliseconds; 0 where nobody knows. */
export function leapSince(paths: WorkflowPaths): number {
  const before = readJsonLike(clockFile(paths), sample);
  const now = clocks();
  if (before?.boot !== now.boot || before.steady > now.steady) return 0;
  return now.wall - before.wall - (now.steady - before.steady);
}
