import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SpendingState } from '../base/figures.ts';
import { isWorkflowError, orElse } from '../base/errors.ts';
import type { PhaseName } from '../base/vocabulary.ts';
import { asWriter } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { isWriteRefused, namesIn, readOrNothing } from '../files/store.ts';
import { appendEvent } from '../journal/journal.ts';
import { parseJournal, type JournalLine } from '../journal/rules/fold.ts';
import { eachLineWith, readFrom } from '../session/transcript.ts';
import {
  accountOfState,
  applyStatedCost,
  beginPaying,
  changeIteration,
  countMessage,
  endPaying,
  isPaying,
  lastRequest,
  makersIn,
  newTranscript,
  sampleAccount,
  spendOf,
  type SpendAccount,
  parseMessageRow,
  withSpend,
  type WorkflowSpend,
} from './rules/account.ts';
import { eventsOfRows, iterationRows, measureOf, type Measure } from './rules/iterations.ts';

/** The longest wait for another writer, in milliseconds: no tool of an agent is held up longer to be counted. */
const waitMilliseconds = 3_000;

/** Makes the session the only one that pays for the workflow, from `now` on. If the lock is taken, `updateSpend` does it later. */
export async function beginSpend(
  paths: WorkflowPaths,
  state: SpendingState,
  session: string,
  transcript: string,
  now: Date,
): Promise<void> {
  await change(paths, state, (account) => {
    countTranscripts(account);
    beginPaying(account, session, transcript, now.getTime());
  });
}

/** Ends the payment of a session at `now`: it has ended or was released, or the workflow has ended. */
export async function leaveSpend(paths: WorkflowPaths, session: string, now: Date): Promise<void> {
  await change(paths, undefined, (account) => {
    if (account.session.id === session) endPaying(account.session, now.getTime());
  });
}

/**
 * The cost up to now, for the session that drives the workflow. Reads only the rows appended to transcripts since the last call.
 * @param statedUsd the cost of the whole session, if Claude Code reports it.
 */
export async function updateSpend(
  paths: WorkflowPaths,
  state: SpendingState,
  session: string,
  transcript: string,
  now: Date,
  statedUsd?: number,
): Promise<WorkflowSpend> {
  await change(paths, state, (account) => {
    const isKnown = account.session.id === session;
    if (isKnown && transcript !== '') account.session.transcript = transcript;
    countTranscripts(account);
    // The start of its payment is missing: the file was lost, or the lock was taken.
    if (state.status === 'in_progress' && !(isKnown && isPaying(account.session))) {
      beginPaying(account, session, transcript, isKnown ? now.getTime() : Date.parse(state.updated_at));
      countTranscripts(account);
    }
    if (account.session.id === session && statedUsd !== undefined) applyStatedCost(account, statedUsd, now.getTime());
  });
  return readSpend(paths, state);
}

/** Counts the rows that transcripts have now. */
export async function catchUpSpend(paths: WorkflowPaths): Promise<void> {
  await change(paths, undefined, countTranscripts);
}

/**
 * Journals the cost of the previous iteration, if another one has begun. Called with the state when an iteration begins, and
 * with null when the workflow has ended; a second call changes nothing. The caller holds the workflow's lock.
 * @param commit commits the change that the line belongs to, which it notes.
 */
export function markIteration(
  paths: WorkflowPaths,
  state: SpendingState | null,
  now: Date,
  commit = (note: () => void) => note(),
): void {
  changeAccount(paths, state ?? undefined, (account) => {
    countTranscripts(account);
    const ended = changeIteration(account, state);
    commit(() => {
      if (ended !== undefined) appendEvent(paths, now, { event: 'spent', ...ended });
    });
  });
}

/** The cost at the last count; reads no transcript. */
export function readSpend(paths: WorkflowPaths, state: SpendingState): WorkflowSpend {
  return spendOf(readSpendFile(paths) ?? accountOfState(state));
}

/** The state with the cost at the last count. */
export const spentState = <State extends SpendingState>(paths: WorkflowPaths, state: State): State =>
  withSpend(state, readSpend(paths, state));

/**
 * The money for the answer with which a session ends that prints only that, as much as its last request cost; 0 where a person reads the
 * messages of hooks, or `run` prints the end.
 */
