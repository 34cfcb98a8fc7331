/** A LaTeX text in which everything that is not typeset as text is blanked, with unchanged offsets. */
export interface ScannedTex {
  raw: string;
  /** The text with comments and verbatim contents replaced by spaces; as long as `raw`. */
  visible: string;
  /** Offsets of the text between `\begin{document}` and `\end{document}`. */
  bodyFrom: number;
  bodyTo: number;
  /** Counted from 1. */
  lineAt: (offset: number) => number;
}

const opaque =
  /\\(?:verb|lstinline)\*?([^A-Za-z*\s{])(?:(?!\1)[^\n])*\1|\\begin\{(verbatim\*?|Verbatim|lstlisting|comment)\}[^]*?(?:\\end\{\2\}|$)|\\[A-Za-z@]+\*?|\\[^]|%[^\n]*/g;

/** Reads comments, `\verb` and verbatim environments of a LaTeX text as TeX does. Never throws. */
export function scanTex(raw: string): ScannedTex {
  const visible = raw.replace(opaque, (match: string) => {
    if (match.startsWith('%') || /^\\(?:verb|lstinline)\*?[^A-Za-z*\s{]/.test(match)) return blank(match);
    const begin = /^\\begin\{(?:verbatim\*?|Verbatim|lstlisting|comment)\}/.exec(match)?.[0];
    if (begin === undefined) return match;
    const end = /\\end\{[^{}]*\}$/.exec(match)?.[0] ?? '';
    return begin + blank(match.slice(begin.length, match.length - end.length)) + end;
  });
  const begin = visible.indexOf('\\begin{document}');
  const end = visible.lastIndexOf('\\end{document}');
  const bodyFrom = begin < 0 ? 0 : begin + '\\begin{document}'.length;
  return { raw, visible, bodyFrom, bodyTo: end < bodyFrom ? raw.length : end, lineAt: lineFinder(raw) };
}

/** The text with spaces for all characters other than line ends. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** A command with its arguments. */
export interface TexCommand {
  name: string;
  at: number;
  /** The contents of its brace arguments. */
  groups: string[];
  /** The offset after its last argument. */
  end: number;
}

/** The commands of a text with matching names, in order. An argument that is not closed is ignored. */
export function commandsIn(text: string, names: RegExp, from = 0, to = text.length): TexCommand[] {
  const found: TexCommand[] = [];
  const pattern = /\\([A-Za-z@]+)\*?|\\[^]/g;
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null && match.index < to; match = pattern.exec(text)) {
    const [whole, name] = match;
    if (name === undefined || !names.test(name)) continue;
    found.push({ name, at: match.index, ...argumentsAt(text, match.index + whole.length) });
  }
  return found;
}

/** The arguments at an offset, without optional ones. */
export function argumentsAt(text: string, from: number): { groups: string[]; end: number } {
  const groups: string[] = [];
  let end = from;
  for (;;) {
    const space = /^[ \t]*\n?[ \t]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
    const opener = text.charAt(end + space);
    if (opener !== '{' && opener !== '[') return { groups, end };
    const close = closingAt(text, end + space, opener === '{' ? '}' : ']');
    if (close < 0) return { groups, end };
    if (opener === '{') groups.push(text.slice(end + space + 1, close));
    end = close + 1;
  }
}

/** The offset of the bracket that closes the one at `open`; -1 when the paragraph ends before. */
export function closingAt(text: string, open: number, closer: '}' | ']'): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth < 0 || (depth === 0 && closer === '}')) return closer === '}' ? at : -1;
    } else if (character === closer && depth === 0) return at;
    else if (character === '\n' && /^[ \t]*\n/.test(text.slice(at + 1, at + 80))) return -1;
  }
  return -1;
}
