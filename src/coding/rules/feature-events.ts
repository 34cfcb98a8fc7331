import type { WorkflowEvent } from '../../journal/rules/events.ts';
import type { Feature, FeatureList } from './feature.ts';

/** The proofs with which features passed, as `feature proof`, from the events of a journal. */
export function passedInJournal(events: readonly object[]): ReadonlySet<string> {
  const passed = new Set<string>();
  for (const event of events) {
    const { event: kind, feature, proofs } = event as Record<string, unknown>;
    if (!['feature-passed', 'proofs-added', 'proofs-found'].includes(String(kind)) || !Array.isArray(proofs)) continue;
    for (const proof of proofs) passed.add(`${String(feature)} ${String(proof)}`);
  }
  return passed;
}

/** The events that describe the differences between two lists with derived statuses. */
export function eventsBetween(before: FeatureList, after: FeatureList): WorkflowEvent[] {
  const old = new Map(before.features.map((feature) => [feature.id, feature]));
  const events = after.features.flatMap((feature) => eventsOf(old.get(feature.id), feature, after));
  return [...voided(before, after), ...events, ...together(old, after)];
}

function eventsOf(before: Feature | undefined, now: Feature, after: FeatureList): WorkflowEvent[] {
  const { id: feature, name, proofs } = now;
  const events: WorkflowEvent[] = [];
  const known = before?.attempts ?? [];
  for (const [index, { number: attempt, outcome, why, patch }] of now.attempts.entries()) {
    const was = known[index];
    if (was === undefined) events.push({ event: 'feature-begun', feature, name, attempt });
    if (was?.outcome === outcome || outcome === null) continue;
    if (outcome === 'failed') events.push({ event: 'attempt-failed', feature, attempt, why: why ?? '', patch });
    if (outcome === 'divided') events.push({ event: 'feature-divided', feature, why: why ?? '' });
  }
  const added = proofs.filter((id) => before?.proofs.includes(id) !== true);
  if (now.passes && before?.passes !== true) {
    const untested = after.proofs.find((proof) => added.includes(proof.id) && proof.untested !== undefined)?.untested;
    const attempt = now.attempts.at(-1)?.number ?? 0;
    const how = untested === undefined ? {} : { untested };
    events.push({ event: 'feature-passed', feature, name, attempt, proofs: added, ...how });
  } else if (now.passes && added.length > 0) {
    events.push({ event: 'proofs-added', feature, proofs: added });
  }
  const isNextWay = before !== undefined && now.trail.length > before.trail.length;
  if (isNextWay || (now.status === 'failed' && before?.status !== 'failed')) {
    const why = (isNextWay ? now.trail.at(-1) : now.attempts.at(-1))?.why ?? '';
    events.push({
      event: 'feature-failed',
      feature,
      name,
      why,
      next: isNextWay ? `way ${now.trail.length + 1}` : null,
    });
  }
  return events;
}

/** Joins equal events of several features, such as a common cause of blocking, since a list may be long. */
function together(old: ReadonlyMap<string, Feature>, { features }: FeatureList): WorkflowEvent[] {
  const blocked = new Map<string, string[]>();
  const skipped = new Map<string, string[]>();
  const freed: string[] = [];
  for (const { id, status, cause } of features) {
    const was = old.get(id);
    if (status === 'blocked' && (was?.status !== 'blocked' || was.cause?.id !== cause?.id))
      add(blocked, cause?.id ?? '', id);
    if (status === 'skipped' && was?.status !== 'skipped') add(skipped, whySkipped(cause), id);
    if (was?.status === 'blocked' && (status === 'pending' || status === 'in_progress')) freed.push(id);
  }
  return [
    ...[...blocked].map(([by, ids]): WorkflowEvent => ({ event: 'features-blocked', by, features: ids })),
    ...[...skipped].map(([why, ids]): WorkflowEvent => ({ event: 'features-skipped', features: ids, why })),
    ...(freed.length > 0 ? [{ event: 'features-freed' as const, features: freed }] : []),
  ];
}

function whySkipped(cause: Feature['cause']): string {
  if (cause?.kind === 'user')
    return cause.why === undefined || cause.why === '' ? 'by the user' : `by the user: ${cause.why}`;
  return `part of ${cause?.id ?? ''}, which is skipped`;
}

function voided(before: FeatureList, after: FeatureList): WorkflowEvent[] {
  const good = new Set(before.proofs.filter((proof) => proof.void_reason === undefined).map(({ id }) => id));
  const lost = after.proofs.filter(({ id, void_reason }) => good.has(id) && void_reason !== undefined);
  if (lost.length === 0) return [];
  const passing = new Set(before.features.filter(({ passes }) => passes).map(({ id }) => id));
  const reopened = after.features.filter(({ id, passes }) => passing.has(id) && !passes).map(({ id }) => id);
  return [{ event: 'proofs-void', proofs: lost.map(({ id }) => id), why: lost[0]?.void_reason ?? '', reopened }];
}

function add(to: Map<string, string[]>, key: string, id: string): void {
  to.set(key, [...(to.get(key) ?? []), id]);
}
