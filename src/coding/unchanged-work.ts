import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import type { Attempt, StepVerdict } from './attempt.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { startCoder } from './rules/session-steps.ts';
import { coderTaskFile } from './task-file.ts';

/** The record of work that goes back to a coder, with the files as they are now. */
export async function sentBack(record: AttemptRecord, { checkout }: Pick<Attempt, 'checkout'>): Promise<AttemptRecord> {
  return { ...record, sent_back_tree: await treeOfWorkTree(checkout.root, checkout.without) };
}

/**
 * Verifies work that failed or was sent back only when its files have changed since, or a coder has handed in: the same work would
 * cost an attempt again, or find a reviewer who overlooks what the last one found.
 */
export async function requireNewWork(attempt: Attempt): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  if (record.sent_back_tree === undefined) return { is: 'continue', attempt };
  if (record.sent_back_tree !== (await treeOfWorkTree(checkout.root, checkout.without)))
    return { is: 'continue', attempt };
  const { id } = feature;
  return {
    is: 'to-agent',
    text: [
      `${id} is not verified again: its files are as they were when it was sent back, and no coder has handed in since. This counts no attempt.`,
      startCoder(id, coderTaskFile(paths, id)),
    ],
  };
}
