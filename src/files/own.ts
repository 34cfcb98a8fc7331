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
} from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';

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
  const found = ownFolder.exec(path);
  if (found === null) return;
  const base = found.index + found[0].length;
  const inTree = workTree.exec(path.slice(base));
  const last = inTree === null ? path.length : base + inTree[0].length;
  for (let end = base; ; end = nextSeparator(path, end + 1, last)) {
    const part = path.slice(0, end);
    const stats = lstatSync(part, { throwIfNoEntry: false });
    if (stats === undefined) return;
    const what = foreign(stats, part);
    if (what !== undefined) throw refusal(part, what);
    if (end === last) return;
  }
}

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
