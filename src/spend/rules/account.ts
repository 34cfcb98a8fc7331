import { type Amount, type IterationSpend, type SpendingState, formatTokens, formatUsd } from '../../base/figures.ts';
import { letterOf } from '../../base/vocabulary.ts';
import { orElse } from '../../base/errors.ts';
import { isRecord, parseJson } from '../../base/json.ts';

interface Sum {
  usd: number;
  tokens: number;
}

/** A transcript of the session or, with a name, of one of its subagents. */
export interface TranscriptAccount {
  name: string;
  /** Where the first line begins that has not been read. */
  offset: number;
  /** The message that was counted last, which a later row of the same id replaces; without an id when there is none. */
  last: { id: string } & Sum;
  /** The list price of all its messages. */
  usd: number;
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
  /** What was counted for the workflow since that figure. */
  since: Sum;
  /** Whether the next figure holds other work too. */
  otherWork: boolean;
  files: TranscriptAccount[];
}

/**
 * The account of a workflow's cost: the figures of Claude Code as far as they reach, then list prices. It has no null, so that a sample
 * shows its shape; a file of another shape is replaced by an account made from the state. Functions change it in place.
 */
export interface SpendAccount {
  session: PayingSession;
  total: Sum;
  /** The latest iteration, with what was spent before it; its number is 0 for none. */
  iteration: { number: number; phase: string; before: Sum; isOver: boolean };
  /** The distinct models that answered, each behind the letter of its phase. */
  models: string[];
}

const open = Number.MAX_SAFE_INTEGER;

const nothingSpent = (): Sum => ({ usd: 0, tokens: 0 });
/** Rounding may put a sum a little below 0. */
const amountOf = ({ usd, tokens }: Sum): Sum => ({ usd: Math.max(0, usd), tokens });

export const newTranscript = (name: string): TranscriptAccount => ({
  name,
  offset: 0,
  last: { id: '', ...nothingSpent() },
  usd: 0,
});

const sessionFrom = (id: string, transcript: string, from: number): PayingSession => ({
  id,
  transcript,
  from,
  until: open,
  stated: { usd: 0, at: 0 },
  since: nothingSpent(),
  otherWork: false,
  files: [],
});

/** The account of a workflow made from its state: a new one, or one whose file is lost or has an older version. */
export function accountOfState({ cost_usd, tokens, iteration, status, current_phase }: SpendingState): SpendAccount {
  const phase = letterOf(current_phase);
  const spent = (): Sum => ({ usd: cost_usd ?? 0, tokens: tokens ?? 0 });
  return {
    session: sessionFrom('', '', 0),
    total: spent(),
    iteration: { number: iteration, phase, before: spent(), isOver: status !== 'in_progress' || iteration === 0 },
    models: tokens === null ? [] : [`${phase} ${unknownModel}`],
  };
}

/** An account with every key, which shows its shape. */
export const sampleAccount: SpendAccount = {
  session: { ...sessionFrom('', '', 0), files: [newTranscript('')] },
  total: nothingSpent(),
  iteration: { number: 0, phase: '', before: nothingSpent(), isOver: true },
  models: [''],
};

/** Makes a session the only paying one from `at` on; no change if it pays already. */
export function beginPaying(account: SpendAccount, id: string, transcript: string, at: number): void {
  const { session } = account;
  if (session.id !== id) account.session = sessionFrom(id, transcript, at);
  else if (!isPaying(session)) Object.assign(session, { from: at, until: open });
  if (transcript !== '') account.session.transcript = transcript;
}

/** Ends the payment at `at`; earlier messages count whenever they are read. */
export function endPaying(session: PayingSession, at: number): void {
  session.until = Math.min(session.until, at);
}

export function isPaying({ until }: PayingSession): boolean {
  return until === open;
}

