import type { Feature, FeatureList } from './feature.ts';

/** What happens to features, as it stands in journal.jsonl. */
export type FeatureEvent =
  | { event: 'features-imported'; source: string; features: number }
  | { event: 'features-scrutinized'; iteration: number; open: string[]; verdict: string }
  | { event: 'goal-missed'; iteration: number; checks: string[]; feature: string | null }
  | { event: 'feature-begun'; feature: string; name: string; attempt: number }
  | { event: 'feature-passed'; feature: string; name: string; attempt: number; proofs: string[] }
  | { event: 'attempt-failed'; feature: string; attempt: number; why: string; patch: string | null }
  | { event: 'feature-failed'; feature: string; name: string; why: string; next: string | null }
  | { event: 'features-blocked'; by: string; features: string[] }
  | { event: 'features-freed'; features: string[] }
  | { event: 'features-skipped'; features: string[]; why: string }
  | { event: 'feature-divided'; feature: string; why: string }
  | { event: 'proofs-added'; feature: string; proofs: string[] }
  | { event: 'proofs-void'; proofs: string[]; why: string; reopened: string[] }
  | { event: 'commands-frozen'; by: string; commands: string[] }
  | { event: 'baseline-run'; feature: string; attempt: number; verdict: string; reused: boolean }
  | { event: 'feature-checked'; feature: string; attempt: number; outcome: string; why: string }
  | { event: 'feature-reviewed'; feature: string; attempt: number; blockers: number }
  | { event: 'feature-committed'; feature: string; commit: string }
  | { event: 'feature-moved'; feature: string; attempt: number; onto: string; conflicts: string[] }
  | { event: 'worktree-cleared'; feature: string; patch: string | null }
  | { event: 'regression-sweep'; verdict: string; features: string[] }
  | { event: 'features-restored'; kept: string; why: string }
  | { event: 'init-run'; feature: string; attempt: number; verdict: string }
  | { event: 'put-aside'; ref: string; commit: string }
  | { event: 'given-back'; ref: string };

/** One line for people. */
export function phraseFeatureEvent(event: FeatureEvent): string {
  switch (event.event) {
    case 'features-imported':
      return `${event.features} features read from ${event.source}`;
    case 'features-scrutinized':
      return event.verdict;
    case 'goal-missed':
      return `the acceptance checklist does not hold (${event.checks.join(', ')}): ${event.feature === null ? 'the user is asked' : `${event.feature} is to make it hold`}`;
    case 'feature-begun':
      return `${event.feature} begun, attempt ${event.attempt}: ${event.name}`;
    case 'feature-passed':
      return `${event.feature} passed${event.attempt === 0 ? '' : ` in attempt ${event.attempt}`}: ${event.name} (proof ${event.proofs.join(', ')})`;
    case 'attempt-failed':
      return `${event.feature}: attempt ${event.attempt} failed: ${event.why}${event.patch === null ? '' : ` (kept as ${event.patch})`}`;
    case 'feature-failed':
      return `${event.feature} failed for good: ${event.name}: ${event.why}${event.next === null ? '' : `; ${event.next} is tried instead`}`;
    case 'features-blocked':
      return `blocked by ${event.by}: ${event.features.join(', ')}`;
    case 'features-freed':
      return `no longer blocked: ${event.features.join(', ')}`;
    case 'features-skipped':
      return `skipped: ${event.features.join(', ')}${event.why === '' ? '' : ` (${event.why})`}`;
    case 'feature-divided':
      return `${event.feature} given back, ${event.why}`;
    case 'proofs-added':
      return `${event.feature} verified again (proof ${event.proofs.join(', ')})`;
    case 'proofs-void':
      return `proofs that no longer count: ${event.proofs.join(', ')}: ${event.why}${event.reopened.length === 0 ? '' : `; to be done again: ${event.reopened.join(', ')}`}`;
    case 'commands-frozen':
      return `commands frozen (${event.by}): ${event.commands.join('; ')}`;
    case 'baseline-run':
      return `${event.feature}: baseline ${event.verdict.replaceAll('_', ' ')}${event.reused ? ', known from an earlier run' : ''}`;
    case 'feature-checked':
      return `${event.feature}: attempt ${event.attempt} verified, ${event.outcome.replaceAll('_', ' ')}${event.why === '' ? '' : `: ${event.why}`}`;
    case 'feature-reviewed':
      return `${event.feature}: attempt ${event.attempt} reviewed, ${event.blockers === 0 ? 'nothing in the way' : `${event.blockers} blockers`}`;
    case 'feature-committed':
      return `${event.feature} committed as ${event.commit.slice(0, 10)}`;
    case 'feature-moved':
      return `${event.feature}: attempt ${event.attempt} ${event.conflicts.length === 0 ? 'brought onto' : 'does not fit onto'} ${event.onto.slice(0, 10)}${event.conflicts.length === 0 ? '' : `: ${event.conflicts.join(', ')}`}`;
    case 'worktree-cleared':
      return `the work tree of ${event.feature} is cleared away${event.patch === null ? '' : `; its work is kept in ${event.patch}`}`;
    case 'regression-sweep':
      return `everything verified once more, ${event.verdict.replaceAll('_', ' ')}${event.features.length === 0 ? '' : `; proofs that were old: ${event.features.join(', ')}`}`;
    case 'features-restored':
      return `feature list restored: ${event.why}; the other version is kept as ${event.kept}`;
    case 'init-run':
      return `${event.feature}: init.sh ${event.verdict.replaceAll('_', ' ')}`;
    case 'put-aside':
      return `the user's uncommitted work is put aside as ${event.ref} (${event.commit.slice(0, 10)})`;
    case 'given-back':
      return `the user's uncommitted work is given back (${event.ref})`;
  }
}

