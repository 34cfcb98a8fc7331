import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyScrutiny, scrutinySchema, type Scrutiny, nextStep } from './rules/scrutiny.ts';
import { exitCodes, isWorkflowError, type WorkflowError } from '../base/errors.ts';
import { backUp } from '../files/atomic.ts';
import { removeFile } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readGuarded, writeGuarded, type GuardedFile } from '../files/guarded-file.ts';
import { scrutinyLines, decidedAbout } from './rules/scrutiny-brief.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { graphOf, lineage } from './rules/graph.ts';

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
    const kept = backUp(paths.scrutiny, 'broken', now) ?? 'none';
    const why = `${error.message}; critics look at the features anew`;
    appendEvent(paths, now, { event: 'set-aside', file: 'scrutiny.json', kept, why });
  }
}

function isDamaged(error: unknown): error is WorkflowError {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}

/** Another plan is looked at anew; what was said of the one before is kept. The caller holds the workflow's lock. */
export function quarantineScrutiny(paths: WorkflowPaths, now: Date): void {
  backUp(paths.scrutiny, 'replaced', now);
  removeFile(paths.scrutiny);
  removeFile(fileOf(paths).copy);
}

/** What critics hold against the features, a line each, while it is still being settled; after that a person is asked. */
export function heldAgainstFeatures(paths: WorkflowPaths): string[] {
  const scrutiny = readScrutiny(paths);
  return nextStep(scrutiny) === undefined ? [] : scrutinyLines(scrutiny);
}

/** What critics held against a feature before it was begun, with what was answered; for a part, of what it is a part of, too. */
export function decidedBefore(paths: WorkflowPaths, list: FeatureList, feature: Pick<Feature, 'id'>): string[] {
  const graph = graphOf(list);
  const line = lineage(graph, feature.id);
  const groups = line.flatMap((id) => graph.groupOf.get(id)?.id ?? []);
  return decidedAbout(readScrutiny(paths), [...line, ...groups]);
}
