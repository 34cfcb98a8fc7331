/** A text of the user that changes the course of a workflow: it goes into one brief. */
export interface Redirect {
  text: string;
  /** `high` is told in the iteration in progress, `normal` when the next one begins. */
  priority: 'high' | 'normal';
  /** Where it comes from: `user`, `file`, or the id of an answered escalation. */
  from: string;
  /** ISO 8601. */
  added_at: string;
}

const mostUrgentCharacters = 4_000;

/** As many of these, in order, as a text may hold that sends a turn back, at least one; the others wait for the next one. */
export function firstWithinLimit<T extends Redirect>(redirects: readonly T[]): T[] {
  let length = 0;
  const over = redirects.findIndex(({ text }, index) => (length += text.length) > mostUrgentCharacters && index > 0);
  return redirects.slice(0, over === -1 ? undefined : over);
}

/** The priority that a person wrote; anything unknown is normal. */
export function priorityOf(value: unknown): Redirect['priority'] {
  return typeof value === 'string' && /^(?:high|urgent|critical)$/i.test(value.trim()) ? 'high' : 'normal';
}
