import { orElse } from '../base/or-else.ts';
import { statSync } from 'node:fs';
import { WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { writeAtomic } from './atomic.ts';
import { readRegular, readOrNothing } from './regular.ts';

/** How a value stands in a file. */
export interface Form<T> {
  /** @throws Error that says what is wrong with the text; a WorkflowError reaches the user as it is. */
  parse: (text: string) => T;
  format: (value: T) => string;
  /** @throws Error that says what is wrong with a value that is about to be written. */
  check?: (value: T) => void;
}

/**
 * The meaning of a valid file that is not as it was written last.
 * `taken over`: it counts. `restored`: the copy counts, and the next repair puts it back in place of the file. A function refuses
 * the file with an error, or takes it over; `written` is undefined where no copy can be read.
 */
export type HandEdit<T> = 'taken over' | 'restored' | ((written: T | undefined, found: T) => WorkflowError | undefined);

/** A value from which a file that is broken or gone is written anew. */
export interface LastGood<T, From extends string = string> {
  value: T;
  from: From;
}

/** A file that was replaced by the last good value. */
export interface Restored<T> extends LastGood<T> {
  /** The place of the broken file; null when it was gone. */
  kept: string | null;
  why: string;
}

/** The parts of `autonomous-workflow restored <what> of 'x' <how>`, and what did not come back with it. */
export interface RestoredWords {
  what?: string;
  how: string;
  losses?: readonly Repaired[];
}

/** The circumstances of a repair. */
export interface RepairOptions {
  now: Date;
  /** A person asked for it: a file that may have been removed on purpose is made again, too. */
  thorough: boolean;
}

/** Something that a repair did, or could not bring back. */
export interface Repaired {
  /** A sentence for people. */
  text: string;
  /** Something is missing still: a person should know. */
  isLoss: boolean;
}

/** One file of a workflow that is parsed, validated, copied and repaired in one way. */
export interface Document<T> {
  /** The name of its workflow. */
  workflow: string;
  /** For people, with its article: `the ledger`. */
  title: string;
  /** The title is a plural. */
  isPlural?: boolean;
  /** The title where a sentence is about the copy, if that is another. */
  copyTitle?: string;
  /** Absolute, as is `copy`: the value as it was written last. */
  file: string;
  copy: string;
  form: Form<T>;
  /** The copy's own form where that is another: one that is cheaper to read. */
  copyForm?: Form<T>;
  handEdit: HandEdit<T>;
  /** The advice for a file that is broken; `repair` unless given. */
  fix?: string;
  /** Whether a file that is missing together with its copy was there once. */
  wasThere?: () => boolean;
  /** Removing the file means something, so that only `repair` makes it again. */
  mayBeRemoved?: boolean;
  /** A contradiction between a value and what the journal proves, for repairs only: it takes longer than a read may. */
  audit?: (value: T) => WorkflowError | undefined;
  /** The last good value, by default that of the copy, if it is valid. */
  findLastGood?: (copied: T | undefined, options: RepairOptions) => LastGood<T> | undefined;
  /** Notes in the journal that the file is about to be restored. */
  noteRestored: (restored: Restored<T>, now: Date) => void;
  /** The words around `of 'x'`, by default the title and `as it was last written`, and what did not come back with it. */
  describeRestored?: (restored: Restored<T>) => RestoredWords;
  /** Notes the text that `write` is about to write, where documents are compared with such notes later. */
  record?: (text: string, write: () => void) => void;
  /** Writes what is made from the value. */
  afterWrite?: (value: T) => void;
}

/** As much of a document as it takes to write it: its form need not be able to read, which may take a library. */
export type WrittenDocument<T> = Pick<
  Document<T>,
  'title' | 'file' | 'copy' | 'copyForm' | 'handEdit' | 'record' | 'afterWrite'
> & {
  form: Omit<Form<T>, 'parse'>;
};

/** A document of any kind, for whoever walks over all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document both takes and gives its value
export type AnyDocument = Document<any>;

/**
 * The value of a document; undefined when there is neither a file nor a copy. Nothing is locked, and nothing changed.
 * @throws WorkflowError for a file that is not valid, was changed against its rules, is gone, or cannot be read.
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

/** The value of a document, or undefined where it cannot be read, whatever the reason. */
export function readIfGood<T>(document: Document<T>): T | undefined {
  // Damaged or gone, which is reported where the document is read for itself.
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

/** The value of the file, whether or not it was changed against its rules; undefined when it is missing or not valid. */
export function fileValue<T>({ file, form }: Document<T>): T | undefined {
  return valueOf(file, form.parse);
}

function valueOf<T>(path: string, parse: Form<T>['parse']): T | undefined {
  // Missing or damaged, which is the same for whoever has another source.
  return orElse(() => parse(readRegular(path).toString('utf8')), undefined);
}

/** Whether somebody else changed or removed the file since it was written; false where there is no copy to compare it with. */
export function wasEdited({ file, copy }: Pick<AnyDocument, 'file' | 'copy'>): boolean {
  const written = readOrNothing(copy);
  return written !== undefined && readOrNothing(file)?.equals(written) !== true;
}

/**
 * Whether nobody else has written the file or its copy, or removed one of them, since they were written together: they then have the
 * same size and time. Neither is read, so that it costs nothing to see it at every turn.
 */
export function isUntouched({ file, copy }: Pick<AnyDocument, 'file' | 'copy'>): boolean {
  const [one, other] = [file, copy].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (one === undefined || other === undefined) return one === other;
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.mtimeMs % 1_000 === 0;
}

/** The time given to a file and its copy: a whole second, which two files that somebody writes one after the other do not have. */
export function stamp(): Date {
  return new Date(Math.floor(Date.now() / 1_000) * 1_000);
}

function unrecorded(_text: string, write: () => void): void {
  write();
}

/**
 * Writes a document with its copy. The caller holds the workflow's lock and has noted the change in the journal. A crash in between
 * leaves the new value as the one that counts: of a document whose edits are taken over the file is written first, of others the copy.
 * @throws WorkflowError when the value would not be valid: nothing is changed then.
 */
export function writeDocument<T>(document: WrittenDocument<T>, value: T): void {
  const { file, copy, form, copyForm, handEdit, record = unrecorded, afterWrite } = document;
  requireValid(document, value);
  const text = form.format(value);
  const copied = copyForm?.format(value) ?? text;
  record(text, () => {
    const modified = stamp();
    if (handEdit === 'taken over') writeAtomic(file, text, { modified });
    // A copy of another form is known by the file's text: one that a power cut has emptied is none.
    writeAtomic(copy, copied, copyForm === undefined ? { modified } : { flush: 'nothing' });
    if (handEdit !== 'taken over') writeAtomic(file, text, { modified });
  });
  afterWrite?.(value);
}

/** @throws WorkflowError when a value would not be valid if it were written. */
export function requireValid<T>({ title, file, form }: WrittenDocument<T>, value: T): void {
  try {
    form.check?.(value);
  } catch (error) {
    throw new WorkflowError(`${capital(title)} would not be valid, so the file was left as it was`, {
      where: file,
      received: (error as Error).message,
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
      cause: error,
    });
  }
}

function readIfThere({ title, file, workflow }: AnyDocument): Buffer | undefined {
  try {
    return readRegular(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    const isPlain = statSync(file, { throwIfNoEntry: false })?.isFile() !== false;
    throw new WorkflowError(`${capital(title)} cannot be read`, {
      where: file,
      received: (error as Error).message,
      cause: error,
      fix: isPlain
        ? 'Give yourself the right to read that file.'
        : `A folder or device stands in its place: move it away, then run: autonomous-workflow repair ${workflow}`,
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

/** The error of a document that cannot be used; `received` is what is wrong with it. */
export function unusable(document: AnyDocument, how: string, received?: string): WorkflowError {
  return new WorkflowError(`${capital(document.title)} ${how}`, {
    where: document.file,
    ...(received !== undefined && { received }),
    fix: document.fix ?? `Put the last valid one back with: autonomous-workflow repair ${document.workflow}`,
    exitCode: exitCodes.invalidState,
  });
}

function bothDamaged(document: AnyDocument): WorkflowError {
  const { title, file, copy } = document;
  return new WorkflowError(`${capital(title)} ${verb(document)} damaged, and so is its copy`, {
    where: `${file}, ${copy}`,
    fix: 'Restore the file from a backup, or remove both to do without what it held.',
    exitCode: exitCodes.invalidState,
  });
}

function verb({ isPlural }: AnyDocument): string {
  return isPlural === true ? 'are' : 'is';
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
