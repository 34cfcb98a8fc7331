import {
  type AttemptRow,
  type Bindings,
  type Feature,
  type FeatureList,
  type Proof,
  refuse,
  requireFeature,
  isGoodProof,
  type Cause,
  graphOf,
  inOrder,
  allNeedsOf,
  type FeatureGraph,
  newFeature,
} from './feature.ts';

/**
 * The list with a new attempt at a feature; one that waited continues with its number, from the present commit.
 * @throws WorkflowError when the feature cannot be begun now.
 */
export function beginFeature(list: FeatureList, id: string, start_commit: string | null, now: Date): FeatureList {
  const feature = requireFeature(list, id);
  const open = openAttempt(feature);
  if (feature.status === 'in_progress' && open !== undefined) return list;
  if (!readyFeatures(list).some((ready) => ready.id === feature.id))
    throw refuse(
      'This feature cannot be begun now',
      feature,
      'Begin one of those that `autonomous-workflow feature` names.',
    );
  const row = { outcome: null, why: null, patch: null, started_at: now.toISOString(), ended_at: null };
  const attempts =
    open === undefined
      ? [...feature.attempts, { number: feature.attempts.length + 1, start_commit, ...row }]
      : closed(feature, { start_commit: start_commit ?? open.start_commit });
  return replace(list, { ...feature, status: 'in_progress', attempts });
}

/**
 * The list with a feature passed: every proof must be of a successful run of the attempt in progress.
 * @throws WorkflowError when there is no proof, or one is not good or of another attempt than the one in progress.
 */
export function passFeature(
  list: FeatureList,
  id: string,
  { proofs, bindings }: { proofs: readonly Proof[]; bindings?: Bindings },
  now: Date,
): FeatureList {
  const feature = requireFeature(list, id);
  const number = feature.status === 'in_progress' ? openAttempt(feature)?.number : undefined;
  const isOfAttempt = (proof: Proof) => proof.feature === feature.id && proof.attempt === number;
  const isKnown = (proof: Proof) => list.proofs.some(({ id: known }) => known === proof.id);
  const isGood = (proof: Proof) => isOfAttempt(proof) && isGoodProof(proof) && !isKnown(proof);
  if (proofs.length === 0 || !proofs.every(isGood))
    throw refuse('It has no proof that it passes', feature, 'Run: autonomous-workflow feature verify');
  const attempts = closed(feature, { outcome: 'passed', ended_at: now.toISOString() });
  const passed = { ...feature, passes: true, status: 'passed' as const, cause: null, attempts };
  return withProofs(list, { ...passed, bindings: bindings ?? feature.bindings }, proofs);
}

/**
 * The list with the attempt in progress failed, if there is one; `patch` is the path of its work if its place was closed.
 * @throws WorkflowError when there is no such feature.
 */
export function failAttempt(
  list: FeatureList,
  id: string,
  { why, patch, proofs = [] }: { why: string; patch: string | null; proofs?: readonly Proof[] },
  now: Date,
): FeatureList {
  const feature = requireFeature(list, id);
  const attempts = closed(feature, { outcome: 'failed', why, patch, ended_at: now.toISOString() });
  return withProofs(list, { ...feature, status: 'pending', attempts }, proofs);
}

function withProofs(list: FeatureList, feature: Feature, proofs: readonly Proof[]): FeatureList {
  const own = { ...feature, proofs: [...feature.proofs, ...proofs.map(({ id }) => id)] };
  return { ...replace(list, own), proofs: [...list.proofs, ...proofs] };
}

/** The attempts with the one in progress changed. */
export function closed({ attempts }: Feature, how: Partial<AttemptRow>): AttemptRow[] {
  return attempts.map((one) => (one.outcome === null ? { ...one, ...how } : one));
}

/** The list with a feature replaced by the given one with its id. */
export function replace(list: FeatureList, feature: Feature): FeatureList {
  return { ...list, features: list.features.map((one) => (one.id === feature.id ? feature : one)) };
}

