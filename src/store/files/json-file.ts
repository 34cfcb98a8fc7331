import { resembles } from '../../engine/ledger/resembles.ts';
import { parseJson } from '../../engine/parse-json.ts';
import { readRegular } from './open-regular.ts';

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
  return resembles(value, sample) ? value : undefined;
}
