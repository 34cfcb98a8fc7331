import type { Cause, Feature, FeatureList } from './feature.ts';
import { graphOf, inOrder } from './graph.ts';

/** All tries that a feature has, or each of its ways. */
export const mostAttempts = 3;

/** Items with an open question to the user, each with the id of its escalation. */
export type Waiting = ReadonlyMap<string, string>;

/** Facts outside of the list that the rules need. */
export interface Circumstances {
  /** ISO 8601. */
  now: string;
  waiting: Waiting;
}

/** The failed attempts that count as tries. */
export function failedAttempts({ attempts, forgiven }: Pick<Feature, 'attempts' | 'forgiven'>): number {
  return attempts.slice(forgiven).filter(({ outcome }) => outcome === 'failed').length;
}

/** The attempt in progress or interrupted. */
export function openAttempt({ attempts }: Pick<Feature, 'attempts'>): Feature['attempts'][number] | undefined {
  const last = attempts.at(-1);
  return last?.outcome === null ? last : undefined;
}

/**
 * The list with every feature's status derived from facts: proofs, failed attempts, skips by the user, and open questions. Repeating it
 * changes nothing.
 */
export function deriveStatuses(list: FeatureList, waiting: Waiting): FeatureList {
  const given = { ...list, features: giveUpWays(list.features) };
  const graph = graphOf(given);
  const known = new Map<string, Feature>();
  const order = inOrder(graph);
  for (const id of order) {
    const feature = graph.get(id);
    if (feature !== undefined) known.set(id, withStatus(feature, waiting, known));
  }
  // Wholes come before their parts here, so that the parts of what is not done are found needless, too.
  for (const id of order.toReversed()) {
    const feature = known.get(id);
    const whole = known.get(feature?.parent ?? '');
    if (feature !== undefined && whole?.status === 'skipped' && !isOver(feature))
      known.set(id, { ...feature, status: 'skipped', cause: { kind: 'feature', id: whole.id } });
  }
  return { ...given, features: given.features.map((feature) => known.get(feature.id) ?? feature) };
}

const isOver = ({ status }: Feature) => status === 'passed' || status === 'failed' || status === 'skipped';

/** The features, each on its next way where the one before has failed, itself or a part that its coder made. */
function giveUpWays(features: readonly Feature[]): Feature[] {
  const given = new Map<string, Feature>();
  for (const feature of features) {
    if (feature.passes || isSkippedByUser(feature) || feature.trail.length + 1 >= feature.ways.length) continue;
    const parts = features.filter(({ parent, id }) => parent === feature.id && feature.dependencies.includes(id));
    const failed = [feature, ...parts].find((one) => !one.passes && failedAttempts(one) >= mostAttempts);
    const last = failed?.attempts.findLast(({ outcome }) => outcome === 'failed');
    if (failed === undefined || last === undefined) continue;
    const way = { attempts: failedAttempts(failed), why: last.why ?? '', patch: last.patch };
    const left = parts.filter(({ passes }) => !passes);
    for (const part of left)
      given.set(part.id, {
        ...part,
        status: 'skipped',
        cause: { kind: 'user', id: null, why: `${feature.id} is tried another way` },
      });
    given.set(feature.id, {
      ...feature,
      status: 'pending',
      trail: [...feature.trail, way],
      forgiven: feature.attempts.length,
      dependencies: feature.dependencies.filter((id) => !left.some((part) => part.id === id)),
    });
  }
  return features.map((feature) => given.get(feature.id) ?? feature);
}

function withStatus(feature: Feature, waiting: Waiting, known: ReadonlyMap<string, Feature>): Feature {
  if (feature.passes || isSkippedByUser(feature)) return feature;
  const as = (status: Feature['status'], cause: Cause | null): Feature => ({ ...feature, status, cause });
  if (failedAttempts(feature) >= mostAttempts) return as('failed', null);
  const hindrances = feature.dependencies.flatMap((id) => hindrance(id, known.get(id), waiting) ?? []);
  const dead = hindrances.find(({ kind }) => kind === 'feature');
  if (dead !== undefined) return as('blocked', dead);
  const asked = waiting.get(feature.id);
  if (asked !== undefined) return as('blocked', { kind: 'escalation', id: asked });
  const [held] = hindrances;
  if (held !== undefined) return as('blocked', held);
  return as(openAttempt(feature) === undefined || feature.status !== 'in_progress' ? 'pending' : 'in_progress', null);
}

/** Why dependants of a feature have to wait for an answer of the user, or for ever; undefined where it may still be met. */
function hindrance(id: string, needed: Feature | undefined, waiting: Waiting): Cause | undefined {
  if (needed?.status !== 'failed' && needed?.status !== 'blocked') return undefined;
  // An answer will give a failed feature new tries.
  const asked = needed.status === 'failed' ? waiting.get(id) : undefined;
  if (asked !== undefined) return { kind: 'escalation', id: asked, via: id };
  const { kind, id: root } = needed.cause ?? { kind: 'feature', id };
  return root === id ? { kind, id } : { kind, id: root, via: id };
}

/** Whether the user decided to skip a feature; it counts as met. */
export function isSkippedByUser({ status, cause }: Pick<Feature, 'status' | 'cause'>): boolean {
  return status === 'skipped' && cause?.kind === 'user';
}
