import { stringify } from 'yaml';
import { isRecord } from '../../base/json.ts';
import { firstOf } from '../../base/text.ts';
import { readerOf } from '../../files/schema.ts';
import {
  featureListSchema,
  type Feature,
  type FeatureList,
  type Cause,
  findProblems,
  newFeature,
  refuse,
  requireFeature,
} from './feature.ts';
import type { WorkflowEvent } from '../../journal/rules/events.ts';
import { excerpt, printable, cut } from '../../base/errors.ts';
import { describeUntested, withoutTest } from '../../loop/rules/decide.ts';
import {
  countFeatures,
  passedUntested,
  type Judgement,
  closed,
  replace,
  mostAttempts,
  failedAttempts,
} from './progress.ts';

// Parsing would drop the order of keys.
const asItStands = readerOf(featureListSchema, { asItStands: true });

/**
 * Parses a feature list. One that a person wrote gets the missing keys; its passed features become claimed. Unknown keys remain.
 * @throws Error that names what is wrong with it.
 */
export function readFeatureList(value: unknown): FeatureList {
  const list = asItStands(complete(value));
  const problems = findProblems(list);
  if (problems.length > 0) throw new Error(firstOf(problems).join('; '));
  return list;
}

function complete(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value.features)) return value;
  const isSeed = value.schema === undefined;
  const features = value.features.map((feature: unknown) =>
    isRecord(feature)
      ? {
          ...newFeature({ id: '', name: String(feature.id) }),
          ...feature,
          ...(isSeed && { passes: false, status: 'pending', claimed: feature.passes === true }),
        }
      : feature,
  );
  return { schema: 1, source: null, ...value, features, proofs: value.proofs ?? [] };
}

/** A list that no log explains: its passes are claims, which are verified before anything is written. */
export function withoutPasses(list: FeatureList): FeatureList {
  const features = list.features.map((feature): Feature =>
    feature.passes ? { ...feature, passes: false, status: 'pending', claimed: true } : feature,
  );
  return { ...list, features };
}

/** The events that describe the differences between two lists with derived statuses; what is common to several features is one event. */
export function eventsBetween(before: FeatureList, after: FeatureList): WorkflowEvent[] {
  const old = new Map(before.features.map((feature) => [feature.id, feature]));
  /** The ids of those that turned into this status, by what they have in common. */
  const turned = (status: Feature['status'], commonOf: (cause: Cause | null) => string) => {
    const found = new Map<string, string[]>();
    for (const { id, status: now, cause } of after.features)
      if (now === status && old.get(id)?.status !== status)
        found.set(commonOf(cause), [...(found.get(commonOf(cause)) ?? []), id]);
    return [...found];
  };
  const voided = after.proofs.filter(
    ({ id, void_reason }) =>
      void_reason !== undefined && before.proofs.some((proof) => proof.id === id && proof.void_reason === undefined),
  );
  const proofs = voided.map(({ id }) => id);
  const reopened = after.features.flatMap(({ id, passes }) => (old.get(id)?.passes === true && !passes ? [id] : []));
  const why = voided[0]?.void_reason ?? '';
  return [
    ...(proofs.length === 0 ? [] : [{ event: 'proofs-void' as const, proofs, why, reopened }]),
    ...after.features.flatMap((feature) => eventsOf(old.get(feature.id), feature, after)),
    ...turned('blocked', (cause) => cause?.id ?? '').map(([by, features]) => ({
      ...{ event: 'features-blocked' as const, by, features },
    })),
    ...turned('skipped', (cause) => (cause === null ? '' : describeCause(cause))).map(([reason, features]) => ({
      ...{ event: 'features-skipped' as const, features, why: reason },
    })),
  ];
}

