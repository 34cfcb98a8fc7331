/** Advice for a missing file, which may be that of a TeX package, such as `tikz.sty`. */
export function hintForMissingFile(file: string): string {
  if (/^(?:[/~]|[A-Za-z]:)|(?:^|\/)\.\.\//.test(file)) {
    return `Remove the command that asks for ${file}: a report reads only the files that were handed to the compiler.`;
  }
  const [, name = '', ending = ''] = /^(?:.*\/)?([^/]+?)\.(sty|cls|def|fd|bst|tfm|clo)$/.exec(file) ?? [];
  if (name === '')
    return `Put ${file} next to the report and hand it to the compiler, or remove the command that asks for it.`;
  return (
    `Remove the line that asks for ${name}.${ending}: a document has the packages of its template. To keep it, install it: ` +
    `apt-get install texlive-latex-extra; elsewhere tlmgr install ${name}.`
  );
}

/** One message of TeX or BibTeX. `error`: no PDF, or a part of the bibliography is missing; else `warning`. */
export interface TexFinding {
  id: string;
  severity: 'error' | 'warning';
  /** The file name in the log, without a leading `./`. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  message: string;
  /** Advice, as a sentence. */
  hint: string;
}

/** A kind of TeX error: the pattern of its first line, and the advice, in which `$1` is replaced by the pattern's first group. */
interface ErrorKind {
  id: string;
  pattern: RegExp;
  hint: string | ((captured: string) => string);
}

const kinds: ErrorKind[] = [
  {
    id: 'undefined-command',
    pattern: /^Undefined control sequence/,
    hint: 'Correct the spelling of $1, or write \\textbackslash{} if the text only mentions it; the report defines no commands of its own.',
  },
  {
    id: 'missing-file',
    pattern: /File [`']([^']+)' not found|cannot find (?:image )?file [`']?([^'\s]+)|I can't find file [`']([^']+)'/i,
    hint: hintForMissingFile,
  },
  {
    id: 'unicode-character',
    pattern: /Unicode character (.+?)\s*not set up|Unicode character (.+)/,
    hint: 'Replace $1 by a TeX command or by words: pdflatex has no glyph for it.',
  },
  {
    id: 'unavailable-character',
    pattern: /Command (\\\S+) unavailable in encoding/,
    hint: 'Replace $1, or install lmodern.',
  },
  { id: 'alignment-tab', pattern: /^Misplaced alignment tab/, hint: 'Write \\& for an ampersand outside a table.' },
  {
    id: 'too-many-columns',
    pattern: /^Extra alignment tab/,
    hint: 'This row has more cells than the table has columns: add a column, end the row with \\\\, or write \\& for an ampersand.',
  },
  {
    id: 'mathematics-in-text',
    pattern: /^Missing \$ inserted|allowed only in math mode/,
    hint: 'Write \\_ and \\textasciicircum{} in text, or put the formula between two $ signs.',
  },
  {
    id: 'hash-sign',
    pattern: /macro parameter character #|^Illegal parameter number/,
    hint: 'Write \\# for a hash sign in text.',
  },
  {
    id: 'runaway-argument',
    pattern: /^Paragraph ended before|^File ended while scanning|^Argument of .* has an extra/,
    hint: 'Close the brace that is open before this line: an argument has no end.',
  },
  {
    id: 'extra-brace',
    pattern: /^Too many }'s|^Extra }|^Missing [{}] inserted/,
    hint: 'Balance the braces before this line; write \\{ and \\} to print them.',
  },
  {
    id: 'environment',
    pattern: /Environment (\S+) undefined|\\begin\{([^}]*)\}.*ended by/,
    hint: 'Give $1 a matching \\begin and \\end, innermost closed first, and use only environments that LaTeX has.',
  },
  {
    id: 'list-item',
    pattern: /missing \\item|Lonely \\item/,
    hint: 'Start each entry of a list with \\item, and put \\item only inside a list.',
  },
  {
    id: 'no-begin-document',
    pattern: /Missing \\begin\{document\}/,
    hint: 'Move text out of the preamble, to below \\begin{document}.',
  },
  {
    id: 'no-end-document',
    pattern: /^Emergency stop\.?\n<\*>/,
    hint: 'End the file with \\end{document}; if it is there, an open brace or environment hides it.',
  },
  { id: 'double-script', pattern: /^Double (?:super|sub)script/, hint: 'Put braces around the inner part: x^{a^{b}}.' },
  {
    id: 'option-clash',
    pattern: /Option clash for package (\S+?)\.?$/,
    hint: 'Load $1 once: the template already loads it.',
  },
  {
    id: 'capacity',
    pattern: /^TeX capacity exceeded/,
    hint: 'A command calls itself without end, or a paragraph never ends: undo the last edit near this line.',
  },
  {
    id: 'missing-number',
    pattern: /^Missing number|^Illegal unit of measure/,
    hint: 'Give a length with a unit, for example 2cm, or protect a leading [ after \\\\ as {[}.',
  },
  {
    id: 'preamble-command',
    pattern: /Can be used only in preamble/,
    hint: 'Remove this line: packages and options belong to the template, above \\begin{document}.',
  },
  {
    id: 'emergency-stop',
    pattern: /^Emergency stop|^Interruption/,
    hint: 'TeX gave up here: undo the last edit near this line and compile again.',
  },
];

/** The advice for other errors. */
const unknownKind = {
  id: 'tex-error',
  hint: 'Read the message and the log around it; undo the last edit near this line if it says nothing.',
};

/**
 * The kind of an error and the advice, from TeX's message (without its position). `subject` is the undefined control sequence,
 * which the message itself does not name. `nextLine` is the log's line below it.
 */
export function classifyTexError(message: string, subject: string, nextLine: string): { id: string; hint: string } {
  for (const { id, pattern, hint } of kinds) {
    const match = pattern.exec(message) ?? pattern.exec(`${message}\n${nextLine}`);
    if (match === null) continue;
    const captured = match.slice(1).find((group: string | undefined) => group !== undefined) ?? subject;
    return { id, hint: typeof hint === 'string' ? hint.replaceAll('$1', () => captured || 'it') : hint(captured) };
  }
  return unknownKind;
}
