import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FetchOutcome } from './rules/pages/page.ts';
import { laterRow, snapshotRow, snapshotRowSchema, type SnapshotRow } from './rules/pages/snapshot-row.ts';
import { appendLines, sweepTemporary, writeAtomic } from '../files/atomic.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';

const indexFile = (paths: WorkflowPaths) => join(paths.snapshots, 'index.jsonl');
const textFile = (paths: WorkflowPaths, hash: string) => join(paths.snapshots, `${hash}.txt`);

/** The outcome of every page that was asked for, by its page address, in the order of the addresses. */
export function readSnapshotIndex(paths: WorkflowPaths): Map<string, SnapshotRow> {
  return new Map([...readSnapshotHistory(paths)].flatMap(([page, rows]) => rows.slice(-1).map((row) => [page, row])));
}

/**
 * Every row of every page, the one that counts last, in the order of the addresses. A line that is damaged, or that names a text which
 * the journal does not know as that of its page, counts as not written: its page is fetched again.
 */
export function readSnapshotHistory(paths: WorkflowPaths): Map<string, SnapshotRow[]> {
  const pages = new Map<string, SnapshotRow[]>();
  const isStored = storedTexts(paths);
  for (const row of readRows(paths)) {
    if (!isStored(row)) continue;
    const before = pages.get(row.page) ?? [];
    const last = laterRow(before.at(-1), row);
    pages.set(row.page, last === row ? [...before, row] : [row, ...before]);
  }
  return new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readRows(paths: WorkflowPaths): SnapshotRow[] {
  return (readText(indexFile(paths))?.split('\n') ?? []).flatMap((line) => parseRow(line) ?? []);
}

/** Tells of a row whether the journal knows its text as that of its page; of a workflow older than that, every row counts. */
function storedTexts(paths: WorkflowPaths): (row: SnapshotRow) => boolean {
  const known = new Set<string>();
  for (const line of parseJournal(readJournal(paths).filter((one) => one.includes('"event":"page-stored"'))))
    if (line.event === 'page-stored') known.add(`${line.page} ${line.sha256}`);
  return ({ page, snapshot }) => snapshot === null || known.size === 0 || known.has(`${page} ${snapshot}`);
}

/** Takes the rows out of the index that nothing of ours has written; returns their pages. The caller holds the workflow's lock. */
export function dropForeignRows(paths: WorkflowPaths): string[] {
  const isStored = storedTexts(paths);
  const rows = readRows(paths);
  const foreign = rows.filter((row) => !isStored(row));
  if (foreign.length === 0) return [];
  const left = rows.filter(isStored).map((row) => `${JSON.stringify(row)}\n`);
  writeAtomic(indexFile(paths), left.join(''));
  return [...new Set(foreign.map(({ url }) => url))];
}

/** The addresses of documents that the user brought and that nobody could read yet. */
export function unreadDocuments(paths: WorkflowPaths): string[] {
  return [...readSnapshotIndex(paths).values()].flatMap(({ brought, outcome, url }) =>
    brought === true && outcome !== 'stored' ? [url] : [],
  );
}

/**
 * Stores what became of a page: first its text, under its hash, then the line that points there, so that a crash leaves nothing that
 * points nowhere. Texts are never changed; the same text of two pages is stored once. The caller holds the workflow's lock.
 * @returns the row as written.
 */
export function storeSnapshot(
  paths: WorkflowPaths,
  url: string,
  outcome: FetchOutcome,
  before?: Pick<SnapshotRow, 'attempts' | 'brought'>,
): SnapshotRow {
  const hash = outcome.outcome === 'fetched' ? keepText(paths, outcome.text) : null;
  const row = snapshotRow(url, outcome, hash, before);
  if (hash !== null) noteStored(paths, row.page, hash);
  appendLines(indexFile(paths), [JSON.stringify(row)]);
  return row;
}

/** Notes in the journal which text is that of a page, with those of before that were there when nobody noted them. */
function noteStored(paths: WorkflowPaths, page: string, sha256: string): void {
  const isFirst = !readJournal(paths).some((line) => line.includes('"event":"page-stored"'));
  const before = isFirst ? readRows(paths) : [];
  const now = new Date();
  for (const row of [...before, { page, snapshot: sha256 }])
    if (row.snapshot !== null) appendEvent(paths, now, { event: 'page-stored', page: row.page, sha256: row.snapshot });
}

/** Tells of a snapshot whether its text is there and still what was stored; each is read once. */
export function intactSnapshots(paths: WorkflowPaths): (hash: string) => boolean {
  const known = new Map<string, boolean>();
  return (hash) => {
    const isIntact = known.get(hash) ?? readSnapshot(paths, hash) !== undefined;
    known.set(hash, isIntact);
    return isIntact;
  };
}

/** Removes what a writer left behind that was killed. */
export function sweepSnapshots(paths: WorkflowPaths): void {
  if (existsSync(paths.snapshots)) sweepTemporary(paths.snapshots, isAlive);
}

/** The text of a snapshot; undefined when it is missing, or is no longer what was stored. */
export function readSnapshot(paths: WorkflowPaths, hash: string): string | undefined {
  const text = /^[0-9a-f]{64}$/.test(hash) ? readText(textFile(paths, hash)) : undefined;
  return text !== undefined && hashOf(text) === hash ? text : undefined;
}

function keepText(paths: WorkflowPaths, text: string): string {
  const hash = hashOf(text);
  if (readSnapshot(paths, hash) === undefined) writeAtomic(textFile(paths, hash), text);
  return hash;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseRow(line: string): SnapshotRow | undefined {
  if (line === '') return undefined;
  try {
    return snapshotRowSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
