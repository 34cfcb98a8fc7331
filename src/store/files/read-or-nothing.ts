import { readRegular } from './open-regular.ts';

/** What a file holds; undefined when it is missing or cannot be read. */
export function readOrNothing(path: string): Buffer | undefined {
  try {
    return readRegular(path);
  } catch {
    return undefined;
  }
}
