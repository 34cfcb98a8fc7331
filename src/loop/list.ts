import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { excerpt, exitCodes, isWorkflowError, WorkflowError, orElse } from '../base/errors.ts';
import { isWorkflowName } from '../base/names.ts';
import { docsFolder, folderPrefix, workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import {
  isHeld,
  readLease,
  writeLease,
  isContinuedBy,
  isSupervised,
  type Lease,
  ownedWorkflow,
  readSessionPointer,
  removeSessionPointer,
  writeSessionPointer,
} from '../session/lease.ts';
import { isSessionId } from '../session/pointer.ts';
import { readState, stateExists } from './state-file.ts';
import { hostname } from 'node:os';
import { isAlive } from '../files/lock.ts';
import { appendEvent } from '../journal/journal.ts';
import { endLost } from './agents.ts';
import { cancelRalphLoop, findRalphLoop } from '../session/ralph-loop.ts';
import { beginSpend, leaveSpend } from '../spend/spend.ts';
import { asWriter } from './workflow.ts';

export function listWorkflows(root: string): WorkflowPaths[] {
  const docs = join(root, docsFolder);
  if (!existsSync(docs)) return [];
  return (
    readdirSync(docs)
      .filter((folder) => folder.startsWith(folderPrefix))
      .map((folder) => folder.slice(folderPrefix.length))
      .filter(isWorkflowName)
      .sort()
      // A folder outside the project, behind a link, is left out here and refused when it is named.
      .flatMap((name) => orElse(() => [workflowPaths(root, name)], [], isWorkflowError))
      .filter(stateExists)
  );
}

/**
 * The workflow that a command is about: the one named, else that of this session, else the only one in progress, else the only one there
 * is.
 * @throws WorkflowError that names the choices when that leaves none or several.
 */
export async function chooseWorkflow(
  root: string,
  name: string | undefined,
  sessionId?: string,
): Promise<WorkflowPaths> {
  if (name !== undefined) return named(root, name);
  const choices = await choicesOf(root, sessionId);
  const [only] = choices;
  if (only === undefined)
    throw new WorkflowError('There is no workflow in this project', { where: root, fix: startOne });
  if (choices.length === 1) return named(root, only.name);
  throw new WorkflowError('Several workflows could be meant', {
    expected: 'the name of one',
    received: choices.map((one) => one.name).join(', '),
    fix: `Put its name after the command, for example: ${only.name}`,
    exitCode: exitCodes.usage,
  });
}

const startOne = "Start one in Claude Code with: /autonomous-workflow:research 'topic' 'what to find out'";

/** The workflows that could be meant without a name: that of the session, else those in progress, else all. */
export async function choicesOf(root: string, sessionId?: string): Promise<WorkflowPaths[]> {
  const own = isSessionId(sessionId) ? readSessionPointer(root, sessionId) : undefined;
  if (own !== undefined) return [workflowPaths(root, own)];
  const all = listWorkflows(root);
  // A broken state file is reported by `list`, and when its workflow is named.
  const states = await Promise.all(all.map((paths) => readState(paths).catch(() => undefined)));
  const inProgress = all.filter((_, index) => states[index]?.status === 'in_progress');
  return inProgress.length > 0 ? inProgress : all;
}

function named(root: string, name: string): WorkflowPaths {
  // An invalid name belongs to no workflow.
  const paths = isWorkflowName(name) ? workflowPaths(root, name) : undefined;
  if (paths !== undefined && stateExists(paths)) return paths;
  const names = listWorkflows(root).map((one) => one.name);
  throw new WorkflowError(`There is no workflow '${excerpt(name)}'`, {
    where: root,
    expected: names.length === 0 ? 'a workflow that was started' : `one of ${names.join(', ')}`,
    fix: names.length === 0 ? startOne : 'See all of them with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}

export interface Session {
  id: string;
  process: number;
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
  const isOwn = lease?.session === session.id;
  // The lease of another live session is taken over only on explicit request.
  if (lease !== undefined && !isOwn && isElsewhere && !takeOver) throw ownedByAnother(paths, lease);
  const isNew = !isOwn || lease.released !== null;
  if (isNew || !isSameProcess) {
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
  if (!isNew) return;
  appendEvent(paths, now, { event: 'claimed', session: session.id, from: lease?.session ?? null, why });
}

/** Releases the workflow because the session ends; the session may acquire it again. */
export async function releaseWorkflow(paths: WorkflowPaths, now: Date, sessionId: string, why: string): Promise<void> {
  await asWriter(paths, () => {
    const lease = readLease(paths);
    if (lease?.session !== sessionId || lease.released !== null) return;
    writeLease(paths, { ...lease, released: why });
    appendEvent(paths, now, { event: 'released', session: sessionId, why });
  });
  await leaveSpend(paths, sessionId, now);
}

/** The workflow in progress whose session continues in the same process after `/clear`, under a new id, or undefined. */
export async function continuedWorkflow(root: string, process: number): Promise<WorkflowPaths | undefined> {
  for (const paths of listWorkflows(root)) {
    if (!isContinuedBy(readLease(paths), { process, host: hostname() })) continue;
    if ((await readState(paths)).status === 'in_progress') return paths;
  }
  return undefined;
}

function ownedByAnother({ name }: WorkflowPaths, { driver, session, process, host, claimed_at }: Lease): WorkflowError {
  const owner = driver === 'headless' ? '`autonomous-workflow run`' : 'Another session';
  return new WorkflowError(`${owner} is driving the workflow '${name}'`, {
    received: `session ${session}, process ${process} on ${host}, since ${claimed_at}`,
    fix: `Let it go on, or end it with: autonomous-workflow stop ${name}. To take it over: /autonomous-workflow:continue-auto ${name} --take-over, or autonomous-workflow run ${name} --take-over`,
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
  return `autonomous-workflow: this session no longer drives the workflow '${name}': another one has taken it over, or its folder is gone.\n→ To get it back: /autonomous-workflow:continue-auto ${name} --take-over`;
}
