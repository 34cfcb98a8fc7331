/** One name that a file offers to others, with its signature as it is written. */
export interface ExportedName {
  line: number;
  signature: string;
}

/** Everything that users of a file have to know of it. */
export interface FileInterface {
  file: string;
  names: ExportedName[];
  /** The errors that it throws, as they are written. */
  throws: ExportedName[];
}

interface Language {
  files: RegExp;
  /** The beginning of what others may use. */
  starts: RegExp;
  /** Types are shown whole: their fields are what others use. */
  whole?: RegExp;
  /** A line above a declaration that changes how it is used, such as `@property`. */
  above?: RegExp;
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

/** The names that a source file offers, and the errors that it throws; undefined for a file of no known language. */
export function interfaceOf(file: string, text: string): FileInterface | undefined {
  const language = languages.find(({ files }) => files.test(file));
  if (language === undefined) return undefined;
  const lines = text.split(/\r?\n/);
  const names: ExportedName[] = [];
  const throws: ExportedName[] = [];
  for (const [index, line] of lines.entries()) {
    const error = thrown.exec(line)?.[1];
    if (error !== undefined) throws.push({ line: index + 1, signature: shortened(error.trim(), file, index + 1) });
    if (!language.starts.test(line)) continue;
    const isWhole = language.whole?.test(line) === true;
    const declared = [...marksAbove(lines, index, language), declaration(lines, index, isWhole)].join('\n');
    names.push({ line: index + 1, signature: shortened(declared, file, index + 1) });
  }
  return { file, names, throws };
}

function marksAbove(lines: readonly string[], index: number, { above }: Language): string[] {
  const marks: string[] = [];
  for (let at = index - 1; above?.test(lines[at] ?? '') === true; at -= 1) marks.unshift((lines[at] ?? '').trim());
  return marks;
}

/** How the language of a file marks a comment, and its word for throwing an error. */
export function wordsOfLanguage(file: string): { comment: string; raise: string } {
  if (/\.(?:pyi?|rb|exs?)$/.test(file)) return { comment: '#', raise: 'raises' };
  return { comment: file.endsWith('.lua') ? '--' : '//', raise: 'throws' };
}

/** A declaration up to its body; a type whole. */
function declaration(lines: readonly string[], start: number, isWhole: boolean): string {
  const taken: string[] = [];
  for (const line of lines.slice(start, start + mostLines)) {
    taken.push(line.trimEnd());
    const text = taken.join('\n');
    if (depth(text, '([<', ')]>') > 0) continue;
    if (!isWhole || depth(text, '{', '}') <= 0) break;
  }
  const text = taken.join('\n').trim();
  return isWhole ? text : withoutBody(text);
}

function withoutBody(text: string): string {
  const arrow = /^((?:export|module|exports)[^]*?\)\s*(?::[^=]+?)?)\s*=>/.exec(text)?.[1];
  return (arrow ?? text)
    .trimEnd()

    .replace(/\s*[{:]\s*$/, '')
    .replace(/\)\s*(?::\s*[\w.<>[\]| ]+)?\s*\{.*\}\s*$/, (end) => end.slice(0, end.indexOf('{')).trimEnd());
}

/** How many brackets are open at the end; an arrow is none. */
function depth(text: string, opening: string, closing: string): number {
  let open = 0;
  for (const character of text.replace(/=>|->|[<>]=?(?=\s)/g, '')) {
    if (opening.includes(character)) open += 1;
    else if (closing.includes(character)) open -= 1;
  }
  return open;
}

function shortened(text: string, file: string, line: number): string {
  return text.length <= longestSignature ? text : `${text.slice(0, longestSignature)}\n… (the rest: ${file}:${line})`;
}
