import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { noMessage, nothingSpent, type SpendAccount } from './rules/account.ts';

/**
 * `.runtime/spend.json`: the position in each transcript and the sums up to there, in one file, so that no crash can separate them.
 */
const spendPath = (paths: WorkflowPaths) => join(paths.runtime, 'spend.json');

const sum = nothingSpent();
const sample: SpendAccount = {
  session: {
    id: '',
    transcript: '',
    from: 0,
    until: 0,
    stated: { usd: 0, at: 0 },
    since: sum,
    otherWork: false,
    files: [{ name: '', offset: 0, last: noMessage() }],
  },
  total: sum,
  isEstimated: false,
  iteration: { number: 0, phase: '', spent: sum, before: sum, isOver: true },
  last: { number: 0, spent: sum },
  phases: [{ phase: '', spent: sum }],
};

/** Writes the account. The caller holds the lock of spend. */
export function writeSpendFile(paths: WorkflowPaths, account: SpendAccount): void {
  // Not flushed, at every turn: after a power cut the account is made from the state, and the rows since then are counted again.
  writeAtomic(spendPath(paths), JSON.stringify(account), { flush: 'nothing' });
}

/** The account on disk; undefined when it is missing, damaged, or of an older version. */
export function readSpendFile(paths: WorkflowPaths): SpendAccount | undefined {
  return readJsonLike(spendPath(paths), sample);
}
