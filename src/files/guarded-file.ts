import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type * as z from 'zod/mini';
import { parseJson } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { writeAtomic } from './atomic.ts';
import { readOrNothing } from './regular.ts';

/** A JSON file of ours that a person may read, and the copy that counts when the two differ. */
export interface GuardedFile<T> {
  file: string;
  copy: string;
  schema: z.ZodMiniType<T>;
}

/**
 * What was written last, also when the file was changed or is gone; undefined when there is neither it nor its copy.
 * @throws WorkflowError when one is there, but none is valid: what it held is not to be taken for nothing.
 */
export function readGuarded<T>({ file, copy, schema }: GuardedFile<T>): T | undefined {
  const known = parse(copy, schema) ?? parse(file, schema);
  const there = [file, copy].filter((path) => existsSync(path));
  if (known !== undefined || there.length === 0) return known;
  throw new WorkflowError('A file of the workflow is damaged, and so is its copy', {
    where: there.join(', '),
    fix: `Put ${basename(file)} back from a backup, or remove both to do without what it held.`,
    exitCode: exitCodes.invalidState,
  });
}

/**
 * Writes a file with its copy. The caller holds the workflow's lock.
 * @throws WorkflowError when the value would not be valid: what is there stays.
 */
export function writeGuarded<T>({ file, copy, schema }: GuardedFile<T>, value: T): void {
  const checked = schema.safeParse(value);
  if (!checked.success)
    throw new WorkflowError('What was to be written would not be valid, so the file was left as it was', {
      where: file,
      received: formatIssues(checked.error.issues, value).join('; '),
      fix: 'This is an error of autonomous-workflow: please report it with this message.',
    });
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
    // Damaged: the other one counts.
    return undefined;
  }
}
