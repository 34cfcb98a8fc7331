import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, isWorkflowError, WorkflowError } from '../base/errors.ts';
import { parseJson } from '../base/json.ts';
import { orElse } from '../base/or-else.ts';
import { backUp, quarantine, writeAtomic } from '../files/atomic.ts';
import type { Form } from '../files/json-form.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing, readRegular, removeFile } from '../files/regular.ts';
import { appendEvent, appendToLog, gatherEvents, logEnd, type LogEnd } from './journal.ts';
import type { WorkflowEvent } from './rules/events.ts';
import { diff, type Json, type Patch } from './rules/fold.ts';
import {
  documentsInLog,
  isAsWritten,
  standing,
  viewMark,
  viewTime,
  wasThere,
  writeViews,
  type Views,
} from './views.ts';

/** A document of a workflow. The log has its value; its file is a view, made from the log again when it is not as it was written. */
export interface Document<T> {
  paths: WorkflowPaths;
  /** From the workflow's folder, with forward slashes. */
  name: string;
  /** Its name in messages, with the article: `the ledger`. */
  title: string;
  isPlural?: boolean;
  form: Form<T>;
  /** The file is not JSON, so that the index of views has its value, too. */
  isText?: boolean;
  /** The part of an edited file that counts; by default nothing does, and the file is made again. */
  takeEdit?: (logged: T, found: T) => T | undefined;
  /** The part of a file that counts which no log explains; by default all of it. Undefined leaves the file to its readers. */
  takeImport?: (found: T) => T | undefined;
  /** Makes what is computed from the view, once that is on disk. */
  afterWrite?: (value: T) => void;
}

/** The parts of a document that a write needs; without `parse`, which may load a library. */
export type WrittenDocument<T> = Pick<Document<T>, 'paths' | 'name' | 'title' | 'isText' | 'afterWrite'> & {
  form: Omit<Form<T>, 'parse'>;
};

/** A document of any kind, for code that iterates over all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document both takes and gives its value
export type AnyDocument = Document<any>;

export const fileOf = ({ paths, name }: Pick<AnyDocument, 'paths' | 'name'>): string => join(paths.base, name);

/**
 * The value of a document; undefined when there is none. Takes no lock and changes nothing: the value of a file that is missing,
 * damaged, or edited against its rules comes from the log.
 * @throws WorkflowError for a file that no log explains and that is not valid.
 */
export function readDocument<T>(document: Document<T>): T | undefined {
  const { paths, name, form } = document;
  const pending = writing?.documents.get(fileOf(document));
  if (pending !== undefined) return pending.value as T | undefined;
  if (isAsWritten(paths, name)) {
    const value = foundValue(document);
    if (value !== undefined) return value;
  }
  const logged = documentsInLog(paths).get(name);
  if (logged === undefined) return readUnexplained(document);
  const value = form.parse(print(document, logged));
  const found = document.takeEdit === undefined ? undefined : foundValue(document);
  return (found === undefined ? undefined : document.takeEdit?.(value, found)) ?? value;
}

/** The value of a document; undefined when it cannot be read for any reason. */
export function readIfGood<T>(document: Document<T>): T | undefined {
  // Readers that need this document report what is wrong with it.
  return orElse(() => readDocument(document), undefined);
}

/** The value of the file; undefined when it is missing or not valid. */
export function foundValue<T>(document: Document<T>): T | undefined {
  return orElse(() => document.form.parse(readRegular(fileOf(document)).toString('utf8')), undefined);
}

function readUnexplained<T>(document: Document<T>): T | undefined {
  if (!existsSync(fileOf(document))) return undefined;
  try {
    return document.form.parse(readRegular(fileOf(document)).toString('utf8'));
  } catch (error) {
    if (isWorkflowError(error)) throw error;
    throw unusable(document, `${document.isPlural === true ? 'are' : 'is'} not valid`, (error as Error).message);
  }
}

/** Whether there is, or was, a document, valid or not. */
export function hasDocument(paths: WorkflowPaths, name: string): boolean {
  return existsSync(join(paths.base, name)) || wasThere(paths, name);
}

/** The text of a view. */
export function print<T>({ form, isText }: WrittenDocument<T>, logged: Json): string {
  return isText === true ? form.format(logged as T) : `${JSON.stringify(logged, null, 1)}\n`;
}

