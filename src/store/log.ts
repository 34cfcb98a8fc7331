import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LogLevel } from '../engine/configuration/configuration.ts';
import { isLogged, type LogSettings } from '../engine/configuration/log-level.ts';
import { cut, printable } from '../engine/workflow-error.ts';
import type { WorkflowPaths } from './paths.ts';

const largestBytes = 5_000_000;
const longestValue = 4_000;
const firstLetters = '{"time":"';
/** A rotation takes microseconds; the mark of one this old was left by a process that was killed. */
const staleAfterMilliseconds = 10_000;

/** Something to diagnose by: what happened, with whatever helps to understand it. */
export interface LogEntry {
  level: LogLevel;
  event: string;
  [field: string]: unknown;
}

/** Where the log lies unless the configuration says otherwise. */
export function defaultLogFile(paths: Pick<WorkflowPaths, 'runtime'>): string {
  return join(paths.runtime, 'log.jsonl');
}

/**
 * Appends an entry to the structured log, one line of JSON, if its level is logged. At 5 MB the log moves to `.1`. It never
 * fails and does not flush: the log is for diagnosis, the record is the journal.
 */
export function log({ log_level }: Pick<LogSettings, 'log_level'>, file: string, now: Date, entry: LogEntry): void {
  if (!isLogged(entry.level, log_level)) return;
  try {
    const line = JSON.stringify({ time: now.toISOString(), ...entry }, (_, value: unknown) =>
      typeof value === 'string' ? cut(printable(value), longestValue) : value,
    );
    mkdirSync(dirname(file), { recursive: true });
    if (!isLog(file)) return;
    if (isFull(file)) rotate(file);
    appendFileSync(file, `${line}\n`);
  } catch {
    // There is no better place to tell it.
    return;
  }
}

/** A configuration that names another file, of the project or of a workflow, must not spoil it. */
function isLog(file: string): boolean {
  if (basename(file) === 'journal.jsonl') return false;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === false) return false;
  if ((found?.size ?? 0) === 0) return true;
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(firstLetters.length);
    readSync(handle, start, 0, start.length, 0);
    return start.toString('latin1') === firstLetters;
  } finally {
    closeSync(handle);
  }
}

function isFull(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= largestBytes;
}

/** One process at a time: a second one would move the new log over the one that was just kept. */
function rotate(file: string): void {
  const mark = `${file}.rotating`;
  try {
    writeFileSync(mark, '', { flag: 'wx' });
  } catch {
    if (isStale(mark)) rmSync(mark, { force: true });
    return;
  }
  try {
    if (isFull(file)) renameSync(file, `${file}.1`);
  } catch {
    // Windows refuses while somebody reads it: the log grows a little longer then.
    return;
  } finally {
    rmSync(mark, { force: true });
  }
}

function isStale(mark: string): boolean {
  const modified = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > staleAfterMilliseconds;
}
