import { WorkflowError } from '../../base/errors.ts';
import {
  type AttemptRow,
  type Bindings,
  type Feature,
  type FeatureList,
  type Proof,
  refuse,
  requireFeature,
} from './feature.ts';
import { readyFeatures } from './ready.ts';
import { failedAttempts, mostAttempts, openAttempt, deriveStatuses, type Circumstances } from './feature-status.ts';
import { isGoodProof } from './proof.ts';

/**
 * The list with a new attempt at a feature. An attempt that waited continues with its number, from the present commit.
 * @throws WorkflowError when the feature cannot be begun now.
 */
export function beginFeature(
  list: FeatureList,
  id: string,
  start_commit: string | null,
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  if (feature.status === 'in_progress' && openAttempt(feature) !== undefined) return list;
  if (!readyFeatures(list).some((ready) => ready.id === feature.id)) {
    throw refuse(
      'This feature cannot be begun now',
      feature,
      'Begin one of those that `autonomous-workflow feature` names.',
    );
  }
  const attempts =
    openAttempt(feature) === undefined
      ? [...feature.attempts, attempt(feature, start_commit, now)]
      : feature.attempts.map((one) =>
          one.outcome === null ? { ...one, start_commit: start_commit ?? one.start_commit } : one,
        );
  return deriveStatuses(replace(list, { ...feature, status: 'in_progress', attempts }), waiting);
}

function attempt({ attempts }: Feature, start_commit: string | null, started_at: string): AttemptRow {
  return {
    number: attempts.length + 1,
    outcome: null,
    why: null,
    start_commit,
    patch: null,
    started_at,
    ended_at: null,
  };
}

/**
 * The list with a feature passed, or with additional proofs of a passed one. Every proof must be of a successful run; a claimed feature
 * may pass by a run outside of any attempt, with the number 0.
 * @throws WorkflowError when there is no proof, one is not good or is about another feature, or the feature is not in progress.
 */
export function passFeature(
  list: FeatureList,
  id: string,
  { proofs, bindings }: { proofs: readonly Proof[]; bindings?: Bindings },
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  const isClaimed =
    feature.claimed && feature.status === 'pending' && readyFeatures(list).some((one) => one.id === feature.id);
  if (feature.status !== 'in_progress' && !isClaimed && !feature.passes) {
    throw refuse('Only a feature that is being worked on can pass', feature, 'Begin it first.');
  }
  const number = openAttempt(feature)?.number ?? 0;
  const taken = new Set(list.proofs.map((proof) => proof.id));
  const isGood = (proof: Proof) =>
    proof.feature === feature.id &&
    (proof.attempt === number || feature.passes) &&
    isGoodProof(proof) &&
    !taken.has(proof.id);
  if (proofs.length === 0 || !proofs.every(isGood)) {
    throw new WorkflowError(`${feature.id} has no proof that it passes`, {
      expected: `runs of its verification for attempt ${number}, all with exit code 0`,
      received:
        proofs.length === 0
          ? 'none'
          : proofs.map((proof) => `${proof.id}: exit code ${proof.exit_code ?? 'none'}`).join(', '),
      fix: 'Run: autonomous-workflow feature verify',
    });
  }
  const passed: Feature = {
    ...feature,
    passes: true,
    status: 'passed',
    cause: null,
    attempts: closed(feature, { outcome: 'passed', ended_at: now }),
    proofs: [...feature.proofs, ...proofs.map((proof) => proof.id)],
    bindings: bindings ?? feature.bindings,
  };
  return deriveStatuses({ ...replace(list, passed), proofs: [...list.proofs, ...proofs] }, waiting);
}

/**
 * The list with the attempt in progress failed: the feature gets another one if tries are left; otherwise its next way follows, or it
 * has failed. way of it follows.
 * @param patch the path of its work if the work tree was reset.
 * @throws WorkflowError when no attempt is in progress.
 */
export function failAttempt(
  list: FeatureList,
  id: string,
  { why, patch, proofs = [] }: { why: string; patch: string | null; proofs?: readonly Proof[] },
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  if (openAttempt(feature) === undefined)
    throw refuse('No attempt at this feature is in progress', feature, 'Begin it first.');
  const attempts = closed(feature, { outcome: 'failed', why, patch, ended_at: now });
  const failed: Feature = {
    ...feature,
    status: 'pending',
    attempts,
    proofs: [...feature.proofs, ...proofs.map((proof) => proof.id)],
  };
  return deriveStatuses({ ...replace(list, failed), proofs: [...list.proofs, ...proofs] }, waiting);
}

/** The attempts with the one in progress ended. */
export function closed({ attempts }: Feature, how: Partial<AttemptRow>): AttemptRow[] {
  return attempts.map((one) => (one.outcome === null ? { ...one, ...how } : one));
}

/** The list with a feature replaced by the given one with its id. */
export function replace(list: FeatureList, feature: Feature): FeatureList {
  return { ...list, features: list.features.map((one) => (one.id === feature.id ? feature : one)) };
}

/** The tries that a feature has left, including the one in progress. */
export function attemptsLeft(feature: Feature): number {
  return Math.max(0, mostAttempts - failedAttempts(feature));
}

/** The number of the way that is tried after a feature, or what it is a part of, was given up; undefined where none is left. */
export function nextWay(list: FeatureList, id: string): number | undefined {
  const { status, parent } = requireFeature(list, id);
  const { trail } = requireFeature(list, status === 'skipped' ? (parent ?? id) : id);
  return status === 'failed' || trail.length === 0 ? undefined : trail.length + 1;
}
