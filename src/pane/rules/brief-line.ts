/** So many lines are shown as they are. */
const mostLines = 6;

/** How a brief begins, and how what an iteration still lacks. */
const ours = /^(?:# Brief: workflow|Workflow) ([a-z0-9-]+)[ ,:]/;

/** In every line that stands for a text, and in no text of another hook: by it the place of the text is found again. */
export const standIn = /\d+ lines for Claude: autonomous-workflow brief /;

/**
 * The line that a person sees instead of a long text that Claude goes on with at the end of a turn. It says how both can read the text.
 * @param text what the hook of the turn's end answered; undefined is returned for the texts of other plugins and for short ones.
 */
export function lineFor(text: string): string | undefined {
  const name = ours.exec(text)?.[1];
  const lines = text.trimEnd().split('\n');
  if (name === undefined || lines.length <= mostLines) return undefined;
  const title = (lines[0] ?? '').replace(/^# |:$/g, '');
  return `${title} (${lines.length} lines for Claude: autonomous-workflow brief ${name})`;
}
