import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, isWorkflowError, WorkflowError, orElse } from '../base/errors.ts';
import { capitalized } from '../base/text.ts';
import { parseJson } from '../base/json.ts';
import { holding } from '../files/lock.ts';
import { readOrNothing, readText, removeFile, setAside, writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import {
  appendEvent,
  appendToLog,
  changeIn,
  gather,
  linesSince,
  readJournal,
  type Change,
  type LogEnd,
} from './journal.ts';
import type { WorkflowEvent } from './rules/events.ts';
import { changesOf, diff, fold, type Documents, type Json, type Patch } from './rules/fold.ts';

export interface View {
  /** Size, time and number of names of its file. */
  mark: string;
  /** The value of one that is not JSON, for hooks, which do not parse it. */
  value?: Json | undefined;
  /** This machine has written it; it did not come with a repository. */
  isOurs: boolean;
}

/** The index of views, `.runtime/views.json`: it shows, without reading the files, whether they are as they were written. */
interface Views {
  /** The log that they were made from. */
  log: LogEnd;
  /** By their paths from the workflow's folder. */
  files: Readonly<Record<string, View>>;
  /** The size of progress.txt, which only grows. */
  progress: number;
}

const noViews: Views = { log: { bytes: 0, end: '' }, files: {}, progress: 0 };
// Not flushed: if it is lost, the views are compared with the log itself.
const viewsFile = runtimeFile('views.json', noViews, { flush: 'nothing' });

/** How the views stand to the log. */
interface Standing {
  views: Views | undefined;
  /** The log has lost lines from which views were made: until the next turn gives them back, what the views say counts. */
  isLogBehind: boolean;
  /** The documents that the log has changed since their views were made. */
  changed: ReadonlySet<string>;
  /** The values of views that were read since, which a turn asks for ten times. */
  values: Map<string, unknown>;
}

/** The last comparison of each workflow's index with its log: a turn asks for several documents. */
const standings = new Map<string, { mark: string; hold: string | undefined; of: Standing }>();

/** Reads index and log only when one of them has changed since it was asked last; whoever holds the lock is the only one to change them. */
export function standing(paths: WorkflowPaths): Standing {
  const known = standings.get(paths.base);
  const hold = holding(paths.runtime);
  if (known !== undefined && hold !== undefined && known.hold === hold) return known.of;
  const place = placeOfStanding(paths);
  const of = known?.mark === place.mark ? known.of : standingNow(paths);
  standings.set(paths.base, { ...place, of });
  return of;
}

const placeOfStanding = (paths: WorkflowPaths) => ({
  mark: `${markOf(paths.journal)} ${markOf(viewsFile.path(paths))}`,
  hold: holding(paths.runtime),
});

function standingNow(paths: WorkflowPaths): Standing {
  const views = viewsFile.read(paths);
  const lines = views === undefined ? [] : linesSince(paths, views.log);
  const changed = new Set((lines ?? []).flatMap((line) => Object.keys(changesOf(line))));
  return { views, isLogBehind: lines === undefined, changed, values: new Map() };
}

/**
 * Stores the index. The caller holds the workflow's lock.
 * @param values the values of views that are as they were read; undefined where the log may have changed others.
 */
export function writeViews(
  paths: WorkflowPaths,
  { log, files }: Omit<Views, 'progress'>,
  values?: Standing['values'],
): void {
  const views = { log, files, progress: sizeOfFile(paths.progress) };
  viewsFile.write(paths, views);
  if (values === undefined) standings.delete(paths.base);
  else
    standings.set(paths.base, {
      ...placeOfStanding(paths),
      of: { views, isLogBehind: false, changed: new Set(), values },
    });
}

/** Whether a view is as it was written, and no line of the log has changed it since. */
export function isAsWritten(paths: WorkflowPaths, name: string, { views, changed } = standing(paths)): boolean {
  const mark = views?.files[name]?.mark;
  return mark !== undefined && !changed.has(name) && mark === viewMark(paths, name);
}

/** Whether the log may have a document: the index names all that it had when it was written. */
const mayBeInLog = (name: string, { views, isLogBehind, changed }: Standing): boolean =>
  views === undefined || isLogBehind || changed.has(name) || views.files[name] !== undefined;

/** The value of a view that is not JSON, if its file is as it was written. */
export function valueAsWritten(paths: WorkflowPaths, name: string): Json | undefined {
  const now = standing(paths);
  return isAsWritten(paths, name, now) ? now.views?.files[name]?.value : undefined;
}

/** Whether all views are as they were written, so that a turn can go on without reading one. */
export function areAsWritten(paths: WorkflowPaths): boolean {
  const now = standing(paths);
  if (now.views === undefined || now.isLogBehind || now.changed.size > 0) return false;
  const { files, progress } = now.views;
  return sizeOfFile(paths.progress) >= progress && Object.keys(files).every((name) => isAsWritten(paths, name, now));
}

/** Whether this machine has written the document; one that came with a repository is not trusted with commands. */
export const wasWrittenHere = (paths: WorkflowPaths, name: string): boolean =>
  standing(paths).views?.files[name]?.isOurs === true;

/** Whether there is, or was, a document, valid or not. */
export const hasDocument = (paths: WorkflowPaths, name: string): boolean =>
  existsSync(join(paths.base, name)) || standing(paths).views?.files[name] !== undefined;

function sizeOfFile(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : 0;
}

/**
 * Writes a view with a whole second as its time, which writes of other programs practically never have, and which a copy of the project
 * keeps exactly.
 */
export function writeView(file: string, text: string): void {
  writeAtomic(file, text, { flush: 'nothing', modified: new Date(Math.floor(Date.now() / 1_000) * 1_000) });
}

/** Size, time and number of names of a view as it is now. */
export function viewMark(paths: WorkflowPaths, name: string): string {
  const found = lstatSync(join(paths.base, name), { throwIfNoEntry: false });
  return found?.isFile() === true ? `${found.size}-${found.mtimeMs}-${found.nlink}` : 'no file';
}

/** A mark that changes with the content of a file. */
function markOf(path: string): string {
  // Where a file is in the place of its folder, there is none either.
  const found = orElse(() => statSync(path, { throwIfNoEntry: false, bigint: true }), undefined);
  return found === undefined ? 'none' : `${found.size}-${found.mtimeNs}-${found.ctimeNs}`;
}

const folds = new Map<string, { mark: string; documents: Documents }>();

/** The documents as the log says they are. Reads the whole log, unless it is as it was read before. */
export function documentsInLog(paths: WorkflowPaths): Documents {
  const mark = markOf(paths.journal);
  const known = folds.get(paths.journal);
  if (known?.mark === mark) return known.documents;
  const documents = fold(readJournal(paths));
  folds.set(paths.journal, { mark, documents });
  return documents;
}

/** A document of a workflow. The log has its value; its file is a view, made from the log again when it is not as it was written. */
export interface Document<T> {
  paths: WorkflowPaths;
  /** From the workflow's folder, with forward slashes. */
  name: string;
  /** Its name in messages, with the article: `the ledger`. */
  title: string;
  /**
   * The value of what its file has: JSON, or the text of a file that is not JSON.
   * @throws Error with what is wrong; a WorkflowError is shown to the user unchanged.
   */
  read: (found: unknown) => T;
  /** The text of a file that is not JSON; the index of views then has its value, too. */
  format?: (value: T) => string;
  /** The part of an edited file that counts; by default nothing does, and the file is made again. */
  takeEdit?: (logged: T, found: T) => T | undefined;
  /** The part of a file that counts which no log explains; by default all of it. Undefined leaves the file to its readers. */
  takeImport?: (found: T) => T | undefined;
  /** Makes what is computed from the view, once that is on disk. */
  afterWrite?: (value: T) => void;
}

/** The parts of a document that a write needs; reading a file that is not JSON may load a library. */
export type WrittenDocument<T> = Omit<Document<T>, 'read' | 'takeEdit' | 'takeImport'> & Partial<Document<T>>;

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
  const { paths, name } = document;
  const file = fileOf(document);
  const pending = changeIn(paths)?.documents.get(file) as Pending | undefined;
  if (pending !== undefined) return pending.value as T | undefined;
  const now = standing(paths);
  const read = now.values.get(name) as T | undefined;
  // Whoever holds the lock reads each view once.
  if (read !== undefined && holding(paths.runtime) !== undefined) return read;
  if (isAsWritten(paths, name, now)) {
    const value = read ?? foundValue(document);
    now.values.set(name, value);
    if (value !== undefined) return value;
  }
  // The usual case of one that was never written: the log, which grows for days, need not be read.
  if (!mayBeInLog(name, now) && !existsSync(file)) return undefined;
  const logged = documentsInLog(paths).get(name);
  if (logged !== undefined) {
    const value = loggedValue(document, logged);
    const found = document.takeEdit === undefined ? undefined : foundValue(document);
    return (found === undefined ? undefined : document.takeEdit?.(value, found)) ?? value;
  }
  if (!existsSync(file)) return undefined;
  try {
    return valueOf(document, readText(file));
  } catch (error) {
    if (isWorkflowError(error)) throw error;
    throw unusable(document, 'cannot be used as it stands', (error as Error).message);
  }
}

