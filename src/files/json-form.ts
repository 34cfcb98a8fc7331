import type * as z from 'zod/mini';
import { parseJson } from '../base/json.ts';
import { firstOf, formatIssues } from '../base/text.ts';

/** The format of a file. */
export interface Form<T> {
  /** @throws Error with what is wrong in the text; a WorkflowError is shown to the user unchanged. */
  parse: (text: string) => T;
  format: (value: T) => string;
  /** @throws Error with what is wrong in a value before it is written. */
  check?: (value: T) => void;
}

/** A validated value, or the problems, a sentence each. */
export type Validated<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Validates a value from JSON. */
type Validate<T> = (value: unknown) => Validated<T>;

/** A JSON document indented by one space. Its errors name the place of each mistake. */
export function jsonForm<T>(validate: Validate<T>): Form<T> {
  return {
    parse: (text) => unwrap(validate(parseJson(text))),
    format: (value) => `${JSON.stringify(value, null, 1)}\n`,
    check: (value) => void unwrap(validate(value)),
  };
}

/**
 * A JSON document with a schema.
 * @param asItStands keeps keys that the schema does not have, and the order of all keys.
 */
export function schemaForm<T>(schema: z.ZodMiniType<T>, { asItStands = false } = {}): Form<T> {
  return jsonForm((value) => {
    const result = schema.safeParse(value);
    if (!result.success) return { ok: false, problems: formatIssues(result.error.issues, value) };
    return { ok: true, value: asItStands ? (value as T) : result.data };
  });
}

function unwrap<T>(validated: Validated<T>): T {
  if (validated.ok) return validated.value;
  throw new Error(firstOf(validated.problems).join('; '));
}
