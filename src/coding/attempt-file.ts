import { type AttemptRecord, attemptRecordSchema } from './rules/attempt.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { namesIn } from '../files/regular.ts';
import { schemaForm } from '../files/json-form.ts';
import { readDocument, requireValid, writeDocument, type Document } from '../journal/document.ts';
import { asWriter } from '../loop/workflow.ts';
import { readFeatures } from './feature-file.ts';
import type { Feature } from './rules/feature.ts';
import { openAttempt } from './rules/progress.ts';

const folder = 'proofs';

/** The record of one attempt, which the feature list does not contain. */
function attemptDocument(paths: WorkflowPaths, name: string): Document<AttemptRecord> {
  const title = `the record of attempt ${name}`;
  return { paths, name: `${folder}/${name}.json`, title, form: schemaForm(attemptRecordSchema) };
}

/** The records of all attempts. */
export function attemptDocuments(paths: WorkflowPaths): Document<AttemptRecord>[] {
  return namesIn(paths.proofs).flatMap((file) => {
    const [, name] = /^(.+-\d+)\.json$/.exec(file) ?? [];
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

/** The record of a feature's attempt in progress or interrupted; undefined without one. */
export function openRecord(paths: WorkflowPaths, feature: Feature): AttemptRecord | undefined {
  const open = openAttempt(feature);
  return open === undefined ? undefined : readAttempt(paths, feature.id, open.number);
}

/** The record of the attempt in progress that a hand-in names, or why there is none. */
export function recordInProgress(paths: WorkflowPaths, id: string, attempt: number): AttemptRecord | string {
  const feature = readFeatures(paths).features.find((one) => one.id.toLowerCase() === id.toLowerCase());
  const record = feature?.status === 'in_progress' ? openRecord(paths, feature) : undefined;
  if (record?.attempt === attempt) return record;
  return `attempt ${attempt} of ${id} is not in progress: copy feature and attempt from your task`;
}
