import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  futimesSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { orElse } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';

const flags = { read: 'r', append: 'a+', create: 'wx' } as const;

/**
 * Opens a file, creating its folder for writing. One that is to be created must not exist.
 * @throws an error of the system.
 */
export function openFile(path: string, how: keyof typeof flags, mode = 0o644): number {
  const open = () => openSync(path, flags[how], mode);
  try {
    return open();
  } catch (error) {
    if (how === 'read' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    return open();
  }
}

export function writeAll(file: number, content: Buffer): void {
  let offset = 0;
  while (offset < content.length) offset += writeSync(file, content, offset);
}

/** Renames a file, creating the folder of its new place. */
export function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * The content of a file.
 * @throws an error of the system, or one for anything except a regular file: a repository may contain a link to a device that never ends.
 */
export function readRegular(path: string): Buffer {
  if (!statSync(path).isFile()) throw Object.assign(new Error(`${path} is no file`), { path });
  return readFileSync(path);
}

/** The text of a file, as `readRegular`. */
export function readText(path: string): string {
  return readRegular(path).toString('utf8');
}

/** The content of a file; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  // An error costs as much as reading three files, and many of them are usually missing.
  return existsSync(path) ? orElse(() => readRegular(path), undefined) : undefined;
}

/** The names in a folder; empty when it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return orElse(() => readdirSync(folder), []);
}

/**
 * Removes a file that may not exist. Node's `rmSync` does the same, but makes two more system calls and loads the code that
 * removes whole folders, on every turn of a session.
 */
export function removeFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
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

const renameAttempts = 50;
const renamePauseMilliseconds = 10;

/** The parts that are flushed to the disk before a write returns. */
type Flush = 'file and folder' | 'file' | 'nothing';

/**
 * Writes a file so that readers, and the disk after a crash, have the old content or the new, never a part: a temporary file in
 * the same folder, flushed, then renamed. Creates the folder.
 * @param mode its permissions.
 * @param flush what is on the disk after a power cut: with 'file and folder' the new content, with 'file' the old or the new,
 * with 'nothing' possibly an empty file.
 */
export function writeAtomic(
  path: string,
  content: string | Buffer,
  { mode = 0o644, flush = 'file and folder', modified }: { mode?: number; flush?: Flush; modified?: Date } = {},
): void {
  // A killed process with the same number may have left a file of its own.
  const temporary = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
  try {
    const file = openFile(temporary, 'create', mode);
    try {
      writeAll(file, Buffer.from(content));
      if (modified !== undefined) futimesSync(file, modified, modified);
      if (flush !== 'nothing') fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renamePatiently(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
  if (flush === 'file and folder') flushFolder(dirname(path));
}

/** Renames whatever is in a place to a name beside it, and returns that; null when there is nothing. */
export function setAside(path: string, now: Date): string | null {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return null;
  const first = `${path}.replaced-${now.toISOString().replace(/[:.]/g, '-')}`;
  let kept = first;
  for (let number = 2; existsSync(kept); number += 1) kept = `${first}-${number}`;
  moveFile(path, kept);
  return kept;
}

/**
 * Renames a file; on Windows it tries again for a moment, because a rename fails while a reader or a virus scanner has the target
 * open.
 */
function renamePatiently(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '');
      if (process.platform !== 'win32' || !isBusy || attempt === renameAttempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}

/**
 * Appends whole lines and flushes them: all or, on a full disk, none. The beginning of a line whose writer died is cut off first.
 * @param flushed false for lines that another file has too: a power cut may lose the last of them.
 * @returns the number of bytes that were cut off, what was appended, and where it ends; undefined when another process has appended since.
 */
export function appendLines(
  path: string,
  lines: readonly string[],
  { flushed = true } = {},
): { lost: number; content: Buffer; end: number | undefined } {
  const file = openFile(path, 'append');
  try {
    const lost = cutTornLine(file, path);
    const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    const { size } = fstatSync(file);
    try {
      writeAll(file, content);
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
    if (flushed) fdatasyncSync(file);
    const end = size + content.length;
    return { lost, content, end: fstatSync(file).size === end ? end : undefined };
  } finally {
    closeSync(file);
  }
}

const lineAttempts = 20;
const linePauseMilliseconds = 5;
const lineEnd = 0x0a;

/**
 * Cuts off the beginning of a line whose writer died. One that still runs may take tens of milliseconds for the other half of its line
 * on a machine at load 15.
 */
function cutTornLine(file: number, path: string): number {
  const last = Buffer.alloc(1);
  for (let attempt = 1; attempt <= lineAttempts; attempt += 1) {
    const { size } = fstatSync(file);
    if (size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === lineEnd)) return 0;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  const whole = readRegular(path).lastIndexOf(lineEnd) + 1;
  const torn = fstatSync(file).size - whole;
  ftruncateSync(file, whole);
  return torn;
}

function flushFolder(folder: string): void {
  // Windows cannot open folders; its renames are durable without this.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The value in one of our own JSON files; undefined when the file is missing or not JSON. The caller checks the shape. */
export function readJson(path: string): unknown {
  return orElse(() => parseJson(readRegular(path).toString('utf8')), undefined);
}

/** The value in one of our own JSON files; undefined unless it has every key of the sample with a value of the same kind. */
export function readJsonLike<T>(path: string, sample: T): T | undefined {
  // An error costs as much as reading three files, and many of them are usually missing.
  const value = existsSync(path) ? readJson(path) : undefined;
  return hasShapeOf(value, sample) ? value : undefined;
}
