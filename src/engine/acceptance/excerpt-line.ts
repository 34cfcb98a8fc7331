/**
 * The line, from 1, on which an excerpt stands in a text, nearest to where it was said to stand; undefined when the text does not
 * hold it. White space counts as one blank however much there is: formatters move it.
 */
export function excerptLine(text: string, excerpt: string, near: number): number | undefined {
  const { plain, lines } = collapse(text);
  const wanted = collapse(excerpt).plain.trim();
  if (wanted === '') return undefined;
  let best: number | undefined;
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + 1)) {
    const line = lines[at] ?? 1;
    if (best === undefined || Math.abs(line - near) < Math.abs(best - near)) best = line;
    if (line >= near) break;
  }
  return best;
}

/** The text with single blanks, and for each of its characters the line that it came from. */
function collapse(text: string): { plain: string; lines: number[] } {
  let plain = '';
  let line = 1;
  const lines: number[] = [];
  for (const character of text) {
    const isSpace = /\s/.test(character);
    if (!isSpace || !plain.endsWith(' ')) {
      plain += isSpace ? ' ' : character;
      lines.push(...Array.from({ length: isSpace ? 1 : character.length }, () => line));
    }
    if (character === '\n') line += 1;
  }
  return { plain, lines };
}
