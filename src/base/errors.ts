/** Exit codes of the CLI for things that did not work; the codes of end reasons stand in vocabulary.ts. */
export const exitCodes = {
  refused: 1,
  usage: 2,
  invalidState: 4,
  /** Nothing is wrong, and time alone lets it go on: EX_TEMPFAIL, on which services and pods try again. */
  later: 75,
} as const;

export interface ErrorDetails {
  /** The way out, as an instruction. */
  fix: string;
  where?: string;
  expected?: string;
  received?: string;
  exitCode?: number;
  cause?: unknown;
}

/** An expected failure, which a person or a model reads in full. Any other error is a bug. */
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

/** One printable line with every word. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

/** One printable line of at most 400 characters. */
export function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}…`;
}

/** The first characters of a text, without half of a character pair at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Control and direction characters, which could move a terminal's cursor, colour it, or make text read otherwise, and halves of
 * character pairs, which make a request to the API fail.
 */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text without control characters other than newline and tab, so that a terminal can show it safely. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** Whether an error is an expected one. The name decides: each of the bundles of the hooks has a class of its own. */
export function isWorkflowError(error: unknown): error is WorkflowError {
  return error instanceof Error && error.name === 'WorkflowError' && 'fix' in error;
}

/** The whole error for a reader: the failure, then the way out. */
export function describeError(error: unknown): string {
  if (isWorkflowError(error)) return `${error.message}\n→ ${error.fix}`;
  if (!(error instanceof Error)) return String(error);
  const { path, code } = error as { path?: unknown; code?: unknown };
  // An error of a write, unlike one of opening, names no file.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${error.message}\n→ The disk that the project or the temporary folder is on is full: make room, then try again.`;
  const advice = '→ Check that this path can be read and written, and that the disk has room.';
  return typeof path === 'string' ? `${error.message}\n${advice}` : error.message;
}
