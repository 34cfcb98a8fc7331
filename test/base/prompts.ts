import fc from 'fast-check';
import { anyText } from '../support/samples.ts';

const pieces = [
  ...['$5¦$HOME¦`id`¦$(id)¦${IFS}¦\\¦\\n¦\n¦ ¦  ¦!¦%s¦&¦=¦--¦<promise>¦x', `'¦"¦''¦'\\''¦\\"¦--a '¦--a "¦it's`],
  '--max-iterations¦--max-iterations 5¦--unknown¦--completion-promise¦/autonomous-workflow:stop',
].flatMap((row) => row.split('¦'));

/** Prompts as people write them and as attackers would, for the readers of raw arguments. */
export const quotedPrompt = fc
  .array(fc.oneof(anyText, fc.constantFrom(...pieces)), { maxLength: 8 })
  .map((parts) => parts.join(''));

/**
 * Whether a prompt in these quotes can be read in two ways: it holds the escape that stands for the quote itself, or it goes on
 * behind such a quote as if the prompt had ended there and options followed.
 */
export function ambiguousIn(prompt: string, quote: "'" | '"'): boolean {
  if (prompt.includes(quote === "'" ? `'\\''` : '\\"')) return true;
  return new RegExp(`${quote}\\s+--[a-z]`).test(`${prompt}${quote}`);
}
