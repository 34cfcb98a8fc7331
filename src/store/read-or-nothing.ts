import { readFileSync } from 'node:fs';

/** What a file holds; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
