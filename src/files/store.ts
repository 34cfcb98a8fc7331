import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  type Stats,
  writeSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  existsSync,
  fsyncSync,
  futimesSync,
  readSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';

/** The folder of a workflow, or the one beside workflows, in a path. Links above it are the user's. */
const ownFolder = /[\\/]docs[\\/](?:research-[a-z0-9-]+|\.autonomous-workflow)(?=[\\/]|$)/;
/** Checkouts of the user's repository, whose files are not ours. */
const workTree = /^[\\/]\.runtime[\\/]worktrees(?=[\\/])/;
/** A lock is a hard link to the file of its owner, beside it. */
const lockName = /[\\/]lock(?:[-.][^\\/]*)?$/;

/**
 * Refuses a path of ours that leads elsewhere: a file or folder of a workflow, or one on the way to it, that is a link or no
 * regular file. A repository may bring such a link, and what is written or read through it is not the workflow's. Paths outside
 * of workflows are not examined.
 * @throws WorkflowError
 */
export function requireOwn(path: string): void {
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')));
  const isFolderOwn = (examined.get(folder) ?? 0) > Date.now();
  const found = isFolderOwn ? null : ownFolder.exec(path);
  if (found === null && !isFolderOwn) return;
  const base = found === null ? path.length : found.index + found[0].length;
  const inTree = workTree.exec(path.slice(base));
  const last = inTree === null ? path.length : base + inTree[0].length;
  for (let end = base; ; end = nextSeparator(path, end + 1, last)) {
    const part = path.slice(0, end);
    const stats = lstatSync(part, { throwIfNoEntry: false });
    if (stats === undefined) return;
    const what = foreign(stats, part);
    if (what !== undefined) throw refusal(part, what);
    if (end === last) break;
    if (end === folder.length) examined.set(folder, Date.now() + examinedMilliseconds);
  }
}

/** Folders that were found to be ours, and until when that counts: a turn asks for the files of four folders a hundred times. */
const examined = new Map<string, number>();
const examinedMilliseconds = 100;

function nextSeparator(path: string, from: number, last: number): number {
  let end = from;
  while (end < last && path.charAt(end) !== '/' && path.charAt(end) !== '\\') end += 1;
  return end;
}

/** The kind of a path that no workflow may have; undefined for a file or folder of its own. */
function foreign(stats: Stats, path: string): string | undefined {
  if (stats.isSymbolicLink()) return 'a symbolic link';
  if (stats.isDirectory()) return undefined;
  if (!stats.isFile()) return 'no file, but a pipe or device';
  return stats.nlink > 1 && !lockName.test(path) ? 'a hard link: the file has another name elsewhere, too' : undefined;
}

function refusal(path: string, received: string): WorkflowError {
  return new WorkflowError('A file of a workflow is a link or no regular file, so it is neither read nor written', {
    where: path,
    expected: 'a regular file or folder',
    received,
    fix: 'Remove it, or put a copy of what it leads to in its place; then do the same again.',
    exitCode: exitCodes.invalidState,
  });
}

const flags = {
  read: constants.O_RDONLY,
  /** Readable, too, because the end of the file decides what is added. */
  append: constants.O_RDWR | constants.O_APPEND | constants.O_CREAT,
  replace: constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
  create: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
} as const;

/**
 * Opens a file, creating its folder for writing. A file of ours is never opened through a link, not even one that was made this
 * moment; others are read through links.
 * @throws WorkflowError for a file of ours that leads elsewhere; an error of the system, or one for anything except a regular file.
 */
export function openFile(path: string, how: keyof typeof flags, mode = 0o644): number {
  if (how === 'read') requireOwn(path);
  else makeFolder(dirname(path), path);
  // O_NONBLOCK, because opening a named pipe without a partner would block forever. Windows has neither flag; `undefined` counts as
  // zero.
  const followed = how === 'read' && !ownFolder.test(path) ? 0 : constants.O_NOFOLLOW;
  const file = openSync(path, flags[how] | constants.O_NONBLOCK | followed, mode);
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

/**
 * Creates a folder, unless it exists.
 * @param path what is written in it next; it has to be of its own, too.
 */
export function makeFolder(folder: string, path = folder): void {
  requireOwn(path);
  mkdirSync(folder, { recursive: true });
}

/** Renames a file to a place of ours, creating its folder. */
export function moveFile(from: string, to: string): void {
  makeFolder(dirname(to), to);
  renameSync(from, to);
}

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

/** Removes the temporary files in a folder that ended processes left. Returns the names of the others. */
export function sweepTemporary(folder: string, isAlive: (process: number) => boolean): string[] {
  return namesIn(folder).filter((name) => {
    const isLeft = isLeftOver(name, isAlive);
    if (isLeft) removeFile(join(folder, name));
    return !isLeft;
  });
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

/** The value in one of our own JSON files; undefined when the file is missing or not JSON. The caller checks the shape. */
export function readJson(path: string): unknown {
  return orElse(() => parseJson(readRegular(path).toString('utf8')), undefined);
}

/** The value in one of our own JSON files; undefined unless it has every key of the sample with a value of the same kind. */
export function readJsonLike<T>(path: string, sample: T): T | undefined {
  const value = readJson(path);
  return hasShapeOf(value, sample) ? value : undefined;
}
