import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../base/owned-files.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';
import { appendEvent } from './journal.ts';

/**
 * A record as it was written last: its hash, and the marks that file and copy had then. A file with the same mark is the same file:
 * the time of its last change of any kind can be set by nobody.
 */
export interface Known {
  sha256: string;
  file: string;
  copy: string;
}

export interface KnownRecords {
  /** As much of the journal as was there, and its last bytes. */
  journal: { bytes: number; end: string };
  /** By their names, from the workflow's folder. */
  files: Record<string, Known>;
}

const endBytes = 128;
const sample: KnownRecords = { journal: { bytes: 0, end: '' }, files: {} };
const knownFile = ({ runtime }: WorkflowPaths) => join(runtime, 'records.json');
const handInName = /^inbox\/(\d+)\//;
const attemptName = /^proofs\/([^/]+\.json)$/;

/**
 * Writes a record: its hash is in the journal before `write` changes file and copy. The caller holds the workflow's lock.
 * @param name from the workflow's folder, with forward slashes.
 */
export function writeRecorded(paths: WorkflowPaths, name: string, content: string, write: () => void): void {
  // A goal may be frozen before its workflow begins, and is noted with that: a journal would make a workflow of it.
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
  return [paths.state, paths.journal, knownFile(paths)].some((file) => existsSync(file));
}

/** Watches files whose hashes a record holds, such as the logs of proofs. The caller holds the workflow's lock. */
export function watchFiles(paths: WorkflowPaths, files: readonly { name: string; sha256: string }[]): void {
  const known = readKnown(paths) ?? sample;
  const unknown = files.filter(({ name, sha256 }) => known.files[name]?.sha256 !== sha256);
  if (unknown.length === 0) return;
  const added = unknown.map(({ name, sha256 }) => [name, markedNow(paths, name, sha256)] as const);
  store(paths, { ...known.files, ...Object.fromEntries(added) }, known);
}

/**
 * Whether nobody else has written, added or cut a record or the journal; no record is read for that.
 * @param since the first iteration whose hand-ins are compared.
 */
export function areRecordsUntouched(paths: WorkflowPaths, since = 0): boolean {
  const known = readKnown(paths);
  if (known === undefined || !hasWholeJournal(paths, known)) return false;
  const isBefore = (name: string) => since > 0 && Number(handInName.exec(name)?.[1]) < since;
  const isSame = ([name, marks]: [string, Known]) => isBefore(name) || isMarked(paths, name, marks);
  return Object.entries(known.files).every(isSame) && handedIn(paths, since).every((name) => name in known.files);
}

/** The place where the copy of a record is; empty for one without. */
export function copyOf({ runtime }: WorkflowPaths, name: string): string {
  const attempt = attemptName.exec(name)?.[1];
  if (attempt !== undefined) return join(runtime, 'attempts', attempt);
  return (documentFiles as readonly string[]).includes(name) ? join(runtime, name) : '';
}

export function handedIn({ inbox }: WorkflowPaths, since = 0): string[] {
  const iterations = foldersIn(inbox).filter((iteration) => Number(iteration) >= since);
  return iterations.flatMap((iteration) => filesIn(join(inbox, iteration)).map((file) => `inbox/${iteration}/${file}`));
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const foldersIn = (folder: string): string[] => namesIn(folder).filter((name) => /^\d+$/.test(name));
export const filesIn = (folder: string): string[] => namesIn(folder).filter((name) => name.endsWith('.json'));

/** Whether every line of the journal is there that was there when records were written last. */
export function hasWholeJournal({ journal }: WorkflowPaths, known: KnownRecords): boolean {
  const size = statSync(journal, { throwIfNoEntry: false })?.size ?? 0;
  return size >= known.journal.bytes && endOf(journal, known.journal.bytes) === known.journal.end;
}

function endOf(journal: string, bytes: number): string {
  if (bytes === 0) return '';
  let file: number | undefined;
  try {
    file = openSync(journal, 'r');
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

export function markOf(path: string): string {
  const found = path === '' ? undefined : statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? none : `${found.ino}-${found.size}-${found.mtimeNs}-${found.ctimeNs}`;
}

export function markedNow(paths: WorkflowPaths, name: string, sha256: string): Known {
  return { sha256, file: markOf(join(paths.base, name)), copy: markOf(copyOf(paths, name)) };
}

export function isMarked(paths: WorkflowPaths, name: string, { file, copy }: Known): boolean {
  return file === markOf(join(paths.base, name)) && copy === markOf(copyOf(paths, name));
}

export function readKnown(paths: WorkflowPaths): KnownRecords | undefined {
  return readJsonLike(knownFile(paths), sample);
}

/** Forgets how records and journal were written here, before others take their place. The caller holds the workflow's lock. */
export function forgetRecords(paths: WorkflowPaths): void {
  removeFile(knownFile(paths));
}

/** @param before a journal that was cut since then stays noticed until `markRecords`. */
export function store(paths: WorkflowPaths, files: Record<string, Known>, before: KnownRecords | undefined): void {
  const bytes = statSync(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = before === undefined || hasWholeJournal(paths, before);
  const journal = isWhole ? { bytes, end: endOf(paths.journal, bytes) } : before.journal;
  const known: KnownRecords = { journal, files };
  // Not flushed: without it the records are compared with the journal itself.
  writeAtomic(knownFile(paths), JSON.stringify(known), { flush: 'nothing' });
}

/** Loaded only where it is needed: it takes a hook 5 ms. */
export function hashOf(content: string | Buffer): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(content).digest('hex');
}
