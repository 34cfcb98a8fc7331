import type { Feature, FeatureList } from './feature.ts';
import { readyFeatures } from './ready.ts';
import type { Waiting } from './feature-status.ts';

/** The state of a list with derived statuses as a whole. */
export type Judgement =
  /** Features can be worked on or are in progress. */
  | { is: 'going-on'; running: string[]; next: string[] }
  /** All features passed or were skipped; the last sweep is missing. */
  | { is: 'ready-for-sweep' }
  /** All open features wait for an answer. */
  | { is: 'blocked-on-human'; escalations: string[] }
  /** All open features failed, or depend on a failed one. */
  | { is: 'failed'; failed: string[]; blocked: string[] };

/** Whether features can be worked on, only the last sweep is missing, or why the remaining ones are blocked. */
export function judge(list: FeatureList, waiting: Waiting): Judgement {
  const { features } = list;
  const withStatus = (status: Feature['status']) => features.filter((feature) => feature.status === status);
  const ids = (some: readonly Feature[]) => some.map(({ id }) => id);
  const [running, next] = [ids(withStatus('in_progress')), ids(readyFeatures(list))];
  if (running.length + next.length > 0) return { is: 'going-on', running, next };
  if (features.every(({ status }) => status === 'passed' || status === 'skipped')) return { is: 'ready-for-sweep' };
  const asked = new Set([
    ...withStatus('blocked').flatMap(({ cause }) => (cause?.kind === 'escalation' ? (cause.id ?? []) : [])),
    ...withStatus('failed').flatMap(({ id }) => waiting.get(id) ?? []),
  ]);
  if (asked.size > 0) return { is: 'blocked-on-human', escalations: [...asked] };
  return { is: 'failed', failed: ids(withStatus('failed')), blocked: ids(withStatus('blocked')) };
}

/** The counters of the state file, and others. */
export interface FeatureCounts {
  features_total: number;
  features_complete: number;
  features_failed: number;
  /** A subset of the passed ones. */
  features_untested: number;
  last_completed_feature: string | null;
  blocked: number;
  skipped: number;
  in_progress: number;
  pending: number;
}

/** The number of features by status. */
export function countFeatures(list: FeatureList): FeatureCounts {
  const passed = new Set(list.features.flatMap(({ id, passes }) => (passes ? [id] : [])));
  const count = (status: Feature['status']) => list.features.filter((one) => one.status === status).length;
  return {
    features_total: list.features.length,
    features_complete: count('passed'),
    features_failed: count('failed'),
    features_untested: passedUntested(list).length,
    last_completed_feature: list.proofs.findLast(({ feature }) => passed.has(feature))?.feature ?? null,
    blocked: count('blocked'),
    skipped: count('skipped'),
    in_progress: count('in_progress'),
    pending: count('pending'),
  };
}

/** Ids of passed features without a test that is known to have failed before. */
export function passedUntested({ features, proofs }: FeatureList): string[] {
  const bare = new Set(
    proofs.flatMap(({ feature, attempt, untested }) => (untested === undefined ? [] : [`${feature} ${attempt}`])),
  );
  return features
    .filter(({ id, passes, attempts }) => passes && bare.has(`${id} ${attempts.at(-1)?.number ?? 0}`))
    .map(({ id }) => id);
}