function toJson<T>({ form, isText }: WrittenDocument<T>, value: T): Json {
  return JSON.parse(isText === true ? JSON.stringify(value) : form.format(value)) as Json;
}

interface Pending {
  document: WrittenDocument<unknown>;
  /** Undefined for a document that is removed. */
  value: unknown;
  json?: Json | undefined;
}

/** The documents written within one change, by file. */
let writing: { base: string; documents: Map<string, Pending> } | undefined;

/**
 * Runs `work`, and appends all that it notes and writes as one line: after a crash all of it has happened, or nothing. Within `work`
 * documents are read as they will be. The caller holds the workflow's lock.
 * @param event noted first.
 */
export function asOneChange(paths: WorkflowPaths, now: Date, event: WorkflowEvent | undefined, work: () => void): void {
  if (writing?.base === paths.base) {
    if (event !== undefined) appendEvent(paths, now, event);
    work();
    return;
  }
  const outer = writing;
  const own = { base: paths.base, documents: new Map<string, Pending>() };
  writing = own;
  try {
    const events = gatherEvents(paths, work);
    commit(paths, now, event === undefined ? events : [{ now, event }, ...events], [...own.documents.values()]);
  } finally {
    writing = outer;
  }
}

/**
 * Writes a document: its change is in the log before its file is written. The caller holds the workflow's lock.
 * @param json the value as the log and the file are to have it, when its keys have an order of their own.
 * @throws WorkflowError when the value is not valid: nothing is changed then.
 */
export function writeDocument<T>(document: WrittenDocument<T>, value: T, now = new Date(), json?: Json): void {
  requireValid(document, value);
  put(document as WrittenDocument<unknown>, value, now, json);
}

/** Removes a document. The caller holds the workflow's lock. */
export function removeDocument(document: AnyDocument, now: Date): void {
  put(document, undefined, now);
}

function put(document: WrittenDocument<unknown>, value: unknown, now: Date, json?: Json): void {
  const { paths } = document;
  asOneChange(paths, now, undefined, () => writing?.documents.set(fileOf(document), { document, value, json }));
}

/** @throws WorkflowError when the value is not valid, before anything is written. */
export function requireValid<T>(document: WrittenDocument<T>, value: T): void {
  try {
    document.form.check?.(value);
  } catch (error) {
    throw new WorkflowError(`${capital(document.title)} would not be valid, so the file was not changed`, {
      where: fileOf(document),
      received: (error as Error).message,
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
      exitCode: exitCodes.invalidState,
      cause: error,
    });
  }
}

/** Appends a change to the log and makes the views of its documents. */
function commit(
  paths: WorkflowPaths,
  now: Date,
  events: readonly { now: Date; event: WorkflowEvent }[],
  documents: readonly Pending[],
): void {
  if (documents.length === 0) {
    if (events.length > 0) appendToLog(paths, events);
    return;
  }
  const before = standing(paths);
  const views = before.isLogBehind ? importAsWritten(paths, now).views : before.views;
  const writes = documents.map(({ document, value, json: given }) => {
    const isGood = isAsWritten(paths, document.name, before);
    const logged = loggedValue(document, isGood, views);
    const json = value === undefined ? undefined : (given ?? toJson(document, value));
    const patch = json === undefined ? (logged === undefined ? undefined : null) : patchOf(logged, json);
    return { document, json, patch, isGood, logged };
  });
  const changes: Record<string, Patch | null> = {};
  for (const { document, patch } of writes) if (patch !== undefined) changes[document.name] = patch;
  const isChanged = Object.keys(changes).length > 0;
  const noted = events.length === 0 && isChanged ? [{ now, event: { event: 'changed' } as const }] : events;
  const end = noted.length > 0 ? appendToLog(paths, noted, changes) : undefined;
  for (const { document, json, patch, isGood, logged } of writes) {
    if (patch === undefined && isGood) continue;
    if (!isGood && document.isText !== true && logged !== undefined) keepOther(document, print(document, logged), now);
    if (json === undefined) removeFile(fileOf(document));
    else writeAtomic(fileOf(document), print(document, json), { flush: 'nothing', modified: viewTime() });
  }
  storeViews(
    paths,
    views,
    end,
    new Set(before.changed),
    writes.map(({ document, json }) => ({ document, json })),
  );
  for (const { document, value } of documents) if (value !== undefined) document.afterWrite?.(value);
}

