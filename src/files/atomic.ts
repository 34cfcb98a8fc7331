import { closeSync, existsSync, fstatSync, fsyncSync, futimesSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moveFile, openFile, requireOwn, writeAll } from './own.ts';
import { namesIn, removeFile, readRegular } from './regular.ts';

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
 * @param modified its modification time.
 */
export function writeAtomic(
  path: string,
  content: string | Buffer,
  { mode = 0o644, flush = 'file and folder', modified }: { mode?: number; flush?: Flush; modified?: Date } = {},
): void {
  requireOwn(path);
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

/** Renames a file to a name beside its place and returns the new path; null when there is no file. */
export function quarantine(path: string, now: Date): string | null {
  if (!existsSync(path)) return null;
  const kept = inBackground(path, 'broken', now);
  moveFile(path, kept);
  return kept;
}

/**
 * Copies a file beside its place before it is replaced. Unlike a rename, this never leaves the place empty, even if the process
 * dies. Returns the copy's path, null when there is no file.
 */
export function backUp(path: string, now: Date): string | null {
  if (!existsSync(path)) return null;
  const kept = inBackground(path, 'replaced', now);
  writeAtomic(kept, readRegular(path));
  return kept;
}

function inBackground(path: string, why: string, now: Date): string {
  const first = `${path}.${why}-${now.toISOString().replace(/[:.]/g, '-')}`;
  let free = first;
  for (let number = 2; existsSync(free); number += 1) free = `${first}-${number}`;
  return free;
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
 * Appends whole lines and flushes them. If a crash cut the last line short, a line end is added first, so that the new lines stay
 * whole.
 * @param flushed false for lines that another file has too: a power cut may lose the last of them.
 */
export function appendLines(path: string, lines: readonly string[], { flushed = true } = {}): void {
  const file = openFile(path, 'append');
  try {
    const text = lines.map((line) => `${line}\n`).join('');
    writeAll(file, Buffer.from(isCutShort(file) ? `\n${text}` : text));
    if (flushed) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes the temporary files in a folder that ended processes left. */
export function sweepTemporary(folder: string, isAlive: (process: number) => boolean): void {
  for (const name of namesIn(folder)) {
    if (isLeftOver(name, isAlive)) removeFile(join(folder, name));
  }
}

/** Whether a file name is that of a temporary file whose writer is gone. */
function isLeftOver(name: string, isAlive: (process: number) => boolean): boolean {
  const writer = /\.(\d+)-\d+\.tmp$/.exec(name)?.[1];
  return writer !== undefined && !isAlive(Number(writer));
}

const lineAttempts = 20;
const linePauseMilliseconds = 5;

/**
 * Whether the last line has no end because its writer died. A writer that still runs may take tens of milliseconds for the other
 * half of its line on a machine at load 15.
 */
function isCutShort(file: number): boolean {
  for (let attempt = 1; endsInMiddle(file); attempt += 1) {
    if (attempt === lineAttempts) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  return false;
}

function endsInMiddle(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
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
