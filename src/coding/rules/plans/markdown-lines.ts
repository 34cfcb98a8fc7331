/** A line of a Markdown text with the properties for reading lists and headings. */
export interface MarkdownLine {
  /** From 1. */
  number: number;
  /** Columns before the text; a tab goes to the next multiple of four. */
  indent: number;
  /** Without comments, and without blanks at either end. */
  text: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
  /** Whether it is in a code block, a comment or the front matter, and so not part of the plan. */
  inert: boolean;
}

export interface MarkdownText {
  lines: MarkdownLine[];
  /** The first line of a code block or comment without an end. */
  unclosed: number | null;
}

const longestLine = 4_000;

/** The lines of a Markdown text with any kind of line ends. */
export function readMarkdown(text: string): MarkdownText {
  const lines: MarkdownLine[] = [];
  let fence: { mark: string; length: number; line: number } | undefined;
  let comment: number | undefined;
  const raw = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const head = frontMatterEnd(raw);
  for (const [index, whole] of raw.entries()) {
    const number = index + 1;
    const line = whole.slice(0, longestLine);
    const inert = { number, indent: 0, text: line.trim(), level: 0, inert: true };
    if (index < head) {
      lines.push(inert);
      continue;
    }
    if (fence !== undefined) {
      lines.push(inert);
      const [, mark = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line) ?? [];
      if (mark.startsWith(fence.mark) && mark.length >= fence.length) fence = undefined;
      continue;
    }
    const shown = outsideComments(line, comment !== undefined);
    if (comment === undefined && shown.open) comment = number;
    if (!shown.open) comment = undefined;
    const [, mark, tail = ''] = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(shown.text) ?? [];
    // A line with backticks at both ends is code in running text, not the start of a block.
    if (mark !== undefined && !(mark.startsWith('`') && tail.includes('`'))) {
      fence = { mark: mark.charAt(0), length: mark.length, line: number };
      lines.push(inert);
      continue;
    }
    lines.push(plain(number, shown.text, line.trim() !== '' && shown.text.trim() === ''));
  }
  return { lines, unclosed: fence?.line ?? comment ?? null };
}

function plain(number: number, shown: string, inert: boolean): MarkdownLine {
  const text = shown.trim();
  const level = /^(#{1,6})(?:\s|$)/.exec(text)?.[1]?.length ?? 0;
  return { number, indent: indentOf(shown), text, level, inert };
}

/** The text of a heading, without its marks. */
export function headingText({ text }: Pick<MarkdownLine, 'text'>): string {
  const bare = text.replace(/^#{1,6}\s*/, '');
  // Marks may also follow the text.
  return plainWords(/^.*[^#]/.exec(bare)?.[0] ?? bare);
}

/** Code, and names with underscores that are not emphasis, such as `tally/__main__.py`. */
const literal = /(?<ticks>`+)(?:(?!\k<ticks>).)+\k<ticks>|(?<!\w)__[a-z\d_]+__/;
/** Marks of emphasis around words, but not in a path with wildcards or in `2 ** 3`. */
const emphasis = /(?<=^|[\s([{"'“‘])(?:\*\*|__)(?=\S)|(?<=[^\s/*_])(?:\*\*|__)(?=$|\s|[.,:;!?)\]}"'”’]+(?:\s|$))/;
const literalOrEmphasis = new RegExp(`(?<literal>${literal.source})|${emphasis.source}`, 'gsu');

/** Running text without the marks of emphasis. */
export function plainWords(text: string): string {
  return text.replace(literalOrEmphasis, '$<literal>').replace(/\s+/g, ' ').trim();
}

function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  return end + 1;
}

/** The part of a line outside of comments, and whether a comment continues on the next line. */
function outsideComments(line: string, inside: boolean): { text: string; open: boolean } {
  let text = '';
  let open = inside;
  for (let at = 0; at < line.length;) {
    const next = line.indexOf(open ? '-->' : '<!--', at);
    if (!open) text += line.slice(at, next === -1 ? line.length : next);
    if (next === -1) break;
    at = next + (open ? 3 : 4);
    open = !open;
  }
  return { text, open };
}
