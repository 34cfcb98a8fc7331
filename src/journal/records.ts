import { closeSync, existsSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../base/owned-files.ts';
import { openFile } from '../files/own.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/regular.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { appendEvent } from './journal.ts';

/**
 * A record as it was last written: its hash, and the stat marks of file and copy. Equal marks mean an unchanged file, because no
 * program can set the ctime.
 */
export interface Known {
  sha256: string;
  file: string;
  copy: string;
}

export interface KnownRecords {
  /** The journal's size at that time, and its last bytes. */
  journal: { bytes: number; end: string };
  /** Keyed by path from the workflow's folder. */
  files: Record<string, Known>;
}

const endBytes = 128;
const sample: KnownRecords = { journal: { bytes: 0, end: '' }, files: {} };
const knownFile = runtimeFile('records.json', sample, { flush: 'nothing' });
const handInName = /^inbox\/(\d+)\//;
const attemptName = /^proofs\/([^/]+\.json)$/;

/**
 * Writes a record: its hash is in the journal before `write` changes file and copy. The caller holds the workflow's lock.
 * @param name from the workflow's folder, with forward slashes.
 */
export function writeRecorded(paths: WorkflowPaths, name: string, content: string, write: () => void): void {
  // A goal may be frozen before its workflow begins and is then noted at the beginning: a journal alone would be taken for a
  // workflow.
  if (!isBegun(paths)) {
    write();
    return;
  }
  const sha256 = hashOf(content);
  appendEvent(paths, new Date(), { event: 'written', file: name, sha256 });
  write();
  const known = readKnown(paths);
  store(paths, { ...known?.files, [name]: markedNow(paths, name, sha256) }, known);
}

function isBegun(paths: WorkflowPaths): boolean {
  return [paths.state, paths.journal, knownFile.path(paths)].some((file) => existsSync(file));
}

/**
 * Compares these files from now on, too; another record has their hashes, such as the logs of proofs. The caller holds the
 * workflow's lock.
 */
export function watchFiles(paths: WorkflowPaths, files: readonly { name: string; sha256: string }[]): void {
  const known = readKnown(paths) ?? sample;
  const unknown = files.filter(({ name, sha256 }) => known.files[name]?.sha256 !== sha256);
  if (unknown.length === 0) return;
  const added = unknown.map(({ name, sha256 }) => [name, markedNow(paths, name, sha256)] as const);
  store(paths, { ...known.files, ...Object.fromEntries(added) }, known);
}

/**
 * Whether no other program has written, added or removed records or cut the journal; compares size and time only and reads no
 * record.
 * @param since the first iteration whose hand-ins are compared.
 */
export function areRecordsUntouched(paths: WorkflowPaths, since = 0): boolean {
  const known = readKnown(paths);
  if (known === undefined || !hasWholeJournal(paths, known)) return false;
  const isBefore = (name: string) => since > 0 && Number(handInName.exec(name)?.[1]) < since;
  const isSame = ([name, marks]: [string, Known]) => isBefore(name) || isMarked(paths, name, marks);
  return Object.entries(known.files).every(isSame) && handedIn(paths, since).every((name) => name in known.files);
}

/** The path of a record's copy; empty for a record without one. */
export function copyOf({ runtime }: WorkflowPaths, name: string): string {
  const attempt = attemptName.exec(name)?.[1];
  if (attempt !== undefined) return join(runtime, 'attempts', attempt);
  return (documentFiles as readonly string[]).includes(name) ? join(runtime, name) : '';
}

/** The files of the inbox, of all iterations or of the last ones. */
export function handedIn({ inbox }: WorkflowPaths, since = 0): string[] {
  const iterations = foldersIn(inbox).filter((iteration) => Number(iteration) >= since);
  return iterations.flatMap((iteration) => filesIn(join(inbox, iteration)).map((file) => `inbox/${iteration}/${file}`));
}

const foldersIn = (folder: string): string[] => namesIn(folder).filter((name) => /^\d+$/.test(name));
export const filesIn = (folder: string): string[] => namesIn(folder).filter((name) => name.endsWith('.json'));

/** Whether the journal still has every line that it had at the last write of a record. */
export function hasWholeJournal({ journal }: WorkflowPaths, known: KnownRecords): boolean {
  const size = statSync(journal, { throwIfNoEntry: false })?.size ?? 0;
  return size >= known.journal.bytes && endOf(journal, known.journal.bytes) === known.journal.end;
}

function endOf(journal: string, bytes: number): string {
  if (bytes === 0) return '';
  let file: number | undefined;
  try {
    file = openFile(journal, 'read');
    const buffer = Buffer.alloc(Math.min(endBytes, bytes));
    readSync(file, buffer, 0, buffer.length, bytes - buffer.length);
    return buffer.toString('latin1');
  } catch {
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

export const none = 'none';

/** A mark that changes with the content of a file: its inode, size and times. */
export function markOf(path: string): string {
  const found = path === '' ? undefined : statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? none : `${found.ino}-${found.size}-${found.mtimeNs}-${found.ctimeNs}`;
}

/** A record with its hash, and the present marks of its file and its copy. */
export function markedNow(paths: WorkflowPaths, name: string, sha256: string): Known {
  return { sha256, file: markOf(join(paths.base, name)), copy: markOf(copyOf(paths, name)) };
}

/** Whether a record's file and its copy are as they were marked. */
export function isMarked(paths: WorkflowPaths, name: string, { file, copy }: Known): boolean {
  return file === markOf(join(paths.base, name)) && copy === markOf(copyOf(paths, name));
}

export function readKnown(paths: WorkflowPaths): KnownRecords | undefined {
  return knownFile.read(paths);
}

/** @param before the former marks: if the journal was cut since, it stays reported until `markRecords`. */
export function store(paths: WorkflowPaths, files: Record<string, Known>, before: KnownRecords | undefined): void {
  const bytes = statSync(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = before === undefined || hasWholeJournal(paths, before);
  const journal = isWhole ? { bytes, end: endOf(paths.journal, bytes) } : before.journal;
  const known: KnownRecords = { journal, files };
  // Not flushed: if it is lost, the records are compared with the journal itself.
  knownFile.write(paths, known);
}

/** The SHA-256 of a content, in hexadecimal. It loads node:crypto only when needed, which costs a hook 5 ms. */
export function hashOf(content: string | Buffer): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(content).digest('hex');
}
