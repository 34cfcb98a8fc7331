import { closeSync, existsSync, readSync, statSync } from 'node:fs';
import { localTime } from '../base/figures.ts';
import { orElse } from '../base/errors.ts';
import { appendLines, openFile, readRegular } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { describeEvent, type WorkflowEvent } from './rules/events.ts';
import { type Changes, parseJournal } from './rules/fold.ts';

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

/** The events and documents of one change, collected until they are appended together; see `asOneChange`. */
export interface Change {
  base: string;
  events: Noted[];
  /** The documents that are written, by file; journal/document knows what they hold. */
  documents: Map<string, object>;
}

let change: Change | undefined;

export const changeIn = ({ base }: WorkflowPaths): Change | undefined => (change?.base === base ? change : undefined);

/** Runs `work` and returns what it noted and wrote, which the caller has to append. */
export function gather({ base }: WorkflowPaths, work: () => void): Change {
  const outer = change;
  const own: Change = { base, events: [], documents: new Map() };
  change = own;
  try {
    work();
    return own;
  } finally {
    change = outer;
  }
}

/** Appends an event to log.jsonl, for programs, and to progress.txt, for people. On return the log is flushed. */
export function appendEvent(paths: WorkflowPaths, now: Date, event: WorkflowEvent): void {
  const within = changeIn(paths);
  if (within === undefined) appendToLog(paths, [{ now, event }]);
  else within.events.push({ now, event });
}

const endBytes = 64;

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
  const flushed = noted.some(({ event }) => event.event !== 'spent');
  const { lost, content, end } = appendLines(paths.journal, lines, { flushed });
  appendProgress(paths, noted);
  if (lost > 0) return appendToLog(paths, [{ now: new Date(), event: { event: 'log-cut', bytes: lost } }]);
  return end === undefined ? undefined : { bytes: end, end: content.subarray(-endBytes).toString('latin1') };
}

export function logEnd(paths: WorkflowPaths): LogEnd {
  const content = orElse(() => readRegular(paths.journal), Buffer.alloc(0));
  return { bytes: content.length, end: content.subarray(-endBytes).toString('latin1') };
}

/** The lines after a place in the log; undefined when the log has lost that place: it is shorter, or another one. */
export function linesSince(paths: WorkflowPaths, { bytes, end }: LogEnd): string[] | undefined {
  const before = Buffer.byteLength(end, 'latin1');
  return orElse(
    () => {
      const { size } = statSync(paths.journal);
      if (size < bytes) return undefined;
      // The usual case: nothing was appended since, and nothing has to be read.
      if (size === bytes) return [];
      const file = openFile(paths.journal, 'read');
      try {
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
    return silent.has(event.event) ? [] : [`${localTime(new Date(written))}  ${describeEvent(event)}`];
  });
}

export function progressOf(paths: WorkflowPaths): string {
  const noted = parseJournal(readJournal(paths)).map((event) => ({ now: new Date(event.time), event }));
  return progressLines(noted, 0)
    .map((line) => `${line}\n`)
    .join('');
}

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
