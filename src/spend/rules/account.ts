import type { IterationSpend, SpendingState } from '../../base/amount.ts';
import type { MessageRow, ReportedCost } from './transcript-row.ts';
import { unknownSpend, type WorkflowSpend } from './spend.ts';
import { add, difference, nothingSpent, sumOf, type Sum } from './sum.ts';

/** The message that was counted last in a file: the next row of the same message replaces it. */
export interface LastMessage {
  /** Empty when there is none, or it has no id. */
  id: string;
  spent: Sum;
  /** Whether the workflow pays for it. */
  paid: boolean;
}

export interface CountedFile {
  /** The file name of a subagent's transcript; empty for the session's own. */
  name: string;
  /** The start of the first line that has not been read, in bytes. */
  offset: number;
  inode: number;
  /** The time of the latest message in it, in milliseconds since the epoch. */
  latest: number;
  last: LastMessage;
}

/** A session that drives or drove the workflow. */
export interface PayingSession {
  id: string;
  transcript: string;
  /** The times at which it drove the workflow, in milliseconds since the epoch; `until` is `open` while it does. */
  windows: { from: number; until: number }[];
  /** The last report of Claude Code on the whole session. */
  reported: { usd: number; tokens: number };
  /** Whether the session was read from its beginning, or from a cost report on. */
  isPastKnown: boolean;
  /** The sum counted for the workflow since that report. */
  pending: Sum;
  /** Whether the session did other work since that report. */
  otherWork: boolean;
  /** Whether its transcripts were read to their ends after it released the workflow. */
  isRead: boolean;
  /** Up to when Claude Code has stated its cost at the end of a turn, in milliseconds since the epoch; absent if it never did. */
  statedUntil?: number;
  files: CountedFile[];
}

/** The account of a workflow's cost. It has no null, so that a sample shows its shape. Functions change it in place. */
export interface SpendAccount {
  sessions: PayingSession[];
  /** All tokens that the workflow pays for, at list prices. */
  counted: Sum;
  /** The difference between `counted` and the reports of Claude Code. */
  correction: Sum;
  /** Whether a part of `counted` is in no report, and never will be. */
  isEstimated: boolean;
  /** The iteration in progress, and `counted` before it; its number is 0 for none. */
  iteration: { number: number; phase: string; before: Sum };
  /** The last iteration that is over; its number is 0 for none. */
  last: { number: number; spent: Sum };
  /** The sums of the iterations that are over, at list prices. */
  phases: { phase: string; spent: Sum }[];
}

/** The end of a window that is still open. */
const open = Number.MAX_SAFE_INTEGER;
const lateMilliseconds = 60_000;
/** So many former sessions stay known. One that is forgotten and comes back is counted from then on, and its cost is an estimate. */
const mostFormer = 20;

export const noMessage: LastMessage = { id: '', spent: nothingSpent(), paid: false };

/** The account of a workflow of which only the state is known: a new one, or one whose file was lost or is of an older version. */
export function accountOfState(state: SpendingState): SpendAccount {
  const counted = sumOf({ usd: state.cost_usd, tokens: state.tokens });
  const number = state.status === 'in_progress' ? state.iteration : 0;
  const last = state.spent_last_iteration;
  return {
    sessions: [],
    counted,
    correction: nothingSpent(),
    isEstimated: counted.tokens > 0,
    iteration: { number, phase: letterOf(state), before: { ...counted } },
    last: last === null ? { number: 0, spent: nothingSpent() } : { number: last.iteration, spent: sumOf(last) },
    phases: state.spent_by_phase.map((amount) => ({ phase: amount.phase, spent: sumOf(amount) })),
  };
}

/**
 * Makes a session the only one that pays, from `at` on (milliseconds since the epoch); nothing changes for one that pays already.
 */
