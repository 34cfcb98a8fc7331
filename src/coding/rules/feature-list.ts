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
import { excerpt, printable } from '../../base/errors.ts';
import { describeUntested, withoutTest } from '../../loop/rules/decide.ts';
import {
  countFeatures,
  passedUntested,
  closed,
  replace,
  mostAttempts,
  failedAttempts,
  partsOf,
  skipped,
} from './progress.ts';

const read = readerOf(featureListSchema);

/**
 * Parses a feature list. One that a person wrote, without `schema`, gets the missing keys, and its passed features become claimed. Unknown
 * keys remain.
 * @throws Error that names what is wrong with it.
 */
export function readFeatureList(value: unknown): FeatureList {
  const list = read(value);
  const problems = findProblems(list);
  if (problems.length > 0) throw new Error(firstOf(problems).join('; '));
  return isRecord(value) && value.schema === undefined ? withoutPasses(list) : list;
}

/** A list that no log explains: its passes are claims, which are verified before anything is written. */
export function withoutPasses(list: FeatureList): FeatureList {
  const features = list.features.map((feature): Feature =>
    feature.passes ? { ...feature, passes: false, status: 'pending', claimed: true } : feature,
  );
  return { ...list, features };
}

/** The events that describe the differences between two lists with derived statuses. */
export function eventsBetween(before: FeatureList, after: FeatureList): WorkflowEvent[] {
  const old = new Map(before.features.map((feature) => [feature.id, feature]));
  // What blocks many is said once.
  const blocked = new Map<string, string[]>();
  for (const { id, status, cause } of after.features)
    if (status === 'blocked' && old.get(id)?.status !== status) {
      const by = cause?.id ?? '';
      blocked.set(by, [...(blocked.get(by) ?? []), id]);
    }
  return [
    ...after.features.flatMap((feature) => eventsOf(old.get(feature.id), feature, after)),
    ...[...blocked].map(([by, features]) => ({ event: 'features-blocked' as const, by, features })),
  ];
}

function eventsOf(before: Feature | undefined, now: Feature, { proofs: all }: FeatureList): WorkflowEvent[] {
  const { id: feature, name, attempts, trail, status, cause } = now;
  const last = attempts.at(-1);
  const turned = before?.status === status ? undefined : status;
  const events: WorkflowEvent[] = attempts.flatMap(({ number: attempt, outcome, why: said, patch }, at) => {
    const was = before?.attempts[at];
    const [ended, why] = [was?.outcome === outcome ? null : outcome, said ?? ''];
    return [
      ...(was === undefined ? [{ event: 'feature-begun' as const, feature, name, attempt }] : []),
      ...(ended === 'failed' ? [{ event: 'attempt-failed' as const, feature, attempt, why, patch }] : []),
      ...(ended === 'divided' ? [{ event: 'feature-divided' as const, feature, why }] : []),
    ];
  });
  const ofLast = all.filter((proof) => proof.feature === feature && proof.attempt === last?.number);
  const proofs = ofLast.map(({ id }) => id);
  if (before?.passes === true && !now.passes)
    events.push({ event: 'proofs-void', proofs, why: ofLast[0]?.void_reason ?? '', reopened: [feature] });
  if (turned === 'passed') {
    const untested = ofLast.find((proof) => proof.untested !== undefined)?.untested;
    const how = untested === undefined ? {} : { untested };
    events.push({ event: 'feature-passed', feature, name, attempt: last?.number ?? 0, proofs, ...how });
  }
  const isNextWay = before !== undefined && trail.length > before.trail.length;
  if (isNextWay || turned === 'failed') {
    const why = (isNextWay ? trail.at(-1) : last)?.why ?? '';
    events.push({ event: 'feature-failed', feature, name, why, next: isNextWay ? `way ${trail.length + 1}` : null });
  }
  if (turned === 'skipped')
    events.push({ event: 'features-skipped', features: [feature], why: cause === null ? '' : describeCause(cause) });
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
  const others = (['failed', 'blocked', 'skipped', 'in_progress'] as const).flatMap((one) => {
    const count = list.features.filter(({ status }) => status === one).length;
    return count === 0 ? [] : [`${count} ${one.replace('_', ' ')}`];
  });
  const pass = `${counts.features_complete} of ${counts.features_total} features pass${describeUntested(counts)}`;
  return [pass, ...others].join(', ');
}

/** The cause of a feature's status, for the end of its line. */
export function describeCause({ kind, id, why }: Cause): string {
  if (kind === 'user') return why === undefined || why === '' ? 'by the user' : `by the user: ${excerpt(why)}`;
  return kind === 'escalation' ? `${id ?? ''} waits for an answer` : `because of ${id ?? ''}`;
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
 * The list without a feature that the user does not want, and what is left of its parts; its dependants continue as if it were done.
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
  const whole = { ...skipped(feature, why), attempts: closed(feature, ended) };
  const parts = partsOf(list.features, feature).filter(({ status }) => !/^(?:passed|failed|skipped)$/.test(status));
  return [whole, ...parts.map((part) => skipped(part, `a part of ${id}`))].reduce(replace, list);
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
  if (feature.parent !== null || partsOf(list.features, feature).length > 0)
    throw refuse(
      'This feature was divided already, or is a part',
      feature,
      'Do the feature as it stands, or hand in what hinders that as a question, premise or missing.',
    );
  const { dependencies } = feature;
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

/** The list with new tries for a failed feature whose question was answered. */
export function forgive(list: FeatureList, item: string | null): FeatureList {
  const features = list.features.map((feature): Feature =>
    feature.id === item && failedAttempts(feature) >= mostAttempts
      ? { ...feature, forgiven: feature.attempts.length }
      : feature,
  );
  return { ...list, features };
}

/** The list with a passed feature whose proofs no longer count: it is to be done again, with all its tries. */
export function reopenFeature(list: FeatureList, id: string, why: string): FeatureList {
  const feature = requireFeature(list, id);
  const reopened: Feature = { ...feature, passes: false, status: 'pending', forgiven: feature.attempts.length };
  const proofs = list.proofs.map((one) => (one.feature === id ? { void_reason: why, ...one } : one));
  return { ...replace(list, reopened), proofs };
}