/** The value of a document; undefined when it cannot be read for any reason. */
export function readIfGood<T>(document: Document<T>): T | undefined {
  // Readers that need this document report what is wrong with it.
  return orElse(() => readDocument(document), undefined);
}

/** The value of the file; undefined when it is missing or not valid. */
export function foundValue<T>(document: Document<T>): T | undefined {
  return orElse(() => valueOf(document, readText(fileOf(document))), undefined);
}

export const valueOf = <T>({ read, format }: Document<T>, text: string): T =>
  read(format === undefined ? parseJson(text) : text);

export const loggedValue = <T>(document: Document<T>, logged: Json): T => valueOf(document, print(document, logged));

export function print<T>({ format }: WrittenDocument<T>, logged: Json): string {
  return format === undefined ? `${JSON.stringify(logged, null, 1)}\n` : format(logged as T);
}

/** A document as it will be after the change in progress. */
interface Pending {
  document: WrittenDocument<unknown>;
  /** Undefined for a document that is removed. */
  value: unknown;
  json?: Json | undefined;
}

/**
 * Runs `work`, and appends all that it notes and writes as one line: after a crash all of it has happened, or nothing. Within `work`
 * documents are read as they will be. The caller holds the workflow's lock.
 */
export function asOneChange(paths: WorkflowPaths, now: Date, event: WorkflowEvent | undefined, work: () => void): void {
  const noteAndWork = () => {
    if (event !== undefined) appendEvent(paths, now, event);
    work();
  };
  if (changeIn(paths) === undefined) commit(paths, now, gather(paths, noteAndWork));
  else noteAndWork();
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
  const pending: Pending = { document, value, json };
  asOneChange(paths, now, undefined, () => changeIn(paths)?.documents.set(fileOf(document), pending));
}

