import { cut, exitCodes, WorkflowError } from '../../base/errors.ts';

/** A text of the user that changes the course of a workflow: it goes into one brief. */
export interface Redirect {
  text: string;
  /** `high` goes into the iteration in progress, `normal` into the next one. */
  priority: 'high' | 'normal';
  /** The origin: `user`, `file`, or the id of an answered escalation. */
  from: string;
  /** ISO 8601. */
  added_at: string;
}

/** A redirect of the list. */
export interface StoredRedirect extends Redirect {
  /** From 1, in the order in which they were said. */
  number: number;
  /** The iteration that was given it; null while it waits. */
  iteration: number | null;
}

/** The longest redirect, in characters, for which a brief has room. */
export const longestRedirect = 2_500;
/** Fewer characters than `longestRedirect`, to leave room for the question. */
const longestAnswer = 2_000;
const mostUrgentCharacters = 4_000;

/**
 * Refuses words that a brief would cut.
 * @throws WorkflowError with the limit.
 */
export function requireShort(what: string, text: string, most = longestRedirect): void {
  if (text.length <= most) return;
  throw new WorkflowError(`The ${what} is too long for a brief`, {
    expected: `at most ${most} characters`,
    received: `${text.length} characters`,
    fix: 'Say what matters in fewer words; put the details into a file of the project, and name it.',
    exitCode: exitCodes.usage,
  });
}

/** Whether a redirect answers an escalation, by where it comes from. */
export function isOfEscalation(from: string): boolean {
  return /^E\d+$/.test(from);
}

/** An answered escalation, as a brief contains it. */
interface AnsweredQuestion {
  id: string;
  question: string;
  answer: string;
  /** The features or questions that it is about, by id. */
  items: readonly string[];
}

/**
 * An answer as the brief contains it; a question that leaves no room for the answer is truncated.
 * @throws WorkflowError when the answer would be cut.
 */
export function answerAsRedirect({ id, question, answer, items }: AnsweredQuestion): string {
  requireShort('answer', answer, longestAnswer);
  const text = (asked: string) =>
    `Answer of the user to ${id}${items.length === 0 ? '' : ` about ${items.join(', ')}`}, "${asked}": ${answer}`;
  const room = longestRedirect - text('').length;
  return text(question.length <= room ? question : `${cut(question, Math.max(0, room - 1))}…`);
}

/** The first of these redirects that have room in the text that sends a turn back, at least one; the others wait for the next turn. */
export function firstWithinLimit<T extends Redirect>(redirects: readonly T[]): T[] {
  let length = 0;
  const over = redirects.findIndex(({ text }, index) => (length += text.length) > mostUrgentCharacters && index > 0);
  return redirects.slice(0, over === -1 ? undefined : over);
}

/** The priority that a person wrote; anything unknown is normal. */
export function priorityOf(value: unknown): Redirect['priority'] {
  return typeof value === 'string' && /^(?:high|urgent|critical)$/i.test(value.trim()) ? 'high' : 'normal';
}
