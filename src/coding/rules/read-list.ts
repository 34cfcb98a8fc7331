import { findCycle } from '../../base/find-cycle.ts';
import { isRecord } from '../../base/json.ts';
import { formatIssues, nearestWord } from '../../base/text.ts';
import { featureListSchema, newFeature, type Feature, type FeatureList } from './feature.ts';
import { isGoodProof } from './proof.ts';

/** More than any plan of people has, and as many as a night can do. */
export const mostFeatures = 300;

/** What is wrong with a list of a valid shape, a sentence each; empty for a usable list. */
export function findProblems({ features, proofs }: Pick<FeatureList, 'features' | 'proofs'>): string[] {
  if (features.length === 0) return ['there is no feature in it'];
  if (features.length > mostFeatures)
    return [`there are ${features.length} features; at most ${mostFeatures} can be worked on in one workflow`];
  const ids = features.map(({ id }) => id);
  const known = new Set(ids);
  const good = new Set(proofs.filter(isGoodProof).map(({ id, feature }) => `${feature} ${id}`));
  const doubled = doubledIds(features);
  const problems = features.flatMap(({ id, dependencies, parent, ways, passes, status, proofs: own }) => [
    ...[...dependencies, ...(parent === null ? [] : [parent])]
      .filter((need) => !known.has(need))
      .map((need) => `${id} names ${need}, which does not exist${nearest(need, ids)}`),
    ...(ways.length === 1 ? [`${id} has one way, which its description can say; ways are at least two`] : []),
    ...(passes === (status === 'passed') ? [] : [`${id} has the status ${status}, and \`passes\` says otherwise`]),
    ...(passes && status === 'passed' && !own.some((proof) => good.has(`${id} ${proof}`))
      ? [`${id} is said to pass, and no proof of it is in the list`]
      : []),
  ]);
  // With an id twice, nobody can say what a circle goes through.
  const cycle =
    doubled.length > 0 ? undefined : findCycle(new Map(features.map(({ id, dependencies }) => [id, dependencies])));
  if (cycle !== undefined) problems.push(`the dependencies go round: ${[...cycle, ...cycle.slice(0, 1)].join(' → ')}`);
  return [...doubled, ...problems];
}

function nearest(need: string, ids: readonly string[]): string {
  const found = nearestWord(need, ids);
  return found === undefined ? '' : `; ${found} does`;
}

/** Compares without case, since many file systems do. */
function doubledIds(features: readonly Feature[]): string[] {
  const places = new Map<string, Feature[]>();
  for (const one of features) places.set(one.id.toLowerCase(), [...(places.get(one.id.toLowerCase()) ?? []), one]);
  return [...places.values()].flatMap((all) =>
    all.length < 2
      ? []
      : `${all[0]?.id ?? ''} is the id of ${all.length} (${all.map(({ origin, name }) => origin ?? `'${name}'`).join(', ')}); ids must differ in more than case`,
  );
}

export type ReadList = { ok: true; list: FeatureList } | { ok: false; problems: string[] };

/**
 * Parses a feature list. A list of version 0 (without `schema`) gets the missing keys; its passed or done features become claimed,
 * since it has no proofs. Unknown keys remain.
 * @param locate the line of the file with a path.
 */
export function readFeatureList(
  value: unknown,
  locate: (path: PropertyKey[]) => number | undefined = () => undefined,
): ReadList {
  const whole = complete(value);
  const shape = featureListSchema.safeParse(whole);
  if (!shape.success) return { ok: false, problems: formatIssues(shape.error.issues, whole, { locate }) };
  const problems = [...findProblems(shape.data), ...groupsIn(shape.data)];
  // The original object, since parsing would drop unknown keys and the order.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, list: whole as FeatureList };
}

/** Lists of 0.2 had alternatives as features of their own. */
function groupsIn({ groups }: FeatureList): string[] {
  if (!Array.isArray(groups) || groups.length === 0) return [];
  return ['groups of alternatives are no longer read: write one feature instead of each, with its `ways` as texts'];
}

function complete(value: unknown): unknown {
  const list = Array.isArray(value) ? { features: value as unknown[] } : value;
  if (!isRecord(list) || !Array.isArray(list.features)) return list;
  const isSeed = list.schema === undefined;
  const features = list.features.map((feature: unknown) =>
    isRecord(feature) ? completeFeature(feature, isSeed) : feature,
  );
  return { schema: 1, source: null, ...list, features, proofs: list.proofs ?? [] };
}

function completeFeature(feature: Record<string, unknown>, isSeed: boolean): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...newFeature({ id: '', name: '' }), ...feature };
  if (!isSeed) return whole;
  const { dependencies } = whole;
  return {
    ...whole,
    id: textOf(whole.id),
    name: feature.name ?? textOf(whole.id),
    dependencies: Array.isArray(dependencies) ? dependencies.map(textOf) : dependencies,
    passes: false,
    status: 'pending',
    claimed: feature.passes === true || /^(?:passed|done|completed?)$/.test(String(feature.status)),
  };
}

/** Lists of other origin may have numbers as ids. */
const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** The texts for people, which may be edited by hand. */
const free = ['name', 'description', 'component', 'manual_verification', 'origin'] as const;

/** Whether an edited list differs from the one that was written only in texts for people, unknown keys and new features. */
export function isAllowedEdit(written: FeatureList, found: FeatureList): boolean {
  const now = new Map(found.features.map((feature) => [feature.id, feature]));
  const kept = written.features.every((before) => {
    const after = now.get(before.id);
    now.delete(before.id);
    const bound = Object.keys(before).filter((key) => !(free as readonly string[]).includes(key));
    return after !== undefined && bound.every((key) => isSame(before[key], after[key]));
  });
  const isNew = ({ status, passes, attempts, proofs }: Feature) =>
    status === 'pending' && !passes && attempts.length === 0 && proofs.length === 0;
  return kept && [...now.values()].every(isNew) && isSame(written.proofs, found.proofs);
}

/** The order of keys is ignored, since an editor may sort them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/**
 * The list without passes that no run proves: these features are open again, and their proofs unchanged.
 * @param passed the passes that the journal tells of, as `feature proof`.
 * @param claimed whether they become claimed, so that they are verified before anything is written.
 */
export function withoutUnproven(list: FeatureList, passed: ReadonlySet<string>, claimed: boolean): FeatureList {
  const good = new Set(
    list.proofs
      .filter((proof) => isGoodProof(proof) && passed.has(`${proof.feature} ${proof.id}`))
      .map(({ id, feature }) => `${feature} ${id}`),
  );
  const features = list.features.map((feature): Feature =>
    feature.passes && !feature.proofs.some((id) => good.has(`${feature.id} ${id}`))
      ? { ...feature, passes: false, status: 'pending', claimed }
      : feature,
  );
  return { ...list, features };
}