/** @throws WorkflowError when the value is not valid, before anything is written. */
export function requireValid<T>(document: WrittenDocument<T>, value: T): void {
  try {
    if (document.format === undefined) document.read?.(value);
  } catch (error) {
    throw new WorkflowError(`${capitalized(document.title)} would not be valid, so the file was not changed`, {
      where: fileOf(document),
      received: (error as Error).message,
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
      exitCode: exitCodes.invalidState,
      cause: error,
    });
  }
}

/** Appends a change to the log and makes the views of its documents. */
function commit(paths: WorkflowPaths, now: Date, { events, documents: changed }: Change): void {
  const documents = [...changed.values()] as Pending[];
  if (documents.length === 0) {
    if (events.length > 0) appendToLog(paths, events);
    return;
  }
  const before = standing(paths);
  const writes = documents.map(({ document, value, json: given }) => {
    const isGood = isAsWritten(paths, document.name, before);
    const logged = jsonBefore(document, isGood, before);
    const json = value === undefined ? undefined : (given ?? (JSON.parse(JSON.stringify(value)) as Json));
    // A log that lost lines gets the value in whole.
    const base = before.isLogBehind ? undefined : logged;
    const patch = json === undefined ? (logged === undefined ? undefined : null) : diff(base, json);
    return { document, json, patch, isGood, logged };
  });
  const changes: Record<string, Patch | null> = {};
  for (const { document, patch } of writes) if (patch !== undefined) changes[document.name] = patch;
  const isChanged = Object.keys(changes).length > 0;
  const noted = events.length === 0 && isChanged ? [{ now, event: { event: 'changed' } as const }] : events;
  const end = noted.length > 0 ? appendToLog(paths, noted, changes) : undefined;
  for (const { document, json, patch, isGood, logged } of writes) {
    if (patch === undefined && isGood) continue;
    if (!isGood && document.format === undefined && logged !== undefined)
      keepOther(document, print(document, logged), now);
    if (json === undefined) removeFile(fileOf(document));
    else writeView(fileOf(document), print(document, json));
  }
  const { log, files: known } = before.views ?? noViews;
  const files = new Map(Object.entries(known));
  // Views that the log had changed before are made by the next turn, which also gives the log what it has lost.
  for (const name of before.changed) files.set(name, { mark: 'behind', isOurs: known[name]?.isOurs === true });
  for (const { document, json } of writes) {
    const { name, format } = document;
    if (json === undefined) files.delete(name);
    else files.set(name, { mark: viewMark(paths, name), ...(format !== undefined && { value: json }), isOurs: true });
  }
  const isWhole = end !== undefined && !before.isLogBehind && before.changed.size === 0;
  const values = new Map([...before.values].filter(([name]) => !writes.some(({ document }) => document.name === name)));
  const views = { log: before.isLogBehind ? log : (end ?? log), files: Object.fromEntries(files) };
  writeViews(paths, views, isWhole ? values : undefined);
  for (const { document, value } of documents) if (value !== undefined) document.afterWrite?.(value);
}

