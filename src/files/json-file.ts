import { hasShapeOf, parseJson } from '../base/json.ts';
import { readRegular, readOrNothing } from './regular.ts';
import { writeAtomic } from './atomic.ts';

/** What a JSON file of our own holds; undefined when it is missing or does not parse. Shape is the caller's concern. */
export function readJson(path: string): unknown {
  try {
    return parseJson(readRegular(path).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a JSON file of our own holds, or undefined unless it has every key of the sample with a value of its kind. */
export function readJsonLike<T>(path: string, sample: T): T | undefined {
  const value = readJson(path);
  return hasShapeOf(value, sample) ? value : undefined;
}

/**
 * Keeps a copy of a file, to see later whether it has changed. Of a file that is gone the copy stays: it may be the last one that is left.
 * After a power cut the file may count as changed. Copies are compared byte by byte: the files are small, and loading node:crypto for a hash would cost a hook 5 ms.
 */
export function keepCopy(file: string, copy: string): void {
  const content = readOrNothing(file);
  if (content !== undefined) writeAtomic(copy, content, { flush: 'nothing' });
}

/** Whether the file is as it was when the copy was kept; a missing file is the same as a missing copy. */
export function isUnchanged(file: string, copy: string): boolean {
  const now = readOrNothing(file);
  const then = readOrNothing(copy);
  return now === undefined || then === undefined ? now === then : now.equals(then);
}
