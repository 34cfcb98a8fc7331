import { join } from 'node:path';
import { runAlone } from './rules/changes.ts';
import {
  currentReview,
  defectsKey,
  describeBlocker,
  type AttemptRecord,
  type KnownWorktree,
} from './rules/attempt-record.ts';
import { conflictedIn, describeConflict, describeMarks } from './rules/conflicted.ts';
import { writePatch, treeOfCommit } from '../programs/git/work-tree.ts';
import { commitOfFeature } from '../programs/git/commit.ts';
import { conflictMarks, saveWork, moveWorktree } from '../programs/git/worktrees.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { storeAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { type Attempt, notIntegrated, type StepVerdict } from './attempt.ts';
import { knownRuns } from './baseline.ts';
import { startCoder } from './rules/session-steps.ts';
import { sentBack } from './sent-back.ts';
import { writeCoderTask } from './task-file.ts';
import { untickTask } from './tick-plan.ts';
import { checkoutOf, checkoutOfAttempt, otherBranch, type RepositoryCheckout } from './checkout.ts';

/** Conflicts of a feature in parallel work after which it is done alone. */
const mostConflicts = 2;

/**
 * Rebases the work of an attempt in its own work tree onto the features integrated since its start, so that the verification covers the
 * integrated state. Conflicting work is sent back, which does not count as failed. May be repeated after an interruption.
 */
export async function rebaseAttempt(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const { worktree, start } = record;
  const unchanged = { is: 'continue' as const, attempt };
  const mayHaveMarks =
    worktree === null ? record.conflicted !== undefined : worktree.conflicts > 0 && worktree.moving === null;
  const marks = mayHaveMarks ? await conflictMarks(checkout.root, start.commit) : [];
  if (marks.length > 0) return { is: 'failed', attempt, reasons: [describeMarks(marks)], proofs: [] };
  if (worktree === null) return unchanged;
  const main = await checkoutOf(paths);
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined)
    return { is: 'hindered', attempt, kind: 'environment', what: `The work ${notIntegrated}`, reasons: [hindrance] };
  const { head: onto } = main;
  if (onto === null || (onto === start.commit && worktree.moving === null)) return unchanged;
  if ((await commitOfFeature(main.root, paths.name, feature.id, start.commit)) !== undefined) return unchanged;
  if (worktree.moving === null) untickTask(attempt);
  const ref = refOf(paths.name, `${feature.id}/moved-${record.attempt}-${worktree.conflicts}`);
  const work = worktree.moving ?? (await saveWork(checkout.root, start.commit, ref, checkout.without));
  await storeAttempt(paths, { ...record, worktree: { ...worktree, moving: work } });
  const { conflicts, isThere } = await moveWorktree(checkout.root, work, onto, worktree.links);
  const patch = `proofs/${feature.id}-${record.attempt}-conflict-${worktree.conflicts + 1}.patch`;
  if (conflicts.length > 0) await writePatch(main.root, start.commit, work, join(paths.base, patch), checkout.without);
  const event = { feature: feature.id, attempt: record.attempt, onto, conflicts };
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-moved', ...event }));
  const moved = await movedRecord(attempt, { main, worktree, onto, conflicts, isThere, patch });
  const next = conflicts.length > 0 ? await sentBack(moved, attempt) : moved;
  await storeAttempt(paths, next);
  if (conflicts.length > 0) return sendBack(attempt, next, now);
  return { is: 'continue', attempt: { ...attempt, record: next, checkout: await checkoutOfAttempt(paths, next) } };
}

interface Move {
  main: RepositoryCheckout;
  worktree: KnownWorktree;
  onto: string;
  conflicts: readonly string[];
  isThere: boolean;
  patch: string;
}

async function movedRecord(
  { paths, commands, record }: Attempt,
  { main, worktree, onto, conflicts, isThere, patch }: Move,
): Promise<AttemptRecord> {
  const tree = await treeOfCommit(main.root, onto, main.without);
  const runs = knownRuns(readFeatures(paths), commands.commands, tree);
  const isClean = conflicts.length === 0;
  const blockers = currentReview(record)?.blockers ?? [];
  const conflict = describeConflict({ conflicts, isThere }, join(paths.base, patch));
  return {
    ...record,
    start: { ...record.start, commit: onto },
    worktree: { ...worktree, moving: null, conflicts: worktree.conflicts + (isClean ? 0 : 1) },
    baseline: runs === undefined ? record.baseline : { verdict: 'passed', runs },
    [defectsKey]: isClean ? record[defectsKey] : [conflict, ...blockers.map(describeBlocker)],
    conflicted: isClean ? record.conflicted : conflictedIn(record, conflicts),
    verification: null,
    review: isClean ? record.review : null,
  };
}

async function sendBack(attempt: Attempt, record: AttemptRecord, now: Date): Promise<StepVerdict> {
  const { paths, feature } = attempt;
  const text = [
    `${feature.id} is sent back: ${record[defectsKey].join('; ')}.`,
    'It does not count as a failed attempt.',
  ];
  if ((record.worktree?.conflicts ?? 0) < mostConflicts)
    return { is: 'to-agent', text: [...text, startCoder(feature.id, await writeCoderTask({ ...attempt, record }))] };
  await changeFeatures(paths, now, (list, { waiting }) => runAlone(list, feature.id, waiting));
  const alone = 'It was sent back twice: it is done alone, in an iteration of its own. Leave it for now.';
  return { is: 'postponed', text: [...text, alone] };
}