export function closingUsd(paths: WorkflowPaths, driver: string, isUnattended: boolean): number {
  const account = isUnattended && driver === 'in-session' ? readSpendFile(paths) : undefined;
  return account === undefined ? 0 : lastRequest(account);
}

/** The models that made a phase's result, by its letter, as far as they were counted. */
export function readMakers(paths: WorkflowPaths, state: SpendingState, phase: string): string[] {
  return makersIn(readSpendFile(paths) ?? accountOfState(state), phase);
}

const wordsOfRows = eventsOfRows.map((event) => Buffer.from(`"event":"${event}"`));

/** The measure of the phase in progress. The journal grows for days, so its other lines are never parsed. */
export function readMeasure(paths: WorkflowPaths, state: SpendingState & { current_phase: PhaseName }): Measure {
  return measureOf(iterationRows(rowsOf(paths), readSpend(paths, state).current), state.current_phase);
}

/** The journal's lines about iterations as they were read last, and its size then: it only grows. */
const lastRows = new Map<string, { size: number; rows: JournalLine[] }>();

function rowsOf({ journal }: WorkflowPaths): JournalLine[] {
  const size = statSync(journal, { throwIfNoEntry: false })?.size ?? 0;
  let known = lastRows.get(journal);
  if (known?.size !== size) {
    const lines: string[] = [];
    eachLineWith(readOrNothing(journal) ?? Buffer.alloc(0), wordsOfRows, (line) => lines.push(line));
    lastRows.set(journal, (known = { size, rows: parseJournal(lines) }));
  }
  return known.rows;
}

/**
 * As `changeAccount`, under the workflow's lock. Does nothing when another process holds it for too long, and where writing is refused.
 */
async function change(
  paths: WorkflowPaths,
  state: SpendingState | undefined,
  work: (account: SpendAccount) => void,
): Promise<void> {
  try {
    await asWriter(paths, () => changeAccount(paths, state, work), waitMilliseconds);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/**
 * Runs `work` on the account, and writes the account when it has changed. Does nothing where there is neither an account nor a state to
 * make one from.
 */
function changeAccount(
  paths: WorkflowPaths,
  state: SpendingState | undefined,
  work: (account: SpendAccount) => void,
): void {
  const known = readSpendFile(paths);
  const before = known && JSON.stringify(known);
  const account = before === undefined ? state && accountOfState(state) : (JSON.parse(before) as SpendAccount);
  if (account === undefined) return;
  work(account);
  if (JSON.stringify(account) !== before) orElse(() => accountFile.write(paths, account), undefined, isRefusal);
}

const isRefusal = (error: unknown) => isWorkflowError(error) || isWriteRefused(error);

/**
 * The position in each transcript and the sums up to there, in one file, so that no crash can separate them. Not flushed, at every turn:
 * after a power cut the account is made from the state, and the rows since then are counted again.
 */
const accountFile = runtimeFile('session/spend.json', sampleAccount, { flush: 'nothing' });

/** The account on disk; undefined when it is missing, damaged, or of an older version. */
export const readSpendFile = accountFile.read;

/** Counts the rows appended to the transcripts of the session and its subagents since the last call. Changes `account`. */
function countTranscripts(account: SpendAccount): void {
  const { transcript } = account.session;
  if (transcript === '') return;
  const folder = `${transcript.replace(/\.jsonl$/, '')}/subagents`;
  for (const name of namesIn(folder)) if (name.endsWith('.jsonl')) countFile(account, name, join(folder, name));
  countFile(account, '', transcript);
}

/** Text that every row about cost contains, unescaped, and hardly any other row. */
const words = [Buffer.from('"usage":')];

/** Counts whole lines: an incomplete last one is left for the next call. After a file became shorter, counting continues at its end. */
function countFile(account: SpendAccount, name: string, path: string): void {
  const { files } = account.session;
  const file = files.find((one) => one.name === name) ?? newTranscript(name);
  const found = readFrom(path, (size) => Math.min(file.offset, size));
  if (found === undefined) return;
  const lines = found.bytes.subarray(0, found.bytes.lastIndexOf(0x0a) + 1);
  eachLineWith(lines, words, (line) => {
    const row = parseMessageRow(line);
    if (row !== undefined) countMessage(account, file, row);
  });
  file.offset = found.start + lines.length;
  if (!files.includes(file)) files.push(file);
}
