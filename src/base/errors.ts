/** Exit codes of the CLI for failures; vocabulary.ts has the codes of end reasons. */
export const exitCodes = {
  refused: 1,
  usage: 2,
  invalidState: 4,
  /** EX_TEMPFAIL: the same call may succeed later, so services and pods try again. */
  later: 75,
} as const;

export interface ErrorDetails {
  /** An instruction: how to correct the error. */
  fix: string;
  where?: string;
  expected?: string;
  received?: string;
  exitCode?: number;
  cause?: unknown;
}

/** An expected failure, shown in full to a person or a model. Any other error is a bug. */
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

export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

export function excerpt(text: string): string {
  return shortened(oneLine(text), longestExcerpt);
}

/** A text of at most so many characters, with an ellipsis where it is cut. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most - 1)}…`;
}

/** The first characters of a text, without half of a character pair at the end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Control characters and direction marks, which could move a terminal's cursor, colour its text or change the reading order, and
 * lone surrogates, which the API rejects.
 */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text without control characters other than newline and tab, so that a terminal can show it safely. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** Whether an error is an expected one. `instanceof` would fail, because each bundle of the hooks has a class of its own. */
export function isWorkflowError(error: unknown): error is WorkflowError {
  return error instanceof Error && error.name === 'WorkflowError' && 'fix' in error;
}

/** The error in full: the failure, then how to correct it. */
export function describeError(error: unknown): string {
  if (isWorkflowError(error)) return `${error.message}\n→ ${error.fix}`;
  if (!(error instanceof Error)) return String(error);
  const { path, code } = error as { path?: unknown; code?: unknown };
  // Errors of a write, unlike those of opening, do not contain the file's name.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${error.message}\n→ The disk that the project or the temporary folder is on is full: make room, then try again.`;
  const advice = '→ Check that this path can be read and written, and that the disk has room.';
  return typeof path === 'string' ? `${error.message}\n${advice}` : error.message;
}

/**
 * The result of `value`, or `otherwise` if it throws.
 * @param isExpected the errors to catch; any other is thrown on.
 */
export function orElse<T, U>(
  value: () => T,
  otherwise: U,
  isExpected: (error: unknown) => boolean = () => true,
): T | U {
  try {
    return value();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return otherwise;
  }
}
