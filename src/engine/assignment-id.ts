/** `i3-r1`: iteration 3, researcher 1; `i3-a1`: iteration 3, analyst 1. */
export const assignmentIdPattern = /^i\d+-[a-z]+\d+$/;

/** The first assignment id that a text mentions, or null. */
export function mentionedAssignment(text: string): string | null {
  return /\bi\d+-[a-z]+\d+\b/.exec(text)?.[0] ?? null;
}

/** The prefix that Claude Code puts before the names of our commands and agents. */
export const pluginPrefix = 'autonomous-workflow:';
