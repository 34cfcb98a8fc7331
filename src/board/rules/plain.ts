import { cut, printable } from '../../base/errors.ts';

/** Longer texts stand whole in the files of the workflow. */
export const longestText = 4_000;

/** A value with every text in it made fit to be shown: no control or direction characters, none longer than 4,000 characters. */
export function plain<Value>(value: Value): Value {
  return made(value) as Value;
}

function made(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(made);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, made(inner)]));
}

/** A text without control and direction characters, at most `most` of its characters. */
export function plainText(text: string, most = longestText): string {
  const shown = withoutEscapes(text.length > most ? cut(text, most) : text);
  return text.length > most ? `${shown} … (${text.length} characters in all)` : shown;
}

/** Commands to a terminal go as a whole: their letters would stay behind. */
function withoutEscapes(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters that it is about
  const commands = /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g;
  return printable(text.replace(commands, ''));
}
