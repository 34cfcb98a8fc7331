import { cut, excerpt } from './workflow-error.ts';

const mostShown = 12;
const longestValue = 80;

/** A validation issue of zod, or one like it. */
export interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * Validation issues as one line each: where, what was expected, and what was found.
 * @param data what was validated: the values found are taken from it.
 * @param locate the line of the file that a path stands in, or undefined.
 */
export function sentences(
  issues: readonly Issue[],
  data?: unknown,
  locate: (path: PropertyKey[]) => number | undefined = () => undefined,
): string[] {
  // Locating one may take a look at the whole file.
  const lines = issues.slice(0, mostShown).map(({ path, message }) => {
    const line = locate(path);
    const where = [line === undefined ? '' : `line ${line}`, ...path.map(String)]
      .filter((part) => part !== '')
      .join(' ');
    return `${where === '' ? 'top level' : where}: ${data === undefined ? message : withValue(message, at(data, path))}`;
  });
  return withRest(lines, issues.length);
}

/** The first lines of many, and how many more there are. */
export function firstOf(lines: string[]): string[] {
  return withRest(lines.slice(0, mostShown), lines.length);
}

function withRest(shown: string[], all: number): string[] {
  return shown.length === all ? shown : [...shown, `and ${all - shown.length} more`];
}

/** zod says which type it received; a reader wants to see the value. */
function withValue(message: string, value: unknown): string {
  const expected = message.replace(/^Invalid \w+: /, '').replace(/, received [\w"]+$/, '');
  if (value === undefined) return `missing, ${expected}`;
  const text = excerpt(JSON.stringify(value));
  return `${expected}, received ${text.length <= longestValue ? text : `${cut(text, longestValue - 1)}…`}`;
}

function at(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }, data);
}

/** A number with what it counts, as `1 agent` or `3 agents`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
