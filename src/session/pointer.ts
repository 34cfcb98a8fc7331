import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sessionsFolder } from '../base/names.ts';
import { ancestors, mainWorktree } from '../files/paths.ts';

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

/** The file that names the workflow of a session. */
export function pointerFile(root: string, sessionId: string): string {
  return join(root, sessionsFolder, sessionId);
}
