import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { LimitWindow } from './rules/stream.ts';

/** The facts that a supervisor leaves for the next one: `.runtime/run.json`. */
export interface RunRecord {
  /** The iteration that the counts are of. */
  iteration: number;
  /** Its sessions that died or hung; no restart of the supervisor forgets them. */
  lost: number;
  /** The errors of the API in it. */
  apiErrors: number;
  /** The API was not to be asked again before then, in milliseconds since the epoch; absent before the first error. */
  closedUntil?: number | undefined;
  /** The limits of the subscription when they were last heard of. */
  limits: LimitWindow[];
  /** The claude that runs; all empty while none does. */
  claude: { pid: number; started: string; token: string };
}

const noClaude = { pid: 0, started: '', token: '' };
const sample: RunRecord = { iteration: 0, lost: 0, apiErrors: 0, limits: [], claude: noClaude };

const recordFile = (paths: WorkflowPaths) => join(paths.runtime, 'run.json');

/** The record as it stands; its counts are those of this iteration. */
export function readRunRecord(paths: WorkflowPaths, iteration: number): RunRecord {
  const stored = readJsonLike(recordFile(paths), sample) ?? sample;
  return stored.iteration === iteration ? stored : { ...stored, iteration, lost: 0, apiErrors: 0 };
}

/** Stores the record; only the owner of the lease does. */
export function writeRunRecord(paths: WorkflowPaths, record: RunRecord): void {
  writeAtomic(recordFile(paths), JSON.stringify(record), { flush: 'file' });
}

/** Stores which claude runs now. */
export function noteClaude(paths: WorkflowPaths, iteration: number, claude: RunRecord['claude']): void {
  writeRunRecord(paths, { ...readRunRecord(paths, iteration), claude });
}

/** Stores that this claude runs no more; that of a run which has taken over stays. */
export function forgetClaude(paths: WorkflowPaths, iteration: number, token: string): void {
  const record = readRunRecord(paths, iteration);
  if (record.claude.token === token) writeRunRecord(paths, { ...record, claude: noClaude });
}
