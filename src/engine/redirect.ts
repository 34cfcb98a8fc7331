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

/** The priority that a person wrote; anything unknown is normal. */
export function priorityOf(value: unknown): Redirect['priority'] {
  return typeof value === 'string' && /^(?:high|urgent|critical)$/i.test(value.trim()) ? 'high' : 'normal';
}
