import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../base/owned-files.ts';
import { hasShapeOf } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { appendEvent, readJournal } from './journal.ts';
import { parseJournal } from './rules/journal-line.ts';

/**
 * A record as it was written last: its hash, and the marks that file and copy had then. A file with the same mark is the same file:
 * the time of its last change of any kind can be set by nobody.
 */
interface Known {
  sha256: string;
  file: string;
  copy: string;
}

interface KnownRecords {
  /** As much of the journal as was there, and its last bytes. */
  journal: { bytes: number; end: string };
  /** By their names, from the workflow's folder. */
  files: Record<string, Known>;
}

/** A record that is not as the journal says it was written. */
export interface AlteredRecord {
  name: string;
  /** Whether the file is as it was written. */
  isFileGood: boolean;
  /** Undefined for a record without a copy. */
  isCopyGood: boolean | undefined;
  /** File and copy are as they were written the time before: a process died between journal and file, or somebody put them back. */
  isBefore: boolean;
}

export interface RecordsFound {
  /** Lines that were in the journal are gone. */
  isJournalLost: boolean;
  /** Nobody has noted hashes yet: the workflow is older than they are. */
  isFirst: boolean;
  altered: AlteredRecord[];
  /** Records that nothing of ours has written. */
  foreign: string[];
}

const endBytes = 128;
const sample: KnownRecords = { journal: { bytes: 0, end: '' }, files: {} };
const knownFile = ({ runtime }: WorkflowPaths) => join(runtime, 'records.json');
const attemptName = /^proofs\/([^/]+\.json)$/;

/**
 * Writes a record: its hash is in the journal before `write` changes file and copy. The caller holds the workflow's lock.
 * @param name from the workflow's folder, with forward slashes.
 */
export function writeRecorded(paths: WorkflowPaths, name: string, content: string, write: () => void): void {
  const sha256 = hashOf(content);
  appendEvent(paths, new Date(), { event: 'written', file: name, sha256 });
  write();
  const known = readKnown(paths);
  store(paths, { ...known?.files, [name]: markedNow(paths, name, sha256) }, known);
}

/** Watches files whose hashes a record holds, such as the logs of proofs. The caller holds the workflow's lock. */
export function watchFiles(paths: WorkflowPaths, files: readonly { name: string; sha256: string }[]): void {
  const known = readKnown(paths) ?? sample;
  const unknown = files.filter(({ name, sha256 }) => known.files[name]?.sha256 !== sha256);
  if (unknown.length === 0) return;
  const added = unknown.map(({ name, sha256 }) => [name, markedNow(paths, name, sha256)] as const);
  store(paths, { ...known.files, ...Object.fromEntries(added) }, known);
}

/** Whether nobody else has written, added or cut a record or the journal; no record is read for that. */
export function areRecordsUntouched(paths: WorkflowPaths): boolean {
  const known = readKnown(paths);
  if (known === undefined || !hasWholeJournal(paths, known)) return false;
  const isSame = ([name, marks]: [string, Known]) => isMarked(paths, name, marks);
  return Object.entries(known.files).every(isSame) && handedIn(paths).every((name) => name in known.files);
}

/** Compares every record with the hash that the journal has of it. The caller holds the workflow's lock. */
export function inspectRecords(paths: WorkflowPaths): RecordsFound {
  const known = readKnown(paths);
  const isJournalLost = known === undefined ? isJournalGone(paths) : !hasWholeJournal(paths, known);
  const noted = isJournalLost ? new Map<string, string[]>() : hashesIn(paths);
  const names = new Set([...noted.keys(), ...Object.keys(known?.files ?? {})]);
  const altered: AlteredRecord[] = [];
  for (const name of names) {
    const before = known?.files[name];
    const hashes = noted.get(name) ?? [before?.sha256 ?? ''];
    if (before !== undefined && before.sha256 === hashes.at(-1) && isMarked(paths, name, before)) continue;
    const found = compare(paths, name, hashes, before?.sha256);
    if (found !== undefined) altered.push(found);
  }
  const isFirst = names.size === 0;
  return { isJournalLost, isFirst, altered, foreign: present(paths).filter((name) => !names.has(name)) };
}

/** Notes records as they are found, so that from now on they are to be like that. The caller holds the workflow's lock. */
export function adoptRecords(paths: WorkflowPaths, names: readonly string[]): void {
  for (const name of names) {
    const content = readOrNothing(join(paths.base, name)) ?? readOrNothing(copyOf(paths, name));
    if (content === undefined) continue;
    appendEvent(paths, new Date(), { event: 'written', file: name, sha256: hashOf(content) });
  }
}

/** The names of the records of a workflow that is older than their hashes. */
export function present(paths: WorkflowPaths): string[] {
  const documents = documentFiles.filter((name) => existsSync(join(paths.runtime, name)));
  const attempts = filesIn(join(paths.runtime, 'attempts')).map((file) => `proofs/${file}`);
  return [...documents, ...attempts, ...handedIn(paths)];
}

