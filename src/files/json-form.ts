import type * as z from 'zod/mini';
import { lineAt, lineOfPath } from '../base/json-line.ts';
import { parseJson } from '../base/json.ts';
import { firstOf, formatIssues } from '../base/text.ts';
import type { Form } from './document.ts';

/** A value that was validated, or what is wrong with it, a sentence each. */
export type Validated<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Validates a value from JSON; `locate` finds the line of the file that a path stands in. */
export type Validate<T> = (value: unknown, locate?: (path: PropertyKey[]) => number) => Validated<T>;

/** The form of a document in JSON, indented by one space. Its errors name the line of each mistake. */
export function jsonForm<T>(validate: Validate<T>): Form<T> {
  return {
    parse: (text) => unwrap(validate(parseLocated(text), (path) => lineOfPath(text, path))),
    format: (value) => `${JSON.stringify(value, null, 1)}\n`,
    check: (value) => void unwrap(validate(value)),
  };
}

/**
 * The form of a document in JSON with a schema.
 * @param asItStands keys that the schema does not know stay, and so does the order of all.
 */
export function schemaForm<T>(schema: z.ZodMiniType<T>, { asItStands = false } = {}): Form<T> {
  return jsonForm((value, locate) => {
    const result = schema.safeParse(value);
    if (!result.success) return { ok: false, problems: formatIssues(result.error.issues, value, locate) };
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
    // V8 gives a position, or none when the text ends too soon.
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new Error(`line ${lineAt(text, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, '')}`, {
      cause: error,
    });
  }
}
