import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../base/owned-files.ts';
import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { appendEvent, readJournal } from './journal.ts';
import {
  copyOf,
  filesIn,
  handedIn,
  hashOf,
  hasWholeJournal,
  isMarked,
  markedNow,
  markOf,
  none,
  readKnown,
  store,
  type Known,
} from './records.ts';
import { parseJournal } from './rules/journal-line.ts';

/** A record that differs from the one that the journal says was written. */
export interface AlteredRecord {
  name: string;
  /** Whether the file is unchanged since it was written. */
  isFileGood: boolean;
  /** Undefined for a record without a copy. */
  isCopyGood: boolean | undefined;
  /**
   * True when file and copy have the version before the last: a process died between journal and file, or a person put them back.
   */
  isBefore: boolean;
}

export interface RecordsFound {
  /** True when lines of the journal were removed. */
  isJournalLost: boolean;
  /** True when no hashes exist yet: the workflow was made by a version without them. */
  isFirst: boolean;
  altered: AlteredRecord[];
  /** Records that this program did not write. */
  foreign: string[];
}

/** Compares every record with its hash in the journal. The caller holds the workflow's lock. */
export function inspectRecords(paths: WorkflowPaths): RecordsFound {
  const known = readKnown(paths);
  const isJournalLost = known === undefined ? isJournalGone(paths) : !hasWholeJournal(paths, known);
  const noted = isJournalLost ? new Map<string, string[]>() : hashesIn(paths);
  const names = new Set([...noted.keys(), ...Object.keys(known?.files ?? {})]);
  const altered: AlteredRecord[] = [];
  for (const name of names) {
    const before = known?.files[name];
    const hashes = noted.get(name) ?? [before?.sha256 ?? ''];
    if (isSame(paths, name, before, hashes.at(-1))) continue;
    const found = compare(paths, name, hashes, before?.sha256);
    if (found !== undefined) altered.push(found);
  }
  const isFirst = names.size === 0;
  return { isJournalLost, isFirst, altered, foreign: present(paths).filter((name) => !names.has(name)) };
}

/** Accepts records in their present form: later comparisons use it. The caller holds the workflow's lock. */
export function adoptRecords(paths: WorkflowPaths, names: readonly string[]): void {
  for (const name of names) {
    const content = readOrNothing(join(paths.base, name)) ?? readOrNothing(copyOf(paths, name));
    if (content === undefined) continue;
    appendEvent(paths, new Date(), { event: 'written', file: name, sha256: hashOf(content) });
  }
}

/** The names of the existing records of a workflow that has no hashes yet. */
export function present(paths: WorkflowPaths): string[] {
  const documents = documentFiles.filter((name) => existsSync(join(paths.runtime, name)));
  const attempts = filesIn(join(paths.runtime, 'attempts')).map((file) => `proofs/${file}`);
  return [...documents, ...attempts, ...handedIn(paths)];
}

/** Stores the size and time of all unaltered records, for the next comparison. The caller holds the workflow's lock. */
export function markRecords(paths: WorkflowPaths): void {
  const known = readKnown(paths)?.files ?? {};
  const noted = hashesIn(paths);
  const files: Record<string, Known> = {};
  for (const name of new Set([...Object.keys(known), ...noted.keys()])) {
    const sha256 = noted.get(name)?.at(-1) ?? known[name]?.sha256 ?? '';
    const isGone = markOf(join(paths.base, name)) === none && markOf(copyOf(paths, name)) === none;
    if (isGone) continue;
    const before = known[name];
    const isGood = isSame(paths, name, before, sha256) || compare(paths, name, [sha256], undefined) === undefined;
    files[name] = isGood ? markedNow(paths, name, sha256) : { sha256, file: '', copy: '' };
  }
  store(paths, files, undefined);
}

/** Whether neither the file nor its copy was written since they had this hash. */
function isSame(paths: WorkflowPaths, name: string, known: Known | undefined, sha256: string | undefined): boolean {
  return known !== undefined && known.sha256 === sha256 && isMarked(paths, name, known);
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
  // The hash of our last write is missing from the journal, so its lines about this record were changed.
  const isForged = remembered !== undefined && !hashes.includes(remembered);
  const isFileGood = fileHash === last && !isForged;
  const isCopyGood = hasCopy ? (copyHash === last || copy === undefined) && !isForged : undefined;
  if (isFileGood && isCopyGood !== false) return undefined;
  const previous = hashes.at(-2);
  const isBefore = !isForged && [fileHash, copyHash ?? fileHash].every((hash) => hash === previous);
  // A missing file with a good copy is restored by the repair of documents.
  return { name, isFileGood, isCopyGood: copy === undefined && !isFileGood ? false : isCopyGood, isBefore };
}

/** The hashes of each record in the journal, oldest first. */
function hashesIn(paths: WorkflowPaths): Map<string, string[]> {
  const lines = readJournal(paths).filter((line) => line.includes('"event":"written"'));
  const found = new Map<string, string[]>();
  for (const line of parseJournal(lines)) {
    if (!hasShapeOf(line, { event: '', file: '', sha256: '' })) continue;
    const { file, sha256 } = line;
    const before = found.get(file);
    if (before === undefined) found.set(file, [sha256]);
    else before.push(sha256);
  }
  return found;
}

/** Whether the journal is missing although records exist. */
function isJournalGone(paths: WorkflowPaths): boolean {
  return !existsSync(paths.journal) && present(paths).length > 0;
}
