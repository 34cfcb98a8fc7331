import { closeSync, constants, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is written is never a link, which would lead elsewhere; Windows has no such flag, and `undefined` counts as zero. */
const write = constants.O_CREAT | constants.O_NOFOLLOW;

const flags = {
  read: constants.O_RDONLY,
  /** Readable, too, because the end of the file decides what is added. */
  append: constants.O_RDWR | constants.O_APPEND | write,
  replace: constants.O_WRONLY | constants.O_TRUNC | write,
  create: constants.O_WRONLY | constants.O_EXCL | write,
} as const;

/**
 * Opens a file, creating its folder for writing.
 * @throws an error of the system, or one for anything except a regular file: a repository may contain a link to a device that never ends.
 */
export function openFile(path: string, how: keyof typeof flags, mode = 0o644): number {
  if (how !== 'read') makeFolder(dirname(path));
  // O_NONBLOCK, because opening a named pipe without a partner would block forever.
  const file = openSync(path, flags[how] | constants.O_NONBLOCK, mode);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw Object.assign(new Error(`${path} is no file`), { path });
}

/** Writes a whole content to an open file. */
export function writeAll(file: number, content: Buffer): void {
  let offset = 0;
  while (offset < content.length) offset += writeSync(file, content, offset);
}

/** Writes a file at once, without a moment in which it is whole or missing: for logs and files that nobody reads before their end. */
export function writeFile(path: string, content: string | Buffer, how: 'create' | 'replace', mode?: number): void {
  const file = openFile(path, how, mode);
  try {
    writeAll(file, Buffer.from(content));
  } finally {
    closeSync(file);
  }
}

/** Creates a folder, unless it exists. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
}

/** Renames a file, creating the folder of its new place. */
export function moveFile(from: string, to: string): void {
  makeFolder(dirname(to));
  renameSync(from, to);
}
