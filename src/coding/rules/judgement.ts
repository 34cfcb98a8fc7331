import type { Feature, FeatureList } from './feature.ts';
import { readyFeatures } from './ready.ts';
import type { Waiting } from './feature-status.ts';

/** The state of a list with derived statuses as a whole. */
export type Judgement =
  /** Something can be done or is being done. */
  | { is: 'going-on' }
  /** Everything passed or was skipped: what is left is to verify it all once more. */
  | { is: 'ready-for-sweep' }
  /** All open features wait for an answer. */
  | { is: 'blocked-on-human'; escalations: string[] }
  /** All open features failed, or depend on one that failed. */
  | { is: 'failed'; failed: string[]; blocked: string[] };

/** Whether features can be worked on, only the last sweep is missing, or why the remaining ones are blocked. */
export function judge(list: FeatureList, waiting: Waiting): Judgement {
  const { features } = list;
  if (features.some(({ status }) => status === 'in_progress') || readyFeatures(list).length > 0)
    return { is: 'going-on' };
  const goals = goalsOf(list);
  const left = goals.filter((status) => status !== 'passed' && status !== 'skipped');
  if (left.length === 0) return { is: 'ready-for-sweep' };
  const withStatus = (status: Feature['status']) => features.filter((feature) => feature.status === status);
  const asked = new Set([
    ...withStatus('blocked').flatMap(({ cause }) => (cause?.kind === 'escalation' ? (cause.id ?? []) : [])),
    ...withStatus('failed').flatMap(({ id }) => waiting.get(id) ?? []),
  ]);
  if (asked.size > 0) return { is: 'blocked-on-human', escalations: [...asked] };
  const ids = (status: Feature['status']) => withStatus(status).map(({ id }) => id);
  return { is: 'failed', failed: ids('failed'), blocked: ids('blocked') };
}

/** The counters of the state file, and the others; the alternatives of a group count as one. */
export interface FeatureCounts {
  features_total: number;
  features_complete: number;
  features_failed: number;
  /** Of those that pass. */
  features_untested: number;
  blocked: number;
  skipped: number;
  in_progress: number;
  pending: number;
}

/** How many features there are, by how they stand. */
export function countFeatures(list: FeatureList): FeatureCounts {
  const goals = goalsOf(list);
  const count = (status: Feature['status']) => goals.filter((one) => one === status).length;
  return {
    features_total: goals.length,
    features_complete: count('passed'),
    features_failed: count('failed'),
    features_untested: passedUntested(list).length,
    blocked: count('blocked'),
    skipped: count('skipped'),
    in_progress: count('in_progress'),
    pending: count('pending'),
  };
}

/** Ids of passed features of whose last attempt no test is known that failed before. */
export function passedUntested({ features, proofs }: FeatureList): string[] {
  const bare = new Set(
    proofs.flatMap(({ feature, attempt, untested }) => (untested === undefined ? [] : [`${feature} ${attempt}`])),
  );
  return features
    .filter(({ id, passes, attempts }) => passes && bare.has(`${id} ${attempts.at(-1)?.number ?? 0}`))
    .map(({ id }) => id);
}

/** The statuses that decide how a group stands, from the strongest: one alternative that passed is enough. */
const ranks = ['passed', 'in_progress', 'pending', 'blocked', 'failed', 'skipped'] as const;

/** How each feature that is no alternative stands, and each group. */
function goalsOf({ features, groups }: FeatureList): Feature['status'][] {
  const status = new Map(features.map((feature) => [feature.id, feature.status]));
  const grouped = new Set(groups.flatMap(({ alternatives }) => alternatives));
  const single = features.filter(({ id }) => !grouped.has(id)).map((feature) => feature.status);
  const together = groups.map(({ alternatives }) => {
    const all = alternatives.map((id) => status.get(id));
    return ranks.find((rank) => all.includes(rank)) ?? 'pending';
  });
  return [...single, ...together];
}
