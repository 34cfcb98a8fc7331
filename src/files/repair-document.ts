import { existsSync, utimesSync } from 'node:fs';
import {
  type RepairOptions,
  copiedValue,
  isUntouched,
  readDocument,
  stamp,
  unusable,
  wasEdited,
  writeDocument,
  type AnyDocument,
  type Document,
  type LastGood,
  type Repaired,
  type Restored,
  type RestoredWords,
} from './document.ts';
import { exitCodes, isWorkflowError } from '../base/errors.ts';
import { backUp, writeAtomic } from './atomic.ts';
import { readRegular } from './regular.ts';

/** The condition of a document on disk. */
export interface Inspection {
  /** The reason why the file is not usable as it is. */
  problem: Error | undefined;
  isCopyDamaged: boolean;
}

/** Reads a document thoroughly, with its copy and what the journal proves; changes nothing. */
export function inspectDocument<T>(document: Document<T>): Inspection {
  const isCopyDamaged = existsSync(document.copy) && copiedValue(document) === undefined;
  try {
    const value = readDocument(document);
    const problem = value === undefined ? undefined : (document.audit?.(value) ?? editRefused(document));
    return { problem, isCopyDamaged };
  } catch (error) {
    return { problem: error as Error, isCopyDamaged };
  }
}

function editRefused(document: AnyDocument): Error | undefined {
  if (document.handEdit !== 'restored' || copiedValue(document) === undefined || !wasEdited(document)) return undefined;
  const how = existsSync(document.file) ? 'changed by other means than its commands' : 'gone';
  return unusable(document, `${document.isPlural === true ? 'are' : 'is'} ${how}`);
}

/**
 * Restores a document that is broken from its last good value and keeps the broken file beside it. A file that only cannot be read
 * just now is left alone, as is one without a last good value. The caller holds the workflow's lock.
 * @returns what was done, and what is missing still.
 */
export function repairDocument<T>(document: Document<T>, options: RepairOptions): Repaired[] {
  const { problem } = inspectDocument(document);
  if (problem === undefined) return [];
  const isRemoved = document.mayBeRemoved === true && !existsSync(document.file);
  if (isRemoved ? !options.thorough : !isContentError(problem)) return [];
  const good = findLastGood(document, options);
  if (good === undefined) return [];
  const kept = backUp(document.file, 'broken', options.now);
  const restored: Restored<T> = { ...good, kept, why: problem.message };
  document.noteRestored(restored, options.now);
  writeDocument(document, good.value);
  const { workflow, title, isPlural, describeRestored } = document;
  const usual: RestoredWords = { how: isPlural === true ? 'as they were last written' : 'as it was last written' };
  const { what = title, how, losses = [] } = describeRestored?.(restored) ?? usual;
  const subject = `autonomous-workflow restored ${what} of '${workflow}'`;
  const whereKept = kept === null ? '' : `; the broken one is kept as ${kept}`;
  return [done(`${[subject, how].filter((part) => part !== '').join(' ')}${whereKept}.`), ...losses];
}

/**
 * Makes a good document count as untouched again that was only copied elsewhere, as with its project, so that no turn reads it for
 * nothing. One whose edits count gets its first copy, which a clone of the repository does not have. The caller holds the lock.
 */
export function markUntouched(document: AnyDocument): void {
  const { file, copy, copyForm, handEdit } = document;
  if (isUntouched(document) || wasEdited(document)) return;
  const isCopied = existsSync(copy);
  if (!isCopied && (handEdit !== 'taken over' || copyForm !== undefined || !existsSync(file))) return;
  if (inspectDocument(document).problem !== undefined) return;
  const time = stamp();
  if (!isCopied) writeAtomic(copy, readRegular(file));
  for (const path of [file, copy]) utimesSync(path, time, time);
}

/** Writes a damaged copy anew from a file that is good; returns what was done. The caller holds the workflow's lock. */
export function renewCopy<T>(document: Document<T>): Repaired[] {
  const { problem, isCopyDamaged } = inspectDocument(document);
  const value = problem === undefined && isCopyDamaged ? readDocument(document) : undefined;
  if (value === undefined) return [];
  writeAtomic(document.copy, (document.copyForm ?? document.form).format(value));
  return [done(`Made the copy of ${document.copyTitle ?? document.title} of '${document.workflow}' anew.`)];
}

function findLastGood<T>(document: Document<T>, options: RepairOptions): LastGood<T> | undefined {
  const copied = copiedValue(document);
  if (document.findLastGood !== undefined) return document.findLastGood(copied, options);
  return copied === undefined ? undefined : { value: copied, from: 'copy' };
}

/** A repair that lost nothing, as a sentence. */
export function done(text: string): Repaired {
  return { text, isLoss: false };
}

/** Whether a file was read and is not what it should be, as opposed to one that cannot be read just now. */
function isContentError(error: unknown): boolean {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}
