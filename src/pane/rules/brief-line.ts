/** Texts of at most this many lines are shown unchanged. */
const mostLines = 6;

/** The beginning of a brief, and of the list of an iteration's missing work. */
const ours = /^(?:# Brief: workflow|Workflow) ([a-z0-9-]+)[ ,:]/;

/** Matches every line that replaces a text, and no text of other hooks, so that the original can be restored. */
export const standIn = /\d+ lines for Claude: autonomous-workflow brief /;

/**
 * The line that a person sees instead of a long text for Claude at the end of a turn, with the command that prints the text.
 * @param text the answer of a Stop hook; the result is undefined for short texts and those of other plugins.
 */
export function lineFor(text: string): string | undefined {
  const name = ours.exec(text)?.[1];
  const lines = text.trimEnd().split('\n');
  if (name === undefined || lines.length <= mostLines) return undefined;
  const title = (lines[0] ?? '').replace(/^# |:$/g, '');
  return `${title} (${lines.length} lines for Claude: autonomous-workflow brief ${name})`;
}
