import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defectsKey, type AttemptRecord } from './rules/attempt-record.ts';
import { requireFeature } from './rules/refusal.ts';
import type { Feature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, nextAlternative } from './rules/progress.ts';
import { cut, excerpt, printable } from '../base/errors.ts';
import { firstOf } from '../base/text.ts';
import { describeAttempt, startCoder } from './rules/session-steps.ts';
import { goBack } from '../programs/git/checkout.ts';
import { commitsSince } from '../programs/git/repository.ts';
import { refOf } from '../programs/git/snapshot.ts';
import { treeOfCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { storeAttempt } from './attempt-file.ts';
import { changeFeatures } from './change-features.ts';
import { notifyPerson } from '../loop/announce.ts';
import { ask } from './ask.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import { takeIgnoredAway } from './ignored-leftovers.ts';
import { undoAndKeepWork } from './paused-work.ts';
import { writeCoderTask } from './task-file.ts';
import { itemized, longestWhy, sentBack, toFix } from './sent-back.ts';
import { closeWorktree } from './worktrees.ts';

const longestQuestion = 4_000;

/**
 * Ends an attempt as failed. If tries are left, the next one begins at once, with the same work; after the last one the work tree is
 * reset to the start of the feature, and the work is kept.
 * @returns the text for the session, a paragraph each.
 */
export async function endAsFailed(
  { attempt, reasons, proofs }: Extract<StepVerdict, { is: 'failed' }>,
  now: Date,
): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const isLast = attemptsLeft(feature) <= 1;
  const undone = isLast ? await undoWork(attempt) : undefined;
  const patch = undone?.patch ?? null;
  const why = cut(reasons.join('\n'), longestWhy);
  const reopened: AttemptRecord = {
    ...record,
    attempt: record.attempt + 1,
    [defectsKey]: toFix(reasons, record),
    conflicted: undefined,
    verification: null,
    review: null,
    rounds: 0,
  };
  const following = isLast ? reopened : await sentBack(reopened, attempt);
  // The record is written first: after a crash in between, the attempt that is begun has it.
  if (!isLast) await storeAttempt(paths, following);
  const { list } = await changeFeatures(paths, now, (before, circumstances) => {
    const failed = failAttempt(before, feature.id, { why, patch, proofs }, circumstances);
    return isLast ? failed : beginFeature(failed, feature.id, record.start.commit, circumstances);
  });
  const failed = requireFeature(list, feature.id);
  const text = [`${feature.id}: attempt ${record.attempt} failed:\n${itemized(reasons)}`];
  if (!isLast) {
    const file = await writeCoderTask({ ...attempt, list, feature: failed, record: following });
    return [
      ...text,
      `It goes on with ${describeAttempt(failed)}, on the work as it is; the task file says what is to be fixed. ${startCoder(feature.id, file)}`,
    ];
  }
  await closeWorktree(paths, record);
  const next = nextAlternative(list, feature.id);
  const detail = `${feature.name}. ${next === undefined ? 'It is given up' : `${next} is tried instead`}: ${reasons[0] ?? ''}`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: false, detail });
  if (next === undefined) await askAbout(attempt, failed, now);
  const end =
    next === undefined
      ? `${feature.id} has failed for good, and the user is asked about it.`
      : `${feature.id} is given up; ${next} is tried instead.`;
  return [...text, `Its work is undone and kept in ${paths.folder}/${patch ?? ''}.${undone?.commits ?? ''}`, end];
}

/**
 * Undoes the work of a failed attempt, which is kept as a patch; after a crash in between it is not kept twice.
 * @returns where the work is kept, and a sentence, with a leading blank, about commits that remain.
 */
async function undoWork({ paths, checkout, feature, record }: Attempt): Promise<{ patch: string; commits: string }> {
  const { root, without } = checkout;
  const patch = `proofs/${feature.id}-${record.attempt}.patch`;
  const patchFile = join(paths.base, patch);
  const isBack = (await treeOfWorkTree(root, without)) === (await treeOfCommit(root, 'HEAD', without));
  if (!isBack || !existsSync(patchFile) || statSync(patchFile).size === 0) {
    const ref = refOf(paths.name, `${feature.id}/attempt-${record.attempt}`);
    await goBack({ folder: root, start: record.start, ref, patchFile, without });
    if (record.worktree === null) await takeIgnoredAway(paths, checkout, feature.id);
  }
  const stay = record.worktree === null ? await commitsSince(root, record.start.commit) : [];
  const named = firstOf(stay.map((commit) => commit.slice(0, 10))).join(', ');
  return { patch, commits: stay.length === 0 ? '' : ` Commits that were made meanwhile stay: ${named}.` };
}

async function askAbout({ paths }: Attempt, feature: Feature, now: Date): Promise<void> {
  const tried = feature.attempts.flatMap(({ number, why, outcome }) =>
    outcome === 'failed' ? [`attempt ${number}: ${excerpt(why ?? '')}`] : [],
  );
  const text = `${feature.id} (${excerpt(feature.name)}) failed ${tried.length} times. What should be different, or should it be left out (autonomous-workflow feature skip ${feature.id})?`;
  await ask(paths, now, { kind: 'needs_human_action', item: feature.id, text, tried });
}

/**
 * Pauses an attempt until a person answers, when the work is not at fault: it does not count as failed, and its work is kept, so that
 * other features can be begun meanwhile.
 * @returns the text for the session, a paragraph each.
 */
export async function waitForPerson(
  { attempt, kind, what, reasons }: Extract<StepVerdict, { is: 'hindered' }>,
  now: Date,
): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const kept = await undoAndKeepWork(attempt);
  if (kept !== null) await storeAttempt(paths, { ...record, kept });
  // The text names no feature unless its reasons do: what hinders several is one question.
  const text = `${what}: ${cut(printable(reasons.join('; ')).replace(/\s+/g, ' '), longestQuestion)}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const wait = `It is no failed attempt. The user is asked about it, and ${feature.id} waits for the answer.`;
  return [`${what}:`, reasons.join('\n'), wait];
}
