import { isRecord } from '../../base/json.ts';
import { formatIssues } from '../../base/text.ts';
import { findProblems, describeProblem, type FeatureProblem } from './list-problems.ts';
import { featureListSchema, type FeatureList } from './feature.ts';
import { newFeature } from './new-feature.ts';

export type ReadList = { ok: true; list: FeatureList } | { ok: false; problems: FeatureProblem[]; sentences: string[] };

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
  if (!shape.success)
    return { ok: false, problems: [], sentences: formatIssues(shape.error.issues, whole, { locate }) };
  const problems = findProblems(shape.data);
  if (problems.length > 0) return { ok: false, problems, sentences: problems.map(describeProblem) };
  // The original object, since parsing would drop unknown keys and the order.
  return { ok: true, list: whole as FeatureList };
}

function complete(value: unknown): unknown {
  const list = Array.isArray(value) ? { features: value as unknown[] } : value;
  if (!isRecord(list) || !Array.isArray(list.features)) return list;
  const isSeed = list.schema === undefined;
  const features = list.features.map((feature: unknown) =>
    isRecord(feature) ? completeFeature(feature, isSeed) : feature,
  );
  const { groups = [], proofs = [] } = list;
  return { schema: 1, source: null, ...list, features, groups, proofs };
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
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
