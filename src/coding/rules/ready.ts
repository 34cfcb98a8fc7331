import { countDependants, graphOf, lineage, type FeatureGraph } from './graph.ts';
import type { Feature, FeatureList } from './feature.ts';
import { openAttempt } from './feature-status.ts';

/**
 * The features that can be begun now: first those with the most dependants, then in the order of the list. Features in progress are not
 * among them.
 */
export function readyFeatures(list: FeatureList): Feature[] {
  const graph = graphOf(list);
  const ready = list.features.filter((feature) => feature.status === 'pending' && isReady(graph, feature));
  if (ready.length < 2) return ready;
  const waiting = countDependants(graph);
  // Sorting keeps the order of equals.
  return ready.sort((a, b) => (waiting.get(b.id) ?? 0) - (waiting.get(a.id) ?? 0));
}

/**
 * The features to begin beside those in progress, at most as many as there are slots free. A feature that must run alone waits until
 * nothing else runs, and nothing that ranks behind it is begun meanwhile.
 * @param isOpen whether a feature may be begun here.
 */
export function featuresToBegin(
  list: FeatureList,
  slots: number,
  isOpen: (feature: string) => boolean = () => true,
): Feature[] {
  const running = list.features.filter(({ status }) => status === 'in_progress');
  if (running.some(runsAlone)) return [];
  const begun: Feature[] = [];
  for (const feature of readyFeatures(list).filter(({ id }) => isOpen(id))) {
    if (running.length + begun.length >= slots) break;
    if (runsAlone(feature)) {
      if (running.length + begun.length === 0) begun.push(feature);
      break;
    }
    begun.push(feature);
  }
  return begun;
}

/** Whether a feature may be begun beside those in progress, of which there may be that many at once. */
export function mayRunBeside({ features }: FeatureList, feature: Feature, slots: number): boolean {
  const running = features.filter(({ id, status }) => status === 'in_progress' && id !== feature.id);
  if (running.length === 0) return true;
  return running.length < slots && !running.some(runsAlone) && !runsAlone(feature);
}

/** The other features that need what every feature needs, and that nobody is working on: all that has not passed or failed. */
export function othersToBegin({ features }: FeatureList, id: string): string[] {
  return features
    .filter((feature) => feature.id !== id && (feature.status === 'pending' || feature.status === 'blocked'))
    .filter((feature) => openAttempt(feature) === undefined)
    .map((feature) => feature.id);
}

function runsAlone({ parallel }: Feature): boolean {
  return parallel === false;
}

/** The alternative of a group that is worked on or comes next; undefined when none is left or one has passed. */
export function chosenAlternative({ features, groups }: FeatureGraph, group: string): string | undefined {
  const alternatives = groups.get(group)?.alternatives ?? [];
  const withStatus = (status: Feature['status']) => alternatives.find((id) => features.get(id)?.status === status);
  if (withStatus('passed') !== undefined) return undefined;
  return withStatus('in_progress') ?? withStatus('pending');
}

function isReady(graph: FeatureGraph, { id, dependencies }: Feature): boolean {
  return dependencies.every((dependency) => isMet(graph, dependency)) && isWanted(graph, id);
}

/** Whether what depends on a feature or a group may begin. */
export function isMet({ features, groups }: FeatureGraph, id: string): boolean {
  const status = features.get(id)?.status;
  if (status !== undefined) return status === 'passed' || status === 'skipped';
  const all = (groups.get(id)?.alternatives ?? []).map((one) => features.get(one)?.status);
  return all.includes('passed') || (all.length > 0 && all.every((one) => one === 'skipped'));
}

/** Whether it is, or is a part of, no alternative that others go before. */
function isWanted(graph: FeatureGraph, id: string): boolean {
  return lineage(graph, id).every((one) => {
    const group = graph.groupOf.get(one);
    return group === undefined || chosenAlternative(graph, group.id) === one;
  });
}

/**
 * How to run `feature start` and `feature verify`, for the session. Claude Code gives a command 600000 ms at most, and ends it
 * with SIGTERM then (measured): our command ends what it started, and the attempt stays as it was.
 */
export const waitLimit =
  '`feature start` and `feature verify` run tests: give each a time limit of 600000 ms. One that is cut off (exit code 143) loses nothing and counts no attempt: run it again in the background, and wait for its end before you end your turn.';
