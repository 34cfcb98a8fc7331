import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { noMessage, type SpendAccount } from './rules/account.ts';
import { nothingSpent } from './rules/sum.ts';

/**
 * `.runtime/spend.json`: the position in each transcript and the sums up to there, in one file, so that no crash can separate them.
 */
const spendPath = (paths: WorkflowPaths) => join(paths.runtime, 'spend.json');

const sum = nothingSpent();
const sample: SpendAccount = {
  sessions: [
    {
      id: '',
      transcript: '',
      windows: [{ from: 0, until: 0 }],
      reported: { usd: 0, tokens: 0 },
      isPastKnown: true,
      pending: sum,
      otherWork: false,
      isRead: true,
      files: [{ name: '', offset: 0, inode: 0, latest: 0, last: noMessage }],
    },
  ],
  counted: sum,
  correction: sum,
  isEstimated: false,
  iteration: { number: 0, phase: '', before: sum },
  last: { number: 0, spent: sum },
  phases: [{ phase: '', spent: sum }],
};

/** Writes the account. The caller holds the lock of spend. */
export function writeSpendFile(paths: WorkflowPaths, account: SpendAccount): void {
  // Not flushed, at every turn: after a power cut the account is made from the state, and the rows since then are counted again.
  writeAtomic(spendPath(paths), JSON.stringify(account), { flush: 'nothing' });
}

/** The account on disk; undefined when it is missing, damaged, or of version 0.1.0. */
export function readSpendFile(paths: WorkflowPaths): SpendAccount | undefined {
  return readJsonLike(spendPath(paths), sample);
}
