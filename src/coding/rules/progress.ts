import { firstOf } from '../../base/text.ts';
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
  if (proofs.length === 0 || !proofs.every((proof) => isOfAttempt(proof) && isGoodProof(proof)))
    throw refuse('It has no proof that it passes', feature, 'Run: autonomous-workflow feature verify');
  const attempts = closed(feature, { outcome: 'passed', ended_at: now.toISOString() });
  const passed: Feature = { ...feature, passes: true, status: 'passed', cause: null, attempts };
  const known = replace(list, { ...passed, bindings: bindings ?? feature.bindings });
  return { ...known, proofs: [...list.proofs, ...proofs] };
}

/**
 * The list with the attempt in progress failed, if there is one; `patch` is the path of its work if its place was closed. With its last
 * attempt a feature, or the one that it is a part of, goes on in its next way.
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
  const failed: Feature = { ...feature, status: 'pending', attempts };
  const known = { ...replace(list, failed), proofs: [...list.proofs, ...proofs] };
  return failedAttempts(failed) < mostAttempts ? known : onNextWay(known, failed, { why, patch });
}

/** The list with a feature on its next way, without the parts of the one that failed; unchanged where none is left. */
function onNextWay(list: FeatureList, failed: Feature, last: { why: string; patch: string | null }): FeatureList {
  const { features } = list;
  const whole = features.find((one) => one.id === failed.parent && one.dependencies.includes(failed.id)) ?? failed;
  if (whole.trail.length + 1 >= whole.ways.length) return list;
  const open = partsOf(features, whole).filter(({ passes }) => !passes);
  const next: Feature = {
    ...whole,
    trail: [...whole.trail, { attempts: mostAttempts, ...last }],
    forgiven: whole.attempts.length,
    dependencies: whole.dependencies.filter((id) => !open.some((part) => part.id === id)),
  };
  return [next, ...open.map((part) => skipped(part, `${whole.id} is tried another way`))].reduce(replace, list);
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
  const { features } = list;
  const byId = new Map(features.map((feature) => [feature.id, feature]));
  const known = new Map<string, Feature>();
  const derived = (feature: Feature): Feature => {
    const needed = () => feature.dependencies.flatMap((id) => byId.get(id) ?? []).map(derived);
    const found = known.get(feature.id) ?? withStatus(feature, waiting, needed());
    known.set(feature.id, found);
    return found;
  };
  return { ...list, features: features.map(derived) };
}

/** The parts that a feature was divided into and still depends on. */
export const partsOf = (features: readonly Feature[], { id, dependencies }: Feature): Feature[] =>
  features.filter((one) => one.parent === id && dependencies.includes(one.id));

/** A feature that is not to be built: what depends on it goes on as if it were. */
export const skipped = (feature: Feature, why: string): Feature => ({
  ...feature,
  status: 'skipped',
  cause: { kind: 'user', id: null, why },
});

function withStatus(feature: Feature, waiting: Waiting, needed: readonly Feature[]): Feature {
  if (feature.passes || feature.status === 'skipped') return feature;
  const as = (status: Feature['status'], cause: Cause | null): Feature => ({ ...feature, status, cause });
  if (failedAttempts(feature) >= mostAttempts) return as('failed', null);
  const hindrances = needed.flatMap((one) => hindrance(one, waiting) ?? []);
  const asked = waiting.get(feature.id);
  const held =
    hindrances.find(({ kind }) => kind === 'feature') ??
    (asked === undefined ? hindrances[0] : { kind: 'escalation' as const, id: asked });
  if (held !== undefined) return as('blocked', held);
  return as(openAttempt(feature) === undefined || feature.status !== 'in_progress' ? 'pending' : 'in_progress', null);
}

/** Why dependants of a feature have to wait for an answer of the user, or for ever; undefined where it may still be met. */
function hindrance({ id, status, cause }: Feature, waiting: Waiting): Cause | undefined {
  if (status === 'blocked') return { kind: cause?.kind ?? 'feature', id: cause?.id ?? id };
  if (status !== 'failed') return undefined;
  // An answer will give a failed feature new tries.
  const asked = waiting.get(id);
  return asked === undefined ? { kind: 'feature', id } : { kind: 'escalation', id: asked };
}

