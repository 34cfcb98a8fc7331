import type { Amount, IterationSpend, SpendingState } from '../../base/amount.ts';
import { letterOf } from '../../base/vocabulary.ts';
import { unknownModel, type MessageRow } from './message-row.ts';
import { unknownSpend, type WorkflowSpend } from './spend.ts';

export interface Sum {
  usd: number;
  tokens: number;
}

/** The message of a file that was counted last: a later row of the same message replaces it. */
interface CountedMessage {
  /** Empty when there is none, or it has no id. */
  id: string;
  spent: Sum;
}

/** The session that drives the workflow, or drove it last. Times are milliseconds since the epoch. */
interface PayingSession {
  /** Empty before the first one. */
  id: string;
  transcript: string;
  /** The time in which it drives the workflow; `until` is `open` while it does. */
  from: number;
  until: number;
  /** The last figure of Claude Code for the whole session. */
  stated: { usd: number; at: number };
  /** The sum counted for the workflow since that figure. */
  since: Sum;
  /** Whether the next figure holds other work too. */
  otherWork: boolean;
  /** Its transcript, whose name is empty, and those of its subagents. */
  files: TranscriptAccount[];
}

interface TranscriptAccount {
  name: string;
  /** Where the first line begins that has not been read. */
  offset: number;
  last: CountedMessage;
  /** The list prices of its last message and of all; missing in files of versions that did not count them. */
  listed?: { last: number; all: number };
}

/**
 * The account of a workflow's cost: the figures of Claude Code as far as they reach, then list prices. It has no null, so that a sample
 * shows its shape. Functions change it in place. A file that lacks a key of the sample is replaced by an account made from the state; so
 * new keys have to be optional, as `models` is, or workflows in progress lose their figures.
 */
export interface SpendAccount {
  session: PayingSession;
  total: Sum;
  /** Whether list prices are part of the total permanently. */
  isEstimated: boolean;
  /** The latest iteration; its number is 0 for none. */
  iteration: { number: number; phase: string; spent: Sum; isOver: boolean };
  /** The previous iteration. */
  last: { number: number; spent: Sum };
  phases: PhaseAccount[];
}

interface PhaseAccount {
  phase: string;
  spent: Sum;
  /** The distinct models that answered; missing in files of versions that did not count them, or if only sums are known. */
  models?: string[];
}

/** The end of a period that is still open. */
const open = Number.MAX_SAFE_INTEGER;

const nothingSpent = (): Sum => ({ usd: 0, tokens: 0 });

export const noMessage = (): CountedMessage => ({ id: '', spent: nothingSpent() });

/** The account of a workflow made from its state: a new one, or one whose file is lost or has an older version. */
export function accountOfState(state: SpendingState): SpendAccount {
  const { cost_usd: usd, tokens, iteration: number, status, spent_last_iteration: stored } = state;
  const isLatest = stored?.iteration === number;
  const spent = stored === null ? nothingSpent() : sumOf(stored);
  return {
    session: sessionFrom('', '', 0),
    total: sumOf({ usd, tokens }),
    isEstimated: tokens !== null,
    iteration: {
      number,
      phase: letterOf(state.current_phase),
      spent: isLatest ? spent : nothingSpent(),
      isOver: status !== 'in_progress' || number === 0,
    },
    last: stored === null || isLatest ? { number: 0, spent: nothingSpent() } : { number: stored.iteration, spent },
    phases: state.spent_by_phase.map((amount) => ({ phase: amount.phase, spent: sumOf(amount) })),
  };
}

/** An account with every key, which shows its shape. */
export function sampleAccount(): SpendAccount {
  const spent = nothingSpent();
  return {
    session: { ...sessionFrom('', '', 0), files: [{ name: '', offset: 0, last: noMessage() }] },
    total: spent,
    isEstimated: false,
    iteration: { number: 0, phase: '', spent, isOver: true },
    last: { number: 0, spent },
    phases: [{ phase: '', spent }],
  };
}

/** Makes a session the only paying one from `at` on; no change if it pays already. */
export function beginPaying(account: SpendAccount, id: string, transcript: string, at: number): void {
  const { session } = account;
  if (session.id !== id) {
    account.isEstimated ||= session.since.tokens > 0;
    account.session = sessionFrom(id, transcript, at);
  } else if (!isPaying(session)) Object.assign(session, { from: at, until: open });
  if (transcript !== '') account.session.transcript = transcript;
}

function sessionFrom(id: string, transcript: string, from: number): PayingSession {
  const stated = { usd: 0, at: 0 };
  return { id, transcript, from, until: open, stated, since: nothingSpent(), otherWork: false, files: [] };
}

/** Ends the payment at `at`; earlier messages count whenever they are read. */
export function endPaying(session: PayingSession, at: number): void {
  session.until = Math.min(session.until, at);
}

/** Whether the session drives the workflow now. */
export function isPaying({ until }: PayingSession): boolean {
  return until === open;
}

