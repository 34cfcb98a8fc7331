import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { projectIn } from './checkout.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { markFeature } from './rules/plans/tick.ts';

/**
 * Ticks the task of a feature in its plan before the verification, since the tick belongs to the verified commit. A plan in the
 * workflow's folder, which is not committed, is ticked when the feature has passed.
 */
export function tickTask(attempt: Attempt): StepVerdict {
  mark(attempt, 'x');
  return { is: 'continue', attempt };
}

/** Removes the tick: from work that did not pass, and before a rebase, where ticks on neighbouring lines would conflict. */
export function untickTask(attempt: Attempt): void {
  if (!attempt.feature.claimed) mark(attempt, ' ');
}

/** Ticks the task of a passed feature in a plan in the workflow's folder; unticks that of one whose pass was taken back. */
export function tickOwnPlan(
  paths: WorkflowPaths,
  { source }: FeatureList,
  { id, passes }: Pick<Feature, 'id' | 'passes'>,
): void {
  if (source?.startsWith(`${paths.folder}/`) === true) markIn(join(paths.root, source), source, id, passes ? 'x' : ' ');
}

/** The absolute path of the plan in the work tree of an attempt; undefined where it is not committed. */
export function planInWork({ paths, list: { source }, record }: Attempt): string | undefined {
  if (source === null || source.startsWith(`${paths.folder}/`)) return undefined;
  return resolve(paths.root, projectIn(paths, record) ?? '', source);
}

function mark(attempt: Attempt, sign: 'x' | ' '): void {
  const file = planInWork(attempt);
  if (file !== undefined) markIn(file, attempt.list.source ?? '', attempt.feature.id, sign);
}

function markIn(file: string, source: string, feature: string, sign: 'x' | ' '): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  // A file in another encoding would be altered by writing it.
  if (!Buffer.from(text).equals(bytes)) return;
  const marked = markFeature(text, source, feature, sign);
  if (marked !== text) writeAtomic(file, marked);
}
