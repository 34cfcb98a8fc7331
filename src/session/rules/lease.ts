/** The session that owns a workflow: `.runtime/session/lease.json`. */
export interface Lease {
  session: string;
  /** The process id of the session's claude. */
  process: number;
  /** The name of its machine. */
  host: string;
  /** The folder in which it was started. */
  folder: string;
  /** ISO 8601. */
  claimed_at: string;
  /** The reason of SessionEnd with which the owner released the lease; null while it is held. */
  released: string | null;
  /** The time of the release; ISO 8601. */
  released_at?: string | undefined;
  /** The boot id of the machine at that time, on systems that have one. */
  boot?: string | undefined;
  /** Set when `autonomous-workflow run` holds it: `process` is its own, and its sessions share the lease. */
  driver?: 'headless' | undefined;
}

/** Whether `autonomous-workflow run` started the session under its own lease. */
export function isSupervised(lease: Lease | undefined, session: string): boolean {
  return lease?.driver === 'headless' && lease.session === session && lease.released === null;
}

/** The facts that decide whether a lease's owner is alive. */
export interface OwnerSigns {
  /** The name of this machine. */
  host: string;
  /** Whether a process with the lease's process id runs on this machine. */
  alive: boolean;
  /** The boot id of this machine; empty where it has none. */
  boot: string;
  /** The time of the workflow's last heartbeat or activity, in milliseconds since the epoch. */
  lastSign: number;
  now: number;
}

/** The longest silence of a live owner on another machine; its waiter and its tools write heartbeats more often. */
const silentAfterMilliseconds = 10 * 60_000;

/**
 * Whether the session that holds the lease may still be working. On this machine the process table decides, except for a process
 * from before the last boot; for another machine the heartbeat decides.
 */
export function isOwnerThere(lease: Lease, { host, alive, boot, lastSign, now }: OwnerSigns): boolean {
  if (lease.released !== null) return false;
  if (lease.host !== host) return now - lastSign < silentAfterMilliseconds;
  // A process from before the last boot has ended, whoever has its number now.
  return alive && (boot === '' || (lease.boot ?? '') === '' || lease.boot === boot);
}

/**
 * The reasons with which Claude Code ends a session whose process continues as a new session: `/clear`, and `/branch` (measured).
 */
const goesOnAfter: ReadonlySet<string | null> = new Set(['clear', 'resume']);

/** Claude Code starts that session at once; a later one is a separate conversation. */
const followsWithinMilliseconds = 30_000;

/**
 * Whether a new session of the same process continues the session in this lease. After `/clear` the lease may still be held,
 * because the hook that releases it is killed after a second.
 */
export function isContinuedBy(
  lease: Lease | undefined,
  { process, host }: Pick<Lease, 'process' | 'host'>,
  wasCleared: boolean,
  now: number,
): boolean {
  if (lease?.process !== process || lease.host !== host) return false;
  if (lease.released === null) return wasCleared;
  return goesOnAfter.has(lease.released) && now - Date.parse(lease.released_at ?? '') < followsWithinMilliseconds;
}
