import { closeSync, existsSync, fdatasyncSync, fstatSync, ftruncateSync, readSync } from 'node:fs';
import { clockTime, localTime } from '../base/figures.ts';
import { orElse } from '../base/errors.ts';
import { appendLines, openFile, writeAll, readRegular } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { describeEvent, type WorkflowEvent } from './rules/events.ts';
import { type Changes, parseJournal } from './rules/fold.ts';

/** An event with its time. */
interface Noted {
  now: Date;
  event: WorkflowEvent;
}

/** The end of a log: its size, and its last bytes, by which another log of that size is recognized. */
export interface LogEnd {
  bytes: number;
  end: string;
}

/** Events that progress.txt leaves out: they serve other programs, or repeat the iteration's record. */
const silent = new Set<string>([
  'changed',
  'agent-ended',
  'written',
  'page-stored',
  'feature-edited',
  'features-scrutinized',
]);

/** The events noted within one change, until it is appended; see `asOneChange`. */
let gathered: { base: string; events: Noted[] } | undefined;

/** Appends an event to log.jsonl, for programs, and to progress.txt, for people. On return the log is flushed. */
export function appendEvent(paths: WorkflowPaths, now: Date, event: WorkflowEvent): void {
  if (gathered?.base === paths.base) gathered.events.push({ now, event });
  else appendToLog(paths, [{ now, event }]);
}

/** Runs `work` and returns the events that it noted, which the caller has to append. */
export function gatherEvents(paths: WorkflowPaths, work: () => void): Noted[] {
  const outer = gathered;
  gathered = { base: paths.base, events: [] };
  try {
    work();
    return gathered.events;
  } finally {
    gathered = outer;
  }
}

/**
 * Appends events in one write, after which the log is flushed; the cost of an iteration, which later lines repeat, is not.
 * @param changes what changed in documents with the first of them; the caller holds the workflow's lock.
 * @returns the end of the log; undefined when another process has appended in between.
 */
export function appendToLog(
  paths: Pick<WorkflowPaths, 'journal' | 'progress'>,
  noted: readonly Noted[],
  changes: Changes = {},
): LogEnd | undefined {
  const withChanges = Object.keys(changes).length > 0;
  const lines = noted.map(({ now, event }, index) =>
    JSON.stringify({ time: now.toISOString(), ...event, ...(index === 0 && withChanges && { changes }) }),
  );
  const file = openFile(paths.journal, 'append');
  try {
    const lost = cutTornLine(file, paths.journal);
    if (lost > 0) {
      const now = noted[0]?.now ?? new Date();
      const event = { event: 'log-cut' as const, bytes: lost };
      lines.unshift(JSON.stringify({ time: now.toISOString(), ...event }));
      appendProgress(paths, [{ now, event }]);
    }
    const end = appendWhole(file, Buffer.from(lines.map((line) => `${line}\n`).join('')));
    if (noted.some(({ event }) => event.event !== 'spent')) fdatasyncSync(file);
    appendProgress(paths, noted);
    return end;
  } finally {
    closeSync(file);
  }
}

/** Appends all or, on a full disk, nothing. */
function appendWhole(file: number, content: Buffer): LogEnd | undefined {
  const { size } = fstatSync(file);
  try {
    writeAll(file, content);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
  const bytes = size + content.length;
  return fstatSync(file).size === bytes ? { bytes, end: content.subarray(-endBytes).toString('latin1') } : undefined;
}

const endBytes = 64;
const lineAttempts = 20;
const linePauseMilliseconds = 5;
const lineEnd = 0x0a;

/**
 * Cuts off the beginning of a line whose writer died. One that still runs may take tens of milliseconds for the other half of its line
 * on a machine at load 15.
 * @returns the number of bytes.
 */
function cutTornLine(file: number, path: string): number {
  const last = Buffer.alloc(1);
  for (let attempt = 1; attempt <= lineAttempts; attempt += 1) {
    const { size } = fstatSync(file);
    if (size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === lineEnd)) return 0;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  const whole = readRegular(path).lastIndexOf(lineEnd) + 1;
  const torn = fstatSync(file).size - whole;
  ftruncateSync(file, whole);
  return torn;
}

/** The end of a log as it is. */
export function logEnd(paths: WorkflowPaths): LogEnd {
  const content = orElse(() => readRegular(paths.journal), Buffer.alloc(0));
  return { bytes: content.length, end: content.subarray(-endBytes).toString('latin1') };
}

/** The lines after a place in the log; undefined when the log has lost that place: it is shorter, or another one. */
export function linesSince(paths: WorkflowPaths, { bytes, end }: LogEnd): string[] | undefined {
  const before = Buffer.byteLength(end, 'latin1');
  return orElse(
    () => {
      const file = openFile(paths.journal, 'read');
      try {
        const { size } = fstatSync(file);
        if (size < bytes) return undefined;
        // The usual case: nothing was appended since, and nothing has to be read.
        if (size === bytes) return [];
        const part = Buffer.alloc(size - bytes + before);
        readSync(file, part, 0, part.length, bytes - before);
        if (part.subarray(0, before).toString('latin1') !== end) return undefined;
        return wholeLines(part.subarray(before));
      } finally {
        closeSync(file);
      }
    },
    bytes === 0 ? [] : undefined,
  );
}

/** The whole lines of the log, unparsed; empty when it cannot be read. */
export function readJournal(paths: WorkflowPaths): string[] {
  return orElse(() => wholeLines(readRegular(paths.journal)), []);
}

/** The lines of a text without the last if it has no end: the next event cuts it off. */
function wholeLines(content: Buffer): string[] {
  return content.toString('utf8').split('\n').slice(0, -1);
}

function appendProgress(paths: Pick<WorkflowPaths, 'progress'>, noted: readonly Noted[]): void {
  // The program may have waited for a lock since `now`; the current time keeps the lines of progress.txt in order.
  const lines = progressLines(noted, Date.now());
  if (lines.length > 0) appendLines(paths.progress, lines, { flushed: false });
}

/** @param earliest milliseconds since the epoch. */
function progressLines(noted: readonly Noted[], earliest: number): string[] {
  let written = earliest;
  return noted.flatMap(({ now, event }) => {
    written = Math.max(written, now.getTime());
    return silent.has(event.event) ? [] : [`${localTime(new Date(written))}  ${describeEvent(onTheClock(event, now))}`];
  });
}

/** The text of progress.txt, made from the log. */
export function progressOf(paths: WorkflowPaths): string {
  const noted = parseJournal(readJournal(paths)).map((event) => ({ now: new Date(event.time), event }));
  return progressLines(noted, 0)
    .map((line) => `${line}\n`)
    .join('');
}

/** log.jsonl has UTC, progress.txt local time. */
function onTheClock(event: WorkflowEvent, now: Date): WorkflowEvent {
  if (event.event !== 'waits' || event.until === null) return event;
  return { ...event, until: clockTime(new Date(event.until), now) };
}

/** Whether the workflow has a log. */
export function hasLog({ journal }: Pick<WorkflowPaths, 'journal'>): boolean {
  return existsSync(journal);
}

/**
 * Notes a failure in a part of the program whose output is not shown. Never throws: a failure of the log cannot be reported anywhere else.
 * @param what the part, such as the event of a hook.
 */
export function logFailure(paths: Pick<WorkflowPaths, 'journal' | 'progress'>, what: string, error: unknown): void {
  try {
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    const event = { event: 'failed' as const, what, error: message, stack };
    if (hasLog(paths)) appendToLog(paths, [{ now: new Date(), event }]);
  } catch {
    return;
  }
}
