import type * as z from 'zod/mini';
import { hasShapeOf } from '../base/json.ts';
import { firstOf, formatIssues } from '../base/text.ts';

/**
 * Reads values of a schema; its errors name the place of each mistake.
 * @param asItStands keeps keys that the schema does not have, and the order of all keys.
 */
export function readerOf<T>(schema: z.ZodMiniType<T>, { asItStands = false } = {}): (value: unknown) => T {
  return (value) => {
    const result = schema.safeParse(value);
    if (!result.success) throw new Error(firstOf(formatIssues(result.error.issues, value)).join('; '));
    return asItStands ? (value as T) : result.data;
  };
}

/** A value that has the shape of the sample; for what hooks read, since a schema takes longer to load. */
export function shaped(value: unknown, sample: unknown): unknown {
  if (hasShapeOf(value, sample)) return value;
  throw new Error('it has another form');
}
