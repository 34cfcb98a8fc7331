import { orElse } from '../base/or-else.ts';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';

/**
 * Opens a file for reading, through links; undefined when it does not exist, a sentence when it cannot be read or is no regular
 * file.
 */
export function openRegular(path: string): number | string | undefined {
  try {
    return open(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : message;
  }
}

/**
 * The content of a file, through links.
 * @throws Error of the system, or one for anything except a regular file: a repository may contain a link to a device that never
 * ends.
 */
export function readRegular(path: string): Buffer {
  const file = open(path);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  // O_NONBLOCK, because opening a named pipe without a writer would block forever. Windows has no such flag; `undefined` counts
  // as zero.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw noFile(path);
}

export function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { path });
}

/** The content of a file; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  return orElse(() => readRegular(path), undefined);
}

/** The names in a folder; empty when it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  return orElse(() => readdirSync(folder), []);
}

/**
 * Removes a file that may not exist. Node's `rmSync` does the same, but makes two more system calls and loads the code that
 * removes whole folders, on every turn of a session.
 */
export function removeFile(path: string): void {
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
