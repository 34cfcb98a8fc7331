import { newFeature, type FeatureList, type NewFeature, type Proof } from '../../../src/coding/rules/feature.ts';
import {
  beginFeature,
  failAttempt,
  passFeature,
  openAttempt,
  deriveStatuses,
} from '../../../src/coding/rules/progress.ts';

export const now = new Date('2026-03-01T10:00:00.000Z');
export const nobody: ReadonlyMap<string, string> = new Map();

export const feature = (id: string, dependencies: string[] = [], more: Partial<NewFeature> = {}) =>
  newFeature({ id, name: `Feature ${id}`, dependencies, ...more });

export const listOf = (features: FeatureList['features']): FeatureList =>
  deriveStatuses({ schema: 1, source: null, features, proofs: [] }, nobody);

export const proof = (id: string, attempt: number, more: Partial<Proof> = {}): Proof => ({
  id: `${id}-${attempt}`,
  feature: id,
  attempt,
  command: 'npm test',
  exit_code: 0,
  duration_ms: 12,
  output_hash: 'sha256:0',
  head: 'abc',
  tree_hash: 'def',
  started_at: now.toISOString(),
  ...more,
});

export const find = (list: FeatureList, id: string) => {
  const found = list.features.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

export const statuses = (list: FeatureList) => Object.fromEntries(list.features.map(({ id, status }) => [id, status]));

export const begin = (list: FeatureList, id: string, waiting = nobody) =>
  deriveStatuses(beginFeature(list, id, 'abc1234', now), waiting);

/** Begins it when it is not begun, and passes it. */
export function pass(list: FeatureList, id: string, waiting = nobody): FeatureList {
  const begun = begin(list, id, waiting);
  const number = openAttempt(find(begun, id))?.number ?? 0;
  return deriveStatuses(passFeature(begun, id, { proofs: [proof(id, number)] }, now), waiting);
}

export function fail(list: FeatureList, id: string, waiting = nobody): FeatureList {
  const begun = begin(list, id, waiting);
  const number = openAttempt(find(begun, id))?.number ?? 0;
  const how = { why: `attempt ${number} of ${id} is red`, patch: `proofs/${id}-${number}.patch` };
  return deriveStatuses(failAttempt(begun, id, how, now), waiting);
}

/** Fails it until it has no try left. */
export const failForGood = (list: FeatureList, id: string) => fail(fail(fail(list, id), id), id);
