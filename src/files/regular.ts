import { orElse } from '../base/or-else.ts';
import { closeSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { openFile, requireOwn } from './own.ts';

/**
 * Opens a file for reading, through links unless it is ours; undefined when it does not exist, a sentence when it cannot be read or is no regular
 * file.
 */
export function openRegular(path: string): number | string | undefined {
  try {
    return openFile(path, 'read');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : message;
  }
}

/**
 * The content of a file, through links unless it is ours.
 * @throws WorkflowError for a file of ours that leads elsewhere; an error of the system, or one for anything except a regular file:
 * a repository may contain a link to a device that never ends.
 */
export function readRegular(path: string): Buffer {
  const file = openFile(path, 'read');
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** The text of a file, as `readRegular`. */
export function readText(path: string): string {
  return readRegular(path).toString('utf8');
}

/** The content of a file; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  return orElse(() => readRegular(path), undefined);
}

/** The names in a folder; empty when it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  return orElse(() => {
    requireOwn(folder);
    return readdirSync(folder);
  }, []);
}

/**
 * Removes a file that may not exist. Node's `rmSync` does the same, but makes two more system calls and loads the code that
 * removes whole folders, on every turn of a session.
 */
export function removeFile(path: string): void {
  // A link itself may be removed, but nothing behind one.
  requireOwn(dirname(path));
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Whether the system refused to write: a user may have only read access to a project. */
export function isWriteRefused(error: unknown): boolean {
  return /^(?:EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