/** The tries that a feature has left, including the one in progress. */
export function attemptsLeft(feature: Feature): number {
  return Math.max(0, mostAttempts - failedAttempts(feature));
}

/** The number of the way that is tried next, of a feature or of the one that it is a part of; undefined if none is left. */
export function nextWay(list: FeatureList, id: string): number | undefined {
  const { status, parent } = requireFeature(list, id);
  const { trail } = requireFeature(list, status === 'skipped' ? (parent ?? id) : id);
  return status === 'failed' || trail.length === 0 ? undefined : trail.length + 1;
}

/** All tries that a feature has, or each of its ways. */
export const mostAttempts = 3;

/** Items with an open question to the user, each with the id of its escalation. */
export type Waiting = ReadonlyMap<string, string>;

/** The failed attempts that count as tries. */
export function failedAttempts({ attempts, forgiven }: Pick<Feature, 'attempts' | 'forgiven'>): number {
  return attempts.slice(forgiven).filter(({ outcome }) => outcome === 'failed').length;
}

/** The attempt in progress or interrupted. */
export function openAttempt({ attempts }: Pick<Feature, 'attempts'>): Feature['attempts'][number] | undefined {
  const last = attempts.at(-1);
  return last?.outcome === null ? last : undefined;
}

/** The list with every status derived from proofs, failed attempts, skips by the user, and open questions; idempotent. */
export function deriveStatuses(list: FeatureList, waiting: Waiting): FeatureList {
  const given = { ...list, features: giveUpWays(list.features) };
  const graph = graphOf(given);
  const known = new Map<string, Feature>();
  for (const id of inOrder(graph)) known.set(id, withStatus(requireFeature(given, id), waiting, known));
  const features = given.features.map((one): Feature => {
    const feature = known.get(one.id) ?? one;
    const whole = known.get(feature.parent ?? '');
    // The parts of what is not done are needless, too.
    const isNeedless = whole?.status === 'skipped' && !/^(?:passed|failed|skipped)$/.test(feature.status);
    return isNeedless ? { ...feature, status: 'skipped', cause: { kind: 'feature', id: whole.id } } : feature;
  });
  return { ...given, features };
}

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
  if (asked !== undefined) return { kind: 'escalation', id: asked };
  const { kind, id: root } = needed.cause ?? { kind: 'feature', id };
  return { kind, id: root };
}

/** Whether the user decided to skip a feature; it counts as met. */
function isSkippedByUser({ status, cause }: Pick<Feature, 'status' | 'cause'>): boolean {
  return status === 'skipped' && cause?.kind === 'user';
}

/** The features that can be begun now: first those with the most dependants, then in the order of the list. */
export function readyFeatures(list: FeatureList): Feature[] {
  const graph = graphOf(list);
  const isSettled = (id: string) => !/^(?:pending|in_progress)$/.test(graph.get(id)?.status ?? '');
  const ready = list.features.filter(
    ({ status, dependencies, after = [] }) =>
      status === 'pending' && dependencies.every((id) => isMet(graph, id)) && after.every(isSettled),
  );
  if (ready.length < 2) return ready;
  const dependants = new Map<string, number>();
  for (const { id, status } of list.features)
    if (status === 'pending' || status === 'in_progress')
      for (const need of allNeedsOf(graph, id)) dependants.set(need, (dependants.get(need) ?? 0) + 1);
  // Sorting is stable.
  return ready.sort((a, b) => (dependants.get(b.id) ?? 0) - (dependants.get(a.id) ?? 0));
}

const runsAlone = ({ parallel }: Feature) => parallel === false;
const isNew = (feature: Feature) => openAttempt(feature) === undefined;

/**
 * The features to begin in addition to those in progress, limited by the free slots. A feature that must run alone waits until none is
 * in progress, and later ones wait with it.
 * @param mostNew how many of them may have no attempt yet.
 */
