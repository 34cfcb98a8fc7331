import { hostname } from 'node:os';
import { isContinuedBy, judgeClaim } from '../../engine/session/lease.ts';
import type { Lease } from '../../engine/session/lease.ts';
import { WorkflowError } from '../../engine/workflow-error.ts';
import { note } from '../journal.ts';
import { isHeld, readLease, writeLease } from './lease.ts';
import { listWorkflows } from '../list.ts';
import type { WorkflowPaths } from '../paths.ts';
import { removeSessionPointer, writeSessionPointer } from './session-pointer.ts';
import { beginSpend, leaveSpend } from '../../spend/spend.ts';
import { readState } from '../state-file.ts';
import { asWriter } from '../workflow.ts';

export interface Session {
  id: string;
  /** The claude process. */
  process: number;
  /** The folder it was started in. */
  folder: string;
  /** Where its conversation is written; empty when that is not known. */
  transcript: string;
}

/**
 * Makes the session the owner of the workflow.
 * @param takeOver also from a live session: only when a person asked for it.
 * @throws WorkflowError when another live session owns it.
 */
export async function claimWorkflow(
  paths: WorkflowPaths,
  now: Date,
  session: Session,
  why: string,
  takeOver = false,
): Promise<void> {
  await asWriter(paths, () => claim(paths, now, session, why, takeOver));
  await beginSpend(paths, await readState(paths), session.id, session.transcript, now);
}

/** As `claimWorkflow`, for a caller that holds the workflow's lock. */
export function claim(paths: WorkflowPaths, now: Date, session: Session, why: string, takeOver = false): void {
  const lease = readLease(paths);
  // A process has one session at a time: what it held under another id is its own.
  const isSameProcess = lease?.process === session.process && lease.host === hostname();
  const isElsewhere = isHeld(paths, lease) && !isSameProcess;
  const verdict = judgeClaim(lease, isElsewhere, session.id, takeOver);
  if (verdict === 'refused' && lease !== undefined) throw ownedByAnother(paths, lease);
  if (verdict === 'granted' || !isSameProcess) {
    const { id, process, folder } = session;
    const host = hostname();
    writeLease(paths, { session: id, process, host, folder, claimed_at: now.toISOString(), released: null });
    // A live session keeps it until it has been told; see lost-tie.ts.
    if (lease !== undefined && lease.session !== session.id && !isElsewhere) {
      removeSessionPointer(paths.root, lease.session);
    }
  }
  writeSessionPointer(paths.root, session.id, paths.name);
  if (verdict !== 'granted') return;
  note(paths, now, { event: 'claimed', session: session.id, from: lease?.session ?? null, why });
}

/** Lets go of the workflow because the session ends; the session itself may come back to it. */
export async function releaseWorkflow(paths: WorkflowPaths, now: Date, sessionId: string, why: string): Promise<void> {
  await asWriter(paths, () => {
    const lease = readLease(paths);
    if (lease?.session !== sessionId || lease.released !== null) return;
    writeLease(paths, { ...lease, released: why, released_at: now.toISOString() });
    note(paths, now, { event: 'released', session: sessionId, why });
  });
  await leaveSpend(paths, sessionId, now);
}

/** The workflow in progress of the session that went on in the same process under a new id, or undefined. */
export async function continuedWorkflow(
  root: string,
  process: number,
  wasCleared: boolean,
): Promise<WorkflowPaths | undefined> {
  for (const paths of listWorkflows(root)) {
    if (!isContinuedBy(readLease(paths), { process, host: hostname() }, wasCleared, Date.now())) continue;
    if ((await readState(paths)).status === 'in_progress') return paths;
  }
  return undefined;
}

function ownedByAnother(paths: WorkflowPaths, lease: Lease): WorkflowError {
  return new WorkflowError(`Another session is driving the workflow '${paths.name}'`, {
    received: `session ${lease.session}, process ${lease.process}, since ${lease.claimed_at}`,
    fix: `Go on in that session, end it, or take over with: /autonomous-workflow:continue-auto ${paths.name} --take-over`,
  });
}
