import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../base/json.ts';
import { excerpt, shortened } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { moveFile, readOrNothing, removeFile, setAside, writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../files/lock.ts';
import {
  asOneChange,
  documentsInLog,
  fileOf,
  foundValue,
  isAsWritten,
  jsonIn,
  keepOther,
  print,
  readDocument,
  standing,
  valueAsWritten,
  valueOf,
  viewMark,
  writeDocument,
  writeView,
  writeViews,
  type AnyDocument,
  type Document,
  type View,
} from './document.ts';
import { appendEvent, hasLog, logEnd, progressOf } from './journal.ts';
import { type Json } from './rules/fold.ts';

/**
 * Makes every view again that is not what the log says, and takes into the log what only a file has: edits that a person may make, and
 * documents that no log explains. What stood in the place of a view is kept beside it. The caller holds the workflow's lock.
 * @returns a sentence for each file that was not as it was written.
 */
export function healViews(paths: WorkflowPaths, known: readonly AnyDocument[], now: Date): string[] {
  const said: string[] = [];
  const say = (text: string) => said.push(`autonomous-workflow ${paths.name}: ${text}`);
  takeJournalOver(paths, known);
  const documents = withOthers(paths, known);
  const before = standing(paths).views?.files ?? {};
  takeUnexplained(paths, documents, now, say);
  const seen = standing(paths);
  const files: Record<string, View> = {};
  for (const document of documents) {
    const { name } = document;
    const logged = documentsInLog(paths).get(name);
    if (logged === undefined) continue;
    if (!isAsWritten(paths, name, seen)) healView(document, logged, now, say);
    files[name] = { mark: viewMark(paths, name), isOurs: before[name]?.isOurs === true };
  }
  healProgress(paths, standing(paths).views?.progress ?? 0, now, say);
  const inLog = documentsInLog(paths);
  for (const { name, format } of documents) if (format && files[name]) files[name].value = inLog.get(name);
  writeViews(paths, { log: logEnd(paths), files });
  return said;
}

/** The documents of the table, and those that only the log knows, such as records of attempts whose files are gone. */
function withOthers(paths: WorkflowPaths, known: readonly AnyDocument[]): AnyDocument[] {
  const names = new Set(known.map(({ name }) => name));
  const others = [...documentsInLog(paths).keys()].filter((name) => name.endsWith('.json') && !names.has(name));
  return [...known, ...others.map((name): AnyDocument => ({ paths, name, title: name, read: (found) => found }))];
}

/**
 * Takes documents that no log explains into it, as one event: those of version 0.2, a plan or state that a person has brought, and where
 * the log has lost lines all that were made from them.
 */
function takeUnexplained(
  paths: WorkflowPaths,
  documents: readonly AnyDocument[],
  now: Date,
  say: (text: string) => void,
): void {
  const inLog = documentsInLog(paths);
  const seen = standing(paths);
  const found = documents.flatMap((document) => {
    const isOurs = seen.isLogBehind && isAsWritten(paths, document.name, seen);
    if ((inLog.has(document.name) && !isOurs) || !existsSync(fileOf(document))) return [];
    const value: unknown = foundValue(document);
    if (value === undefined)
      say(`${document.name} cannot be read, and nothing else has what it held; it is left as it is.`);
    const taken: unknown =
      value === undefined || isOurs || document.takeImport === undefined ? value : document.takeImport(value);
    // As it stands, keys in their order.
    const kept = document.format === undefined ? jsonIn(fileOf(document)) : valueAsWritten(paths, document.name);
    const json = isSame(taken, value) ? kept : undefined;
    return taken === undefined ? [] : [{ document, taken, json, isChanged: !isSame(taken, value) }];
  });
  if (found.length === 0) return;
  const files = found.map(({ document }) => document.name);
  if (seen.isLogBehind)
    say(`the log had lost lines; what it lacked of ${firstOf(files).join(', ')} is taken into it from there.`);
  for (const { document, isChanged } of found) if (isChanged) keepOther(document, '', now);
  asOneChange(paths, now, { event: 'imported', files }, () => {
    for (const { document, taken, json } of found) writeDocument(document, taken, now, json);
  });
}

const longestFault = 160;

function reading(document: AnyDocument, text: string): { found: unknown; fault?: string } {
  try {
    return { found: valueOf(document, text) as unknown };
  } catch (error) {
    return { found: undefined, fault: shortened(excerpt((error as Error).message), longestFault) };
  }
}

/** Makes a view what the log says, after what a person may edit is in the log. */
function healView(document: AnyDocument, logged: Json, now: Date, say: (text: string) => void = () => undefined): void {
  const { paths, name } = document;
  const printed = print(document, logged);
  const text = readOrNothing(fileOf(document))?.toString('utf8');
  if (text === printed) {
    // Written again, so that it has the time of a view: it came with a copy of the project, or was touched.
    writeView(fileOf(document), printed);
    return;
  }
  const { found, fault } = text === undefined ? { found: undefined } : reading(document, text);
  const before: unknown = valueOf(document, printed);
  const taken: unknown = found === undefined ? undefined : document.takeEdit?.(before, found);
  const after = taken ?? before;
  const isWhole = taken !== undefined && isSame(taken, found);
  const kept = isWhole ? null : keepOther(document, printed, now)?.slice(paths.base.length + 1);
  removeFile(fileOf(document));
  const other = kept == null ? '' : `; the other is kept as ${kept}`;
  const how = text === undefined ? 'was gone' : fault === undefined ? 'was changed by hand' : `was damaged (${fault})`;
  if (isSame(after, before)) {
    appendEvent(paths, now, { event: 'view-made', file: name, why: how, kept: kept ?? null });
    writeView(fileOf(document), printed);
    say(`${name} ${how}; made again from the log${other}.`);
    return;
  }
  const what = firstOf(changedParts(before, after)).join(', ');
  asOneChange(paths, now, { event: 'edited', file: name, what }, () => writeDocument(document, after, now));
  say(`${name} ${how}; what it says of ${what} counts from now on${other}.`);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes a document as its only writer, after its file was healed. When `change` returns the value that it was given, nothing is noted
 * or written.
 * @param note notes the change.
 * @returns the value before and after.
 * @throws WorkflowError when the document cannot be used or the new value is invalid; nothing is changed then.
 */
export async function updateDocument<T>(
  document: Document<T>,
  now: Date,
  change: (value: T | undefined) => Promise<T> | T,
  note: (value: T, before: T | undefined) => void,
): Promise<{ before: T | undefined; value: T }> {
  const { paths, name } = document;
  return asWriter(paths, async () => {
    const logged = isAsWritten(paths, name) ? undefined : documentsInLog(paths).get(name);
    if (logged !== undefined) healView(document, logged, now);
    const before = readDocument(document);
    const value = await change(before);
    if (value !== before)
      asOneChange(paths, now, undefined, () => {
        note(value, before);
        writeDocument(document, value, now);
      });
    return { before, value };
  });
}

function changedParts(before: unknown, after: unknown): string[] {
  const [one, other] = [before, after].map((value) => (isRecord(value) ? value : {}));
  const keys = new Set([one, other].flatMap((value) => Object.keys(value ?? {})));
  return [...keys].filter((key) => !isSame(one?.[key], other?.[key]));
}

/** Makes progress.txt again when it is gone or was cut. */
function healProgress(paths: WorkflowPaths, least: number, now: Date, say: (text: string) => void): void {
  const found = readOrNothing(paths.progress);
  if (!hasLog(paths) || (found !== undefined && found.length >= least && found.length > 0)) return;
  const text = progressOf(paths);
  if (text === '') return;
  if (found === undefined) setAside(paths.progress, now);
  writeAtomic(paths.progress, text, { flush: 'nothing' });
  if (least > 0) say(`progress.txt was ${found === undefined ? 'gone' : 'cut'}; made again from the log.`);
}

/**
 * Takes a workflow of version 0.2 over: the lines of its journal come first in the log, and what stood beside its documents goes. Its
 * documents are then imported as those that no log explains. The caller holds the workflow's lock.
 */
function takeJournalOver(paths: WorkflowPaths, known: readonly AnyDocument[]): void {
  const old = join(paths.base, 'journal.jsonl');
  const lines = readOrNothing(old);
  if (lines === undefined) return;
  for (const document of known) {
    const before = join(paths.base, basename(document.name));
    if (document.name.startsWith('records/') && existsSync(before)) moveFile(before, fileOf(document));
  }
  const log = readOrNothing(paths.journal) ?? Buffer.alloc(0);
  // A crash may have come after the log was written.
  const isTaken = log.subarray(0, lines.length).equals(lines);
  const ended = lines.length === 0 || lines.at(-1) === 0x0a ? lines : Buffer.concat([lines, Buffer.from('\n')]);
  if (!isTaken) writeAtomic(paths.journal, Buffer.concat([ended, log]));
  removeFile(old);
}