/** Counts a message. The last of its rows, which are adjacent in a file, counts. Returns the file's new last message. */
export function countMessage(account: SpendAccount, last: CountedMessage, row: MessageRow): CountedMessage {
  // Claude Code writes errors as answers without usage.
  if (row.tokens === 0) return last;
  const { session } = account;
  const before = row.id !== '' && row.id === last.id ? last.spent : nothingSpent();
  // The figure of Claude Code includes rows that were written before it was reported.
  const spent = { usd: row.time <= session.stated.at ? before.usd : row.usd, tokens: row.tokens };
  if (row.time >= session.from && row.time <= session.until) {
    const more = { usd: spent.usd - before.usd, tokens: spent.tokens - before.tokens };
    add(session.since, more);
    addModel(pay(account, more), row.model);
  } else session.otherWork = true;
  return { id: row.id, spent };
}

/**
 * Takes over the session's cost up to `at`, as Claude Code reports it: transcripts lack its own requests, such as those that read web
 * pages. Ignored when a part of the figure may be for other work. The figure of a session that was killed and resumed lacks a part.
 */
export function applyStatedCost(account: SpendAccount, usd: number, at: number): void {
  const { stated, since, otherWork } = account.session;
  const more = usd - stated.usd;
  if (!otherWork && more >= 0) pay(account, { usd: more - since.usd, tokens: 0 });
  else account.isEstimated ||= since.tokens > 0;
  Object.assign(account.session, { stated: { usd, at }, since: nothingSpent(), otherWork: false });
}

/** Adds a message to the list prices of its transcript; called before `countMessage`. */
export function countListed(file: TranscriptAccount, row: MessageRow): void {
  if (row.tokens === 0) return;
  const { last, all } = file.listed ?? { last: 0, all: 0 };
  file.listed = { last: row.usd, all: all + row.usd - (row.id !== '' && row.id === file.last.id ? last : 0) };
}

/** The list price of all that an agent has answered so far. */
export function listedOf({ session }: SpendAccount, agentId: string): number {
  return session.files.find(({ name }) => name.includes(agentId))?.listed?.all ?? 0;
}

/** The list price of the session's last request. */
export function lastRequest({ session }: SpendAccount): number {
  return session.files.find(({ name }) => name === '')?.listed?.last ?? 0;
}

/** Adds an amount to the latest iteration, its phase and the total. Returns that phase. */
export function pay(account: SpendAccount, more: Sum): PhaseAccount {
  const { iteration, phases, total } = account;
  let phase = phases.find((one) => one.phase === iteration.phase);
  if (phase === undefined) phases.push((phase = { phase: iteration.phase, spent: nothingSpent(), models: [] }));
  for (const sum of [total, iteration.spent, phase.spent]) add(sum, more);
  return phase;
}

function addModel(phase: PhaseAccount, model: string): void {
  // The models of earlier messages are unknown.
  phase.models ??= [unknownModel];
  if (!phase.models.includes(model)) phase.models.push(model);
}

/** Facts for the report about the models that worked in a phase. */
export interface Makers {
  /** The distinct models that answered, sorted; includes `unknown` if some are not known. */
  models: readonly string[];
}

/** The models that worked in a phase. */
export function makersIn({ phases }: SpendAccount, letter: string): Makers {
  const models = phases.find(({ phase }) => phase === letter)?.models ?? [];
  return { models: models.length === 0 ? [unknownModel] : models.toSorted() };
}

/** Changes to another iteration, or to none (null). Returns the cost of the previous one, if it ended with that. */
export function changeIteration(
  account: SpendAccount,
  next: Pick<SpendingState, 'iteration' | 'current_phase'> | null,
): IterationSpend | undefined {
  const { number, spent, isOver } = account.iteration;
  if (next?.iteration === number) {
    account.iteration.isOver = false;
    return undefined;
  }
  if (next === null) account.iteration.isOver = true;
  else {
    account.last = { number, spent };
    account.iteration = {
      number: next.iteration,
      phase: letterOf(next.current_phase),
      spent: nothingSpent(),
      isOver: false,
    };
  }
  if (isOver) return undefined;
  return { iteration: number, ...(account.total.tokens > 0 ? amountOf(spent) : { usd: null, tokens: null }) };
}

/** The cost of a workflow for its state and its user. */
export function spendOf({ session, total, isEstimated, iteration, last, phases }: SpendAccount): WorkflowSpend {
  // A sum of zero means unknown, not free: the transcript may not be written yet.
  if (total.tokens === 0) return unknownSpend;
  const spentIn = ({ number, spent }: { number: number; spent: Sum }) =>
    number === 0 ? null : { iteration: number, ...amountOf(spent) };
  return {
    ...amountOf(total),
    exact: !isEstimated && session.since.tokens === 0,
    phases: phases.map(({ phase, spent }) => ({ phase, ...amountOf(spent) })),
    last: spentIn(iteration.isOver ? iteration : last),
    current: iteration.isOver ? null : spentIn(iteration),
  };
}

/** A sum from an amount that may be unknown. */
export function sumOf({ usd, tokens }: Amount): Sum {
  return { usd: usd ?? 0, tokens: tokens ?? 0 };
}

/** Rounding may put a sum a little below 0. */
function amountOf({ usd, tokens }: Sum): Sum {
  return { usd: Math.max(0, usd), tokens };
}

function add(sum: Sum, more: Sum): void {
  sum.usd += more.usd;
  sum.tokens += more.tokens;
}
