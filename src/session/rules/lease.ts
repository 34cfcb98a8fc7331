/** Which session owns a workflow: `.runtime/lease.json`. */
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
  /** Why its owner let go, or null while it is held: the reason of SessionEnd. */
  released: string | null;
  /** When it did; ISO 8601. */
  released_at?: string | undefined;
}

/** What is known of the owner of a lease. */
export interface OwnerSigns {
  /** This machine. */
  host: string;
  /** Whether a process of the lease's number runs on this machine. */
  alive: boolean;
  /** When this machine was started, in milliseconds since the epoch. */
  bootedAt: number;
  /** When the workflow last showed life, in milliseconds since the epoch. */
  lastSign: number;
  now: number;
}

/** How long the owner on another machine may be silent: its waiter beats while it rests, its tools while it works. */
const silentAfterMilliseconds = 10 * 60_000;
/** Boot times are computed from two clocks. */
const bootMarginMilliseconds = 60_000;

/**
 * Whether the session that holds the lease may still act on it. Of a process of this machine that is known; it cannot be one that
 * was there before the machine was last started. Of another machine only the heartbeat tells.
 */
export function isOwnerThere(lease: Lease, { host, alive, bootedAt, lastSign, now }: OwnerSigns): boolean {
  if (lease.released !== null) return false;
  if (lease.host !== host) return now - lastSign < silentAfterMilliseconds;
  return alive && Date.parse(lease.claimed_at) >= bootedAt - bootMarginMilliseconds;
}

export type Claim = 'granted' | 'renewed' | 'refused';

/**
 * Whether a session may have the workflow. A lease that is held by another live session goes over only when somebody
 * explicitly takes over.
 * @param held whether the present owner is alive and has not let go.
 */
export function judgeClaim(lease: Lease | undefined, held: boolean, session: string, takeOver: boolean): Claim {
  if (lease?.session === session) return lease.released === null ? 'renewed' : 'granted';
  return !held || takeOver ? 'granted' : 'refused';
}

/** Why Claude Code ends a session whose process goes on with a new one: `/clear`, and `/branch` (measured). */
const goesOnAfter: ReadonlySet<string | null> = new Set(['clear', 'resume']);

/** Claude Code starts the new session at once; one that begins later is another conversation in it. */
const followsWithinMilliseconds = 30_000;

/**
 * Whether a session that starts in a process continues the session that this lease names, under a new id. A lease that is still
 * held after `/clear` was not let go in time: the hook that does it is cut short after a second.
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