export function beginPaying(account: SpendAccount, id: string, transcript: string, at: number): PayingSession {
  for (const other of account.sessions) if (other.id !== id) endPaying(other, at);
  let session = account.sessions.find((one) => one.id === id);
  if (session === undefined) {
    const nothingReported = { reported: { usd: 0, tokens: 0 }, isPastKnown: true, pending: nothingSpent() };
    session = { id, transcript, windows: [], ...nothingReported, otherWork: false, isRead: false, files: [] };
    const isKept = (one: PayingSession, index: number, all: readonly PayingSession[]) =>
      mayFollow(one) || index >= all.length - mostFormer;
    account.sessions = [...account.sessions.filter(isKept), session];
  }
  session.transcript = transcript;
  if (!isPaying(session)) session.windows.push({ from: at, until: open });
  session.isRead = false;
  return session;
}

/** Ends the payment of a session at `at` (milliseconds since the epoch); its earlier rows count whenever they are read. */
export function endPaying(session: PayingSession, at: number): void {
  const window = session.windows.at(-1);
  if (window?.until === open) window.until = at;
}

/** Whether the session drives the workflow now. */
export function isPaying({ windows }: PayingSession): boolean {
  return windows.at(-1)?.until === open;
}

/** Whether more rows that the workflow pays for, or a cost report on them, may come. */
export function mayFollow({ isRead, pending }: PayingSession): boolean {
  return !isRead || pending.tokens > 0;
}

/** Records that the transcripts were read to their ends at `at`; the last rows of a session come a moment after its end. */
export function markRead(session: PayingSession, at: number): void {
  session.isRead = at - (session.windows.at(-1)?.until ?? 0) > lateMilliseconds;
}

/** Counts a message. Of its rows, which follow one another in a file, the last one counts. Returns the file's new last message. */
export function countMessage(
  account: SpendAccount,
  session: PayingSession,
  last: LastMessage,
  row: MessageRow,
): LastMessage {
  // Claude Code writes errors as answers without usage.
  if (row.tokens === 0 && (row.usd ?? 0) === 0) return last;
  const isSame = row.id !== '' && last.id === row.id;
  const paid = isSame ? last.paid : isPaid(session, row.time);
  const spent = sumOf(row);
  // The price of a row that was written late is in the total already.
  if (row.time !== null && row.time <= (session.statedUntil ?? 0))
    Object.assign(spent, { usd: isSame ? last.spent.usd : 0, unpriced: 0 });
  if (!paid) session.otherWork = true;
  else {
    for (const sum of [account.counted, session.pending]) {
      if (isSame) add(sum, last.spent, -1);
      add(sum, spent);
    }
  }
  return { id: row.id, spent, paid };
}

function isPaid(session: PayingSession, time: number | null): boolean {
  if (time === null) return isPaying(session);
  return session.windows.some(({ from, until }) => time >= from && time <= until);
}

/**
 * Replaces the sum counted since Claude Code's last report by the report's figure. Not when a part of the figure may be for other
 * work, or it lacks a part: a killed session continues from its last report.
 */
export function applyReportedCost(account: SpendAccount, session: PayingSession, cost: ReportedCost): void {
  const { reported, isPastKnown, pending, otherWork } = session;
  const tokens = cost.tokens - reported.tokens;
  if (cost.usd <= reported.usd && tokens <= 0) return;
  const nothingOpen = { pending: nothingSpent(), otherWork: false, isPastKnown: true };
  Object.assign(session, nothingOpen, { reported: { usd: cost.usd, tokens: cost.tokens } });
  if (pending.tokens === 0) return;
  if (!isPastKnown || otherWork || !cost.complete || tokens < pending.tokens) {
    account.isEstimated = true;
    return;
  }
  correct(account, pending, difference({ usd: Math.max(0, cost.usd - reported.usd), tokens, unpriced: 0 }, pending));
}

/**
 * Takes over what a session has cost up to `at` (milliseconds since the epoch), as Claude Code told at the end of a turn. Transcripts
 * lack its own requests, such as those that read web pages. Not where it may have guessed the price of a model.
 */
export function applyStatedCost(account: SpendAccount, session: PayingSession, usd: number, at: number): void {
  const { reported, pending } = session;
  if (pending.tokens === 0 || pending.unpriced > 0 || usd <= reported.usd) return;
  applyReportedCost(account, session, { usd, tokens: reported.tokens + pending.tokens, complete: true });
  session.statedUntil = at;
}

