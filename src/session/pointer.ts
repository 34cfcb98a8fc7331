import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isWorkflowName, sessionsFolder } from '../base/names.ts';
import { writeAtomic, requireOwn, writeFile, readRegular } from '../files/store.ts';
import { workflowPaths, type WorkflowPaths, ancestors, mainWorktree, projectFolder } from '../files/paths.ts';
import { readLease } from './lease.ts';

/** Whether a session id is valid as part of a file name; other sessions own no workflow. */
export function isSessionId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(text);
}

/**
 * The root of the project in which this session owns a workflow, searched from a folder upwards; undefined if there is none. The
 * main work tree of a linked one is searched too, because the session may have begun there.
 */
export function findOwnedProject(start: string, sessionId: unknown): string | undefined {
  if (!isSessionId(sessionId)) return undefined;
  let root = start;
  for (const folder of ancestors(start)) {
    if (existsSync(pointerFile(folder, sessionId))) return folder;
    root = folder;
  }
  const main = mainWorktree(root);
  return main !== undefined && existsSync(pointerFile(main, sessionId)) ? main : undefined;
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
  writeFile(join(root, projectFolder, '.gitignore'), '*\n', 'replace');
  // Flushed: after a crash with an empty pointer the session would have to find its workflow again.
  writeAtomic(pointerFile(root, sessionId), `${workflow}\n`);
}

/** Removes the pointer of a session, and whatever else has its name. */
export function removeSessionPointer(root: string, sessionId: string): void {
  requireOwn(join(root, sessionsFolder));
  rmSync(pointerFile(root, sessionId), { recursive: true, force: true });
}

function pointerFile(root: string, sessionId: string): string {
  return join(root, sessionsFolder, sessionId);
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
