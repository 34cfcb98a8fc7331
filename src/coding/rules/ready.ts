import { countDependants, graphOf, type FeatureGraph } from './graph.ts';
import type { Feature, FeatureList } from './feature.ts';
import { openAttempt } from './feature-status.ts';

/**
 * The features that can be begun now: first those with the most dependants, then in the order of the list. Features in progress are not
 * among them.
 */
export function readyFeatures(list: FeatureList): Feature[] {
  const graph = graphOf(list);
  const ready = list.features.filter(
    (feature) => feature.status === 'pending' && feature.dependencies.every((id) => isMet(graph, id)),
  );
  if (ready.length < 2) return ready;
  const waiting = countDependants(graph);
  // Sorting is stable.
  return ready.sort((a, b) => (waiting.get(b.id) ?? 0) - (waiting.get(a.id) ?? 0));
}

/**
 * The features to begin in addition to those in progress, limited by the free slots. A feature that must run alone waits until none is
 * in progress, and later ones wait with it.
 * @param isOpen whether a feature may be begun in this workflow.
 * @param mostNew how many of them may have no attempt yet.
 */
export function featuresToBegin(
  list: FeatureList,
  slots: number,
  isOpen: (feature: string) => boolean = () => true,
  mostNew = Infinity,
): Feature[] {
  const running = list.features.filter(({ status }) => status === 'in_progress');
  if (running.some(runsAlone)) return [];
  const begun: Feature[] = [];
  for (const feature of readyFeatures(list).filter(({ id }) => isOpen(id))) {
    if (running.length + begun.length >= slots) break;
    if (isNew(feature) && begun.filter(isNew).length >= mostNew) continue;
    if (runsAlone(feature)) {
      if (running.length + begun.length === 0) begun.push(feature);
      break;
    }
    begun.push(feature);
  }
  return begun;
}

const isNew = (feature: Feature) => openAttempt(feature) === undefined;

/** More features for each place would keep the workflow from the end of an iteration, where critics rule and everything is verified. */
const mostForPlace = 2;

/**
 * How many new features an iteration may still take on in the places of those that have ended.
 * @param begunAt the start of the iteration, ISO 8601.
 */
export function newFeaturesLeft({ features }: FeatureList, places: number, begunAt: string): number {
  const taken = features.filter(
    ({ status, attempts }) =>
      status === 'in_progress' || attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begunAt),
  );
  return Math.max(0, mostForPlace * places - taken.length);
}

/** Whether a feature may be begun in addition to those in progress, with this number of slots. */
export function mayRunBeside({ features }: FeatureList, feature: Feature, slots: number): boolean {
  const running = features.filter(({ id, status }) => status === 'in_progress' && id !== feature.id);
  if (running.length === 0) return true;
  return running.length < slots && !running.some(runsAlone) && !runsAlone(feature);
}

/** The other features that are not in progress, passed or failed, and so share the needs of every feature. */
export function othersToBegin({ features }: FeatureList, id: string): string[] {
  return features
    .filter((feature) => feature.id !== id && (feature.status === 'pending' || feature.status === 'blocked'))
    .filter((feature) => openAttempt(feature) === undefined)
    .map((feature) => feature.id);
}

function runsAlone({ parallel }: Feature): boolean {
  return parallel === false;
}

/** Whether the dependants of a feature may begin. */
export function isMet(graph: FeatureGraph, id: string): boolean {
  const status = graph.get(id)?.status;
  return status === 'passed' || status === 'skipped';
}

/**
 * The session's instruction for running `feature start` and `feature verify`. Claude Code limits a command to 600000 ms and then sends
 * SIGTERM (measured): the command ends its child processes, and the attempt remains unchanged.
 */
export const waitLimit =
  '`feature start` and `feature verify` run tests: give each a time limit of 600000 ms. One that is cut off (exit code 143) loses nothing and counts no attempt: run it again in the background, and wait for its end before you end your turn.';
