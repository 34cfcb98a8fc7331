import { excerpt, oneLine, printable } from '../../base/errors.ts';
import { counted, firstOf, paragraphs } from '../../base/text.ts';
import { describeUntested, withoutTest } from '../../loop/rules/decide.ts';
import type { Cause, Feature, FeatureList } from './feature.ts';
import { countFeatures, passedUntested, type Judgement } from './remaining-work.ts';

const shownOfCommit = 10;

const marks: Record<Feature['status'], string> = {
  passed: '✓',
  in_progress: '▸',
  pending: '·',
  blocked: '⏸',
  failed: '✗',
  skipped: '–',
};

/** A line of counts, and a line for each feature. */
export function describeFeatures(list: FeatureList): string {
  const bare = new Set(passedUntested(list));
  const lines = list.features.map((feature) => {
    const about = [
      ...(feature.trail.length === 0 ? [] : [wayOf(feature)]),
      ...(feature.claimed && feature.status === 'pending' ? ['said to be done'] : []),
      ...(feature.cause === null ? [] : [describeCause(feature.cause)]),
      ...(feature.passes && feature.bindings?.commit !== undefined
        ? [`commit ${feature.bindings.commit.slice(0, shownOfCommit)}`]
        : []),
      ...(bare.has(feature.id) ? [`passed ${withoutTest}`] : []),
    ];
    const suffix = about.length === 0 ? '' : ` (${about.join('; ')})`;
    return `${marks[feature.status]} ${feature.id}  ${excerpt(feature.name)}${suffix}`;
  });
  return [describeCounts(list), '', ...lines].join('\n');
}

const wayOf = ({ trail, ways }: Feature) => `way ${trail.length + 1} of ${ways.length}`;

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
export function describeCause({ kind, id, via, why }: Cause): string {
  if (kind === 'user') return why === undefined || why === '' ? 'by the user' : `by the user: ${excerpt(why)}`;
  if (kind === 'escalation') return `${id ?? ''} waits for an answer${via == null ? '' : `, through ${via}`}`;
  return `because of ${id ?? ''}${via == null ? '' : `, through ${via}`}`;
}

/** The state of the list as a whole, in a sentence. */
export function describeJudgement(judgement: Judgement): string {
  switch (judgement.is) {
    case 'going-on':
      return describeNext(judgement);
    case 'ready-for-sweep':
      return 'Everything passed or was skipped: what is left is to verify it all once more.';
    case 'blocked-on-human':
      return `What is left waits for an answer of the user: ${judgement.escalations.join(', ')}.`;
    case 'failed':
      return `What is left failed (${judgement.failed.join(', ')})${judgement.blocked.length === 0 ? '' : ` or needs what failed (${judgement.blocked.join(', ')})`}.`;
  }
}

/** The features in progress, or the next ones. */
function describeNext({ running, next }: Pick<Extract<Judgement, { is: 'going-on' }>, 'running' | 'next'>): string {
  if (running.length > 0) return `In progress: ${firstOf(running).join(', ')}.`;
  return `Next: ${firstOf(next).join(', ')} (\`autonomous-workflow feature start ${next[0] ?? ''}\`).`;
}

/** A verdict without its counts and what comes next, which a brief says anew. */
export function verdictBeyondCounts(verdict: string): string {
  return verdict
    .replace(/^\d+ of \d+ features? pass[^.]*\.\s*/, '')
    .replace(/^(?:In progress: .*?|Next: [^`]*`[^`]*`\))\.(?:\s+|$)/, '');
}

/** All fields of one feature. */
export function describeFeature(list: FeatureList, feature: Feature): string {
  const { id, name, kind, status, cause, component, origin, dependencies, description } = feature;
  const proofs = list.proofs.filter((proof) => proof.feature === id);
  const lines = [
    `${id}  ${excerpt(name)}`,
    `status: ${status.replaceAll('_', ' ')}${cause === null ? '' : ` (${describeCause(cause)})`}`,
    ...(kind === 'feature' ? [] : [`kind: ${kind}`]),
    ...(component === '' ? [] : [`component: ${excerpt(component)}`]),
    ...(origin === null ? [] : [`from: ${excerpt(origin)}`]),
    ...(dependencies.length === 0 ? [] : [`depends on: ${dependencies.join(', ')}`]),
    ...feature.ways.map((way, index) => `way ${index + 1}: ${oneLine(way)}${given(feature, index)}`),
    ...feature.verification_commands.map((command) => `verified with: ${oneLine(command)}`),
    ...feature.manual_verification.map((point) => `for a person to check: ${oneLine(point)}`),
    ...feature.attempts.map(
      ({ number, outcome, why, patch }) =>
        `attempt ${number}: ${outcome ?? 'in progress'}${why === null ? '' : `: ${excerpt(why)}`}${patch === null ? '' : ` (kept as ${patch})`}`,
    ),
    ...proofs.map(
      (proof) =>
        `proof ${proof.id}: ${excerpt(proof.command)}, exit code ${proof.exit_code ?? 'none'}${describeKnownFailures(proof.known_failures)}${proof.untested === undefined ? '' : `, ${withoutTest} (${excerpt(proof.untested)})`}${proof.void_reason === undefined ? '' : `, void: ${excerpt(proof.void_reason)}`}`,
    ),
  ];
  return paragraphs([lines.join('\n'), printable(description)]);
}

function given({ trail }: Feature, index: number): string {
  const way = trail[index];
  return way === undefined ? '' : ` (given up after ${counted(way.attempts, 'attempt')}: ${excerpt(way.why)})`;
}

function describeKnownFailures(known: readonly string[] = []): string {
  if (known.length === 0) return '';
  return `: ${counted(known.length, 'test')} failed as before any feature, all others passed (${excerpt(firstOf([...known]).join(', '))})`;
}
