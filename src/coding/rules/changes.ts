import { cut, exitCodes, WorkflowError } from '../../base/errors.ts';
import { newFeature, refuse, requireFeature, type Feature, type FeatureList } from './feature.ts';
import { failedAttempts, mostAttempts, deriveStatuses, type Circumstances, type Waiting } from './feature-status.ts';
import { closed, replace } from './progress.ts';
import { isGoodProof } from './proof.ts';
import { findProblems } from './read-list.ts';

/**
 * The list without a feature that the user does not want; its dependants continue as if it were done.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export function skipFeature(
  list: FeatureList,
  id: string,
  { why, patch = null }: { why: string; patch?: string | null },
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  if (feature.passes)
    throw refuse('A feature that has passed cannot be skipped', feature, 'Leave it: its work is committed.');
  const attempts = closed(feature, { outcome: 'divided', why: 'skipped by the user', patch, ended_at: now });
  const cause = { kind: 'user' as const, id: null, why };
  return deriveStatuses(replace(list, { ...feature, status: 'skipped', cause, attempts }), waiting);
}

/** A part in its coder's declaration. */
export type Part = Pick<Feature, 'name' | 'description'>;

/**
 * The list with a feature divided by its coder: its parts are done before it, one after the other. The feature remains and comes after
 * them, so references to it stay valid; the attempt in progress ends without counting as failed.
 * @throws WorkflowError when the feature is not in progress, was divided already, or is a part itself.
 */
export function divideFeature(
  list: FeatureList,
  id: string,
  parts: readonly Part[],
  patch: string | null,
  { now, waiting }: Circumstances,
): FeatureList {
  const feature = requireFeature(list, id);
  const again = 'Do the feature as it stands, or let the attempt fail and say why.';
  if (feature.status !== 'in_progress')
    throw refuse('Only a feature that is being worked on can be divided', feature, 'Begin it first.');
  if (feature.parent !== null) throw refuse('This feature is a part already', feature, again);
  const { dependencies } = feature;
  if (list.features.some(({ id: part, parent }) => parent === feature.id && dependencies.includes(part)))
    throw refuse('This feature was divided already', feature, again);
  const taken = list.features.filter(({ parent }) => parent === feature.id).length;
  const added = parts.map((part, index) => {
    const before = index === 0 ? [] : [`${feature.id}.${taken + index}`];
    const { component, origin } = feature;
    const needs = [...dependencies, ...before];
    return newFeature({
      ...part,
      id: `${feature.id}.${taken + index + 1}`,
      dependencies: needs,
      component,
      origin,
      parent: feature.id,
    });
  });
  const ids = added.map((part) => part.id);
  const whole: Feature = {
    ...feature,
    status: 'pending',
    dependencies: [...dependencies, ...ids],
    attempts: closed(feature, { outcome: 'divided', why: `split: ${ids.join(', ')}`, patch, ended_at: now }),
  };
  const place = list.features.indexOf(feature);
  const { features } = replace(list, whole);
  const divided = { ...list, features: [...features.slice(0, place), ...added, ...features.slice(place)] };
  const problems = findProblems(divided);
  if (problems.length > 0)
    throw new WorkflowError(`${feature.id} cannot be divided so`, {
      received: problems.join('; '),
      fix: again,
      exitCode: exitCodes.usage,
    });
  return deriveStatuses(divided, waiting);
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

/** The list with new tries for a failed feature whose question was answered. */
export function forgive(list: FeatureList, item: string | null, waiting: Waiting): FeatureList {
  const features = list.features.map((feature): Feature =>
    feature.id === item && failedAttempts(feature) >= mostAttempts
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
