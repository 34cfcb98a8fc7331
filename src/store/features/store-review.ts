import type { ReviewHandIn } from '../../engine/features/review.ts';
import { openAttempt } from '../../engine/features/standing.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';
import { readFeatures } from './feature-file.ts';

/**
 * Keeps the review of the attempt that is in progress, as it was verified last. The caller holds the workflow's lock.
 * @returns why there is nothing that it could be a review of; undefined when it is kept.
 */
export function storeReview(paths: WorkflowPaths, now: Date, handIn: ReviewHandIn): string | undefined {
  const { feature: id, attempt, tree: reviewed, summary, blockers } = handIn;
  const feature = readFeatures(paths).features.find((one) => one.id === id);
  if (feature === undefined) return `there is no feature ${id}`;
  const number = openAttempt(feature)?.number ?? 0;
  if (number !== attempt || feature.passes) return `attempt ${attempt} of ${id} is not in progress`;
  const record = readAttempt(paths, id, attempt);
  if (record?.verification?.outcome !== 'green') return `attempt ${attempt} of ${id} is not verified`;
  const { tree } = record.verification;
  if (!tree.startsWith(reviewed))
    return `this is a review of the tree ${reviewed}, which is not the one that your task names, or the work on ${id} was changed and verified anew since; then no mending helps, and another review is needed`;
  note(paths, now, { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length });
  writeAttempt(paths, { ...record, review: { at: now.toISOString(), tree, summary, blockers } });
  return undefined;
}
