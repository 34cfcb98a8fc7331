import type { Cause, Feature, FeatureList, Group } from './feature.ts';
import { alternativeOf, graphOf, inOrder, type FeatureGraph } from './graph.ts';

/** All tries that a feature has. */
export const mostAttempts = 3;

/** Items with an open question to the user, each with the id of its escalation. */
export type Waiting = ReadonlyMap<string, string>;

/** Facts outside of the list that the rules need. */
export interface Circumstances {
  /** ISO 8601. */
  now: string;
  waiting: Waiting;
}

/**
 * The state of a feature or a group for its dependants: `met`, they may begin; `open`, it may still be met; `waiting`, a person has to
 * answer first; `dead`, it will never be met.
 */
type Standing = { is: 'met' | 'open' } | { is: 'waiting' | 'dead'; root: Cause };

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
  const graph = graphOf(list);
  const finished = new Map<string, Feature>();
  const standings = new Map<string, Standing>();
  const order = inOrder(graph);
  for (const id of order) {
    const feature = graph.features.get(id);
    if (feature === undefined) standings.set(id, standingOfGroup(graph, id, finished, standings));
    else {
      const now = deriveStatus(graph, feature, waiting, standings);
      finished.set(id, now);
      standings.set(id, standingOf(now, waiting));
    }
  }
  // Wholes come before their parts here, so that the parts of an unneeded feature are found unneeded too.
  for (const id of order.toReversed()) {
    const feature = finished.get(id);
    const over = feature && needlessBecause(graph, feature, finished);
    if (feature !== undefined && over !== undefined) finished.set(id, { ...feature, status: 'skipped', cause: over });
  }
  const groups = list.groups.map((group) => withTrail(group, graph, finished));
  return { ...list, features: list.features.map((feature) => finished.get(feature.id) ?? feature), groups };
}

/** The group with its newly failed alternatives added to the trail. */
function withTrail(group: Group, graph: FeatureGraph, finished: ReadonlyMap<string, Feature>): Group {
  const given = group.alternatives.flatMap((id) => {
    const feature = finished.get(id);
    if (feature?.status !== 'failed' || graph.features.get(id)?.status === 'failed') return [];
    const last = feature.attempts.findLast(({ outcome }) => outcome === 'failed');
    const why = feature.cause === null ? (last?.why ?? '') : `${feature.cause.id ?? 'what it needs'} failed`;
    return [{ alternative: id, attempts: failedAttempts(feature), why, patch: last?.patch ?? null }];
  });
  return given.length === 0 ? group : { ...group, trail: [...group.trail, ...given] };
}

function deriveStatus(
  { groupOf }: FeatureGraph,
  feature: Feature,
  waiting: Waiting,
  standings: ReadonlyMap<string, Standing>,
): Feature {
  if (feature.passes || isSkippedByUser(feature)) return feature;
  const as = (status: Feature['status'], cause: Cause | null): Feature => ({ ...feature, status, cause });
  if (failedAttempts(feature) >= mostAttempts) return as('failed', null);
  const dead = hindrance(feature, standings, 'dead');
  // An alternative with dead dependencies has failed: the next one is tried.
  if (dead !== undefined) return as(groupOf.has(feature.id) ? 'failed' : 'blocked', dead);
  const asked = waiting.get(feature.id);
  if (asked !== undefined) return as('blocked', { kind: 'escalation', id: asked });
  const held = hindrance(feature, standings, 'waiting');
  if (held !== undefined) return as('blocked', held);
  return as(openAttempt(feature) === undefined || feature.status !== 'in_progress' ? 'pending' : 'in_progress', null);
}

/** The cause of the first dependency in this state. */
function hindrance(
  { dependencies }: Feature,
  standings: ReadonlyMap<string, Standing>,
  is: 'waiting' | 'dead',
): Cause | undefined {
  for (const dependency of dependencies) {
    const standing = standings.get(dependency);
    if (standing?.is !== is) continue;
    return standing.root.id === dependency ? standing.root : { ...standing.root, via: dependency };
  }
  return undefined;
}

function standingOf(feature: Feature, waiting: Waiting): Standing {
  const { id, status, cause } = feature;
  if (status === 'passed' || status === 'skipped') return { is: 'met' };
  if (status === 'pending' || status === 'in_progress') return { is: 'open' };
  if (status === 'blocked') {
    const { kind, id: root } = cause ?? { kind: 'feature', id };
    return { is: kind === 'escalation' ? 'waiting' : 'dead', root: { kind, id: root } };
  }
  // An answer will give a failed feature new tries.
  const asked = waiting.get(id);
  if (asked !== undefined) return { is: 'waiting', root: { kind: 'escalation', id: asked } };
  return { is: 'dead', root: { kind: 'feature', id: cause?.id ?? id } };
}

function standingOfGroup(
  graph: FeatureGraph,
  id: string,
  finished: ReadonlyMap<string, Feature>,
  standings: ReadonlyMap<string, Standing>,
): Standing {
  const alternatives = graph.groups.get(id)?.alternatives ?? [];
  const status = alternatives.map((one) => finished.get(one)?.status);
  if (status.includes('passed') || status.every((one) => one === 'skipped')) return { is: 'met' };
  if (status.some((one) => one === 'pending' || one === 'in_progress')) return { is: 'open' };
  for (const one of alternatives) {
    const standing = standings.get(one);
    if (standing?.is === 'waiting') return standing;
  }
  return { is: 'dead', root: { kind: 'group', id } };
}

/** Why a feature is no longer needed: another alternative passed, or the feature that it is a part of was abandoned. */
function needlessBecause(
  graph: FeatureGraph,
  { id, parent, status }: Feature,
  finished: ReadonlyMap<string, Feature>,
): Cause | undefined {
  if (status === 'passed' || status === 'failed' || status === 'skipped') return undefined;
  const group = graph.groupOf.get(id);
  const chosen = group?.alternatives.find((one) => finished.get(one)?.status === 'passed');
  if (group !== undefined && chosen !== undefined) return { kind: 'group', id: group.id, via: chosen };
  const above = finished.get(parent ?? '');
  if (above === undefined) return undefined;
  const isGivenUp = above.status === 'failed' && alternativeOf(graph, id) !== undefined;
  return above.status === 'skipped' || isGivenUp ? { kind: 'feature', id: above.id } : undefined;
}

/** Whether the user decided to skip a feature; it counts as met. */
export function isSkippedByUser({ status, cause }: Pick<Feature, 'status' | 'cause'>): boolean {
  return status === 'skipped' && cause?.kind === 'user';
}
