import { orElse } from './errors.ts';

/** The value of a JSON text, which nobody has looked at yet. */
export const parseJson = (text: string): unknown => JSON.parse(text);

/** The values of a text with one in each line, without those that are damaged or not accepted. */
export function rowsIn<Row>(text: string, accept: (value: unknown) => Row | undefined): Row[] {
  return text
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (orElse(() => accept(parseJson(line)), undefined) ?? [])));
}

/**
 * Whether a value has every key of the sample, with values of the same kind, at any depth. The first element of an array in the
 * sample describes all elements; `null` in it allows any value. Faster than a schema, for our own files when a hook starts; input
 * from outside is validated by a schema.
 */
export function hasShapeOf<T>(value: unknown, sample: T): value is T {
  if (sample === null) return true;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((element) => hasShapeOf(element, sample[0])));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample && !Number.isNaN(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(sample).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShapeOf((value as Record<string, unknown>)[key], inner),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a file in which an agent hands in. Small models put a fence or words around the JSON, which are left out, or write it as a string. */
export function jsonOf(text: string): { ok: true; value: unknown } | { ok: false; problems: string[] } {
  const inWords = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const value = orElse(() => parseJson(text), undefined);
  if (typeof value === 'string') return jsonOf(value);
  if (value !== undefined) return { ok: true, value };
  if (inWords === '') return { ok: false, problems: ['it holds no JSON object'] };
  try {
    return { ok: true, value: parseJson(inWords) };
  } catch (error) {
    return { ok: false, problems: [`it is no JSON: ${whereItBreaks((error as Error).message, inWords)}`] };
  }
}

/** The message of a parser, with the line that it is about. */
function whereItBreaks(message: string, text: string): string {
  const place = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(place)) return message;
  const line = text.slice(0, place).split('\n').length;
  return `${message}; line ${line}, before ${JSON.stringify(text.slice(place, place + 40))}`;
}

/**
 * A text as an address; undefined when it is not valid.
 * `URL.canParse` is not used: in Node 20, after some thousand calls, it rejects addresses with letters such as ü.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  return orElse(() => new URL(text, base), undefined);
}
