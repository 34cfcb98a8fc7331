import { dirname } from 'node:path';
import { mkdirSync } from 'node:fs';
import type * as z from 'zod/mini';
import { parseJson } from '../../engine/parse-json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readOrNothing } from '../files/read-or-nothing.ts';

/** A JSON file of ours that a person may read, and the copy that counts when the two differ. */
export interface GuardedFile<T> {
  file: string;
  copy: string;
  schema: z.ZodMiniType<T>;
}

/** What was written last, also when the file was changed or is gone; undefined when neither it nor its copy is valid. */
export function readGuarded<T>({ file, copy, schema }: GuardedFile<T>): T | undefined {
  return parse(copy, schema) ?? parse(file, schema);
}

/** Writes a file with its copy. The caller holds the workflow's lock. */
export function writeGuarded<T>({ file, copy }: GuardedFile<T>, value: T): void {
  const text = `${JSON.stringify(value, null, 1)}\n`;
  for (const path of [copy, file]) {
    mkdirSync(dirname(path), { recursive: true });
    writeAtomic(path, text);
  }
}

/** Whether somebody else changed or removed the file. */
export function wasEdited({ file, copy }: Pick<GuardedFile<unknown>, 'file' | 'copy'>): boolean {
  const kept = readOrNothing(copy);
  return kept !== undefined && readOrNothing(file)?.equals(kept) !== true;
}

function parse<T>(path: string, schema: z.ZodMiniType<T>): T | undefined {
  const content = readOrNothing(path);
  if (content === undefined) return undefined;
  try {
    const read = schema.safeParse(parseJson(content.toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    // Damaged: it is treated as absent.
    return undefined;
  }
}
