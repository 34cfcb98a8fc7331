/** A text of the user that changes the course of a workflow: it goes into one brief. */
export interface Redirect {
  text: string;
  /** `high` goes into the iteration in progress, `normal` into the next one. */
  priority: 'high' | 'normal';
  /** Where it comes from: `user`, `file`, or the id of an answered escalation. */
  from: string;
  /** ISO 8601. */
  added_at: string;
}

const mostUrgentCharacters = 4_000;

/** The first of these redirects that fit into the text that sends a turn back, at least one; the others wait for the next turn. */
export function firstWithinLimit<T extends Redirect>(redirects: readonly T[]): T[] {
  let length = 0;
  const over = redirects.findIndex(({ text }, index) => (length += text.length) > mostUrgentCharacters && index > 0);
  return redirects.slice(0, over === -1 ? undefined : over);
}

/** The priority that a person wrote; anything unknown is normal. */
export function priorityOf(value: unknown): Redirect['priority'] {
  return typeof value === 'string' && /^(?:high|urgent|critical)$/i.test(value.trim()) ? 'high' : 'normal';
}
