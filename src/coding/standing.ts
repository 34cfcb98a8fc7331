import { join } from 'node:path';
import type { CodingStanding, LastSweep } from './rules/conclude.ts';
import { deriveStatuses, openAttempt } from './rules/standing.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { waitingItems } from './change-features.ts';
import { hasFeatures, readFeatures } from './feature-file.ts';
import { readScrutiny } from './scrutiny-file.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { ReviewHandIn } from './rules/review.ts';
import { appendEvent } from '../journal/journal.ts';
import { readAttempt, writeAttempt } from './attempt-file.ts';

const sample: LastSweep = { verdict: 'passed', passed: [''], at: '' };

const sweepFile = (paths: WorkflowPaths) => join(paths.runtime, 'regression-sweep.json');

/** When everything was verified once more for the last time; undefined when it never was, or nothing tells it. */
export function readLastSweep(paths: WorkflowPaths): LastSweep | undefined {
  return readJsonLike(sweepFile(paths), sample);
}

/** The caller holds the workflow's lock. */
export function writeLastSweep(paths: WorkflowPaths, sweep: LastSweep): void {
  writeAtomic(sweepFile(paths), JSON.stringify(sweep));
}

/** How implementation stands, as its files say. */
export function codingStanding(paths: WorkflowPaths): CodingStanding {
  const waiting = waitingItems(paths);
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waiting) : undefined;
  const rounds = readScrutiny(paths).rounds.map(({ iteration }) => iteration);
  return { list, waiting, sweep: readLastSweep(paths), rounds };
}

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
  appendEvent(paths, now, { event: 'feature-reviewed', feature: id, attempt, blockers: blockers.length });
  writeAttempt(paths, { ...record, review: { at: now.toISOString(), tree, summary, blockers } });
  return undefined;
}
