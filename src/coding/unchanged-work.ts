import { coderTaskFile } from './attempt.ts';
import { excerpt } from '../base/errors.ts';
import { openAttempt } from './rules/feature-status.ts';
import { stashesSince } from '../programs/git/stash.ts';
import { asWriter } from '../loop/workflow.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { startCoder } from './rules/session-steps.ts';
import { writeAttempt } from './attempt-file.ts';

/** The record of work that goes back to a coder, with the files as they are now. */
export async function sentBack(record: AttemptRecord, { checkout }: Pick<Attempt, 'checkout'>): Promise<AttemptRecord> {
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  return { ...record, sent_back_tree: tree, came_unchanged: undefined };
}

/** Coders who may end without a change and without a hand-in before that counts as an attempt: each of them costs money. */
const mostUnchanged = 3;

/**
 * Verifies work that failed or was sent back only when its files have changed since, or a coder has handed in: the same work would
 * cost an attempt again, or find a reviewer who overlooks what the last one found. Coders who bring nothing, one after the other, are
 * a failed attempt.
 */
export async function requireNewWork(attempt: Attempt): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  if (record.sent_back_tree === undefined) return { is: 'continue', attempt };
  if (record.sent_back_tree !== (await treeOfWorkTree(checkout.root, checkout.without)))
    return { is: 'continue', attempt };
  const { id } = feature;
  const times = (record.came_unchanged ?? 0) + 1;
  if (times > mostUnchanged) {
    const reason = `Nothing was changed and nothing handed in, ${times} times one after the other.`;
    return { is: 'failed', attempt, reasons: [reason], proofs: [] };
  }
  await asWriter(paths, () => writeAttempt(paths, { ...record, came_unchanged: times }));
  return {
    is: 'to-agent',
    text: [
      `${id} is not verified again: its files are as they were when it was sent back, and no coder has handed in since. This counts no attempt.`,
      startCoder(id, coderTaskFile(paths, id)),
    ],
  };
}

/** The way back for work that somebody stashed during its attempt; undefined where git has no such stash. */
export async function describeStashed({ checkout, feature }: Attempt): Promise<string | undefined> {
  const since = openAttempt(feature)?.started_at;
  const [entry] = since === undefined ? [] : await stashesSince(checkout.root, new Date(since));
  if (entry === undefined) return undefined;
  return [
    `${feature.id} is not verified: nothing of its work is in the work tree, and git's stash has ${excerpt(entry)}.`,
    `Whoever stashed it gets it back with \`git stash pop\`; then run \`autonomous-workflow feature verify ${feature.id}\` again. It does not count as a failed attempt.`,
  ].join(' ');
}
