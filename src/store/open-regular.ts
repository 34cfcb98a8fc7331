import { closeSync, constants, fstatSync, openSync } from 'node:fs';

/** Opens a file to read it, through links; undefined when there is none, a sentence when it cannot be read or is no plain file. */
export function openRegular(path: string): number | string | undefined {
  let file: number;
  try {
    // Without waiting: opening a named pipe that nobody writes would never end. (Windows has no such flag, which counts as zero.)
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : message;
  }
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  return `${path} is no file`;
}
