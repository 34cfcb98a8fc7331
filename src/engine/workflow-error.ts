/** Exit codes of the CLI for things that did not work; the codes of end reasons stand in vocabulary.ts. */
export const exitCodes = { refused: 1, usage: 2, invalidState: 4 } as const;

export interface ErrorDetails {
  /** What to do about it, as an instruction. */
  fix: string;
  where?: string;
  expected?: string;
  received?: string;
  exitCode?: number;
  cause?: unknown;
}

/** An expected failure, told to a person or a model in full; anything else that is thrown is a bug. */
export class WorkflowError extends Error {
  override readonly name = 'WorkflowError';
  readonly fix: string;
  readonly exitCode: number;

  constructor(what: string, details: ErrorDetails) {
    super(composeMessage(what, details), { cause: details.cause });
    this.fix = details.fix;
    this.exitCode = details.exitCode ?? exitCodes.refused;
  }
}

const longestExcerpt = 400;

function composeMessage(what: string, { where, expected, received }: ErrorDetails): string {
  const parts = [where === undefined ? what : `${what} (${where})`];
  if (expected !== undefined) parts.push(`expected ${expected}`);
  if (received !== undefined) parts.push(`received ${excerpt(received)}`);
  return parts.join('; ');
}

/** One printable line of at most 400 characters. */
export function excerpt(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  return line.length <= longestExcerpt ? line : `${line.slice(0, longestExcerpt - 1)}…`;
}

/** Control and direction characters: what could move a terminal's cursor, colour it, or make text read otherwise. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text without control characters other than newline and tab, so that a terminal can show it safely. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** The whole error for a reader: what went wrong → what to do. */
export function describeError(error: unknown): string {
  if (error instanceof WorkflowError) return `${error.message}\n→ ${error.fix}`;
  return error instanceof Error ? error.message : String(error);
}
