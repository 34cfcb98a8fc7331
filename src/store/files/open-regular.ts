import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Opens a file to read it, through links; undefined when there is none, a sentence when it cannot be read or is no plain file. */
export function openRegular(path: string): number | string | undefined {
  try {
    return open(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : message;
  }
}

/**
 * What a file holds, through links.
 * @throws Error of the system, or one for what is no plain file: a repository may hold a link to a device that never ends.
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
  // Without waiting: opening a named pipe that nobody writes would never end. (Windows has no such flag, which counts as zero.)
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw noFile(path);
}

/** What stands where a plain file is expected, as an error. */
export function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { path });
}
