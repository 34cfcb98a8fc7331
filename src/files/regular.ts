import { orElse } from '../base/or-else.ts';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';

/** Opens a file for reading, through links; undefined when there is none, a sentence when it cannot be read or is no plain file. */
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
 * @throws Error of the system, or one for anything but a plain file: a repository may hold a link to a device that never ends.
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
  // O_NONBLOCK, because opening a named pipe without a writer would never end. Windows has no such flag, which counts as zero.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw noFile(path);
}

/** An error that says what is in the place of a plain file. */
export function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { path });
}

/** The content of a file; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  return orElse(() => readRegular(path), undefined);
}

/** The names in a folder; none when it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  return orElse(() => readdirSync(folder), []);
}

/**
 * Removes a file that may be gone already. Node's `rmSync` does the same, but asks the system twice before and loads the code that
 * removes whole folders, on every turn of a session.
 */
export function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Whether the system refused to write: a user may read a project without the right to change it. */
export function isWriteRefused(error: unknown): boolean {
  return /^(?:EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
