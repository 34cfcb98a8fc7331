/** The session that owns a workflow: `.runtime/lease.json`. */
export interface Lease {
  session: string;
  /** The claude process of that session. */
  process: number;
  /** The machine it runs on. */
  host: string;
  /** The folder it was started in. */
  folder: string;
  /** ISO 8601. */
  claimed_at: string;
  /** The reason of SessionEnd for which the owner released the lease; null while it is held. */
  released: string | null;
  /** The time of the release; ISO 8601. */
  released_at?: string | undefined;
  /** The start of the machine that it was written in, where the system names it. */
  boot?: string | undefined;
  /** `autonomous-workflow run` holds it: `process` is its own, and sessions follow each other under it. */
  driver?: 'headless' | undefined;
}

/** Whether the session is one of those that `autonomous-workflow run` starts under the lease that it holds itself. */
export function isSupervised(lease: Lease | undefined, session: string): boolean {
  return lease?.driver === 'headless' && lease.session === session && lease.released === null;
}

/** The facts by which a lease's owner is found alive or not. */
export interface OwnerSigns {
  /** This machine. */
  host: string;
  /** Whether a process of the lease's number runs on this machine. */
  alive: boolean;
  /** The start of this machine, in milliseconds since the epoch, and its name; empty where it has none. */
  bootedAt: number;
  boot: string;
  /** The last sign of life of the workflow, in milliseconds since the epoch. */
  lastSign: number;
  now: number;
}

/**
 * The longest silence of a live owner on another machine: its waiter writes heartbeats while it waits, its tools while it works.
 */
const silentAfterMilliseconds = 10 * 60_000;
/** The error of boot times, which are computed from two clocks. */
const bootMarginMilliseconds = 60_000;

/**
 * Whether the session that holds the lease may still act on it. The process table decides for this machine, except for a process
 * from before the machine's last start; the heartbeat decides for another machine.
 */
export function isOwnerThere(lease: Lease, { host, alive, bootedAt, boot, lastSign, now }: OwnerSigns): boolean {
  if (lease.released !== null) return false;
  if (lease.host !== host) return now - lastSign < silentAfterMilliseconds;
  if (!alive) return false;
  // The start of the machine, computed from a clock that was set, moves with it.
  if (boot !== '' && lease.boot !== undefined && lease.boot !== '') return lease.boot === boot;
  const claimed = Date.parse(lease.claimed_at);
  return claimed >= bootedAt - bootMarginMilliseconds || (claimed > 0 && lastSign > bootedAt + bootMarginMilliseconds);
}

export type Claim = 'granted' | 'renewed' | 'refused';

/**
 * Whether a session may have the workflow. The lease of another live session is taken over only on an explicit request.
 * @param held whether the present owner is alive and has not released the lease.
 */
export function judgeAcquisition(lease: Lease | undefined, held: boolean, session: string, takeOver: boolean): Claim {
  if (lease?.session === session) return lease.released === null ? 'renewed' : 'granted';
  return !held || takeOver ? 'granted' : 'refused';
}

/** The reasons with which Claude Code ends a session whose process continues with a new one: `/clear`, and `/branch` (measured). */
const goesOnAfter: ReadonlySet<string | null> = new Set(['clear', 'resume']);

/** Claude Code starts the new session at once; a later one starts another conversation. */
const followsWithinMilliseconds = 30_000;

/**
 * Whether a session that starts in a process continues, under a new id, the session that this lease names. A lease that is still
 * held after `/clear` was not released in time: the hook for that is ended after a second.
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