/** The JSON that the log has; taken from the view when that is as it was written. */
function jsonBefore(document: WrittenDocument<unknown>, isGood: boolean, { views }: Standing): Json | undefined {
  const { paths, name, format } = document;
  const known = !isGood ? undefined : format === undefined ? jsonIn(fileOf(document)) : views?.files[name]?.value;
  return known ?? documentsInLog(paths).get(name);
}

/** The JSON in a file; undefined when it cannot be read. */
export const jsonIn = (path: string): Json | undefined => orElse(() => parseJson(readText(path)) as Json, undefined);

/**
 * Keeps what stands in the place of a view beside it, unless it is the view, or empty. Returns the path of what is kept, null when nothing
 * has to be.
 */
export function keepOther(document: Pick<AnyDocument, 'paths' | 'name'>, printed: string, now: Date): string | null {
  const file = fileOf(document);
  const found = readOrNothing(file)?.toString('utf8');
  return found === '' || found === printed ? null : setAside(file, now);
}

/** The error of a document that cannot be used; `received` describes what is wrong with it. */
export function unusable(
  document: Pick<AnyDocument, 'paths' | 'name' | 'title'>,
  how: string,
  received?: string,
): WorkflowError {
  return new WorkflowError(`${capitalized(document.title)} ${how}`, {
    where: fileOf(document),
    ...(received !== undefined && { received }),
    fix: `Correct it, or move it away; the workflow '${document.paths.name}' then goes on without it.`,
    exitCode: exitCodes.invalidState,
  });
}
