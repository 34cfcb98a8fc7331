import { existsSync } from 'node:fs';
import { defaultLogFile, log } from '../store/log.ts';
import { workflowPaths } from '../store/paths.ts';
import { findOwnedProject, readSessionPointer } from '../store/session/session-pointer.ts';
import { startFolder } from './entry.ts';
import { text, type HookInput } from './input.ts';

/**
 * Notes in the log of the workflow that the session owns, if any, what went wrong with a hook.
 * @throws Error when there is no such log to be made.
 */
export function logFailure(input: HookInput, error: unknown): void {
  const root = findOwnedProject(startFolder(input), input.session_id);
  const workflow = root === undefined ? undefined : readSessionPointer(root, text(input.session_id));
  if (root === undefined || workflow === undefined) return;
  const paths = workflowPaths(root, workflow);
  if (!existsSync(paths.runtime)) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const hook = text(input.hook_event_name);
  const entry = { level: 'error', event: 'hook-failed', hook, why: message, stack } as const;
  log({ log_level: 'error' }, defaultLogFile(paths), new Date(), entry);
}
