import { join } from 'node:path';
import { newMeter, totalOf } from '../../engine/spend/meter.ts';
import type { LearnedPrices } from '../../engine/spend/prices.ts';
import { unknownSpend, type IterationSpend, type WorkflowSpend } from '../../engine/spend/spend.ts';
import { combine, isSettled, nothingSpent, priced, type Total } from '../../engine/spend/usage.ts';
import { isWorkflowError } from '../../engine/workflow-error.ts';
import { endOf, type Allowance } from '../files/appended-lines.ts';
import { note } from '../journal.ts';
import { readPrices } from './learned-prices.ts';
import { withLock } from '../files/lock.ts';
import type { WorkflowPaths } from '../paths.ts';
import { beginPaying, catchUp, count, leave, uncounted } from '../paying-sessions.ts';
import { postpone, readPostponed, removePostponed, type Payment } from '../postponed-spend.ts';
import { lostSessions, spendOfJournal } from './spend-of-journal.ts';
import { isWriteRefused } from '../write-refused.ts';
import { readSpendFile, writeSpendFile, type SpendFile } from './spend-file.ts';

/** What a hook can wait for another process that counts. */
const patienceMilliseconds = 1_000;
/** What the end of a turn, for which the session waits, has time to read: more than all but the longest turns write. */
const mostBytesPerTurn = 4 * 1024 * 1024;

/** Claude Code writes the last rows of a session a moment after its end. */
const lateMilliseconds = 60_000;

/** From now on the session pays for the workflow, and no other does. While another process counts, that is caught up later. */
export async function beginSpend(paths: WorkflowPaths, session: string, transcript: string, now: Date): Promise<void> {
  const end = endOf(transcript) ?? null;
  await notePayment(paths, { session, begins: true, at: now.getTime(), transcript, end }, (file) => {
    beginPaying(paths, file, session, transcript, now);
    return true;
  });
}

/** The session no longer pays: it has ended or been released, or the workflow has ended. As `beginSpend`, never lost. */
export async function leaveSpend(paths: WorkflowPaths, session: string, now: Date): Promise<void> {
  await notePayment(paths, { session, begins: false, at: now.getTime(), transcript: '', end: null }, (file) => {
    const known = file.sessions.get(session);
    return known !== undefined && leave(paths, known, now);
  });
}

async function notePayment(paths: WorkflowPaths, payment: Payment, work: (file: SpendFile) => boolean): Promise<void> {
  try {
    await changeAlone(paths, work);
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    postpone(paths, payment);
  }
}

/**
 * What the workflow has spent so far. Reads only what was appended to the transcripts since the last time, and at most 4 MiB of
 * it: `catchUpSpend`, or the next turns, read the rest. A session that is not known, because the record of it was lost, pays for
 * all in its transcript that is later than what the journal tells.
 */
export async function updateSpend(
  paths: WorkflowPaths,
  session: string,
  transcript: string,
  now: Date,
): Promise<WorkflowSpend> {
  return change(paths, (file) => {
    const known = file.sessions.get(session);
    if (known !== undefined) known.transcript = transcript;
    else
      file.sessions.set(session, { ...uncounted, transcript, meter: newMeter(since(file), false), agents: new Map() });
    return countAll(paths, file, now, false, { bytes: mostBytesPerTurn });
  });
}

/** Up to when the journal has told what lost sessions had spent, in milliseconds since the epoch. */
function since(file: SpendFile): number {
  return file.sessions.get(lostSessions)?.meter.from ?? 0;
}

/** Counts what the ends of turns had no time for, a piece at a time: others can count in between. */
export async function catchUpSpend(paths: WorkflowPaths, now: Date): Promise<void> {
  for (let isBehind = true; isBehind;) {
    isBehind = false;
    await change(paths, (file) => {
      const allowance = { bytes: mostBytesPerTurn };
      const changed = countAll(paths, file, now, false, allowance);
      isBehind = changed && allowance.bytes <= 0;
      return changed;
    });
  }
}

/** The iteration in progress and its phase; null when the workflow has ended. */
export type Progress = { iteration: number; current_phase: string } | null;

/**
 * Notes in the journal what the iteration before this one has spent, if it was another. To be called when an iteration has begun
 * and when the workflow has ended; calling it again changes nothing. What could not be read in time counts for the next one.
 */
