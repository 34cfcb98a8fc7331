import { existsSync } from 'node:fs';
import { readLease } from './lease.ts';
import { workflowPaths, type WorkflowPaths } from '../paths.ts';
import { readSessionPointer, removeSessionPointer } from './session-pointer.ts';

/** The workflow that this session owns, or undefined, also when its lease contradicts the pointer. */
export function ownedWorkflow(root: string, sessionId: string): WorkflowPaths | undefined {
  const name = readSessionPointer(root, sessionId);
  if (name === undefined) return undefined;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  // Lost or damaged, as by cleaning ignored files: nothing contradicts the pointer then.
  return (lease === undefined ? existsSync(paths.state) : lease.session === sessionId) ? paths : undefined;
}

/** Ends the session's tie to a workflow that has ended. */
export function forgetSession(paths: WorkflowPaths, sessionId: string): void {
  if (readSessionPointer(paths.root, sessionId) === paths.name) removeSessionPointer(paths.root, sessionId);
}
