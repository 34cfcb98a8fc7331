import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyScrutiny, scrutinySchema, type Scrutiny } from '../../../engine/features/scrutiny/scrutiny.ts';
import { exitCodes, isWorkflowError, type WorkflowError } from '../../../engine/workflow-error.ts';
import { keepAside } from '../../files/atomic.ts';
import { removeFile } from '../../files/remove-file.ts';
import { note } from '../../journal.ts';
import type { WorkflowPaths } from '../../paths.ts';
import { readGuarded, writeGuarded, type GuardedFile } from '../guarded-file.ts';

const fileOf = (paths: WorkflowPaths): GuardedFile<Scrutiny> => ({
  file: paths.scrutiny,
  copy: join(paths.runtime, 'scrutiny.json'),
  schema: scrutinySchema,
});

/**
 * What critics hold against the features, and how often that was looked at; an empty one before anything is recorded, and when
 * nothing tells it any more: then they look again.
 */
export function readScrutiny(paths: WorkflowPaths): Scrutiny {
  const { file, copy } = fileOf(paths);
  if (!existsSync(file) && !existsSync(copy)) return emptyScrutiny();
  try {
    return readGuarded(fileOf(paths)) ?? emptyScrutiny();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return emptyScrutiny();
  }
}

/** What is there and cannot be read any more is kept beside it. The caller holds the workflow's lock. */
export function writeScrutiny(paths: WorkflowPaths, scrutiny: Scrutiny, now = new Date()): void {
  keepDamaged(paths, now);
  writeGuarded(fileOf(paths), scrutiny);
}

function keepDamaged(paths: WorkflowPaths, now: Date): void {
  try {
    readGuarded(fileOf(paths));
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const kept = keepAside(paths.scrutiny, 'broken', now) ?? 'none';
    const why = `${error.message}; critics look at the features anew`;
    note(paths, now, { event: 'set-aside', file: 'scrutiny.json', kept, why });
  }
}

function isDamaged(error: unknown): error is WorkflowError {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}

/** Another plan is looked at anew; what was said of the one before is kept. The caller holds the workflow's lock. */
export function setScrutinyAside(paths: WorkflowPaths, now: Date): void {
  keepAside(paths.scrutiny, 'replaced', now);
  removeFile(paths.scrutiny);
  removeFile(fileOf(paths).copy);
}
