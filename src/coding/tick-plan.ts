import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { markFeature } from './rules/plans/tasks.ts';

/**
 * Ticks the box of a feature in its plan, in a checkout of the project.
 * @param folder of the project in that checkout.
 * @returns whether the plan is there and changed.
 */
export function tickIn(folder: string, { source }: FeatureList, feature: Feature): boolean {
  return source !== null && markIn(join(folder, source), feature, 'x');
}

/** Ticks a plan that is not committed: one in the workflow's folder; unticks it where a pass was taken back. */
export function tickOwnPlan(
  paths: WorkflowPaths,
  { source }: FeatureList,
  feature: Pick<Feature, 'id' | 'origin' | 'passes'>,
): void {
  if (source?.startsWith(`${paths.folder}/`) === true)
    markIn(join(paths.root, source), feature, feature.passes ? 'x' : ' ');
}

function markIn(file: string, { id, origin }: Pick<Feature, 'id' | 'origin'>, sign: 'x' | ' '): boolean {
  if (!existsSync(file) || /\.(?:json|tex)$/i.test(file)) return false;
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  // A file in another encoding would be altered by writing it.
  if (!Buffer.from(text).equals(bytes)) return false;
  const marked = markFeature(text, id, origin, sign);
  if (marked !== text) writeAtomic(file, marked);
  return marked !== text;
}
