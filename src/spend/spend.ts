import { join } from 'node:path';
import { parseJournal } from '../journal/rules/journal-line.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isWorkflowError } from '../base/errors.ts';
import { withLock } from '../files/lock.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isWriteRefused } from '../files/regular.ts';
import type { Allowance } from './appended-lines.ts';
import { countTranscripts, skipLongPast } from './count-transcripts.ts';
import {
  accountOfState,
  beginPaying,
  changeIteration,
  endPaying,
  isPaying,
  markRead,
  mayFollow,
  spendOf,
  type SpendAccount,
} from './rules/account.ts';
import type { WorkflowSpend } from './rules/spend.ts';
import { readSpendFile, writeSpendFile } from './spend-file.ts';

/** The time that the end of a turn has for another process that counts, which takes milliseconds. */
const turnWaitMilliseconds = 1_000;
/** A change of owner waits longer: nobody repeats it. */
const ownerWaitMilliseconds = 5_000;
/** The reading that the end of a turn has time for, while the session waits: more than all but the longest turns write. */
const mostBytesPerTurn = 4 * 1024 * 1024;

/** From `now` on the session pays for the workflow, and no other does. Without the lock, `updateSpend` makes up for it. */
export async function beginSpend(
  paths: WorkflowPaths,
  state: WorkflowState,
  session: string,
  transcript: string,
  now: Date,
): Promise<void> {
  await change(paths, state, ownerWaitMilliseconds, (account) => {
    skipLongPast(beginPaying(account, session, transcript, now.getTime()), now);
  });
}

/** The session no longer pays after `now`: it has ended or been released, or the workflow has ended. */
export async function leaveSpend(paths: WorkflowPaths, session: string, now: Date): Promise<void> {
  await change(paths, undefined, ownerWaitMilliseconds, ({ sessions }) => {
    for (const one of sessions) if (one.id === session) endPaying(one, now.getTime());
  });
}

/**
 * The cost up to now, for the session that drives the workflow. Reads only the rows that were appended to transcripts since the last
 * time, and at most 4 MiB of them: `catchUpSpend`, or the next turns, read the rest.
 */
export async function updateSpend(
  paths: WorkflowPaths,
  state: WorkflowState,
  session: string,
  transcript: string,
  now: Date,
): Promise<WorkflowSpend> {
  await change(paths, state, turnWaitMilliseconds, (account) => {
    const known = account.sessions.find(({ id }) => id === session);
    if (known !== undefined) known.transcript = transcript;
    // Its beginning was lost, with the file or for want of the lock.
    if (state.status === 'in_progress' && (known === undefined || !isPaying(known))) {
      const from = known === undefined ? lastKnown(paths, state) : now.getTime();
      beginPaying(account, session, transcript, from);
    }
    countAll(account, { bytes: mostBytesPerTurn }, now);
  });
  return readSpend(paths, state);
}

/** Counts the rows that the ends of turns had no time for, a piece at a time: others can count in between. */
export async function catchUpSpend(paths: WorkflowPaths, now: Date): Promise<void> {
  for (let allowance = { bytes: 0 }; allowance.bytes <= 0;) {
    allowance = { bytes: mostBytesPerTurn };
    await change(paths, undefined, turnWaitMilliseconds, (account) => countAll(account, allowance, now));
  }
}

/**
 * Journals the cost of the iteration before this one, if it was another. To be called with the state when an iteration has begun, and
 * with null when the workflow has ended; calling it again changes nothing. Rows that could not be read in time count for the next one.
 */
export async function markIteration(paths: WorkflowPaths, state: WorkflowState | null, now: Date): Promise<void> {
  if (state === null) await catchUpSpend(paths, now);
  await change(paths, state ?? undefined, turnWaitMilliseconds, (account) => {
    countAll(account, { bytes: mostBytesPerTurn }, now);
    const ended = changeIteration(account, state);
    if (ended !== undefined) appendEvent(paths, now, { event: 'spent', ...ended });
  });
}

/** The cost when it was counted last; reads no transcript. */
export function readSpend(paths: WorkflowPaths, state: WorkflowState): WorkflowSpend {
  return spendOf(readSpendFile(paths) ?? accountOfState(state));
}

/**
 * Runs `work` on the account as the only one, and writes it when it has changed. Does nothing while another process counts for longer
 * than the wait, where writing is refused, and where there is no account and no state to make one of.
 */
async function change(
  paths: WorkflowPaths,
  state: WorkflowState | undefined,
  waitMilliseconds: number,
  work: (account: SpendAccount) => void,
): Promise<void> {
  try {
    // A lock of its own: hand-ins need not wait for it, and a caller may hold the workflow's.
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

/** Counts the session that drives the workflow, and those that left but may still report their cost. */
function countAll(account: SpendAccount, allowance: Allowance, now: Date): void {
  for (const session of account.sessions.filter(mayFollow)) {
    countTranscripts(account, session, allowance);
    if (allowance.bytes > 0) markRead(session, now.getTime());
  }
}

/** When the cost in the state was written, in milliseconds since the epoch: with each iteration that begins, and at the end. */
function lastKnown(paths: WorkflowPaths, state: WorkflowState): number {
  const written = parseJournal(readJournal(paths)).findLast(
    ({ event }) => event === 'iteration-begun' || event === 'ended',
  );
  return Date.parse(written?.time ?? state.updated_at);
}
