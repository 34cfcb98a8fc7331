import { hostname } from 'node:os';
import { isOwnerThere, type Lease } from './rules/lease.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { lastSignOfLife, bootId } from './activity.ts';

const sample: Lease = { session: '', process: 0, host: '', folder: '', claimed_at: '', released: null };

const leaseFile = runtimeFile('lease.json', sample);

/** The lease of the workflow; undefined when it never had one. */
export function readLease(paths: WorkflowPaths): Lease | undefined {
  const lease = leaseFile.read(paths);
  if (lease === undefined || !Number.isSafeInteger(lease.process)) return undefined;
  return lease.released === null || typeof lease.released === 'string' ? lease : undefined;
}

/** Writes the lease. The caller holds the workflow's lock. */
export function writeLease(paths: WorkflowPaths, lease: Lease): void {
  leaseFile.write(paths, { ...lease, boot: lease.host === hostname() ? bootId() : lease.boot });
}

/** Whether the session that holds the lease may still act on it. */
export function isHeld(paths: WorkflowPaths, lease: Lease | undefined): boolean {
  if (lease === undefined) return false;
  const now = Date.now();
  return isOwnerThere(lease, {
    host: hostname(),
    alive: isAlive(lease.process),
    boot: bootId(),
    lastSign: lastSignOfOwner(paths, lease),
    now,
  });
}

/** The last sign of life of a workflow's owner, in milliseconds since the epoch; acquiring the lease counts as one. */
export function lastSignOfOwner(paths: WorkflowPaths, { claimed_at }: Lease): number {
  return Math.max(lastSignOfLife(paths), Date.parse(claimed_at) || 0);
}
