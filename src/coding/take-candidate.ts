import { join } from 'node:path';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { keep } from '../programs/git/snapshot.ts';
import { treeOfCommit } from '../programs/git/work-tree.ts';
import { moveWorktree } from '../programs/git/worktrees.ts';
import type { Attempt, FactsFromOtherRooms } from './attempt.ts';
import { storeAttempt } from './attempt-file.ts';
import { changeFeatures, refreshFeatures } from './change-features.ts';
import { leftRef } from './checkout.ts';
import { endAsFailed } from './end-attempt.ts';
import type { HandedOut } from './handed-out.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import type { Candidate } from './rules/candidate.ts';
import { attemptsLeft, beginFeature, failAttempt } from './rules/progress.ts';
import { requireFeature } from './rules/refusal.ts';
import { startAttempt } from './start-feature.ts';

/** The failure reason of an attempt whose job never returned a result. */
const silentJob = 'The job that built it ended without handing anything back.';

/**
 * Takes over a job's result for a feature: its failed attempts count, and a new attempt gets its work in a separate work tree, on the
 * commit that the job started from. It may be repeated after a crash.
 * @param given undefined when the job is lost, which counts as a failed attempt.
 * @returns whether the work has to be verified now: a job's own result never passes a feature.
 * @throws WorkflowError when no attempt can be begun here.
 */
export async function takeCandidate(
  paths: WorkflowPaths,
  { feature: id, attempts }: HandedOut['features'][number],
  given: Candidate | undefined,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<boolean> {
  const { list } = await refreshFeatures(paths, now);
  const feature = requireFeature(list, id);
  // A person may have decided about it during the job.
  if (feature.status !== 'pending' && feature.status !== 'in_progress') return false;
  const counted = feature.attempts.slice(attempts).filter((one) => one.outcome !== null).length;
  if (given === undefined && counted > 0) return false;
  const isLast = given === undefined && attemptsLeft(feature) <= 1;
  const { outcome, failed, work } = given ?? {
    outcome: isLast ? ('failed' as const) : ('unfinished' as const),
    failed: [silentJob],
    work: null,
  };
  const event = {
    event: 'feature-handed-back',
    feature: feature.id,
    outcome: given === undefined ? 'nothing' : outcome,
  } as const;
  await asWriter(paths, () => appendEvent(paths, now, event));
  for (const why of (outcome === 'failed' ? failed.slice(0, -1) : failed).slice(counted))
    await changeFeatures(paths, now, (before, circumstances) =>
      failAttempt(beginFeature(before, id, null, circumstances), id, { why, patch: null }, circumstances),
    );
  if (outcome === 'unfinished' && work === null) return false;
  const attempt = await asRepositoryWriter(paths.root, `feature start ${id}`, async () => {
    const begun = await startAttempt(paths, id, facts, now, true);
    return given === undefined ? begun.attempt : withWork(begun.attempt, given);
  });
  if (outcome === 'failed')
    await endAsFailed({ is: 'failed', attempt, reasons: [failed.at(-1) ?? silentJob], proofs: [] }, now);
  return outcome === 'passed';
}

/** The attempt with the candidate's work in its work tree, and with the candidate's hand-in and review. */
async function withWork(attempt: Attempt, { record: theirs, start, work }: Candidate): Promise<Attempt> {
  const { paths, checkout, record } = attempt;
  const { worktree } = record;
  if (theirs === null || start === null || work === null || worktree === null) return attempt;
  await keep(checkout.root, leftRef(paths, record.feature, record.attempt), work);
  await moveWorktree(join(paths.base, worktree.folder), work, start, worktree.links);
  // A review counts only for exactly these files.
  const isReviewed = theirs.review?.tree === (await treeOfCommit(checkout.root, work, checkout.without));
  const taken: AttemptRecord = {
    ...record,
    start: { ...record.start, commit: start },
    verification: null,
    review: isReviewed ? theirs.review : null,
    hand_in: theirs.hand_in,
    model: theirs.model,
    handed_in: theirs.handed_in,
    questions: theirs.questions,
  };
  await storeAttempt(paths, taken);
  return { ...attempt, record: taken };
}
