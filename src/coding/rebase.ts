import { join } from 'node:path';
import { runAlone } from './rules/changes.ts';
import type { AttemptRecord, KnownWorktree } from './rules/attempt-record.ts';
import { cut } from '../base/errors.ts';
import { writePatch, treeOfCommit } from '../programs/git/work-tree.ts';
import { commitOfFeature } from '../programs/git/commit.ts';
import { keepWork, moveWorktree } from '../programs/git/worktrees.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { writeAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { readFeatures } from './feature-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { type Attempt, otherBranch } from './attempt.ts';
import { knownRuns } from './baseline.ts';
import { checkoutOf, checkoutOfAttempt, type RepositoryCheckout } from './checkout.ts';

/** Times that a feature is sent back beside others; then it is done alone. */
const mostConflicts = 2;

export interface Fitted {
  attempt: Attempt;
  /** What is to be told when the work does not fit, a paragraph each. */
  sentBack?: string[];
  /** What keeps it from being integrated, about which a person is asked. */
  hindrance?: string;
}

/**
 * Brings the work of an attempt in a work tree of its own onto what was integrated since it began, so that it is verified as it
 * will be integrated. What does not fit is sent back, which is no failed attempt. May be repeated after it was interrupted.
 */
export async function shorten(attempt: Attempt, now: Date): Promise<Fitted> {
  const { paths, checkout, feature, record } = attempt;
  const { worktree, start } = record;
  if (worktree === null) return { attempt };
  const main = await checkoutOf(paths);
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined) return { attempt, hindrance };
  const { head: onto } = main;
  if (onto === null || (onto === start.commit && worktree.moving === null)) return { attempt };
  if ((await commitOfFeature(main.root, paths.name, feature.id, start.commit)) !== undefined) return { attempt };
  const ref = refOf(paths.name, `${feature.id}/moved-${record.attempt}-${worktree.conflicts}`);
  const work = worktree.moving ?? (await keepWork(checkout.root, start.commit, ref, checkout.without));
  await write(attempt, { ...record, worktree: { ...worktree, moving: work } });
  const conflicts = await moveWorktree(checkout.root, work, onto, worktree.links);
  const patch = `proofs/${feature.id}-${record.attempt}-conflict-${worktree.conflicts + 1}.patch`;
  if (conflicts.length > 0) await writePatch(main.root, start.commit, work, join(paths.base, patch), checkout.without);
  const event = { feature: feature.id, attempt: record.attempt, onto, conflicts };
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-moved', ...event }));
  const next = await movedRecord(attempt, { main, worktree, onto, conflicts, patch });
  await write(attempt, next);
  const moved = { ...attempt, record: next, ground: await checkoutOfAttempt(paths, next) };
  if (conflicts.length === 0) return { attempt: moved };
  return { attempt: moved, sentBack: await sendBack(moved, next.mend, now) };
}

interface Move {
  main: RepositoryCheckout;
  worktree: KnownWorktree;
  onto: string;
  conflicts: readonly string[];
  patch: string;
}

async function movedRecord(
  { paths, commands, record }: Attempt,
  { main, worktree, onto, conflicts, patch }: Move,
): Promise<AttemptRecord> {
  const tree = await treeOfCommit(main.root, onto, main.without);
  const runs = knownRuns(readFeatures(paths), commands.commands, tree);
  const fitting = conflicts.length === 0;
  const repair = `its work does not fit onto what was integrated before it (${cut(conflicts.join(', '), longestNames)}). Its work tree begins anew from there; do it again on top of that. What was done is kept in ${paths.folder}/${patch}`;
  return {
    ...record,
    start: { ...record.start, commit: onto },
    worktree: { ...worktree, moving: null, conflicts: worktree.conflicts + (fitting ? 0 : 1) },
    baseline: runs === undefined ? record.baseline : { verdict: 'passed', runs },
    mend: fitting ? record.mend : [repair],
    verification: null,
    review: fitting ? record.review : null,
  };
}

const longestNames = 1_000;

async function sendBack({ paths, feature, record }: Attempt, repair: readonly string[], now: Date): Promise<string[]> {
  const told = [`${feature.id} is sent back: ${repair.join('; ')}.`, 'It does not count as a failed attempt.'];
  if ((record.worktree?.conflicts ?? 0) < mostConflicts)
    return [...told, `Have its coder do that, then run \`autonomous-workflow feature verify ${feature.id}\` again.`];
  await changeFeatures(paths, now, (list, { waiting }) => runAlone(list, feature.id, waiting));
  return [...told, 'It was sent back twice: it is done alone, in an iteration of its own. Leave it for now.'];
}

async function write({ paths }: Attempt, record: AttemptRecord): Promise<void> {
  await asWriter(paths, () => writeAttempt(paths, record));
}