/** The features that can be begun now, in the order of the list. */
export function readyFeatures({ features }: Pick<FeatureList, 'features'>): Feature[] {
  const statuses = new Map(features.map(({ id, status }) => [id, status]));
  const isOne = (id: string, ...of: Feature['status'][]) => of.some((status) => statuses.get(id) === status);
  return features.filter(
    ({ status, dependencies, after = [] }) =>
      status === 'pending' &&
      dependencies.every((id) => isOne(id, 'passed', 'skipped')) &&
      !after.some((id) => isOne(id, 'pending', 'in_progress')),
  );
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
export const repairsOf = ({ features }: FeatureList, from: string): Feature[] =>
  features.filter(({ kind, origin }) => kind === 'fix' && origin === from);

/** The repair that is still to be done, of which there is at most one for each origin. */
export const openRepair = (list: FeatureList, from: string): Feature | undefined =>
  repairsOf(list, from).find(({ status }) => !/^(?:passed|failed|skipped)$/.test(status));

interface Repair extends Pick<Feature, 'name' | 'description'>, Partial<Pick<Feature, 'verification_commands'>> {
  origin: string;
  /** By its number among those of its origin. */
  id: (number: number) => string;
}

/**
 * The list with a feature that repairs something, on which all depends that is not begun; unchanged while one of its origin is open, and
 * after enough of them since the user has answered about one.
 */
export function declareRepair(
  list: FeatureList,
  { id, origin, ...given }: Repair,
  isAnswered: (repair: Feature) => boolean = () => false,
): FeatureList {
  const known = repairsOf(list, origin);
  const inVain = known.length - (known.findLastIndex(isAnswered) + 1);
  if (openRepair(list, origin) !== undefined || inVain >= mostRepairs) return list;
  const repair = newFeature({ ...given, origin, id: id(known.length + 1), kind: 'fix' });
  const features = list.features.map((one) =>
    one.passes || one.kind === 'fix' || openAttempt(one) !== undefined
      ? one
      : { ...one, dependencies: [...one.dependencies, repair.id] },
  );
  return { ...list, features: [...features, repair] };
}

/**
 * The session's instruction for running `feature start` and `feature verify`. Claude Code limits a command to 600000 ms and then sends
 * SIGTERM (measured): the command ends its child processes, and the attempt remains unchanged.
 */
export const waitLimit =
  '`feature start` and `feature verify` run tests: give each a time limit of 600000 ms. One that is cut off (exit code 143) loses nothing and counts no attempt: run it again in the background, and wait for its end before you end your turn.';

/** Where the list as a whole stands, and a sentence about it. */
export interface Judgement {
  /** `ready-for-sweep`: only the last sweep is missing; the last two: of all that is open. */
  is: 'going-on' | 'ready-for-sweep' | 'blocked-on-human' | 'failed';
  said: string;
}

/** Whether features can be worked on, only the last sweep is missing, or why the remaining ones are blocked. */
export function judge(list: Pick<FeatureList, 'features'>, waiting: Waiting): Judgement {
  const named = (some: readonly Feature[]) => firstOf(some.map(({ id }) => id)).join(', ');
  const withStatus = (status: Feature['status']) => list.features.filter((feature) => feature.status === status);
  const [running, next] = [withStatus('in_progress'), readyFeatures(list)];
  if (running.length > 0) return { is: 'going-on', said: `In progress: ${named(running)}.` };
  if (next.length > 0) return { is: 'going-on', said: `Next: ${named(next)}.` };
  const [failed, blocked] = [withStatus('failed'), withStatus('blocked')];
  const asked = new Set([
    ...blocked.flatMap(({ cause }) => (cause?.kind === 'escalation' ? (cause.id ?? []) : [])),
    ...failed.flatMap(({ id }) => waiting.get(id) ?? []),
  ]);
  if (asked.size > 0)
    return { is: 'blocked-on-human', said: `What is left waits for an answer of the user: ${[...asked].join(', ')}.` };
  const needing = blocked.length === 0 ? '' : ` or needs what failed (${named(blocked)})`;
  if (failed.length > 0) return { is: 'failed', said: `What is left failed (${named(failed)})${needing}.` };
  return {
    is: 'ready-for-sweep',
    said: 'Everything passed or was skipped: what is left is to verify it all once more.',
  };
}

/** The counters of the state file. */
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
  };
}

/** Ids of passed features without a test that is known to have failed before. */
export function passedUntested({ features, proofs }: FeatureList): string[] {
  const isBare = ({ id, attempts }: Feature) =>
    proofs.some((one) => one.untested !== undefined && one.feature === id && one.attempt === attempts.at(-1)?.number);
  return features.filter((feature) => feature.passes && isBare(feature)).map(({ id }) => id);
}
