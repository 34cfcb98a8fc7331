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
  /** The reason why the file cannot be used. */
  problem: Error | undefined;
  isCopyDamaged: boolean;
}

/** Reads a document thoroughly, compares it with its copy and the journal, and changes nothing. */
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
 * Restores a broken document from its last good value and keeps the broken file beside it. A file that is only unreadable at the
 * moment is not changed, nor is one without a last good value. The caller holds the workflow's lock.
 * @returns the repairs, and the data that is still missing.
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
 * Sets file and copy of a good document to the same time again, after its project was copied, so that later turns need not read
 * it. A document whose edits are taken over gets its first copy, which a clone of the repository does not have. The caller holds
 * the lock.
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

/** Writes a damaged copy again from a good file; returns the repairs. The caller holds the workflow's lock. */
export function renewCopy<T>(document: Document<T>): Repaired[] {
  const { problem, isCopyDamaged } = inspectDocument(document);
  const value = problem === undefined && isCopyDamaged ? readDocument(document) : undefined;
  if (value === undefined) return [];
  writeAtomic(document.copy, (document.copyForm ?? document.form).format(value));
  return [done(`Wrote the copy of ${document.copyTitle ?? document.title} of '${document.workflow}' again.`)];
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

/** Whether the content of a file is wrong, as opposed to a file that cannot be read at the moment. */
function isContentError(error: unknown): boolean {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}
