import { counted, shortCommit } from '../../base/text.ts';

/** The events of features in log.jsonl. */
export type FeatureEvent =
  | { event: 'features-imported'; source: string; features: number }
  | { event: 'features-scrutinized'; iteration: number; open: string[]; verdict: string }
  | { event: 'goal-missed'; iteration: number; checks: string[]; feature: string | null }
  | { event: 'feature-begun'; feature: string; name: string; attempt: number }
  | {
      event: 'feature-passed';
      feature: string;
      name: string;
      attempt: number;
      proofs: string[];
      /** Why no test is known that failed before; absent when there is one. */
      untested?: string;
    }
  | { event: 'test-asked'; feature: string; attempt: number; untested: string[] }
  | { event: 'verification-failed'; feature: string; why: string }
  | { event: 'attempt-failed'; feature: string; attempt: number; why: string; patch: string | null }
  | { event: 'feature-failed'; feature: string; name: string; why: string; next: string | null }
  | { event: 'features-blocked'; by: string; features: string[] }
  | { event: 'features-freed'; features: string[] }
  | { event: 'features-skipped'; features: string[]; why: string }
  | { event: 'feature-divided'; feature: string; why: string }
  | { event: 'proofs-added'; feature: string; proofs: string[] }
  | { event: 'proofs-found'; feature: string; proofs: string[]; by: string }
  | { event: 'proofs-void'; proofs: string[]; why: string; reopened: string[] }
  | { event: 'commands-frozen'; by: string; commands: string[]; completed?: boolean }
  | { event: 'baseline-begun'; feature: string; attempt: number; commands: string[] }
  | {
      event: 'baseline-run';
      feature: string;
      attempt: number;
      verdict: string;
      reused: boolean;
      /** The number of tests that failed before any feature and still fail; absent in older journals. */
      failing?: number;
    }
  | { event: 'coder-answered'; feature: string; attempt: number; outcome: string }
  | { event: 'hand-in-late'; feature: string; attempt: number; agent: string; file: string }
  | { event: 'late-work-kept'; feature: string; files: string[]; patch: string }
  | { event: 'ignored-taken-away'; feature: string; files: string[]; folder: string }
  | { event: 'file-moved-away'; feature: string; path: string; file: string }
  | { event: 'feature-checked'; feature: string; attempt: number; outcome: string; why: string }
  | { event: 'feature-reviewed'; feature: string; attempt: number; blockers: number; costs_no_attempt?: true }
  | { event: 'first-judged'; feature: string; missing: number; reasons?: string[] }
  | { event: 'feature-committed'; feature: string; commit: string }
  | { event: 'feature-moved'; feature: string; attempt: number; onto: string; conflicts: string[] }
  | { event: 'worktree-cleared'; feature: string }
  | { event: 'regression-sweep'; verdict: string; features: string[] }
  | { event: 'init-run'; feature: string; attempt: number; verdict: string };
