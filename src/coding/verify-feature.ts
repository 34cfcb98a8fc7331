import { describeCounts } from './rules/describe.ts';
import { refuse } from './rules/refusal.ts';
import { afterFeature } from './rules/session-steps.ts';
import { excerpt } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { noteActivity } from '../session/activity.ts';
import { attemptInProgress, type Attempt, type StepVerdict, type Surroundings } from './attempt.ts';
import { verifyWork } from './checks.ts';
import { heedCoder } from './coder-hand-in.ts';
import { commitWork, type CommitVerdict } from './commit-work.ts';
import { endAsFailed, waitForPerson } from './end-attempt.ts';
import { readFeatures } from './feature-file.ts';
import { rebaseAttempt } from './rebase.ts';
import { heedReview, requireReview } from './review.ts';
import { startAttempt } from './start-feature.ts';

/** The outcome of an attempt for now, and the text for the session, a paragraph each. */
export interface AttemptOutcome {
  outcome: 'passed' | 'failed' | 'to-agent' | 'asked' | 'divided';
  text: string[];
}

/**
 * Verifies the work on a feature; work that is verified and reviewed is committed, and its feature passes. A feature that its plan
 * says is done needs no attempt in progress: one is begun.
 * @returns also the attempt that it was about, and what was repaired before, a sentence each.
 * @throws WorkflowError when the feature has passed, or no attempt can be begun.
 */
export async function verifyFeature(
  paths: WorkflowPaths,
  id: string,
  surroundings: Surroundings,
  now: Date,
): Promise<AttemptOutcome & { attempt: Attempt; notices: string[] }> {
  noteActivity(paths);
  const found = await attemptInProgress(paths, id, surroundings, now);
  const { feature, notices } = found;
  if (found.attempt === undefined && feature.passes)
    throw refuse('This feature has passed', feature, 'There is nothing left to verify.');
  const begun =
    found.attempt === undefined
      ? await startAttempt(paths, id, surroundings, now)
      : { attempt: found.attempt, notices: [] };
  const outcome = await runAttempt(begun.attempt, now);
  noteActivity(paths);
  const running = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
  if (outcome.outcome !== 'to-agent' && !running.some((one) => one.id === feature.id && one.parallel !== false))
    outcome.text.push(afterFeature(running.filter((one) => one.id !== feature.id).map((one) => one.id)));
  return { ...outcome, attempt: begun.attempt, notices: [...notices, ...begun.notices] };
}

const stepsBeforeCommit: readonly ((attempt: Attempt, now: Date) => StepVerdict | Promise<StepVerdict>)[] = [
  heedCoder,
  rebaseAttempt,
  heedReview,
  verifyWork,
  requireReview,
];

/** Takes an attempt as far as it goes without an agent, up to the commit. A base that changed meanwhile means: all steps again. */
export async function runAttempt(begun: Attempt, now: Date): Promise<AttemptOutcome> {
  for (let attempt = begun; ;) {
    for (const step of stepsBeforeCommit) {
      const verdict = await step(attempt, now);
      if (verdict.is !== 'continue') return conclude(verdict, now);
      ({ attempt } = verdict);
    }
    const verdict = await commitWork(attempt, now);
    if (verdict.is !== 'base-changed') return conclude(verdict, now);
  }
}

type FinalVerdict = Exclude<StepVerdict | CommitVerdict, { is: 'continue' | 'base-changed' }>;

async function conclude(verdict: FinalVerdict, now: Date): Promise<AttemptOutcome> {
  switch (verdict.is) {
    case 'failed':
      return { outcome: 'failed', text: await endAsFailed(verdict, now) };
    case 'hindered':
      return { outcome: 'asked', text: await waitForPerson(verdict, now) };
    case 'sent-back':
      return { outcome: 'failed', text: verdict.text };
    case 'to-agent':
      return { outcome: 'to-agent', text: verdict.text };
    case 'divided':
      return { outcome: 'divided', text: verdict.text };
    case 'passed': {
      const { attempt, list, commit } = verdict;
      const { id, name } = attempt.feature;
      return {
        outcome: 'passed',
        text: [`${id} passed: ${excerpt(name)} (commit ${commit.slice(0, 10)}). ${describeCounts(list)}.`],
      };
    }
  }
}
