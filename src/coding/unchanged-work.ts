import { coderTaskFile } from './attempt.ts';
import { excerpt } from '../base/errors.ts';
import { openAttempt } from './rules/feature-status.ts';
import { stashesSince } from '../programs/git/stash.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { startCoder } from './rules/session-steps.ts';
import { storeAttempt } from './attempt-file.ts';

/** The record of work that is sent back to a coder, with the present state of the files. */
export async function sentBack(record: AttemptRecord, { checkout }: Pick<Attempt, 'checkout'>): Promise<AttemptRecord> {
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  return { ...record, sent_back_tree: tree, came_unchanged: undefined, unseen: undefined };
}

/** Coders who may end in a row without a change or hand-in before that counts as a failed attempt, since each costs money. */
const mostUnchanged = 3;

/**
 * Refuses to verify failed or returned work until its files change or a coder hands in: otherwise the same work would use up an attempt
 * again, or a second reviewer might overlook the problem. Several coders in a row without a result count as a failed attempt.
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
  await storeAttempt(paths, { ...record, came_unchanged: times });
  return {
    is: 'to-agent',
    text: [
      `${id} is not verified again: its files are as they were when it was sent back, and no coder has handed in since. This counts no attempt.`,
      startCoder(id, coderTaskFile(paths, id)),
    ],
  };
}

/** The command to restore work that was stashed during its attempt; undefined without such a stash. */
export async function describeStashed({ checkout, feature }: Attempt): Promise<string | undefined> {
  const since = openAttempt(feature)?.started_at;
  const [entry] = since === undefined ? [] : await stashesSince(checkout.root, new Date(since));
  if (entry === undefined) return undefined;
  return [
    `${feature.id} is not verified: nothing of its work is in the work tree, and git's stash has ${excerpt(entry)}.`,
    `Whoever stashed it gets it back with \`git stash pop\`; then run \`autonomous-workflow feature verify ${feature.id}\` again. It does not count as a failed attempt.`,
  ].join(' ');
}