function eventsOf(before: Feature | undefined, now: Feature, { proofs: all }: FeatureList): WorkflowEvent[] {
  const { id: feature, name, attempts, proofs, trail } = now;
  const last = attempts.at(-1);
  const events: WorkflowEvent[] = attempts.flatMap(({ number: attempt, outcome, why: said, patch }, at) => {
    const was = before?.attempts[at];
    const [ended, why] = [was?.outcome === outcome ? null : outcome, said ?? ''];
    return [
      ...(was === undefined ? [{ event: 'feature-begun' as const, feature, name, attempt }] : []),
      ...(ended === 'failed' ? [{ event: 'attempt-failed' as const, feature, attempt, why, patch }] : []),
      ...(ended === 'divided' ? [{ event: 'feature-divided' as const, feature, why }] : []),
    ];
  });
  if (now.passes && before?.passes !== true) {
    const added = proofs.filter((id) => before?.proofs.includes(id) !== true);
    const untested = all.find((proof) => added.includes(proof.id) && proof.untested !== undefined)?.untested;
    const how = untested === undefined ? {} : { untested };
    events.push({ event: 'feature-passed', feature, name, attempt: last?.number ?? 0, proofs: added, ...how });
  }
  const isNextWay = before !== undefined && trail.length > before.trail.length;
  if (isNextWay || (now.status === 'failed' && before?.status !== 'failed')) {
    const why = (isNextWay ? trail.at(-1) : last)?.why ?? '';
    const next = isNextWay ? `way ${trail.length + 1}` : null;
    events.push({ event: 'feature-failed', feature, name, why, next });
  }
  return events;
}

const marks = { passed: '✓', in_progress: '▸', pending: '·', blocked: '⏸', failed: '✗', skipped: '–' } as const;

/** A line of counts, and a line for each feature. */
export function describeFeatures(list: FeatureList): string {
  const bare = new Set(passedUntested(list));
  const lines = list.features.map(({ id, name, status, cause, trail, ways, claimed, passes, bindings }) => {
    const about = [
      ...(trail.length === 0 ? [] : [`way ${trail.length + 1} of ${ways.length}`]),
      ...(claimed && status === 'pending' ? ['said to be done'] : []),
      ...(cause === null ? [] : [describeCause(cause)]),
      ...(passes && bindings?.commit !== undefined ? [`commit ${bindings.commit.slice(0, 10)}`] : []),
      ...(bare.has(id) ? [`passed ${withoutTest}`] : []),
    ];
    return `${marks[status]} ${id}  ${excerpt(name)}${about.length === 0 ? '' : ` (${about.join('; ')})`}`;
  });
  return [describeCounts(list), '', ...lines].join('\n');
}

/** The number of features by status, in one line. */
export function describeCounts(list: FeatureList): string {
  const counts = countFeatures(list);
  const { features_total, features_complete, features_failed, blocked, skipped, in_progress } = counts;
  const others = Object.entries({ failed: features_failed, blocked, skipped, 'in progress': in_progress })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  const pass = `${features_complete} of ${features_total} features pass${describeUntested(counts)}`;
  return [pass, ...others].join(', ');
}

/** The cause of a feature's status, for the end of its line. */
export function describeCause({ kind, id, why }: Cause): string {
  if (kind === 'user') return why === undefined || why === '' ? 'by the user' : `by the user: ${excerpt(why)}`;
  return kind === 'escalation' ? `${id ?? ''} waits for an answer` : `because of ${id ?? ''}`;
}

/** The state of the list as a whole, in a sentence. */
export function describeJudgement(judgement: Judgement): string {
  switch (judgement.is) {
    case 'going-on': {
      const { running, next } = judgement;
      return running.length > 0 ? `In progress: ${firstOf(running).join(', ')}.` : `Next: ${firstOf(next).join(', ')}.`;
    }
    case 'ready-for-sweep':
      return 'Everything passed or was skipped: what is left is to verify it all once more.';
    case 'blocked-on-human':
      return `What is left waits for an answer of the user: ${judgement.escalations.join(', ')}.`;
    case 'failed':
      return `What is left failed (${judgement.failed.join(', ')})${judgement.blocked.length === 0 ? '' : ` or needs what failed (${judgement.blocked.join(', ')})`}.`;
  }
}