/** The line of an event of a feature in progress.txt, for people. */
export function phraseFeatureEvent(event: FeatureEvent): string {
  switch (event.event) {
    case 'features-imported':
      return `${event.features} features read from ${event.source}`;
    case 'features-scrutinized':
      return `critics and architects on the features: ${event.open.length === 0 ? 'no blockers' : `open blockers: ${event.open.join(', ')}`}`;
    case 'goal-missed':
      return `the acceptance checklist does not hold (${event.checks.join(', ')}): ${event.feature === null ? 'the user is asked' : `${event.feature} is to fix it`}`;
    case 'feature-begun':
      return `${event.feature} begun, attempt ${event.attempt}: ${event.name}`;
    case 'feature-passed':
      return `${event.feature} passed${event.attempt === 0 ? '' : ` in attempt ${event.attempt}`}: ${event.name} (proof ${event.proofs.join(', ')}${event.untested === undefined ? '' : '; without a test that failed before'})`;
    case 'test-asked':
      return `${event.feature}: attempt ${event.attempt} is sent back for a test of ${event.untested.join(', ')}`;
    case 'attempt-failed':
      return `${event.feature}: attempt ${event.attempt} failed: ${event.why}${event.patch === null ? '' : ` (kept as ${event.patch})`}`;
    case 'feature-failed':
      return `${event.feature} failed for good: ${event.name}: ${event.why}${event.next === null ? '' : `; ${event.next} is tried instead`}`;
    case 'features-blocked':
      return `blocked by ${event.by}: ${event.features.join(', ')}`;
    case 'verification-failed':
      return `${event.feature} could not be verified: ${event.why}`;
    case 'features-freed':
      return `no longer blocked: ${event.features.join(', ')}`;
    case 'features-skipped':
      return `skipped: ${event.features.join(', ')}${event.why === '' ? '' : ` (${event.why})`}`;
    case 'feature-divided':
      return `${event.feature} given back, ${event.why}`;
    case 'proofs-added':
      return `${event.feature} verified again (proof ${event.proofs.join(', ')})`;
    case 'proofs-found':
      return `${event.feature} passed before the journal was lost (proof ${event.proofs.join(', ')}), as ${event.by} says`;
    case 'proofs-void':
      return `proofs that no longer count: ${event.proofs.join(', ')}: ${event.why}${event.reopened.length === 0 ? '' : `; to be done again: ${event.reopened.join(', ')}`}`;
    case 'commands-frozen':
      return event.completed === true
        ? 'the frozen commands were run once: noted what they need, and which tests fail before any work'
        : `commands frozen (${event.by}): ${event.commands.join('; ')}`;
    case 'baseline-begun':
      return `${event.feature}: the baseline of attempt ${event.attempt} is run: ${event.commands.join('; ')}`;
    case 'baseline-run':
      return `${event.feature}: baseline ${event.verdict.replaceAll('_', ' ')}${failingBefore(event.failing)}${event.reused ? ', known from an earlier run' : ''}`;
    case 'coder-answered':
      return `${event.feature}: the coder of attempt ${event.attempt}: ${event.outcome}`;
    case 'hand-in-late':
      return `${event.feature}: ${event.agent} handed in after attempt ${event.attempt} was over; kept in ${event.file}`;
    case 'late-work-kept':
      return `${event.feature}: its coder changed ${event.files.join(', ')} after it was over; undone, and kept in ${event.patch}`;
    case 'ignored-taken-away':
      return `${event.feature}: the ignored files of its work were moved away with it: ${event.files.join(', ')}; kept in ${event.folder}`;
    case 'file-moved-away':
      return `${event.feature}: the untracked ${event.path} was in its way, and is kept as ${event.file}`;
    case 'feature-checked':
      return `${event.feature}: attempt ${event.attempt} verified, ${event.outcome.replaceAll('_', ' ')}${event.why === '' ? '' : `: ${event.why}`}`;
    case 'feature-reviewed':
      return `${event.feature}: attempt ${event.attempt} reviewed, ${event.blockers === 0 ? 'no blockers' : counted(event.blockers, 'blocker')}${event.costs_no_attempt === true ? '; they cost no attempt, since the user said it after its coder had its task' : ''}`;
    case 'first-judged':
      return `${event.feature}: first judged: ${counted(event.missing, 'thing')} missing; this counted no attempt`;
    case 'feature-committed':
      return `${event.feature} committed as ${shortCommit(event.commit)}`;
    case 'feature-moved':
      return `${event.feature}: attempt ${event.attempt} ${event.conflicts.length === 0 ? 'brought onto' : 'conflicts with'} ${shortCommit(event.onto)}${event.conflicts.length === 0 ? '' : `: ${event.conflicts.join(', ')}`}`;
    case 'worktree-cleared':
      return `the work tree of ${event.feature} is removed`;
    case 'regression-sweep':
      return `everything verified once more, ${event.verdict.replaceAll('_', ' ')}${event.features.length === 0 ? '' : `; proofs that were old: ${event.features.join(', ')}`}`;
    case 'init-run':
      return `${event.feature}: init.sh ${event.verdict.replaceAll('_', ' ')}`;
  }
}

function failingBefore(failing = 0): string {
  return failing === 0 ? '' : `, but for ${counted(failing, 'test')} that failed before any feature`;
}
