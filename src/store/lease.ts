import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { isOwnerThere, type Lease } from '../engine/lease.ts';
import { writeAtomic } from './atomic.ts';
import { readJson } from './json-file.ts';
import { isAlive } from './lock.ts';
import type { WorkflowPaths } from './paths.ts';
import { lastSignOfLife } from './signs-of-life.ts';

const leaseFile = (paths: WorkflowPaths) => join(paths.runtime, 'lease.json');

/** Who owns the workflow, or undefined when nobody ever did. */
export function readLease(paths: WorkflowPaths): Lease | undefined {
  const lease = readJson(leaseFile(paths)) as Partial<Lease> | undefined;
  if (typeof lease?.session !== 'string' || typeof lease.process !== 'number') return undefined;
  const { session, process, host = hostname(), folder = paths.root, claimed_at = '', released = null } = lease;
  return { session, process, host, folder, claimed_at, released };
}

export function writeLease(paths: WorkflowPaths, lease: Lease): void {
  writeAtomic(leaseFile(paths), JSON.stringify(lease));
}

/** Whether the session that holds the lease may still act on it. */
export function isHeld(paths: WorkflowPaths, lease: Lease | undefined): boolean {
  if (lease === undefined) return false;
  const now = Date.now();
  return isOwnerThere(lease, {
    host: hostname(),
    alive: isAlive(lease.process),
    bootedAt: now - uptime() * 1000,
    lastSign: lastSignOfLife(paths),
    now,
  });
}