/** Counts a row of a transcript. Rows of one message are adjacent in a file; the last of them counts. */
export function countMessage(account: SpendAccount, file: TranscriptAccount, row: MessageRow): void {
  // Claude Code writes errors as answers without usage.
  if (row.tokens === 0) return;
  const { session } = account;
  const before = row.id !== '' && row.id === file.last.id ? file.last : nothingSpent();
  const listed = row.usd - before.usd;
  file.usd += listed;
  // The figure of Claude Code includes rows that were written before it was reported.
  const more = { usd: row.time <= session.stated.at ? 0 : listed, tokens: row.tokens - before.tokens };
  file.last = { id: row.id, usd: row.usd, tokens: row.tokens };
  if (row.time < session.from || row.time > session.until) {
    session.otherWork = true;
    return;
  }
  add(session.since, more);
  add(account.total, more);
  const model = `${account.iteration.phase} ${row.model}`;
  if (!account.models.includes(model)) account.models.push(model);
}

/**
 * Takes over the session's cost up to `at`, as Claude Code reports it: transcripts lack its own requests, such as those that read web
 * pages. Ignored when a part of the figure may be for other work. The figure of a session that was killed and resumed lacks a part.
 */
export function applyStatedCost(account: SpendAccount, usd: number, at: number): void {
  const { stated, since, otherWork } = account.session;
  const more = usd - stated.usd;
  if (!otherWork && more >= 0) account.total.usd += more - since.usd;
  Object.assign(account.session, { stated: { usd, at }, since: nothingSpent(), otherWork: false });
}

/** The list price of all that an agent has answered so far. */
export function listedOf({ session }: SpendAccount, agentId: string): number {
  return session.files.find(({ name }) => name.includes(agentId))?.usd ?? 0;
}

/** The list price of the session's last request. */
export function lastRequest({ session }: SpendAccount): number {
  return session.files.find(({ name }) => name === '')?.last.usd ?? 0;
}

function add(sum: Sum, more: Sum): void {
  sum.usd += more.usd;
  sum.tokens += more.tokens;
}

/** The distinct models that worked in a phase, sorted; `unknown` where some are not known. */
export function makersIn({ models }: SpendAccount, letter: string): string[] {
  const ofPhase = models.flatMap((one) => (one.startsWith(`${letter} `) ? [one.slice(letter.length + 1)] : []));
  return ofPhase.length === 0 ? [unknownModel] : ofPhase.sort();
}

/** Changes to another iteration, or to none (null). Returns the cost of the previous one, if it ended with that. */
export function changeIteration(
  account: SpendAccount,
  next: Pick<SpendingState, 'iteration' | 'current_phase'> | null,
): IterationSpend | undefined {
  const { total, iteration } = account;
  const ended = iteration.isOver ? undefined : { ...costOf(account), iteration: iteration.number };
  if (next?.iteration === iteration.number) {
    iteration.isOver = false;
    return undefined;
  }
  if (next === null) iteration.isOver = true;
  else
    account.iteration = {
      number: next.iteration,
      phase: letterOf(next.current_phase),
      before: { ...total },
      isOver: false,
    };
  return ended;
}

/** The cost of the latest iteration; nothing is known before anything was counted. */
function costOf({ total, iteration: { before } }: SpendAccount): Amount {
  if (total.tokens === 0) return { usd: null, tokens: null };
  return amountOf({ usd: total.usd - before.usd, tokens: total.tokens - before.tokens });
}

/** The cost of a workflow for its state and its user. */
export function spendOf(account: SpendAccount): WorkflowSpend {
  const { total, iteration } = account;
  // A sum of zero means unknown, not free: the transcript may not be written yet.
  if (total.tokens === 0) return unknownSpend;
  const current = iteration.isOver ? null : { iteration: iteration.number, ...costOf(account) };
  return { ...amountOf(total), current };
}

/** An answer of a model, or a block of one: rows with the same id each have the usage of the whole answer. */
export interface MessageRow {
  id: string;
  /** Milliseconds since the epoch. */
  time: number;
  usd: number;
  tokens: number;
  /** As Claude Code names it, such as `claude-opus-5-5`. */
  model: string;
}

/** USD for a million input tokens, and the price of one from the cache as a part of that. */
type ListPrice = readonly [input: number, cacheRead: number];

