import { join } from 'node:path';
import { attemptRecordSchema, type AttemptRecord } from './rules/attempt-record.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readGuarded, writeGuarded, type GuardedFile } from '../files/guarded-file.ts';

const fileOf = (paths: WorkflowPaths, feature: string, attempt: number): GuardedFile<AttemptRecord> => ({
  file: join(paths.proofs, `${feature}-${attempt}.json`),
  copy: join(paths.runtime, 'attempts', `${feature}-${attempt}.json`),
  schema: attemptRecordSchema,
});

/** What is known of an attempt besides the feature list; undefined when nothing is. */
export function readAttempt(paths: WorkflowPaths, feature: string, attempt: number): AttemptRecord | undefined {
  const record = readGuarded(fileOf(paths, feature, attempt));
  return record?.feature === feature && record.attempt === attempt ? record : undefined;
}

/** Keeps what is known of an attempt. The caller holds the workflow's lock. */
export function writeAttempt(paths: WorkflowPaths, record: AttemptRecord): void {
  writeGuarded(fileOf(paths, record.feature, record.attempt), record);
}
