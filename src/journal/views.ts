import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../base/or-else.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { linesSince, readJournal, type LogEnd } from './journal.ts';
import { changesOf, fold, type Documents, type Json } from './rules/fold.ts';

/** The index of views: it shows, without reading the files, whether they are as they were written. */
export interface Views {
  /** The log that the views were made from. */
  log: LogEnd;
  /** Size and time of each view, by its path from the workflow's folder. */
  marks: Readonly<Record<string, string>>;
  /** The values of views that are not JSON. */
  values: Readonly<Record<string, Json>>;
  /** The size of progress.txt, which only grows. */
  progress: number;
  /** The documents that this machine has written, as opposed to those that came with a repository. */
  here: readonly string[];
}

const sample: Views = { log: { bytes: 0, end: '' }, marks: {}, values: {}, progress: 0, here: [''] };
const viewsFile = runtimeFile('views.json', sample, { flush: 'nothing' });

/** How the views stand to the log. */
export interface Standing {
  views: Views | undefined;
  /** The log has lost lines from which views were made. */
  isLogBehind: boolean;
  /** The documents that the log has changed since their views were made. */
  changed: ReadonlySet<string>;
}

/** The last reading of each workflow's index: a turn asks for several documents. */
const readings = new Map<string, { mark: string; views: Views | undefined }>();

function readViews(paths: WorkflowPaths): Views | undefined {
  const file = viewsFile.path(paths);
  const mark = markOf(file);
  const known = readings.get(file);
  if (known?.mark === mark) return known.views;
  const views = viewsFile.read(paths);
  readings.set(file, { mark, views });
  return views;
}

/** The last comparison of each workflow's index with its log. */
const standings = new Map<string, { mark: string; of: Standing }>();

/** Opens the log only when it or the index has changed since it was asked last. */
export function standing(paths: WorkflowPaths): Standing {
  const views = readViews(paths);
  const mark = `${markOf(paths.journal)} ${readings.get(viewsFile.path(paths))?.mark ?? ''}`;
  const known = standings.get(paths.base);
  if (known?.mark === mark) return known.of;
  const lines = views === undefined ? [] : linesSince(paths, views.log);
  const changed = new Set((lines ?? []).flatMap((line) => Object.keys(changesOf(line))));
  const of = { views, isLogBehind: lines === undefined, changed };
  standings.set(paths.base, { mark, of });
  return of;
}

/** Stores the index. The caller holds the workflow's lock. */
export function writeViews(paths: WorkflowPaths, views: Omit<Views, 'progress'>): void {
  const written = { ...views, progress: sizeOfFile(paths.progress) };
  // Not flushed: if it is lost, the views are compared with the log itself.
  viewsFile.write(paths, written);
  const file = viewsFile.path(paths);
  readings.set(file, { mark: markOf(file), views: written });
}

/** Whether a view is as it was written, and no line of the log has changed it since. */
export function isAsWritten(paths: WorkflowPaths, name: string, { views, changed } = standing(paths)): boolean {
  const mark = views?.marks[name];
  return mark !== undefined && !changed.has(name) && mark === viewMark(paths, name);
}

/** The value of a view that is not JSON, if its file is as it was written; for hooks, which do not parse it. */
export function valueAsWritten(paths: WorkflowPaths, name: string): Json | undefined {
  const now = standing(paths);
  return isAsWritten(paths, name, now) ? now.views?.values[name] : undefined;
}

/** Whether all views are as they were written, so that a turn can go on without reading one. */
export function areAsWritten(paths: WorkflowPaths): boolean {
  const now = standing(paths);
  if (now.views === undefined || now.isLogBehind || now.changed.size > 0) return false;
  return (
    sizeOfFile(paths.progress) >= now.views.progress &&
    Object.keys(now.views.marks).every((name) => isAsWritten(paths, name, now))
  );
}

/** Whether this machine has written the document; one that came with a repository is not trusted with commands. */
export function wasWrittenHere(paths: WorkflowPaths, name: string): boolean {
  return readViews(paths)?.here.includes(name) === true;
}

/** Whether there was a document when views were written last. */
export function wasThere(paths: WorkflowPaths, name: string): boolean {
  return readViews(paths)?.marks[name] !== undefined;
}

function sizeOfFile(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : 0;
}

/**
 * The time set on a view when it is written: a whole second, which writes of other programs practically never have, and which
 * a copy of the project keeps exactly.
 */
export const viewTime = (): Date => new Date(Math.floor(Date.now() / 1_000) * 1_000);

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
