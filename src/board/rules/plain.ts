import { cut, printable } from '../../base/errors.ts';

/** Longer texts are cut; the files of the workflow have them in full. */
export const longestText = 4_000;

/** A value in which every text is safe to show: without control or direction characters, and at most 4,000 characters long. */
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

/** Removes whole escape sequences: removing only the control characters would leave their letters. */
function withoutEscapes(text: string): string {
  // eslint-disable-next-line no-control-regex -- the expression matches control characters
  const commands = /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g;
  return printable(text.replace(commands, ''));
}
