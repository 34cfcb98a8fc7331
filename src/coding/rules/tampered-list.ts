import type { Feature, FeatureList } from './feature.ts';
import { isGoodProof } from './proof.ts';

/** Keys that may be edited by hand: texts for people. */
const free: ReadonlySet<string> = new Set(['name', 'description', 'component', 'manual_verification', 'origin']);
const mostShown = 20;

/**
 * The changes in a list since it was last written that only commands may make; a sentence each, those about passes first. Texts for
 * people and unknown keys may be changed, and features without attempts may be added.
 */
export function findAlterations(good: FeatureList, found: FeatureList): string[] {
  const now = new Map(found.features.map((feature) => [feature.id, feature]));
  const before = new Map(good.features.map((feature) => [feature.id, feature]));
  const changes: string[] = [];
  for (const feature of good.features) {
    const other = now.get(feature.id);
    if (other === undefined) changes.push(`${feature.id} was removed`);
    else changes.push(...changesOf(feature, other));
  }
  for (const feature of found.features) {
    if (before.has(feature.id) || isUntouched(feature)) continue;
    changes.push(`${feature.id} was added as ${feature.status}${feature.passes ? ', passing without a proof' : ''}`);
  }
  if (!isSame(good.groups, found.groups)) changes.push('the alternatives were changed');
  if (!isSame(good.proofs, found.proofs)) changes.push('the proofs were changed');
  const weight = (change: string) => (change.includes('pass') ? 0 : 1);
  const sorted = changes.sort((a, b) => weight(a) - weight(b));
  return sorted.length <= mostShown ? sorted : [...sorted.slice(0, mostShown), `and ${sorted.length - mostShown} more`];
}

/**
 * The features that pass in the list without a good proof in it and without a pass in the journal.
 * @param passed ids of the features that the journal says passed, proofs included as `feature proof`.
 */
export function findUnproven(list: FeatureList, passed: ReadonlySet<string>): string[] {
  const proofs = new Map(list.proofs.map((proof) => [proof.id, proof]));
  const counts = (feature: string, id: string) => {
    const proof = proofs.get(id);
    return proof?.feature === feature && isGoodProof(proof) && passed.has(`${feature} ${id}`);
  };
  return list.features
    .filter((feature) => feature.passes && !feature.proofs.some((id) => counts(feature.id, id)))
    .map(({ id }) => id);
}

/**
 * The list with these features open again and their other proofs unchanged.
 * @param claimed whether they become claimed, so that they are verified before anything is written.
 */
export function withoutPassing(list: FeatureList, ids: ReadonlySet<string>, claimed: boolean): FeatureList {
  const features = list.features.map((feature): Feature =>
    ids.has(feature.id) ? { ...feature, passes: false, status: 'pending', claimed } : feature,
  );
  return { ...list, features };
}

function changesOf(before: Feature, now: Feature): string[] {
  const known = Object.keys(before).filter((key) => !free.has(key));
  const changed = known.filter((key) => !isSame(before[key], now[key]));
  if (changed.length === 0) return [];
  if (!before.passes && now.passes) return [`${before.id} was set to pass without a run of its verification`];
  if (before.passes && !now.passes) return [`${before.id} had passed and no longer does`];
  return [`${before.id}: ${changed.map((key) => `\`${key}\``).join(', ')} changed`];
}

function isUntouched({ status, passes, attempts, proofs }: Feature): boolean {
  return status === 'pending' && !passes && attempts.length === 0 && proofs.length === 0;
}

/** The order of keys is ignored, since an editor may sort them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
