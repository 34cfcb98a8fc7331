import { join } from 'node:path';
import { cut } from '../base/errors.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { treeOfCommit, writePatch } from '../programs/git/work-tree.ts';
import { conflictMarks, moveWorktree } from '../programs/git/worktrees.ts';
import { storeAttempt } from './attempt-file.ts';
import { type Attempt, notIntegrated, type StepVerdict } from './attempt.ts';
import { knownRuns } from './baseline.ts';
import { changeFeatures } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
import { isLanded } from './land.ts';
import { checkoutOf, otherBranch, placeOf, type RepositoryCheckout, saveMoved } from './place.ts';
import { type AttemptRecord, defectsKey, describeBlocker, reopened, reviewOf } from './rules/attempt-record.ts';
import { runAlone } from './rules/changes.ts';
import { startCoder } from './rules/session-steps.ts';
import { writeCoderTask } from './task-file.ts';

/** Conflicts of a feature after which it is done alone. */
const mostConflicts = 2;
const longestNames = 1_000;

/**
 * Moves handed-in work onto what was committed since its start, so that the very commit that lands is verified. Conflicting work is sent
 * back, which uses no attempt up. May be repeated after an interruption.
 */
export async function rebase(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const { candidate, start } = record;
  if (candidate === null) return { is: 'continue', attempt };
  const marks = await conflictMarks(checkout.root, start.commit, candidate.commit);
  if (marks.length > 0) return { is: 'failed', attempt, reasons: [describeMarks(marks)], proofs: [] };
  const main = await checkoutOf(paths);
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined)
    return { is: 'hindered', attempt, kind: 'environment', what: `The work ${notIntegrated}`, reasons: [hindrance] };
  if (main.head === null || main.head === start.commit || (await isLanded(attempt))) return { is: 'continue', attempt };
  const { record: moved, conflicts } = await moveOnto(attempt, main, main.head, now);
  await storeAttempt(paths, moved);
  if (conflicts.length === 0)
    return { is: 'continue', attempt: { ...attempt, record: moved, checkout: await placeOf(paths, moved) } };
  const text = [
    `${feature.id} is sent back: ${moved[defectsKey].join('; ')}.`,
    'It does not count as a failed attempt.',
  ];
  if ((moved.worktree?.conflicts ?? 0) < mostConflicts)
    return {
      is: 'to-agent',
      text: [...text, startCoder(feature.id, await writeCoderTask({ ...attempt, record: moved }))],
    };
  await changeFeatures(paths, now, (list, { waiting }) => runAlone(list, feature.id, waiting));
  const alone = 'It was sent back twice: it is done alone, in an iteration of its own. Leave it for now.';
  return { is: 'postponed', text: [...text, alone] };
}

/** The work of an attempt on top of another commit; with conflicts, a coder has it again. */
export async function moveOnto(
  { paths, checkout, commands, record }: Pick<Attempt, 'paths' | 'checkout' | 'commands' | 'record'>,
  main: RepositoryCheckout,
  onto: string,
  now: Date,
): Promise<{ record: AttemptRecord; conflicts: string[] }> {
  const { feature, attempt, worktree, saved, start } = record;
  // In the project's own folder, what others committed is there already.
  const { conflicts, isThere } =
    worktree === null || saved === null
      ? { conflicts: [], isThere: true }
      : await moveWorktree(checkout.root, saved.commit, onto, worktree.links);
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-moved', feature, attempt, onto, conflicts }));
  const runs = knownRuns(readFeatures(paths), commands.commands, await treeOfCommit(main.root, onto, main.without));
  const baseline = runs === undefined ? record.baseline : { verdict: 'passed' as const, runs };
  const based: AttemptRecord = { ...record, baseline, start: { ...start, commit: onto }, verification: null };
  if (conflicts.length === 0) {
    const moved = saved === null ? null : await saveMoved(paths, checkout, based);
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { record: { ...based, saved: moved, candidate: record.candidate && moved, review }, conflicts };
  }
  const patch = join(paths.base, `proofs/${feature}-${attempt}-conflict.patch`);
  if (saved !== null) await writePatch(main.root, start.commit, saved.commit, patch, checkout.without);
  const blockers = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  const defects = [describeConflict({ conflicts, isThere }, patch), ...blockers];
  const counted = worktree && { ...worktree, conflicts: worktree.conflicts + 1 };
  return { record: { ...reopened(based), worktree: counted, review: null, [defectsKey]: defects }, conflicts };
}

/** @param patch the absolute path of the work alone. */
export function describeConflict(
  { conflicts, isThere }: { conflicts: readonly string[]; isThere: boolean },
  patch: string,
): string {
  const named = cut(conflicts.join(', '), longestNames);
  return isThere
    ? `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`
    : `it conflicts with what was integrated before it (${named}): the work tree has only that. Bring the work back there; it is in ${patch}`;
}

function describeMarks(marks: readonly string[]): string {
  return `marks of conflicts are left in ${cut(marks.join(', '), longestNames)}: each has to be resolved, so that both sides hold`;
}