export async function markIteration(paths: WorkflowPaths, progress: Progress, now: Date): Promise<WorkflowSpend> {
  return change(paths, (file) => {
    const counted = countAll(paths, file, now, true, { bytes: progress === null ? Infinity : mostBytesPerTurn });
    const { iteration } = file;
    if (iteration?.number === progress?.iteration) return counted;
    const total = workflowTotal(file);
    if (iteration !== null) {
      const spent = combine(total, iteration.before, -1);
      file.phases.set(iteration.phase, combine(file.phases.get(iteration.phase) ?? nothingSpent(), spent));
      const isKnown = priced(total, new Map()).tokens > 0;
      const amount = isKnown ? priced(spent, readPrices(paths.root)) : { usd: null, tokens: null };
      note(paths, now, { event: 'spent', iteration: iteration.number, ...amount });
      // An iteration that was stopped and resumed has been noted in parts.
      const earlier = file.last?.iteration === iteration.number ? file.last : { usd: 0, tokens: 0 };
      file.last = {
        iteration: iteration.number,
        usd: sum(earlier.usd, amount.usd),
        tokens: sum(earlier.tokens, amount.tokens),
      };
    }
    const before = file.last === null ? nothingSpent() : total;
    const phase = /^Phase (\w)/.exec(progress?.current_phase ?? '')?.[1] ?? '?';
    file.iteration = progress === null ? null : { number: progress.iteration, phase, before };
    return true;
  });
}

/** What the workflow has spent so far, with what sessions that have ended said late. */
export async function settleSpend(paths: WorkflowPaths, now: Date): Promise<WorkflowSpend> {
  return change(paths, (file) => countAll(paths, file, now, false, { bytes: Infinity }));
}

/** What the workflow had spent when it was counted last; reads no transcript. */
export function readSpend(paths: WorkflowPaths): WorkflowSpend {
  return report(readSpendFile(paths) ?? spendOfJournal(paths), readPrices(paths.root));
}

/** Runs `work` as the only one that counts, and writes when it has changed anything. While another counts, what is known is given. */
async function change(paths: WorkflowPaths, work: (file: SpendFile) => boolean): Promise<WorkflowSpend> {
  try {
    return await changeAlone(paths, work);
  } catch (error) {
    if (isWorkflowError(error) || isWriteRefused(error)) return readSpend(paths);
    throw error;
  }
}

/** @throws WorkflowError while another counts. */
async function changeAlone(paths: WorkflowPaths, work: (file: SpendFile) => boolean): Promise<WorkflowSpend> {
  // A lock of its own: hand-ins need not wait for it, and a caller may hold the workflow's.
  return withLock(join(paths.runtime, 'spend'), patienceMilliseconds, () => {
    const file = readSpendFile(paths) ?? spendOfJournal(paths);
    const postponed = readPostponed(paths);
    for (const payment of postponed.payments) catchUp(paths, file, payment);
    if (work(file) || postponed.payments.length > 0) writeSpendFile(paths, file);
    removePostponed(postponed.files);
    return report(file, readPrices(paths.root));
  });
}

/** Counts the session that drives the workflow, and those that left but may still say what they cost. */
function countAll(paths: WorkflowPaths, file: SpendFile, now: Date, thorough: boolean, allowance: Allowance): boolean {
  let changed = false;
  for (const session of file.sessions.values()) {
    const { until, open } = session.meter;
    const mayFollow = until === null || open.size > 0 || now.getTime() - until < lateMilliseconds;
    if (mayFollow) changed = count(paths, session, now, thorough, allowance) || changed;
  }
  return changed;
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

function workflowTotal(file: SpendFile): Total {
  return [...file.sessions.values()]
    .map(({ meter }) => totalOf(meter))
    .reduce((sum, total) => combine(sum, total), nothingSpent());
}

function report(file: SpendFile, prices: LearnedPrices): WorkflowSpend {
  const total = workflowTotal(file);
  const { tokens, usd } = priced(total, prices);
  // Nothing found is not nothing spent: an old version may have written it otherwise, or not yet.
  if (tokens === 0) return unknownSpend;
  const phases = new Map(file.phases);
  let current: IterationSpend | null = null;
  if (file.iteration !== null) {
    const { number, phase, before } = file.iteration;
    const spent = combine(total, before, -1);
    phases.set(phase, combine(phases.get(phase) ?? nothingSpent(), spent));
    current = { iteration: number, ...priced(spent, prices) };
  }
  return {
    usd,
    tokens,
    exact: isSettled(total) && !file.sessions.has(lostSessions),
    phases: [...phases].map(([phase, spent]) => ({ phase, ...priced(spent, prices) })),
    last: file.last,
    current,
  };
}
