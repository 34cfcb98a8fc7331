import { join } from 'node:path';
import { parseJournal } from '../journal/rules/journal-line.ts';
import type { SpendingState } from '../base/amount.ts';
import { isWorkflowError } from '../base/errors.ts';
import { withLock } from '../files/lock.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isWriteRefused } from '../files/regular.ts';
import {
  accountOfState,
  beginPaying,
  changeIteration,
  endPaying,
  isPaying,
  pay,
  spendOf,
  sumOf,
  applyStatedCost,
  type SpendAccount,
} from './rules/account.ts';
import type { WorkflowSpend } from './rules/spend.ts';
import { readSpendFile, writeSpendFile } from './spend-file.ts';
import { countTranscripts } from './transcripts.ts';

/** The wait, at the end of a turn, for another process that counts, which takes milliseconds. */
const turnWaitMilliseconds = 1_000;
/** The wait at a change of owner, which is longer because nobody repeats the call. */
const ownerWaitMilliseconds = 5_000;

/** Makes the session the only one that pays for the workflow, from `now` on. If the lock is taken, `updateSpend` does it later. */
export async function beginSpend(
  paths: WorkflowPaths,
  state: SpendingState,
  session: string,
  transcript: string,
  now: Date,
): Promise<void> {
  await change(paths, state, ownerWaitMilliseconds, (account) => {
    handOver(account, session, transcript, now.getTime());
  });
}

/** Ends the payment of a session at `now`: it has ended or was released, or the workflow has ended. */
export async function leaveSpend(paths: WorkflowPaths, session: string, now: Date): Promise<void> {
  await change(paths, undefined, ownerWaitMilliseconds, (account) => {
    if (account.session.id === session) endPaying(account.session, now.getTime());
  });
}

/**
 * The cost up to now, for the session that drives the workflow. Reads only the rows appended to transcripts since the last call.
 * @param statedUsd the cost of the whole session, where Claude Code tells it.
 */
export async function updateSpend(
  paths: WorkflowPaths,
  state: SpendingState,
  session: string,
  transcript: string,
  now: Date,
  statedUsd?: number,
): Promise<WorkflowSpend> {
  await change(paths, state, turnWaitMilliseconds, (account) => {
    const isKnown = account.session.id === session;
    if (isKnown && transcript !== '') account.session.transcript = transcript;
    // The start of its payment was lost, with the file or because the lock was taken.
    if (state.status === 'in_progress' && !(isKnown && isPaying(account.session)))
      handOver(account, session, transcript, isKnown ? now.getTime() : lastKnown(paths, state));
    countTranscripts(account);
    if (account.session.id === session && statedUsd !== undefined) applyStatedCost(account, statedUsd, now.getTime());
  });
  return readSpend(paths, state);
}

/** Adds the cost of work on this workflow that a copy of it has counted. */
export async function addSpend(
  paths: WorkflowPaths,
  state: SpendingState,
  amount: { usd: number | null; tokens: number | null },
): Promise<void> {
  await change(paths, state, ownerWaitMilliseconds, (account) => {
    pay(account, sumOf(amount));
  });
}

/** Counts what the transcripts hold by now. */
export async function catchUpSpend(paths: WorkflowPaths): Promise<void> {
  await change(paths, undefined, turnWaitMilliseconds, countTranscripts);
}

/**
 * Journals the cost of the previous iteration, if another one has begun. Called with the state when an iteration has begun, and
 * with null when the workflow has ended; a second call changes nothing.
 */
export async function markIteration(paths: WorkflowPaths, state: SpendingState | null, now: Date): Promise<void> {
  await change(paths, state ?? undefined, turnWaitMilliseconds, (account) => {
    countTranscripts(account);
    const ended = changeIteration(account, state);
    if (ended !== undefined) appendEvent(paths, now, { event: 'spent', ...ended });
  });
}

/** The cost when it was counted last; reads no transcript. */
export function readSpend(paths: WorkflowPaths, state: SpendingState): WorkflowSpend {
  return spendOf(readSpendFile(paths) ?? accountOfState(state));
}

/**
 * Runs `work` on the account under its lock, and writes the account when it has changed. Does nothing when another process holds
 * the lock for longer than the wait, where writing is refused, and where there is neither an account nor a state to make one from.
 */
async function change(
  paths: WorkflowPaths,
  state: SpendingState | undefined,
  waitMilliseconds: number,
  work: (account: SpendAccount) => void,
): Promise<void> {
  try {
    // Spend has a lock of its own: hand-ins need not wait for it, and the caller may hold the workflow's.
    await withLock(join(paths.runtime, 'spend'), waitMilliseconds, () => {
      const known = readSpendFile(paths);
      const account = known ?? (state && accountOfState(state));
      if (account === undefined) return;
      const before = known && JSON.stringify(known);
      work(account);
      if (JSON.stringify(account) !== before) writeSpendFile(paths, account);
    });
  } catch (error) {
    if (!isWorkflowError(error) && !isWriteRefused(error)) throw error;
  }
}

/** Counts the session that has paid so far; another pays from `at` on, in milliseconds since the epoch. */
function handOver(account: SpendAccount, session: string, transcript: string, at: number): void {
  countTranscripts(account);
  beginPaying(account, session, transcript, at);
}

/** When the cost in the state was written, in milliseconds since the epoch: with each iteration that begins, and at the end. */
function lastKnown(paths: WorkflowPaths, state: SpendingState): number {
  const written = parseJournal(readJournal(paths)).findLast(
    ({ event }) => event === 'iteration-begun' || event === 'ended',
  );
  return Date.parse(written?.time ?? state.updated_at);
}