/**
 * Adds the difference between a report and the sum that was counted for it. A session of one iteration corrects that one; the
 * difference of a session of several is shared by all.
 */
function correct(account: SpendAccount, pending: Sum, more: Sum): void {
  const { counted, iteration, last, phases } = account;
  const isOver = iteration.number === 0;
  const own = isOver ? last.spent : difference(counted, iteration.before);
  if (pending.tokens > own.tokens) {
    add(account.correction, more);
    return;
  }
  add(counted, more);
  if (!isOver) return;
  add(last.spent, more);
  const phase = phases.at(-1);
  if (phase !== undefined) add(phase.spent, more);
}

/**
 * Changes to another iteration, or to none (null). Returns the cost of the one before; undefined when there was none, or it is the
 * same. An iteration that was stopped and resumed is returned in parts.
 */
export function changeIteration(
  account: SpendAccount,
  next: Pick<SpendingState, 'iteration' | 'current_phase'> | null,
): (IterationSpend & { again?: true }) | undefined {
  const { iteration, counted, last } = account;
  const number = next?.iteration ?? 0;
  if (iteration.number === number) return undefined;
  let ended: ReturnType<typeof changeIteration>;
  if (iteration.number !== 0) {
    const spent = difference(counted, iteration.before);
    account.phases = phasesWith(account.phases, iteration.phase, spent);
    if (last.number === iteration.number) add(last.spent, spent);
    else account.last = { number: iteration.number, spent };
    const amount = counted.tokens > 0 ? partOf(account, spent) : { usd: null, tokens: null };
    ended = { iteration: iteration.number, ...amount, ...(last.number === iteration.number && { again: true }) };
  }
  const before = account.last.number === 0 ? nothingSpent() : { ...counted };
  account.iteration = { number, phase: next === null ? '' : letterOf(next), before };
  return ended;
}

/** The cost of a workflow for its state and its user. */
export function spendOf(account: SpendAccount): WorkflowSpend {
  const { counted, correction, iteration, last, sessions } = account;
  const total = { ...counted };
  add(total, correction);
  // A sum of zero means unknown, not free: the transcript may not be written yet.
  if (total.tokens === 0) return unknownSpend;
  const spent = difference(counted, iteration.before);
  const phases = iteration.number === 0 ? account.phases : phasesWith(account.phases, iteration.phase, spent);
  // An iteration that was stopped and goes on costs the sum of its parts.
  const whole = { ...spent };
  if (last.number === iteration.number) add(whole, last.spent);
  return {
    usd: total.unpriced > 0 ? null : total.usd,
    tokens: total.tokens,
    exact: !account.isEstimated && sessions.every(({ pending }) => pending.tokens === 0),
    phases: phases.map((part) => ({ phase: part.phase, ...partOf(account, part.spent) })),
    last: last.number === 0 ? null : { iteration: last.number, ...partOf(account, last.spent) },
    current: iteration.number === 0 ? null : { iteration: iteration.number, ...partOf(account, whole) },
  };
}

function phasesWith(phases: SpendAccount['phases'], phase: string, more: Sum): SpendAccount['phases'] {
  const sum = { ...more };
  const before = phases.find((one) => one.phase === phase);
  if (before === undefined) return [...phases, { phase, spent: sum }];
  add(sum, before.spent);
  return phases.map((one) => (one === before ? { phase, spent: sum } : one));
}

/** A part of `counted`, with its share of the correction: the parts add up to the total. */
function partOf({ counted, correction }: SpendAccount, part: Sum): { usd: number | null; tokens: number } {
  const isPriced = counted.usd > 0 && counted.unpriced === 0;
  const usd = part.usd * (isPriced ? 1 + correction.usd / counted.usd : 1);
  const tokens = counted.tokens > 0 ? part.tokens * (1 + correction.tokens / counted.tokens) : part.tokens;
  // Rounding may put the difference of two sums a little below 0.
  return { usd: part.unpriced > 0 ? null : Math.max(0, usd), tokens: Math.max(0, Math.round(tokens)) };
}

function letterOf({ current_phase }: Pick<SpendingState, 'current_phase'>): string {
  return /^Phase (\w)/.exec(current_phase)?.[1] ?? '?';
}
