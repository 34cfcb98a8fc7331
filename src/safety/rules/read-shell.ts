import { unknown } from './paths.ts';
import { applyCommand, subshell, valueOf, type ShellContext } from './shell-context.ts';

/** A simple command as a shell would start it. */
export interface ShellCommand {
  /** The words without quotes and with known variables filled in; `unknown` stands for every other expansion. */
  words: string[];
  /** The files that receive its output by redirection. */
  outputs: string[];
  /** Whether a here-document or a here-string is its input. */
  hasInput: boolean;
  /** The commands before it in its pipeline. */
  before: readonly ShellCommand[];
  /** The commands in its substitutions: `$(…)`, backticks, `<(…)`. */
  inside: ShellCommand[];
  context: ShellContext;
}

interface Reader {
  readonly text: string;
  readonly visit: (command: ShellCommand) => void;
  at: number;
  depth: number;
  isInBackticks: boolean;
  /** The first part that could not be read. */
  problem: string | undefined;
}

/**
 * Reads a command line of a POSIX shell or bash in one pass, without running anything, and calls `visit` for each command in the
 * order in which they would run. Commands in conditions, loops and functions all count as run. The text of here-documents is
 * skipped.
 * @param context the state of the shell at the start; changed by `cd` and assignments.
 * @returns the part that could not be read, as a noun phrase; undefined when all was read.
 */
export function readShell(
  text: string,
  context: ShellContext,
  visit: (command: ShellCommand) => void,
): string | undefined {
  const reader: Reader = { text, visit, at: 0, depth: 0, isInBackticks: false, problem: undefined };
  readScript(reader, context, '');
  return reader.problem;
}

const peek = ({ text, at }: Reader): string => text.charAt(at);

/** Reads the match of a sticky pattern here; '' when there is none. */
function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0] ?? '';
  reader.at += found.length;
  return found;
}