/** The proofs by which features passed, as `feature proof`, from the events of a journal. */
export function passedInJournal(events: readonly object[]): ReadonlySet<string> {
  const passed = new Set<string>();
  for (const event of events) {
    const { event: kind, feature, proofs } = event as Record<string, unknown>;
    if ((kind !== 'feature-passed' && kind !== 'proofs-added') || !Array.isArray(proofs)) continue;
    for (const proof of proofs) passed.add(`${String(feature)} ${String(proof)}`);
  }
  return passed;
}

/** What happened between two settled lists. */
export function eventsBetween(
  before: FeatureList,
  after: FeatureList,
  next: (id: string) => string | undefined,
): FeatureEvent[] {
  const old = new Map(before.features.map((feature) => [feature.id, feature]));
  const events = after.features.flatMap((feature) => eventsOf(old.get(feature.id), feature, next));
  return [...voided(before, after), ...events, ...together(old, after)];
}

function eventsOf(before: Feature | undefined, now: Feature, next: (id: string) => string | undefined): FeatureEvent[] {
  const { id: feature, name, proofs } = now;
  const events: FeatureEvent[] = [];
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
    events.push({ event: 'feature-passed', feature, name, attempt: now.attempts.at(-1)?.number ?? 0, proofs: added });
  } else if (now.passes && added.length > 0) {
    events.push({ event: 'proofs-added', feature, proofs: added });
  }
  if (now.status === 'failed' && before?.status !== 'failed') {
    const why = now.cause === null ? (now.attempts.at(-1)?.why ?? '') : `${now.cause.id ?? 'what it needs'} failed`;
    events.push({ event: 'feature-failed', feature, name, why, next: next(feature) ?? null });
  }
  return events;
}

/** One event for all that is blocked by the same, and so on: a list may be long. */
function together(old: ReadonlyMap<string, Feature>, { features }: FeatureList): FeatureEvent[] {
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
    ...[...blocked].map(([by, ids]): FeatureEvent => ({ event: 'features-blocked', by, features: ids })),
    ...[...skipped].map(([why, ids]): FeatureEvent => ({ event: 'features-skipped', features: ids, why })),
    ...(freed.length > 0 ? [{ event: 'features-freed' as const, features: freed }] : []),
  ];
}

function whySkipped(cause: Feature['cause']): string {
  if (cause?.kind === 'user')
    return cause.why === undefined || cause.why === '' ? 'by the user' : `by the user: ${cause.why}`;
  if (cause?.kind === 'group') return `${cause.id ?? ''} was reached by ${cause.via ?? ''}`;
  return `part of ${cause?.id ?? ''}, which is given up`;
}

function voided(before: FeatureList, after: FeatureList): FeatureEvent[] {
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
