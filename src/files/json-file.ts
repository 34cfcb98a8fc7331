import { orElse } from '../base/or-else.ts';
import { hasShapeOf, parseJson } from '../base/json.ts';
import { readRegular } from './regular.ts';

/** The value in one of our own JSON files; undefined when the file is missing or not JSON. The caller checks the shape. */
export function readJson(path: string): unknown {
  return orElse(() => parseJson(readRegular(path).toString('utf8')), undefined);
}

/** The value in one of our own JSON files; undefined unless it has every key of the sample with a value of the same kind. */
export function readJsonLike<T>(path: string, sample: T): T | undefined {
  const value = readJson(path);
  return hasShapeOf(value, sample) ? value : undefined;
}