/** Keeps the marks of all records that are as they were written, for the next look at them. The caller holds the workflow's lock. */
export function markRecords(paths: WorkflowPaths): void {
  const known = readKnown(paths)?.files ?? {};
  const noted = hashesIn(paths);
  const files: Record<string, Known> = {};
  for (const name of new Set([...Object.keys(known), ...noted.keys()])) {
    const sha256 = noted.get(name)?.at(-1) ?? known[name]?.sha256 ?? '';
    const isGone = markOf(join(paths.base, name)) === none && markOf(copyOf(paths, name)) === none;
    if (isGone) continue;
    const before = known[name];
    const isSame = before !== undefined && before.sha256 === sha256 && isMarked(paths, name, before);
    const isGood = isSame || compare(paths, name, [sha256], undefined) === undefined;
    files[name] = isGood ? markedNow(paths, name, sha256) : { sha256, file: '', copy: '' };
  }
  store(paths, files, undefined);
}

function compare(
  paths: WorkflowPaths,
  name: string,
  hashes: readonly string[],
  remembered: string | undefined,
): AlteredRecord | undefined {
  const [file, copy] = [readOrNothing(join(paths.base, name)), readOrNothing(copyOf(paths, name))];
  const last = hashes.at(-1);
  const [fileHash, copyHash] = [file, copy].map((content) => (content === undefined ? undefined : hashOf(content)));
  const hasCopy = copyOf(paths, name) !== '';
  if (file === undefined && copy === undefined) return undefined;
  // Somebody wrote a line into the journal that no write of ours has led to.
  const isForged = remembered !== undefined && !hashes.includes(remembered);
  const isFileGood = fileHash === last && !isForged;
  const isCopyGood = hasCopy ? (copyHash === last || copy === undefined) && !isForged : undefined;
  if (isFileGood && isCopyGood !== false) return undefined;
  const previous = hashes.at(-2);
  const isBefore = !isForged && [fileHash, copyHash ?? fileHash].every((hash) => hash === previous);
  // A file that is gone, with a copy as it was written, is put back where documents are repaired.
  return { name, isFileGood, isCopyGood: copy === undefined && !isFileGood ? false : isCopyGood, isBefore };
}

/** The hashes of each record that the journal holds, the last one last. */
function hashesIn(paths: WorkflowPaths): Map<string, string[]> {
  const lines = readJournal(paths).filter((line) => line.includes('"event":"written"'));
  const found = new Map<string, string[]>();
  for (const line of parseJournal(lines)) {
    if (!hasShapeOf(line, { event: '', file: '', sha256: '' }) || line.event !== 'written') continue;
    const { file, sha256 } = line as unknown as { file: string; sha256: string };
    found.set(file, [...(found.get(file) ?? []), sha256]);
  }
  return found;
}

/** Where the copy of a record is; empty for one without. */
function copyOf({ runtime }: WorkflowPaths, name: string): string {
  const attempt = attemptName.exec(name)?.[1];
  if (attempt !== undefined) return join(runtime, 'attempts', attempt);
  return (documentFiles as readonly string[]).includes(name) ? join(runtime, name) : '';
}

function handedIn({ inbox }: WorkflowPaths): string[] {
  return foldersIn(inbox).flatMap((iteration) =>
    filesIn(join(inbox, iteration)).map((file) => `inbox/${iteration}/${file}`),
  );
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const foldersIn = (folder: string): string[] => namesIn(folder).filter((name) => /^\d+$/.test(name));
const filesIn = (folder: string): string[] => namesIn(folder).filter((name) => name.endsWith('.json'));

/** Whether the journal is gone although there are records. */
function isJournalGone(paths: WorkflowPaths): boolean {
  return !existsSync(paths.journal) && present(paths).length > 0;
}

function hasWholeJournal({ journal }: WorkflowPaths, known: KnownRecords): boolean {
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

const none = 'none';

function markOf(path: string): string {
  const found = path === '' ? undefined : statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? none : `${found.ino}-${found.size}-${found.mtimeNs}-${found.ctimeNs}`;
}

function markedNow(paths: WorkflowPaths, name: string, sha256: string): Known {
  return { sha256, file: markOf(join(paths.base, name)), copy: markOf(copyOf(paths, name)) };
}

function isMarked(paths: WorkflowPaths, name: string, { file, copy }: Known): boolean {
  return file === markOf(join(paths.base, name)) && copy === markOf(copyOf(paths, name));
}

function readKnown(paths: WorkflowPaths): KnownRecords | undefined {
  return readJsonLike(knownFile(paths), sample);
}

/** @param before a journal that was cut since then stays noticed until `markRecords`. */
function store(paths: WorkflowPaths, files: Record<string, Known>, before: KnownRecords | undefined): void {
  const bytes = statSync(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = before === undefined || hasWholeJournal(paths, before);
  const journal = isWhole ? { bytes, end: endOf(paths.journal, bytes) } : before.journal;
  const known: KnownRecords = { journal, files };
  // Not flushed: without it the records are compared with the journal itself.
  writeAtomic(knownFile(paths), JSON.stringify(known), { flush: 'nothing' });
}

/** Loaded only where it is needed: it takes a hook 5 ms. */
function hashOf(content: string | Buffer): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(content).digest('hex');
}
