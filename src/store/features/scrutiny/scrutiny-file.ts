import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyScrutiny, scrutinySchema, type Scrutiny } from '../../../engine/features/scrutiny/scrutiny.ts';
import { keepAside } from '../../files/atomic.ts';
import { removeFile } from '../../files/remove-file.ts';
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
  } catch {
    // Damaged, and so is its copy.
    return emptyScrutiny();
  }
}

/** The caller holds the workflow's lock. */
export function writeScrutiny(paths: WorkflowPaths, scrutiny: Scrutiny): void {
  writeGuarded(fileOf(paths), scrutiny);
}

/** Another plan is looked at anew; what was said of the one before is kept. The caller holds the workflow's lock. */
export function setScrutinyAside(paths: WorkflowPaths, now: Date): void {
  keepAside(paths.scrutiny, 'replaced', now);
  removeFile(paths.scrutiny);
  removeFile(fileOf(paths).copy);
}
