import { orElse } from '../base/or-else.ts';
import { statSync } from 'node:fs';
import { WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { writeAtomic } from './atomic.ts';
import { readRegular, readOrNothing } from './regular.ts';

/** The format of a file. */
export interface Form<T> {
  /** @throws Error with what is wrong in the text; a WorkflowError is shown to the user unchanged. */
  parse: (text: string) => T;
  format: (value: T) => string;
  /** @throws Error with what is wrong in a value before it is written. */
  check?: (value: T) => void;
}

/**
 * The treatment of a valid file that was edited since the last write.
 * `taken over`: the edit is accepted. `restored`: the copy is used, and the next repair replaces the file with it. A function
 * returns an error that refuses the edit, or undefined to accept it; `written` is undefined when no copy can be read.
 */
export type HandEdit<T> = 'taken over' | 'restored' | ((written: T | undefined, found: T) => WorkflowError | undefined);

/** A value from which a broken or missing file is written again. */
export interface LastGood<T, From extends string = string> {
  value: T;
  from: From;
}

/** A file that was replaced by the last good value. */
export interface Restored<T> extends LastGood<T> {
  /** The path of the broken file; null when the file was missing. */
  kept: string | null;
  why: string;
}

/** The parts of `autonomous-workflow restored <what> of 'x' <how>`, and the data that could not be restored. */
export interface RestoredWords {
  what?: string;
  how: string;
  losses?: readonly Repaired[];
}

/** The circumstances of a repair. */
export interface RepairOptions {
  now: Date;
  /** True when a person asked for the repair: a file that may have been removed on purpose is written again too. */
  thorough: boolean;
}

/** The result of a repair, or data that it could not restore. */
export interface Repaired {
  /** A sentence for people. */
  text: string;
  /** True when data is missing, so that a person has to be informed. */
  isLoss: boolean;
}

/** One file of a workflow that is parsed, validated, copied and repaired in one way. */
export interface Document<T> {
  /** The name of its workflow. */
  workflow: string;
  /** Its name in messages, with the article: `the ledger`. */
  title: string;
  /** The title is a plural. */
  isPlural?: boolean;
  /** The name of the copy in messages, when it differs. */
  copyTitle?: string;
  /** The file and the copy of its last written value; both paths are absolute. */
  file: string;
  copy: string;
  form: Form<T>;
  /** The copy's format, when it differs from the file's because it is faster to read. */
  copyForm?: Form<T>;
  handEdit: HandEdit<T>;
  /** The advice for a broken file; by default to run `repair`. */
  fix?: string;
  /** Whether the document existed before, asked when both file and copy are missing. */
  wasThere?: () => boolean;
  /** True when a user may remove the file to change something, so that only `repair` writes it again. */
  mayBeRemoved?: boolean;
  /** A contradiction between a value and the journal; called by repairs only, because it is too slow for a read. */
  audit?: (value: T) => WorkflowError | undefined;
  /** The last good value, by default that of the copy, if it is valid. */
  findLastGood?: (copied: T | undefined, options: RepairOptions) => LastGood<T> | undefined;
  /** Notes the restoration in the journal, before it happens. */
  noteRestored: (restored: Restored<T>, now: Date) => void;
  /** The words around `of 'x'`, by default the title and `as it was last written`, and the data that could not be restored. */
  describeRestored?: (restored: Restored<T>) => RestoredWords;
  /** Writes the files that are derived from the value. */
  afterWrite?: (value: T) => void;
}

/** The parts of a document that a write needs; without `parse`, which may load a library. */
export type WrittenDocument<T> = Pick<
  Document<T>,
  'title' | 'file' | 'copy' | 'copyForm' | 'handEdit' | 'afterWrite'
> & {
  form: Omit<Form<T>, 'parse'>;
};

/** A document of any kind, for code that iterates over all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document both takes and gives its value
export type AnyDocument = Document<any>;

/**
 * The value of a document; undefined when there is neither a file nor a copy. Takes no lock and changes nothing.
 * @throws WorkflowError for a file that is invalid, unreadable, missing, or edited against its rules.
 */
export function readDocument<T>(document: Document<T>): T | undefined {
  const copy = readOrNothing(document.copy);
  if (document.handEdit === 'restored') {
    const written = copiedValue(document);
    if (written !== undefined) return written;
  }
  const file = readIfThere(document);
  if (file === undefined) {
    if (document.handEdit === 'restored' && copy !== undefined) throw bothDamaged(document);
    if (copy !== undefined || document.wasThere?.() === true) throw unusable(document, `${verb(document)} gone`);
    return undefined;
  }
  const value = parse(document, file, copy !== undefined);
  if (typeof document.handEdit !== 'function' || copy?.equals(file) === true) return value;
  const refusal = document.handEdit(copiedValue(document), value);
  if (refusal !== undefined) throw refusal;
  return value;
}

/** The value of a document; undefined when it cannot be read for any reason. */
export function readIfGood<T>(document: Document<T>): T | undefined {
  // Readers that need this document report the damage.
  return orElse(() => readDocument(document), undefined);
}

/** The value of the copy; undefined when it is missing or damaged. */
export function copiedValue<T>({ copy, form, copyForm }: Document<T>): T | undefined {
  if (copyForm === undefined) return valueOf(copy, form.parse);
  return valueOf(copy, (text) => {
    const value = copyForm.parse(text);
    form.parse(form.format(value));
    return value;
  });
}

/** The value of the file even if it was edited against its rules; undefined when it is missing or invalid. */
export function fileValue<T>({ file, form }: Document<T>): T | undefined {
  return valueOf(file, form.parse);
}

function valueOf<T>(path: string, parse: Form<T>['parse']): T | undefined {
  // Missing and damaged files are treated alike, because the caller has another source.
  return orElse(() => parse(readRegular(path).toString('utf8')), undefined);
}

/**
 * Whether the file was changed or removed by another program since it was written; false when there is no copy to compare it
 * with.
 */
export function wasEdited({ file, copy }: Pick<AnyDocument, 'file' | 'copy'>): boolean {
  const written = readOrNothing(copy);
  return written !== undefined && readOrNothing(file)?.equals(written) !== true;
}

/**
 * Whether file and copy have the size and time of their last common write, so that no other program has written or removed one of
 * them. Neither is read, so that every turn can check it at no cost.
 */
export function isUntouched({ file, copy }: Pick<AnyDocument, 'file' | 'copy'>): boolean {
  const [one, other] = [file, copy].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (one === undefined || other === undefined) return one === other;
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.mtimeMs % 1_000 === 0;
}

/**
 * The time set on a file and its copy: a whole second, which separate writes by other programs practically never have in common.
 */
export function stamp(): Date {
  return new Date(Math.floor(Date.now() / 1_000) * 1_000);
}

/**
 * Writes a document with its copy. The caller holds the workflow's lock and has noted the change in the journal. The one that
 * counts is written first, so that a crash in between loses nothing: the file when edits are taken over, else the copy.
 * @throws WorkflowError when the value is not valid: nothing is changed then.
 */
export function writeDocument<T>(document: WrittenDocument<T>, value: T): void {
  const { file, copy, form, copyForm, handEdit, afterWrite } = document;
  requireValid(document, value);
  const text = form.format(value);
  const copied = copyForm?.format(value) ?? text;
  const modified = stamp();
  if (handEdit === 'taken over') writeAtomic(file, text, { modified });
  // A copy in another format is not flushed: an empty one is detected by comparing with the file.
  writeAtomic(copy, copied, copyForm === undefined ? { modified } : { flush: 'nothing' });
  if (handEdit !== 'taken over') writeAtomic(file, text, { modified });
  afterWrite?.(value);
}

/** @throws WorkflowError when the value is not valid, before anything is written. */
export function requireValid<T>({ title, file, form }: WrittenDocument<T>, value: T): void {
  try {
    form.check?.(value);
  } catch (error) {
    throw new WorkflowError(`${capital(title)} would not be valid, so the file was not changed`, {
      where: file,
      received: (error as Error).message,
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
      exitCode: exitCodes.invalidState,
      cause: error,
    });
  }
}

function readIfThere({ title, file, workflow }: AnyDocument): Buffer | undefined {
  try {
    return readRegular(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (isWorkflowError(error)) throw error;
    const isPlain = statSync(file, { throwIfNoEntry: false })?.isFile() !== false;
    throw new WorkflowError(`${capital(title)} cannot be read`, {
      where: file,
      received: (error as Error).message,
      cause: error,
      fix: isPlain
        ? 'Give yourself read permission for that file.'
        : `A folder or device has its name: move it away, then run: autonomous-workflow repair ${workflow}`,
    });
  }
}

function parse<T>(document: Document<T>, content: Buffer, hasCopy: boolean): T {
  try {
    return document.form.parse(content.toString('utf8'));
  } catch (error) {
    if (isWorkflowError(error)) throw error;
    if (document.handEdit === 'restored' && hasCopy) throw bothDamaged(document);
    throw unusable(document, `${verb(document)} not valid`, (error as Error).message);
  }
}

/** The error of a document that cannot be used; `received` describes what is wrong with it. */
export function unusable(document: AnyDocument, how: string, received?: string): WorkflowError {
  return new WorkflowError(`${capital(document.title)} ${how}`, {
    where: document.file,
    ...(received !== undefined && { received }),
    fix: document.fix ?? `Restore the last valid one with: autonomous-workflow repair ${document.workflow}`,
    exitCode: exitCodes.invalidState,
  });
}

function bothDamaged(document: AnyDocument): WorkflowError {
  const { title, file, copy } = document;
  return new WorkflowError(`${capital(title)} ${verb(document)} damaged, and so is its copy`, {
    where: `${file}, ${copy}`,
    fix: 'Restore the file from a backup, or remove both to continue without its content.',
    exitCode: exitCodes.invalidState,
  });
}

function verb({ isPlural }: AnyDocument): string {
  return isPlural === true ? 'are' : 'is';
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
