import { hostname } from 'node:os';
import { isAlive } from '../files/lock.ts';
import { type WorkflowPaths, workflowPaths, projectFolder } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { lastSignOfLife, bootId } from './activity.ts';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isWorkflowName, sessionsFolder } from '../base/names.ts';
import { writeAtomic, requireOwn, readRegular } from '../files/store.ts';
import { pointerFile } from './pointer.ts';

const sample: Lease = { session: '', process: 0, host: '', folder: '', claimed_at: '', released: null };

const leaseFile = runtimeFile('session/lease.json', sample);

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

/** The last sign of life of a workflow's owner, in milliseconds since the epoch; acquiring the lease counts as one. */
export function lastSignOfOwner(paths: WorkflowPaths, { claimed_at }: Lease): number {
  return Math.max(lastSignOfLife(paths), Date.parse(claimed_at) || 0);
}

/** The session that owns a workflow: `.runtime/session/lease.json`. */
export interface Lease {
  session: string;
  process: number;
  host: string;
  folder: string;
  claimed_at: string;
  /** The reason of SessionEnd with which the owner released the lease; null while it is held. */
  released: string | null;
  /** The boot id of the machine at that time, on systems that have one. */
  boot?: string | undefined;
  /** Set when `autonomous-workflow run` holds it: `process` is its own, and its sessions share the lease. */
  driver?: 'headless' | undefined;
}

/** Whether `autonomous-workflow run` started the session under its own lease. */
export function isSupervised(lease: Lease | undefined, session: string): boolean {
  return lease?.driver === 'headless' && lease.session === session && lease.released === null;
}

/** The longest silence of a live owner on another machine; its waiter and its tools write heartbeats more often. */
const silentAfterMilliseconds = 10 * 60_000;

/**
 * Whether the session that holds the lease may still be working. On this machine the process table decides, except for a process
 * from before the last boot; for another machine the heartbeat decides.
 */
export function isHeld(paths: WorkflowPaths, lease: Lease | undefined): boolean {
  if (lease?.released !== null) return false;
  if (lease.host !== hostname()) return Date.now() - lastSignOfOwner(paths, lease) < silentAfterMilliseconds;
  // A process from before the last boot has ended, whoever has its number now.
  const isOfThisBoot = [bootId(), ''].includes(lease.boot ?? '') || bootId() === '';
  return isOfThisBoot && isAlive(lease.process);
}

/**
 * Whether a session after `/clear` continues, in the same process, the session in this lease, which may still be held: the hook that
 * releases it is killed after a second.
 */
export function isContinuedBy(lease: Lease | undefined, { process, host }: Pick<Lease, 'process' | 'host'>): boolean {
  return lease?.process === process && lease.host === host && [null, 'clear'].includes(lease.released);
}

/** The workflow in this session's pointer; undefined when there is no pointer, or no valid name in it. */
export function readSessionPointer(root: string, sessionId: string): string | undefined {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString('utf8').trim();
    return isWorkflowName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the pointer with which hooks find the workflow of a session. */
export function writeSessionPointer(root: string, sessionId: string, workflow: string): void {
  writeAtomic(join(root, projectFolder, '.gitignore'), '*\n', { flush: 'nothing' });
  // Flushed: after a crash with an empty pointer the session would have to find its workflow again.
  writeAtomic(pointerFile(root, sessionId), `${workflow}\n`);
}

/** Removes the pointer of a session, and whatever else has its name. */
export function removeSessionPointer(root: string, sessionId: string): void {
  requireOwn(join(root, sessionsFolder));
  rmSync(pointerFile(root, sessionId), { recursive: true, force: true });
}

/** The workflow that this session owns; undefined when there is none, or its lease names another session. */
export function ownedWorkflow(root: string, sessionId: string): WorkflowPaths | undefined {
  const name = readSessionPointer(root, sessionId);
  if (name === undefined) return undefined;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  // A lost or damaged lease, as after `git clean -X`, does not contradict the pointer.
  return (lease === undefined ? existsSync(paths.state) : lease.session === sessionId) ? paths : undefined;
}

/** Removes the pointer of a session to a workflow that has ended. */
export function forgetSession(paths: WorkflowPaths, sessionId: string): void {
  if (readSessionPointer(paths.root, sessionId) === paths.name) removeSessionPointer(paths.root, sessionId);
}
