import {
  closeSync,
  constants,
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
} from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes, WorkflowError, orElse } from '../base/errors.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';

/** The folder of a workflow, or the one beside workflows, in a path. Links above it are the user's. */
const ownFolder = /[\\/]docs[\\/](?:research-[a-z0-9-]+|\.autonomous-workflow)(?=[\\/]|$)/;
/** Checkouts of the user's repository, whose files are not ours. */
const workTree = /^[\\/]\.runtime[\\/]worktrees(?=[\\/])/;

/**
 * Refuses a path of ours that leads elsewhere: a file or folder of a workflow, or one on the way to it, that is a link or no
 * regular file. A repository may bring such a link, and what is written or read through it is not the workflow's. Paths outside
 * of workflows are not examined.
 */
export function requireOwn(path: string): void {
  const found = ownFolder.exec(path);
  if (found === null) return;
  const base = found.index + found[0].length;
  const last = base + (workTree.exec(path.slice(base))?.[0].length ?? path.length);
  const folder = folderOf(path);
  for (const { index: end } of path.matchAll(/[\\/]|$/g)) {
    const part = path.slice(0, end);
    if (end < base || end > last || (examined.get(part) ?? 0) > Date.now()) continue;
    if (!examine(part)) return;
    if (end <= folder.length) examined.set(part, Date.now() + examinedMilliseconds);
  }
}

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')));

/** Whether a path is in the folder of a workflow, but not in a checkout of the user's repository. */
function isOwn(path: string): boolean {
  const found = ownFolder.exec(path);
  return found !== null && !workTree.test(path.slice(found.index + found[0].length));
}

/** Folders that were found to be ours, and until when that counts: a turn asks for the files of four folders a hundred times. */
const examined = new Map<string, number>();
const examinedMilliseconds = 100;

/** Refuses a file or folder that no workflow may have; returns whether there is one. */
function examine(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() === true) throw refusal(path, 'a symbolic link');
  if (stats === undefined || stats.isDirectory()) return stats !== undefined;
  if (!stats.isFile()) throw refusal(path, 'no file, but a pipe or device');
  if (stats.nlink > 1) throw refusal(path, 'a hard link: the file has another name elsewhere, too');
  return true;
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
  create: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
} as const;

/**
 * Opens a file, creating its folder for writing. A file of ours is never opened through a link, not even one that was made this
 * moment; others are read through links.
 * @throws WorkflowError for a file of ours that leads elsewhere; an error of the system, or one for anything except a regular file.
 */
export function openFile(path: string, how: keyof typeof flags, mode = 0o644): number {
  // A link in the place of the file itself is refused by the system when it is opened, except on Windows.
  requireOwn(process.platform === 'win32' ? path : folderOf(path));
  // O_NONBLOCK, because opening a named pipe without a partner would block forever. Windows has neither flag; `undefined` counts as
  // zero.
  const followed = how === 'read' && !ownFolder.test(path) ? 0 : constants.O_NOFOLLOW;
  const open = () => openSync(path, flags[how] | constants.O_NONBLOCK | followed, mode);
  let file: number;
  try {
    file = open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && isOwn(path)) examine(path);
    if (how === 'read' || code !== 'ENOENT') throw error;
    makeFolder(dirname(path));
    file = open();
  }
  const stats = fstatSync(file);
  if (stats.isFile() && (stats.nlink < 2 || !isOwn(path))) return file;
  closeSync(file);
  if (isOwn(path)) examine(path);
  throw Object.assign(new Error(`${path} is no file`), { path });
}

export function writeAll(file: number, content: Buffer): void {
  let offset = 0;
  while (offset < content.length) offset += writeSync(file, content, offset);
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
  // An error costs as much as reading three files, and many of them are usually missing.
  return existsSync(path) ? orElse(() => readRegular(path), undefined) : undefined;
}

/** The names in a folder; empty when it is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
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
