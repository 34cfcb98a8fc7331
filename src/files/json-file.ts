import { orElse } from '../base/or-else.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { readRegular, readOrNothing } from './regular.ts';
import { writeAtomic } from './atomic.ts';

/** The value in one of our own JSON files; undefined when the file is missing or not JSON. The caller checks the shape. */
export function readJson(path: string): unknown {
  return orElse(() => parseJson(readRegular(path).toString('utf8')), undefined);
}

/** The value in one of our own JSON files; undefined unless it has every key of the sample with a value of the same kind. */
export function readJsonLike<T>(path: string, sample: T): T | undefined {
  const value = readJson(path);
  return hasShapeOf(value, sample) ? value : undefined;
}

/**
 * Keeps a copy of a file, to detect later whether it has changed. A missing file leaves an existing copy in place, which may be
 * the only one. After a power cut the file may count as changed. Copies are compared byte by byte: the files are small, and
 * loading node:crypto for a hash would cost a hook 5 ms.
 */
export function keepCopy(file: string, copy: string): void {
  const content = readOrNothing(file);
  if (content !== undefined) writeAtomic(copy, content, { flush: 'nothing' });
}

/** Whether the file is the same as when the copy was kept; a missing file equals a missing copy. */
export function isUnchanged(file: string, copy: string): boolean {
  const now = readOrNothing(file);
  const then = readOrNothing(copy);
  return now === undefined || then === undefined ? now === then : now.equals(then);
}
