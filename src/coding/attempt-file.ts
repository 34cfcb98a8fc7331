import { namesIn } from '../files/regular.ts';
import { join } from 'node:path';
import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { attemptRecordSchema, type AttemptRecord } from './rules/attempt-record.ts';
import { readDocument, requireValid, writeDocument, type Document } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../files/writer.ts';

const copies = (paths: WorkflowPaths) => join(paths.runtime, 'attempts');

/** The record of one attempt, which the feature list does not contain; edits by hand are undone. */
function attemptDocument(paths: WorkflowPaths, name: string): Document<AttemptRecord> {
  const form = schemaForm(attemptRecordSchema);
  return workflowDocument(paths, `proofs/${name}.json`, `the record of attempt ${name}`, form, {
    copy: join(copies(paths), `${name}.json`),
    handEdit: 'restored',
  });
}

/** The records of all attempts. */
export function attemptDocuments(paths: WorkflowPaths): Document<AttemptRecord>[] {
  return namesIn(copies(paths)).flatMap((file) => {
    const [, name] = /^(.+)\.json$/.exec(file) ?? [];
    return name === undefined ? [] : [attemptDocument(paths, name)];
  });
}

/** The record of an attempt; undefined where it is missing, or about another attempt. */
export function readAttempt(paths: WorkflowPaths, feature: string, attempt: number): AttemptRecord | undefined {
  const record = readDocument(attemptDocument(paths, `${feature}-${attempt}`));
  return record?.feature === feature && record.attempt === attempt ? record : undefined;
}

/** Stores the record, under the workflow's lock. */
export async function storeAttempt(paths: WorkflowPaths, record: AttemptRecord): Promise<void> {
  await asWriter(paths, () => writeAttempt(paths, record));
}

/** @throws WorkflowError when the record may not be stored: called before the journal says that it is. */
export function requireValidAttempt(paths: WorkflowPaths, record: AttemptRecord): void {
  requireValid(attemptDocument(paths, `${record.feature}-${record.attempt}`), record);
}

/** Stores the record. The caller holds the workflow's lock. */
export function writeAttempt(paths: WorkflowPaths, record: AttemptRecord): void {
  writeDocument(attemptDocument(paths, `${record.feature}-${record.attempt}`), record);
}
