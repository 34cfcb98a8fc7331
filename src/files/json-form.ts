import type * as z from 'zod/mini';
import { lineAt, lineOfPath } from '../base/json-line.ts';
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

/** Validates a value from JSON; `locate` returns the line of the file on which the value at a path begins. */
export type Validate<T> = (value: unknown, locate?: (path: PropertyKey[]) => number) => Validated<T>;

/** A JSON document indented by one space. Its errors name the line of each mistake. */
export function jsonForm<T>(validate: Validate<T>): Form<T> {
  return {
    parse: (text) => unwrap(validate(parseLocated(text), (path) => lineOfPath(text, path))),
    format: (value) => `${JSON.stringify(value, null, 1)}\n`,
    check: (value) => void unwrap(validate(value)),
  };
}

/**
 * A JSON document with a schema.
 * @param asItStands keeps keys that the schema does not have, and the order of all keys.
 */
export function schemaForm<T>(schema: z.ZodMiniType<T>, { asItStands = false } = {}): Form<T> {
  return jsonForm((value, locate) => {
    const result = schema.safeParse(value);
    if (!result.success) return { ok: false, problems: formatIssues(result.error.issues, value, { locate }) };
    return { ok: true, value: asItStands ? (value as T) : result.data };
  });
}

function unwrap<T>(validated: Validated<T>): T {
  if (validated.ok) return validated.value;
  throw new Error(firstOf(validated.problems).join('; '));
}

function parseLocated(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    const { message } = error as Error;
    // V8's message has a position, except when the text ends too soon.
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new Error(`line ${lineAt(text, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, '')}`, {
      cause: error,
    });
  }
}
