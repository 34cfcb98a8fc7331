import { readFeatures } from '../coding/feature-file.ts';
import { describeCause } from '../coding/rules/describe.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { FeatureRow } from './rules/overview.ts';

/**
 * The features in the order of the list, each with its attempts.
 * @throws WorkflowError when the list cannot be read.
 */
export function readFeatureRows(paths: WorkflowPaths): FeatureRow[] {
  return readFeatures(paths).features.map(({ id, name, status, cause, dependencies, attempts }) => ({
    id,
    name,
    status,
    why: cause === null ? '' : describeCause(cause),
    dependencies,
    attempts: attempts.map(({ number, outcome, why, started_at, ended_at }) => ({
      number,
      outcome: outcome ?? 'in progress',
      why: why ?? '',
      started_at,
      ended_at,
    })),
  }));
}