/** All that is known of one feature, as YAML, with why its attempts ended and its proofs. */
export function describeFeature(
  { proofs }: Pick<FeatureList, 'proofs'>,
  feature: Feature,
  whyOf: (attempt: Feature['attempts'][number]) => string = ({ why }) => why ?? '',
): string {
  const attempts = feature.attempts.map((one) => ({ ...one, why: whyOf(one) }));
  const whole = { ...feature, attempts, proofs: proofs.filter((one) => one.feature === feature.id) };
  const said = Object.entries(whole).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return printable(stringify(Object.fromEntries(said), { lineWidth: 0 }).trimEnd());
}

/**
 * The list without a feature that the user does not want; its dependants continue as if it were done.
 * @throws WorkflowError when there is none of that id, or it has passed.
 */
export function skipFeature(
  list: FeatureList,
  id: string,
  { why, patch = null }: { why: string; patch?: string | null },
  now: Date,
): FeatureList {
  const feature = requireFeature(list, id);
  if (feature.passes)
    throw refuse('A feature that has passed cannot be skipped', feature, 'Leave it: its work is committed.');
  const ended = { outcome: 'divided', why: 'skipped by the user', patch, ended_at: now.toISOString() } as const;
  const attempts = closed(feature, ended);
  const cause = { kind: 'user' as const, id: null, why };
  return replace(list, { ...feature, status: 'skipped', cause, attempts });
}

export type Part = Pick<Feature, 'name' | 'description'>;

/**
 * The list with a feature divided by its coder: its parts are done before it, one after the other. The feature remains and comes after
 * them, so references to it stay valid; the attempt in progress ends without counting as failed.
 * @throws WorkflowError when the feature was divided already, or is a part itself.
 */
export function divideFeature(
  list: FeatureList,
  id: string,
  parts: readonly Part[],
  patch: string | null,
  now: Date,
): FeatureList {
  const feature = requireFeature(list, id);
  const again = 'Do the feature as it stands, or hand in what hinders that as a question, premise or missing.';
  if (feature.parent !== null) throw refuse('This feature is a part already', feature, again);
  const { dependencies } = feature;
  if (list.features.some(({ id: part, parent }) => parent === feature.id && dependencies.includes(part)))
    throw refuse('This feature was divided already', feature, again);
  const taken = list.features.filter(({ parent }) => parent === feature.id).length;
  const { component, origin } = feature;
  const ids = parts.map((_, index) => `${feature.id}.${taken + index + 1}`);
  const added = parts.map((part, index) =>
    newFeature({
      ...{ ...part, component, origin, parent: feature.id, id: ids[index] ?? '' },
      dependencies: [...dependencies, ...ids.slice(Math.max(index - 1, 0), index)],
    }),
  );
  const whole: Feature = {
    ...feature,
    status: 'pending',
    dependencies: [...dependencies, ...ids],
    attempts: closed(feature, {
      outcome: 'divided',
      why: `split: ${ids.join(', ')}`,
      patch,
      ended_at: now.toISOString(),
    }),
  };
  const place = list.features.indexOf(feature);
  const { features } = replace(list, whole);
  return { ...list, features: [...features.slice(0, place), ...added, ...features.slice(place)] };
}

const longestReason = 4_000;

/** The list with new tries for a failed feature whose question was answered. */
export function forgive(list: FeatureList, item: string | null): FeatureList {
  const features = list.features.map((feature): Feature =>
    feature.id === item && failedAttempts(feature) >= mostAttempts
      ? { ...feature, forgiven: feature.attempts.length }
      : feature,
  );
  return { ...list, features };
}

/** The list with proofs that no longer count. A feature without another one is to be done again, with all its tries. */
export function voidProofs(list: FeatureList, ids: readonly string[], why: string): FeatureList {
  const void_reason = cut(why, longestReason);
  const proofs = list.proofs.map((proof) => (ids.includes(proof.id) ? { void_reason, ...proof } : proof));
  const features = list.features.map((feature): Feature => {
    if (!feature.passes || !feature.proofs.every((id) => ids.includes(id))) return feature;
    return { ...feature, passes: false, status: 'pending', forgiven: feature.attempts.length };
  });
  return { ...list, features, proofs };
}