const blank = /(?:[ \t\r]|\\\n)+|#[^\n]*/y;
const separator = /\n|\|[|&]?|&(?!>)|[;)]/y;
const redirection = /(?:\d*|&)(?:<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;

function readScript(reader: Reader, context: ShellContext, closing: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const documents: string[] = [];
  let pipeline: ShellCommand[] = [];
  const newCommand = (): ShellCommand => {
    return { words: [], outputs: [], hasInput: false, before: pipeline.slice(-5), inside: [], context };
  };
  let command = newCommand();
  const endCommand = (isPiped: boolean): void => {
    if (command.words.length + command.outputs.length > 0) {
      reader.visit(command);
      applyCommand(command.words, context);
      pipeline.push(command);
      commands.push(command);
    }
    if (!isPiped) pipeline = [];
    command = newCommand();
  };
  while (reader.at < reader.text.length) {
    if (take(reader, blank) !== '') continue;
    if (peek(reader) === closing) {
      reader.at += 1;
      endCommand(false);
      return commands;
    }
    const separated = take(reader, separator);
    if (separated !== '') {
      if (separated === '\n') for (const end of documents.splice(0)) skipDocument(reader, end);
      endCommand(separated === '|' || separated === '|&');
    } else if (peek(reader) === '(') {
      endCommand(true);
      const group = readNested(reader, 1, context, ')');
      pipeline.push(...group);
      commands.push(...group);
    } else {
      readPart(reader, command, documents);
    }
  }
  endCommand(false);
  if (closing !== '') reader.problem ??= `a "${closing === ')' ? '(' : closing}" that is not closed`;
  return commands;
}

const deepest = 20;

/** Reads a script within another; beyond a depth that nobody writes, the remaining text counts as unreadable. */
function readNested(reader: Reader, opening: number, context: ShellContext, closing: string): ShellCommand[] {
  reader.at += opening;
  if (reader.depth >= deepest) {
    reader.problem ??= 'commands nested too deeply';
    reader.at = reader.text.length;
    return [];
  }
  const { isInBackticks } = reader;
  reader.isInBackticks = closing === '`';
  reader.depth += 1;
  const commands = readScript(reader, subshell(context), closing);
  reader.depth -= 1;
  reader.isInBackticks = isInBackticks;
  return commands;
}

/** Reads a word or a redirection of a command. */
function readPart(reader: Reader, command: ShellCommand, documents: string[]): void {
  const operator = take(reader, redirection);
  if (operator.endsWith('(')) {
    command.words.push(substitute(command, readNested(reader, 0, command.context, ')')));
    return;
  }
  if (operator !== '') take(reader, blank);
  const word = readWord(reader, command, bare, false);
  if (operator === '') command.words.push(word);
  else if (operator.includes('<<')) command.hasInput = true;
  else if (operator.includes('>') && !/^[\d-]*$/.test(word)) command.outputs.push(word);
  if (/<<-?$/.test(operator) && !operator.endsWith('<<<')) documents.push(word);
}

function skipDocument(reader: Reader, end: string): void {
  while (reader.at < reader.text.length) {
    const line = take(reader, /[^\n]*/y);
    reader.at += 1;
    if (line.replace(/^\t+/, '') === end) return;
  }
}

const bare = /[^ \t\r\n;&|<>()'"\\$`]+/y;
const quoted = /(?:[^"\\$`]|\\[^"\\$`\n])+/y;

/** Reads up to the end of a word, or of the text in double quotes. */
function readWord(reader: Reader, command: ShellCommand, plain: RegExp, isQuoted: boolean): string {
  let word = '';
  for (let start = -1; reader.at !== start;) {
    start = reader.at;
    word += take(reader, plain);
    const next = peek(reader);
    if (next === '\\')
      word += take(reader, /\\[^]?/y)
        .slice(1)
        .replace('\n', '');
    else if (next === '$') word += readDollar(reader, command);
    else if (next === '`' && !reader.isInBackticks)
      word += substitute(command, readNested(reader, 1, command.context, '`'));
    else if (next === "'" && !isQuoted) word += readSingleQuoted(reader);
    else if (next === '"' && !isQuoted) word += readDoubleQuoted(reader, command);
  }
  return word;
}

function readSingleQuoted(reader: Reader): string {
  const text = take(reader, /'[^']*'?/y);
  if (text.length < 2 || !text.endsWith("'")) reader.problem ??= 'a quote that is not closed';
  return text.slice(1).replace(/'$/, '');
}

function readDoubleQuoted(reader: Reader, command: ShellCommand): string {
  reader.at += 1;
  const text = readWord(reader, command, quoted, true);
  if (peek(reader) !== '"') reader.problem ??= 'a quote that is not closed';
  reader.at += 1;
  return text;
}

function readDollar(reader: Reader, command: ShellCommand): string {
  reader.at += 1;
  const next = peek(reader);
  if (next === '(') return substitute(command, readNested(reader, 1, command.context, ')'));
  if (next === "'") {
    const text = readSingleQuoted(reader);
    if (/\\(?![nt])/.test(text)) reader.problem ??= "an escape in $'…'";
    return text;
  }
  if (next === '{') {
    const braces = take(reader, /\{[^{}`(]*\}/y);
    if (braces === '') reader.problem ??= 'an expansion with more than a name in ${…}';
    const name = braces.slice(1, -1);
    return /^\w+$/.test(name) ? valueOf(name, command.context) : unknown;
  }
  const name = take(reader, /[A-Za-z_]\w*|[0-9@*#?$!-]/y);
  return name === '' ? '$' : valueOf(name, command.context);
}

/** The output of a substitution, known only of `pwd`. */
function substitute(command: ShellCommand, script: ShellCommand[]): string {
  command.inside.push(...script);
  const [only] = script;
  return script.length === 1 && only?.words[0] === 'pwd' ? only.context.folder : unknown;
}
