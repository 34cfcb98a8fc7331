import { cut } from '../../base/errors.ts';
import type { Feature, FeatureList } from './feature.ts';
import { closed, replace } from './progress.ts';
import { refuse, requireFeature } from './refusal.ts';
import { failedAttempts, mostAttempts, deriveStatuses, type Circumstances, type Waiting } from './feature-status.ts';
import { isGoodProof } from './proof.ts';

/**
 * The list without a feature or a group that the user does not want; its dependants continue as if it were done.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export function skipFeature(
  list: FeatureList,
  id: string,
  { why, patch = null }: { why: string; patch?: string | null },
  { now, waiting }: Circumstances,
): FeatureList {
  const group = list.groups.find((one) => one.id === id);
  const wanted =
    group === undefined ? [requireFeature(list, id)] : group.alternatives.map((one) => requireFeature(list, one));
  const passed = wanted.find(({ passes }) => passes);
  if (passed !== undefined)
    throw refuse('A feature that has passed cannot be skipped', passed, 'Leave it: its work is committed.');
  const skipped = wanted.reduce(
    (left, feature) =>
      replace(left, {
        ...feature,
        status: 'skipped',
        cause: { kind: 'user', id: null, why },
        attempts: closed(feature, { outcome: 'divided', why: 'skipped by the user', patch, ended_at: now }),
      }),
    list,
  );
  return deriveStatuses(skipped, waiting);
}

/** The limit in the schema of the feature list. */
const longestReason = 4_000;

/**
 * Returns the list with a feature sent back because of conflicts with integrated work: its attempt continues when no other feature is
 * in progress.
 */
export function runAlone(list: FeatureList, id: string, waiting: Waiting): FeatureList {
  const feature = requireFeature(list, id);
  return deriveStatuses(replace(list, { ...feature, status: 'pending', parallel: false }), waiting);
}

/** The list with new tries for the failed features of an answered question: a feature, or all alternatives of a group. */
export function forgive(list: FeatureList, item: string | null, waiting: Waiting): FeatureList {
  const ids = new Set(list.groups.find(({ id }) => id === item)?.alternatives ?? [item]);
  const features = list.features.map((feature): Feature =>
    ids.has(feature.id) && failedAttempts(feature) >= mostAttempts
      ? { ...feature, forgiven: feature.attempts.length }
      : feature,
  );
  return deriveStatuses({ ...list, features }, waiting);
}

/**
 * The list with proofs that no longer count. A feature without a good one is to be done again, with all its tries.
 * @param ids of the proofs.
 */
export function voidProofs(list: FeatureList, ids: readonly string[], why: string, waiting: Waiting): FeatureList {
  const lost = new Set(ids);
  const void_reason = cut(why, longestReason);
  const proofs = list.proofs.map((proof) =>
    lost.has(proof.id) && proof.void_reason === undefined ? { ...proof, void_reason } : proof,
  );
  const good = new Set(proofs.filter(isGoodProof).map(({ id }) => id));
  const features = list.features.map((feature): Feature => {
    if (!feature.passes || feature.proofs.some((id) => good.has(id))) return feature;
    return { ...feature, passes: false, status: 'pending', forgiven: feature.attempts.length };
  });
  return deriveStatuses({ ...list, features, proofs }, waiting);
}
