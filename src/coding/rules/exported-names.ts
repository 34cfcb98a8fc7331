import { codeOnly } from './code-only.ts';

/** A name that a file exports, with the text of its signature. */
export interface ExportedName {
  line: number;
  signature: string;
  /** A field of the class above it. */
  isField?: true;
}

/** The information about a file that its users need. */
export interface FileInterface {
  file: string;
  names: ExportedName[];
  /** The errors that it throws, as in the source. */
  throws: ExportedName[];
}

interface Language {
  files: RegExp;
  /** The beginning of an exported declaration. */
  starts: RegExp;
  /** Types that are shown whole, since users need their fields. */
  whole?: RegExp;
  /** A line above a declaration that changes how it is used, such as `@property`. */
  above?: RegExp;
  /** The fields of a class. In these languages the indentation shows what is within a class. */
  fields?: RegExp;
  /** Brackets within which a declaration continues on the next line. */
  brackets?: [opening: string, closing: string];
}

const languages: readonly Language[] = [
  {
    files: /\.[cm]?[jt]sx?$/,
    starts:
      /^(?:export\b(?!\s*\*)|module\.exports\b|exports\.\w+\s*=| {2}(?!private\b|protected\b|if\b|for\b|while\b|switch\b|catch\b|return\b|throw\b|await\b|super\b)(?:static |async |readonly |get |set |public )*[A-Za-z]\w*(?:<[^>]*>)?\([^;]*\{\s*$)/,
    whole: /^export\s+(?:declare\s+)?(?:interface|type|enum|const enum)\b|^export\s*\{/,
  },
  {
    files: /\.pyi?$/,
    starts: /^(?:(?:async )?def (?!_)|class (?!_)|(?:[A-Z]\w*|__all__)\s*[:=]| {4}(?:async )?def (?:__\w+__|(?!_)))/,
    above: /^\s*@/,
    fields: /^ {4}(?:[A-Za-z]\w*\s*:\s*\S|[A-Z]\w*\s*=(?!=))/,
    brackets: ['([{', ')]}'],
  },
  { files: /\.go$/, starts: /^(?:func (?:\([^)]*\) )?[A-Z]|type [A-Z]|(?:var|const) [A-Z])/, whole: /^type / },
  { files: /\.rs$/, starts: /^\s*pub (?!\()/, whole: /^pub (?:struct|enum|trait)\b/ },
  { files: /\.(?:java|kt|cs|scala|swift)$/, starts: /^\s{0,8}public\b/, above: /^\s*@/ },
  {
    files: /\.(?:rb|php|ex|exs|lua)$/,
    starts: /^\s{0,4}(?:public |static )*(?:def|function|class|module|defmodule)\b/,
  },
];

const thrown = /^\s*(?:.*[{)] )?(?:throw\s+(?:new\s+)?|raise\s+)([A-Z]\w*\b.*)$/;
const mostLines = 60;
const longestSignature = 1_500;

/** Code that runs only when the file itself is started, so its errors do not concern users. */
const whenStarted = /^if __name__\b/;

/** The names that a source file exports, and the errors that it throws; undefined for an unknown language. */
export function interfaceOf(file: string, text: string): FileInterface | undefined {
  const language = languages.find(({ files }) => files.test(file));
  if (language === undefined) return undefined;
  const plain = text.replace(/\r\n?/g, '\n');
  const lines = plain.split('\n');
  // Brackets and keywords within texts and comments do not count; each letter keeps its position.
  const code = codeOnly(plain, file).split('\n');
  const names: ExportedName[] = [];
  const throws: ExportedName[] = [];
  let outermost = '';
  for (const [index, line] of code.entries()) {
    if (/^[^\s)\]}]/.test(line)) outermost = line;
    const error = thrown.exec(line);
    if (error !== null && !(language.fields !== undefined && whenStarted.test(outermost)))
      throws.push({ line: index + 1, signature: shortened(tail(lines[index], error[1]), file, index + 1) });
    const isField = outermost.startsWith('class ') && language.fields?.test(line) === true;
    if (!isField && !language.starts.test(line)) continue;
    const declared = [...marksAbove(lines, index, language), declaration({ lines, code }, index, language)].join('\n');
    const name = { line: index + 1, signature: shortened(declared, file, index + 1) };
    names.push(isField ? { ...name, isField } : name);
  }
  return { file, names, throws };
}

/** The last part of a line, as long as its code, in which comments and texts are blanks; without a comment at the end. */
function tail(line = '', code = ''): string {
  const from = line.length - code.length;
  return line.slice(from, from + code.trimEnd().length);
}

function marksAbove(lines: readonly string[], index: number, { above }: Language): string[] {
  const marks: string[] = [];
  for (let at = index - 1; above?.test(lines[at] ?? '') === true; at -= 1) marks.unshift((lines[at] ?? '').trim());
  return marks;
}

/** The language's comment mark and its keyword for throwing an error. */
export function wordsOfLanguage(file: string): { comment: string; raise: string } {
  if (/\.(?:pyi?|rb|exs?)$/.test(file)) return { comment: '#', raise: 'raises' };
  return { comment: file.endsWith('.lua') ? '--' : '//', raise: 'throws' };
}

/** A declaration without its body; a type completely. */
function declaration(
  { lines, code }: Record<'lines' | 'code', readonly string[]>,
  start: number,
  { whole, brackets: [opening, closing] = ['([<', ')]>'] }: Language,
): string {
  const isWhole = whole?.test(code[start] ?? '') === true;
  const isOpen = (count: number): boolean => {
    const text = code.slice(start, start + count).join('\n');
    return depth(text, opening, closing) > 0 || (isWhole && depth(text, '{', '}') > 0);
  };
  let count = 1;
  while (count < mostLines && start + count < code.length && isOpen(count)) count += 1;
  const taken = lines.slice(start, start + count).map((line) => line.trimEnd());
  if (isWhole) return taken.join('\n').trim();
  // A comment after the last line is left out.
  const last = (taken.pop() ?? '').slice(0, (code[start + count - 1] ?? '').trimEnd().length);
  return withoutBody([...taken, last].join('\n').trim());
}

function withoutBody(text: string): string {
  const arrow = /^((?:export|module|exports)[^]*?\)\s*(?::[^=]+?)?)\s*=>/.exec(text)?.[1];
  return (arrow ?? text)
    .trimEnd()
    .replace(/\s*[{:]\s*$/, '')
    .replace(/\)\s*(?::\s*[\w.<>[\]| ]+)?\s*\{.*\}\s*$/, (end) => end.slice(0, end.indexOf('{')).trimEnd());
}

/** How many brackets are open at the end; the `>` of an arrow does not count. */
function depth(text: string, opening: string, closing: string): number {
  let open = 0;
  for (const character of text.replace(/=>|->|[<>]=?(?=\s)/g, '')) {
    if (opening.includes(character)) open += 1;
    else if (closing.includes(character)) open -= 1;
  }
  return open;
}

function shortened(text: string, file: string, line: number): string {
  return text.length <= longestSignature
    ? text
    : `${text.slice(0, longestSignature)}\n… (continued in ${file}:${line})`;
}
