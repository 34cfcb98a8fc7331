import { join } from 'node:path';
import type { LastMessage, SessionMeter } from '../../engine/spend/meter.ts';
import type { IterationSpend } from '../../engine/spend/spend.ts';
import type { ModelUsage, Total } from '../../engine/spend/usage.ts';
import type { FilePosition } from '../files/appended-lines.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

/** How far a transcript has been counted. */
export interface CountedFile extends FilePosition {
  /** Of the messages in it: the latest, in milliseconds since the epoch. */
  latest: number;
  last: LastMessage | null;
}

export interface SessionSpend {
  transcript: string;
  meter: SessionMeter;
  /** When it was counted last, in milliseconds since the epoch. */
  looked: number;
  /** The transcript, and those of its subagents by their file names. */
  main: CountedFile | null;
  agents: Map<string, CountedFile>;
}

/** `.runtime/spend.json`: how far was read and what was found there, in one file, so that a crash cannot part them. */
export interface SpendFile {
  sessions: Map<string, SessionSpend>;
  /** The iteration in progress, and what had been spent before it. */
  iteration: { number: number; phase: string; before: Total } | null;
  last: IterationSpend | null;
  /** What the iterations that are over have spent, by the letter of their phase. */
  phases: Map<string, Total>;
}

const spendPath = (paths: WorkflowPaths) => join(paths.runtime, 'spend.json');

/** Keeps what was counted and up to where. The caller holds the lock of spend. */
export function writeSpendFile(paths: WorkflowPaths, file: SpendFile): void {
  writeAtomic(
    spendPath(paths),
    JSON.stringify(file, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)),
    // An older one says how far it had read: what came since is counted again.
    { flush: 'file' },
  );
}

/** What stands in `.runtime/spend.json`; undefined when it is missing or damaged. */
export function readSpendFile(paths: WorkflowPaths): SpendFile | undefined {
  const json = readJson(spendPath(paths));
  if (json === undefined) return undefined;
  try {
    return revive(json as Json<SpendFile>);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** As it stands in JSON: maps and sets are lists, and nothing is sure to be of its type. */
type Json<T> = {
  [Key in keyof T]: T[Key] extends Map<string, infer V>
    ? [string, Json<V>][]
    : T[Key] extends Set<infer V>
      ? V[]
      : Json<T[Key]>;
};

function revive({ sessions, iteration, last, phases }: Json<SpendFile>): SpendFile {
  return {
    sessions: mapOf(sessions, reviveSession),
    iteration: orNull(iteration, ({ number, phase, before }) => ({
      number: amount(number),
      phase: text(phase),
      before: reviveTotal(before),
    })),
    last: orNull(last, (amounts) => ({
      iteration: amount(amounts.iteration),
      usd: orNull(amounts.usd, amount),
      tokens: orNull(amounts.tokens, amount),
    })),
    phases: mapOf(phases, reviveTotal),
  };
}

function reviveSession({ transcript, looked, meter, main, agents }: Json<SessionSpend>): SessionSpend {
  return {
    transcript: text(transcript),
    looked: amount(looked),
    meter: {
      from: amount(meter.from),
      until: orNull(meter.until, amount),
      said: orNull(meter.said, reviveSum),
      settled: reviveSum(meter.settled),
      open: mapOf(meter.open, reviveUsage),
      estimated: mapOf(meter.estimated, reviveUsage),
      outside: flag(meter.outside),
      surcharged: new Set([...meter.surcharged].map(text)),
    },
    main: orNull(main, reviveFile),
    agents: mapOf(agents, reviveFile),
  };
}

function reviveFile({ offset, inode, modified, latest, last }: Json<CountedFile>): CountedFile {
  return {
    offset: amount(offset),
    inode: amount(inode),
    modified: amount(modified),
    latest: amount(latest),
    last: orNull(last, ({ id, model, usage, counted }) => ({
      id: text(id),
      model: text(model),
      usage: reviveUsage(usage),
      counted: flag(counted),
    })),
  };
}

function reviveTotal({ usd, tokens, usage }: Json<Total>): Total {
  return { ...reviveSum({ usd, tokens }), usage: mapOf(usage, reviveUsage) };
}

function reviveSum({ usd, tokens }: { usd: unknown; tokens: unknown }): { usd: number; tokens: number } {
  return { usd: amount(usd), tokens: amount(tokens) };
}

function reviveUsage({ tokens, weight, searches }: Json<ModelUsage>): ModelUsage {
  return { tokens: amount(tokens), weight: amount(weight), searches: amount(searches) };
}

function mapOf<From, To>(pairs: [string, From][], reviveValue: (value: From) => To): Map<string, To> {
  return new Map([...pairs].map(([key, value]) => [text(key), reviveValue(value)]));
}

function orNull<From, To>(value: From | null, reviveValue: (value: From) => To): To | null {
  return value === null ? null : reviveValue(value);
}

function amount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('not a number');
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  return value;
}

function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('not a flag');
  return value;
}