/**
 * List prices as of 2026-10 (https://platform.claude.com/docs/en/about-claude/pricing), checked against the charges of Claude Code 2.1.330.
 * The first matching pattern counts; an unlisted version has the price of the newest of its family. Surcharges for fast mode, searches,
 * long prompts and regions are left out; Claude Code's figure has them.
 */
const listPrices: readonly [RegExp, ListPrice][] = [
  [/(?:fable|mythos)-5(?!-\d\b)/, [10, 0.1]],
  [/fable|mythos/, [10, 0.025]],
  [/opus-4-[5-8]\b|opus-5(?!-\d\b)/, [5, 0.1]],
  [/opus-4/, [15, 0.1]],
  [/sonnet-4/, [3, 0.1]],
  [/sonnet-5(?!-\d\b)/, [2, 0.1]],
  [/sonnet/, [2, 0.05]],
  [/haiku-4/, [1, 0.1]],
  [/haiku/, [0.1, 0.1]],
];

/** The price of the newest Opus, also used for unlisted models: a cost of 0 would never use up a budget. */
const newestOpus: ListPrice = [4, 0.05];

/** The name for models that are not known. */
export const unknownModel = 'unknown';

const outputTimes = 5;
const fiveMinutesTimes = 1.25;
const oneHourTimes = 2;

/** The part of a transcript's line that concerns cost; undefined when there is none, whatever the line holds. */
export function parseMessageRow(line: string): MessageRow | undefined {
  const fields = orElse(() => parseJson(line), undefined);
  if (!isRecord(fields) || fields.type !== 'assistant' || !isRecord(fields.message)) return undefined;
  const { id, model: named, usage } = fields.message;
  const time = Date.parse(String(fields.timestamp));
  if (!isRecord(usage) || Number.isNaN(time)) return undefined;
  const written = count(usage.cache_creation_input_tokens);
  const oneHour = Math.min(
    written,
    count((usage.cache_creation as Record<string, unknown> | null | undefined)?.ephemeral_1h_input_tokens),
  );
  const [input, output] = [count(usage.input_tokens), count(usage.output_tokens)];
  const cacheRead = count(usage.cache_read_input_tokens);
  const model = typeof named === 'string' && /^[\w.:@/[\]-]{1,100}$/.test(named) ? named : unknownModel;
  const [price, cacheReadTimes] = listPrices.find(([pattern]) => pattern.test(model.toLowerCase()))?.[1] ?? newestOpus;
  const inputs =
    input +
    output * outputTimes +
    cacheRead * cacheReadTimes +
    (written - oneHour) * fiveMinutesTimes +
    oneHour * oneHourTimes;
  return {
    id: typeof id === 'string' ? id.slice(0, 200) : '',
    time,
    usd: (inputs * price) / 1e6,
    tokens: input + output + cacheRead + written,
    model,
  };
}

const mostTokens = 1e12;

/** A number of tokens; 0 for a value that cannot be one. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}

export interface WorkflowSpend extends Amount {
  /** The iteration in progress, so far. */
  current: IterationSpend | null;
}

export const unknownSpend: WorkflowSpend = { usd: null, tokens: null, current: null };

/** Cost and tokens in the state never decrease, even when a file of the account is lost. */
export function withSpend<State extends Pick<SpendingState, 'cost_usd' | 'tokens'>>(
  state: State,
  { usd, tokens }: WorkflowSpend,
): State {
  return { ...state, cost_usd: larger(state.cost_usd, usd), tokens: larger(state.tokens, tokens) };
}

function larger(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}

/** The cost as one line for people: "about 3.41 of at most 50 USD, 1.2 M tokens". */
export function formatSpend({ usd, tokens }: WorkflowSpend, maxUsd: number): string {
  const cost = usd === null ? 'unknown,' : `about ${formatUsd(usd)}`;
  return `${cost} of at most ${maxUsd} USD${tokens === null ? '' : `, ${formatTokens(tokens)}`}`;
}