export function featuresToBegin(list: FeatureList, slots: number, mostNew = Infinity): Feature[] {
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const begun: Feature[] = [];
  for (const feature of readyFeatures(list)) {
    if (isNew(feature) && begun.filter(isNew).length >= mostNew) continue;
    const beside = [...running, ...begun];
    const fits = beside.length < slots && ![feature, ...beside].some(runsAlone);
    if (beside.length > 0 && !fits) break;
    begun.push(feature);
  }
  return begun;
}

/** More features for each place would keep the workflow from the end of an iteration, where critics rule and everything is verified. */
const mostForPlace = 2;

/** How many new features an iteration, begun at this time, may still take on in the places of those that have ended. */
export function newFeaturesLeft({ features }: FeatureList, places: number, begunAt: string): number {
  const taken = features.filter(
    ({ status, attempts }) =>
      status === 'in_progress' || attempts.some(({ ended_at }) => ended_at !== null && ended_at >= begunAt),
  );
  return Math.max(0, mostForPlace * places - taken.length);
}

/** The other features that are not in progress, passed or failed, and so share the needs of every feature. */
export function othersToBegin({ features }: FeatureList, id: string): string[] {
  const isLeft = (one: Feature) => one.id !== id && /^(?:pending|blocked)$/.test(one.status) && isNew(one);
  return features.filter(isLeft).map((feature) => feature.id);
}

/** After so many features that repair the same in vain, a person is asked. */
const mostRepairs = 2;

/** The features that repair what code found, by where it found that. */
export const repairsOf = ({ features }: FeatureList, ...origins: string[]): Feature[] =>
  features.filter(({ kind, origin }) => kind === 'fix' && origins.includes(origin ?? ''));

/** The repair that is still to be done, of which there is at most one for each origin. */
export const openRepair = (list: FeatureList, ...origins: string[]): Feature | undefined =>
  repairsOf(list, ...origins).find(({ status }) => !/^(?:passed|failed|skipped)$/.test(status));

interface Repair extends Pick<Feature, 'name' | 'description'>, Partial<Pick<Feature, 'verification_commands'>> {
  origin: string;
  /** By its number among those of its origin. */
  id: (number: number) => string;
}

/**
 * The list with a feature that repairs something, on which all depends that is not begun; unchanged while one of its origin is open.
 * Undefined after enough of them since the user has answered about one.
 */
export function declareRepair(
  list: FeatureList,
  { id, origin, ...given }: Repair,
  isAnswered: (repair: Feature) => boolean = () => false,
): FeatureList | undefined {
  if (openRepair(list, origin) !== undefined) return list;
  const known = repairsOf(list, origin);
  if (known.length - (known.findLastIndex(isAnswered) + 1) >= mostRepairs) return undefined;
  const repair = newFeature({ ...given, origin, id: id(known.length + 1), kind: 'fix' });
  const features = list.features.map((one) =>
    one.passes || one.kind === 'fix' || openAttempt(one) !== undefined
      ? one
      : { ...one, dependencies: [...one.dependencies, repair.id] },
  );
  return { ...list, features: [...features, repair] };
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

/** The number of features by status: the counters of the state file, and others. */
export function countFeatures(list: FeatureList) {
  const passed = new Set(list.features.flatMap(({ id, passes }) => (passes ? [id] : [])));
  const count = (status: Feature['status']) => list.features.filter((one) => one.status === status).length;
  return {
    /** Without those that the user left out. */
    features_total: list.features.length - count('skipped'),
    features_complete: count('passed'),
    features_failed: count('failed'),
    /** A subset of the passed ones. */
    features_untested: passedUntested(list).length,
    last_completed_feature: list.proofs.findLast(({ feature }) => passed.has(feature))?.feature ?? null,
    blocked: count('blocked'),
    skipped: count('skipped'),
    in_progress: count('in_progress'),
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
