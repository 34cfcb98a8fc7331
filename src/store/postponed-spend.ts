import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FilePosition } from './files/appended-lines.ts';
import { writeAtomic } from './files/atomic.ts';
import { readJsonLike } from './files/json-file.ts';
import type { WorkflowPaths } from './paths.ts';
import { removeFile } from './files/remove-file.ts';

/** That a session begins or ceases to pay for the workflow. */
export interface Payment {
  session: string;
  begins: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  transcript: string;
  /** Where its transcript ended then; null when there was none, or for one that ceases. */
  end: FilePosition | null;
}

const sample = { session: '', begins: true, at: 0, transcript: '' };
const folderOf = (paths: WorkflowPaths) => join(paths.runtime, 'spend-postponed');

let written = 0;

/** Keeps what could not be noted while another process counted, for whoever counts next. */
export function postpone(paths: WorkflowPaths, payment: Payment): void {
  written += 1;
  const name = `${payment.at}-${process.pid}-${written}.json`;
  writeAtomic(join(folderOf(paths), name), JSON.stringify(payment), { flush: 'file' });
}

/** What was postponed, in its order, with the files that hold it; a damaged one tells nothing. */
export function readPostponed(paths: WorkflowPaths): { payments: Payment[]; files: string[] } {
  const files = namesIn(folderOf(paths)).map((name) => join(folderOf(paths), name));
  const payments = files.flatMap((file) => readPayment(file) ?? []);
  return { payments: payments.sort((a, b) => a.at - b.at), files };
}

/** The caller has written what came of them. */
export function removePostponed(files: readonly string[]): void {
  for (const file of files) removeFile(file);
}

function readPayment(file: string): Payment | undefined {
  const payment = readJsonLike(file, sample) as (typeof sample & { end?: unknown }) | undefined;
  if (payment === undefined) return undefined;
  const end = payment.end as FilePosition | null | undefined;
  const isPosition = [end?.offset, end?.inode, end?.modified].every((value) => typeof value === 'number');
  return { ...payment, end: isPosition ? (end ?? null) : null };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    // Nothing was postponed.
    return [];
  }
}
