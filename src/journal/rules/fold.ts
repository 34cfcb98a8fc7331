import type { WorkflowEvent } from './events.ts';
import { hasShapeOf, parseJson } from '../../base/json.ts';
import { orElse } from '../../base/errors.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The difference between two JSON values: a value in whole, the changed keys of an object with those that are gone, or the changed
 * items of an array with its length.
 */
export type Patch =
  | { set: Json }
  | { in: Readonly<Record<string, Patch>>; gone?: readonly string[] }
  | { in: Readonly<Record<string, Patch>>; length: number };

type JsonObject = Readonly<Record<string, Json>>;

/**
 * The patch that makes one value of another, byte for byte as JSON; undefined when they are the same. An object whose keys would end
 * up in another order is set in whole.
 */
export function diff(before: Json | undefined, after: Json, depth = 0): Patch | undefined {
  if (before === after) return undefined;
  // Values that differ this deep are set in whole, so that a line is never nested much deeper than its document.
  if (depth === deepest) return JSON.stringify(before) === JSON.stringify(after) ? undefined : { set: after };
  const within = (was: object, is: object): Record<string, Patch> =>
    Object.fromEntries(
      Object.entries(is).flatMap(([key, value]: [string, Json]) => {
        const patch = diff(own(was as JsonObject, key), value, depth + 1);
        return patch === undefined ? [] : [[key, patch]];
      }),
    );
  if (isArray(before) && isArray(after)) {
    const patch = { in: within(before, after), length: after.length };
    return Object.keys(patch.in).length === 0 && before.length === after.length ? undefined : patch;
  }
  if (!isObject(before) || !isObject(after)) return { set: after };
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const patch = { in: within(before, after), ...(gone.length > 0 && { gone }) };
  if (Object.keys(patch.in).length === 0 && hasSameKeys(before, after)) return undefined;
  return hasSameKeys(applyToObject(before, patch), after) ? patch : { set: after };
}

const deepest = 12;

function hasSameKeys(one: JsonObject, other: JsonObject): boolean {
  return Object.keys(one).join('\n') === Object.keys(other).join('\n');
}

/** The value that a patch makes of another. A patch that was made for another value gives what can be made of both. */
export function apply(before: Json | undefined, patch: Patch): Json {
  if ('set' in patch) return patch.set;
  return 'length' in patch
    ? applyToArray(isArray(before) ? before : [], patch)
    : applyToObject(isObject(before) ? before : {}, patch);
}

function applyToArray(before: readonly Json[], patch: { in: Readonly<Record<string, Patch>>; length: number }): Json {
  const items = before.slice(0, patch.length);
  for (const [key, change] of Object.entries(patch.in)) {
    const index = Math.min(Number(key), items.length);
    items[index] = apply(items[index], change);
  }
  return items;
}

function applyToObject(
  before: JsonObject,
  { in: changed, gone = [] }: { in: Readonly<Record<string, Patch>>; gone?: readonly string[] },
): JsonObject {
  const entries = new Map(Object.entries(before));
  for (const key of gone) entries.delete(key);
  for (const [key, patch] of Object.entries(changed)) entries.set(key, apply(own(before, key), patch));
  return Object.fromEntries(entries);
}

/** `__proto__` may be a key of JSON. */
function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The changes of a line of the log in documents, by their path from the workflow's folder; null for one that is no longer there. */
export type Changes = Readonly<Record<string, Patch | null>>;

/** The documents of a workflow as its log says they are, by their path from the workflow's folder. */
export type Documents = ReadonlyMap<string, Json>;

/** The documents after these lines of a log. A line that cannot be read, such as one that a crash cut short, changes nothing. */
export function fold(lines: readonly string[], before: Documents = new Map()): Documents {
  const documents = new Map(before);
  for (const line of lines) {
    for (const [name, patch] of Object.entries(changesOf(line))) {
      if (patch === null) documents.delete(name);
      else documents.set(name, apply(documents.get(name), patch));
    }
  }
  return documents;
}

export function changesOf(line: string): Changes {
  // Most lines change nothing, and need no parsing.
  if (!line.includes('"changes":')) return {};
  const parsed = orElse((): unknown => JSON.parse(line), undefined);
  return hasShapeOf(parsed, { changes: {} }) ? parsed.changes : {};
}

/** A line of log.jsonl. Only `time` and `event` are certain; code that uses other fields has to validate them. */
export type JournalLine = {
  time: string;
  changes?: object | undefined;
} & WorkflowEvent;

/** The lines of a journal that can be read, in order. */
export function parseJournal(lines: readonly string[]): JournalLine[] {
  return lines.flatMap((line) => parseLine(line) ?? []);
}

function parseLine(text: string): JournalLine | undefined {
  // The line was cut by a crash, or written by another program.
  const line = orElse(() => parseJson(text) as Partial<JournalLine> | null, null);
  if (typeof line?.event !== 'string' || typeof line.time !== 'string') return undefined;
  return Number.isNaN(Date.parse(line.time)) ? undefined : (line as JournalLine);
}
