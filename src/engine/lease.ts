/** Which session owns a workflow: `.runtime/lease.json`. */
export interface Lease {
  session: string;
  /** The claude process of that session. */
  process: number;
  /** The folder it was started in. */
  folder: string;
  /** ISO 8601. */
  claimed_at: string;
  /** Why its owner let go, or null while it is held: the reason of SessionEnd. */
  released: string | null;
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

/** Whether a session that starts after `/clear` in a process continues the session that this lease names. */
export function continuesAfterClear(lease: Lease | undefined, process: number): boolean {
  return lease?.released === 'clear' && lease.process === process;
}
