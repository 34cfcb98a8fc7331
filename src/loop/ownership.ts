import { hostname } from 'node:os';
import { isContinuedBy, isSupervised, judgeAcquisition, type Lease } from '../session/rules/lease.ts';
import { WorkflowError, excerpt } from '../base/errors.ts';
import { isAlive } from '../files/lock.ts';
import { appendEvent } from '../journal/journal.ts';
import { isHeld, readLease, writeLease } from '../session/lease.ts';
import { endLost } from './agents.ts';
import { listWorkflows } from './list.ts';
import { type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { removeSessionPointer, writeSessionPointer, ownedWorkflow, readSessionPointer } from '../session/pointer.ts';
import { cancelRalphLoop, findRalphLoop } from '../session/ralph-loop.ts';
import { beginSpend, leaveSpend } from '../spend/spend.ts';
import { readState } from './state-file.ts';
import { asWriter } from './workflow.ts';

export interface Session {
  id: string;
  /** The claude process. */
  process: number;
  /** The folder it was started in. */
  folder: string;
  /** The path of its transcript; empty when unknown. */
  transcript: string;
  /** The cost of the whole session in USD, if Claude Code reports it. */
  usd?: number | undefined;
  /** `headless` for sessions of `autonomous-workflow run`; `process` is that of `run` then. */
  driver?: 'headless' | undefined;
}

/**
 * Makes the session the owner of the workflow.
 * @param takeOver whether to take it from a live session, as a person asked for.
 * @throws WorkflowError when another live session owns it.
 */
export async function acquireWorkflow(
  paths: WorkflowPaths,
  now: Date,
  session: Session,
  why: string,
  takeOver = false,
): Promise<void> {
  await asWriter(paths, () => acquireLease(paths, now, session, why, takeOver));
  // Agents in the background survive a compaction and `/clear`, but not the end of their process.
  if (why !== 'compact') await endLost(paths, now);
  await beginSpend(paths, await readState(paths), session.id, session.transcript, now);
}

/** As `acquireWorkflow`, for a caller that holds the workflow's lock. */
export function acquireLease(paths: WorkflowPaths, now: Date, session: Session, why: string, takeOver = false): void {
  const lease = readLease(paths);
  // The supervisor holds the lease for the sessions that it starts.
  if (session.driver === undefined && isSupervised(lease, session.id)) return;
  // A process has one session at a time, so a lease of the same process under another id is its own.
  const isSameProcess = lease?.process === session.process && lease.host === hostname();
  const isElsewhere = isHeld(paths, lease) && !isSameProcess;
  const verdict = judgeAcquisition(lease, isElsewhere, session.id, takeOver);
  if (verdict === 'refused' && lease !== undefined) throw ownedByAnother(paths, lease, session);
  if (verdict === 'granted' || !isSameProcess) {
    const { id, process, folder, driver } = session;
    const host = hostname();
    const claimed_at = now.toISOString();
    writeLease(paths, { session: id, process, host, folder, claimed_at, released: null, ...(driver && { driver }) });
    // A live session keeps its pointer until `describeLostPointer` has informed the user.
    if (lease !== undefined && lease.session !== session.id && !isElsewhere) {
      removeSessionPointer(paths.root, lease.session);
      // No session reads the file of its loop any more.
      const loop = isAlive(lease.process) ? undefined : findRalphLoop(lease.folder, lease.session);
      if (loop !== undefined) cancelRalphLoop(loop);
    }
  }
  writeSessionPointer(paths.root, session.id, paths.name);
  if (verdict !== 'granted') return;
  appendEvent(paths, now, { event: 'claimed', session: session.id, from: lease?.session ?? null, why });
}

/** Releases the workflow because the session ends; the session may acquire it again. */
export async function releaseWorkflow(paths: WorkflowPaths, now: Date, sessionId: string, why: string): Promise<void> {
  await asWriter(paths, () => {
    const lease = readLease(paths);
    if (lease?.session !== sessionId || lease.released !== null) return;
    writeLease(paths, { ...lease, released: why, released_at: now.toISOString() });
    appendEvent(paths, now, { event: 'released', session: sessionId, why });
  });
  await leaveSpend(paths, sessionId, now);
}

/** The workflow in progress whose session continues in the same process under a new id, or undefined. */
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

function ownedByAnother({ name }: WorkflowPaths, lease: Lease, { driver }: Session): WorkflowError {
  const isRun = lease.driver === 'headless';
  const owner = isRun ? '`autonomous-workflow run`' : 'Another session';
  const leave = isRun
    ? `Let it go on, or end it with: autonomous-workflow stop ${name}`
    : 'Go on in that session, or end it';
  const takeOver =
    driver === 'headless' ? `autonomous-workflow run ${name}` : `/autonomous-workflow:continue-auto ${name}`;
  return new WorkflowError(`${owner} is driving the workflow '${name}'`, {
    received: `session ${lease.session}, process ${lease.process} on ${lease.host}, since ${lease.claimed_at}`,
    fix: `${leave}; or take over with: ${takeOver} --take-over`,
  });
}

/**
 * The reason why a session lost the pointer to its workflow, for the user; undefined when it did not. Shown once; afterwards the
 * session owns nothing. Hand-ins of its agents are not stored, because the new owner starts its own agents.
 */
export function describeLostPointer(root: string, sessionId: string): string | undefined {
  const name = readSessionPointer(root, sessionId);
  if (name === undefined || ownedWorkflow(root, sessionId) !== undefined) return undefined;
  removeSessionPointer(root, sessionId);
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  if (lease === undefined) {
    return `autonomous-workflow: ${paths.folder} is gone, so this session no longer drives the workflow '${name}'.\n→ Put the folder back, then: /autonomous-workflow:continue-auto ${name}`;
  }
  const by = excerpt(`session ${lease.session} (process ${lease.process} in ${lease.folder})`);
  return `autonomous-workflow: ${by} took the workflow '${name}' over at ${excerpt(lease.claimed_at)}; this session no longer drives it.\n→ To get it back: /autonomous-workflow:continue-auto ${name} --take-over`;
}

/** The answer to the start of an agent of a workflow that has ended. */
export const noAgentAfterEnd = 'The workflow has ended: start no agent, and end your turn.';