function patchOf(logged: Json | undefined, json: Json): Patch | undefined {
  return logged === undefined ? { set: json } : diff(logged, json);
}

/** The value that the log has; taken from the view when that is as it was written. */
function loggedValue(document: WrittenDocument<unknown>, isGood: boolean, views: Views | undefined): Json | undefined {
  const { paths, name, isText } = document;
  if (isGood) {
    const known = isText === true ? views?.values[name] : jsonIn(fileOf(document));
    if (known !== undefined) return known;
  }
  return documentsInLog(paths).get(name);
}

/**
 * Stores the index after views were made.
 * @param end of the log after the change; undefined when others have appended meanwhile, or nothing was appended.
 * @param stale documents that the log had changed before, whose views are made by the next turn.
 */
function storeViews(
  paths: WorkflowPaths,
  before: Views | undefined,
  end: LogEnd | undefined,
  stale: ReadonlySet<string>,
  written: readonly { document: WrittenDocument<unknown>; json: Json | undefined }[],
): void {
  const marks = new Map(Object.entries(before?.marks ?? {}));
  const values = new Map(Object.entries(before?.values ?? {}));
  const here = new Set(before?.here);
  for (const name of [...stale, ...written.map(({ document }) => document.name)])
    for (const known of [marks, values]) known.delete(name);
  for (const { document, json } of written) {
    const { name, isText } = document;
    here.delete(name);
    if (json === undefined) continue;
    marks.set(name, viewMark(paths, name));
    if (isText === true) values.set(name, json);
    here.add(name);
  }
  writeViews(paths, {
    log: end ?? before?.log ?? { bytes: 0, end: '' },
    marks: Object.fromEntries(marks),
    values: Object.fromEntries(values),
    here: [...here],
  });
}

/**
 * Takes views that are as they were written, but not what the log says, into it: it has lost the lines they were made from.
 * @returns the documents, and the index for the log as it is now.
 */
export function importAsWritten(paths: WorkflowPaths, now: Date): { files: string[]; views: Views | undefined } {
  const seen = standing(paths);
  const { views, isLogBehind, changed } = seen;
  if (views === undefined) return { files: [], views };
  const known = documentsInLog(paths);
  const changes: Record<string, Patch> = {};
  for (const name of Object.keys(views.marks)) {
    if (changed.has(name)) continue;
    const value = views.values[name] ?? (isAsWritten(paths, name, seen) ? jsonIn(join(paths.base, name)) : undefined);
    const patch = value === undefined ? undefined : patchOf(known.get(name), value);
    if (patch !== undefined) changes[name] = patch;
  }
  const files = Object.keys(changes);
  if (files.length === 0 && !isLogBehind) return { files, views };
  const event = { event: 'imported', files, why: 'the log had lost what they were made from' } as const;
  const end = appendToLog(paths, [{ now, event }], changes);
  const after: Views = { ...views, log: end ?? logEnd(paths) };
  writeViews(paths, after);
  return { files, views: after };
}

/** The JSON in a file; undefined when it cannot be read. */
export const jsonIn = (path: string): Json | undefined =>
  orElse(() => parseJson(readRegular(path).toString('utf8')) as Json, undefined);

/**
 * Keeps what stands in the place of a view beside it, unless it is the view. Returns the path of what is kept, null when nothing has to
 * be.
 */
export function keepOther(document: Pick<AnyDocument, 'paths' | 'name'>, printed: string, now: Date): string | null {
  const file = fileOf(document);
  const found = readOrNothing(file);
  if (found === undefined) return quarantine(file, now);
  return found.length === 0 || found.equals(Buffer.from(printed)) ? null : backUp(file, 'replaced', now);
}

/** The error of a document that cannot be used; `received` describes what is wrong with it. */
export function unusable(
  document: Pick<AnyDocument, 'paths' | 'name' | 'title'>,
  how: string,
  received?: string,
  fix = `Correct it, or move it away; the workflow '${document.paths.name}' then goes on without it.`,
): WorkflowError {
  return new WorkflowError(`${capital(document.title)} ${how}`, {
    where: fileOf(document),
    ...(received !== undefined && { received }),
    fix,
    exitCode: exitCodes.invalidState,
  });
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
