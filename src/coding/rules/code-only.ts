/** Texts and comments that may extend over several lines, by language: how they begin and end. */
interface Forms {
  /** The longest prefixes come first, since the first match is taken. */
  begins: RegExp;
  endOf: (begin: string) => RegExp;
}

const backslashed = (end: string): RegExp => new RegExp(`(?<!\\\\)(?:\\\\\\\\)*${end}`, 'g');

const python: Forms = {
  begins: /#|"""|'''|"|'/g,
  endOf: (begin) => (begin === '#' ? /(?=\n)/g : backslashed(begin.length === 3 ? begin : `(?:${begin}|(?=\\n))`)),
};

const javaScript: Forms = {
  begins: /\/\/|\/\*|(?<=(?:^|[(,=:[!&|?{};]|\breturn)\s*)\/(?![/*])|`|"|'/gm,
  endOf: (begin) => {
    if (begin === '//') return /(?=\n)/g;
    if (begin === '/*') return /\*\//g;
    if (begin === '/') return /(?:[^\\[/\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*(?:\/|(?=\n))/y;
    return backslashed(begin === '`' ? '`' : `(?:${begin}|(?=\\n))`);
  },
};

const rust: Forms = {
  begins: /\/\/|\/\*|\bb?r#*"|"|'(?=(?:[^'\\\n]|\\.[^'\n]*)')/g,
  endOf: (begin) => {
    if (begin === '//') return /(?=\n)/g;
    if (begin === '/*') return /\*\//g;
    if (begin.includes('r')) return new RegExp(begin.replace(/^b?r(#*)"$/, '"$1'), 'g');
    return backslashed(begin);
  },
};

function formsOf(path: string): Forms | undefined {
  if (path.endsWith('.py')) return python;
  if (path.endsWith('.rs')) return rust;
  return /\.[cm]?[jt]sx?$/.test(path) ? javaScript : undefined;
}

/** Replaces each letter by a blank, so that positions stay the same. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Text between the tags of JSX, on one line or on lines of its own. */
function withoutTagText(text: string): string {
  const within = text.replace(/(?<=<[A-Za-z][^<>{}\n]*>|<\/[\w.]+>|\})[^<>{}\n]+(?=<[/A-Za-z]|\{)/g, blank);
  return within.replace(/(?<=(?:["'}\w]|<)>\n)(?:[^<>{}=;()\n]*\n)+(?=\s*[<{])/g, blank);
}

/** The text of a file with blanks in place of texts, docstrings, templates, comments, and text between tags. */
export function codeOnly(text: string, path: string): string {
  const forms = formsOf(path);
  if (forms === undefined) return text;
  const begins = new RegExp(forms.begins.source, forms.begins.flags);
  let code = '';
  let at = 0;
  for (let begin = begins.exec(text); begin !== null; begin = begins.exec(text)) {
    const from = begin.index + begin[0].length;
    const ends = forms.endOf(begin[0]);
    ends.lastIndex = from;
    const end = ends.exec(text);
    const to = end === null ? text.length : end.index + end[0].length;
    const mark = end?.[0].at(-1) ?? '';
    const inside = blank(text.slice(from, Math.max(from, to - mark.length)));
    const isComment = /^(?:#|\/\/|\/\*)$/.test(begin[0]);
    // The quotes of a text remain, since the line still has a value there.
    code += `${text.slice(at, begin.index)}${isComment ? blank(begin[0]) : begin[0]}${inside}${isComment ? blank(mark) : mark}`;
    at = to;
    begins.lastIndex = Math.max(to, from);
  }
  code += text.slice(at);
  return /\.[jt]sx$/.test(path) ? withoutTagText(code) : code;
}
