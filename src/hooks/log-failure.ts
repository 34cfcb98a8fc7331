import { logFailure as log } from '../journal/journal.ts';
import { workflowPaths } from '../files/paths.ts';
import { readSessionPointer } from '../session/lease.ts';
import { findOwnedProject } from '../session/pointer.ts';
import { type HookInput, startFolder, text } from './input.ts';

/**
 * Logs the failure of a hook with the workflow that the session owns, if any.
 * @throws Error when the workflow's folder lies outside of the project.
 */
export function logFailure(input: HookInput, error: unknown): void {
  const root = findOwnedProject(startFolder(input), input.session_id);
  const workflow = root === undefined ? undefined : readSessionPointer(root, text(input.session_id));
  if (root === undefined || workflow === undefined) return;
  log(workflowPaths(root, workflow), `the hook of ${text(input.hook_event_name)}`, error);
}
