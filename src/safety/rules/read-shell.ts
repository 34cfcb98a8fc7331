import { isAbsolute, unknown } from './paths.ts';

/** A simple command as a shell would start it. */
export interface ShellCommand {
  /** The program and its arguments, without quotes and with known variables filled in; `unknown` stands for other expansions. */
  words: string[];
  /** The files that receive its output by redirection. */
  outputs: string[];
  /** Its here-documents and here-strings. */
  input: string;
  /** The commands whose output it uses: in its substitutions, and before it in its pipeline. */
  sources: ShellCommand[];
  /** The folder that it starts in. */
  folder: string;
}

/**
 * Reads a command line of a POSIX shell or bash in one pass, without running anything. Commands in conditions, loops and functions
 * all count as run.
 * @returns its commands in the order in which they would run.
 */
export function readShell(text: string, folder: string, variables: Iterable<[string, string]> = []): ShellCommand[] {
  const reader: Reader = { text, commands: [], at: 0, depth: 0 };
  new Script(reader, folder, new Map(variables), '').read();
  return reader.commands;
}

/** The text, and how far its scripts have read it. */
interface Reader {
  readonly text: string;
  readonly commands: ShellCommand[];
  at: number;
  depth: number;
}

const blank = /(?:[ \t\r]|\\\n)+|#[^\n]*/y;
const separator = /\n|\|[|&]?|&(?!>)|[;)]/y;
const redirection = /(?:\d*|&)(?:<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;
const bare = /[^ \t\r\n;&|<>()'"\\$`]+/y;
const quoted = /(?:[^"\\$`]|\\[^"\\$`\n])+/y;
const assignment = /^([A-Za-z_]\w*)=(.*)$/s;
const reserved = /^(?:if|then|elif|else|while|until|do|done|fi|esac|time|[{}!])$/;
/** Nested scripts and values beyond these limits do not occur in real commands. */
const deepest = 20;
const longestValue = 4_096;

/** A command line, or a part of one in parentheses or backticks, whose changes of folder and variables end with it. */
class Script {
  readonly #reader: Reader;
  readonly #variables: Map<string, string>;
  readonly #closing: string;
  readonly #own: ShellCommand[] = [];
  #folder: string;
  #command: ShellCommand;
  #pipeline: ShellCommand[] = [];
  /** Here-documents that begin with the next line. */
  #documents: { end: string; command: ShellCommand }[] = [];

  constructor(reader: Reader, folder: string, variables: Map<string, string>, closing: string) {
    this.#reader = reader;
    this.#folder = folder;
    this.#variables = variables;
    this.#closing = closing;
    this.#command = this.#newCommand();
  }

  read(): ShellCommand[] {
    const { text } = this.#reader;
    while (this.#reader.at < text.length && this.#next() !== this.#closing) {
      if (this.#take(blank) !== '') continue;
      const separated = this.#take(separator);
      if (separated === '\n') for (const document of this.#documents.splice(0)) this.#readDocument(document);
      if (separated !== '') this.#endCommand(separated === '|' || separated === '|&');
      else if (this.#next() === '(') {
        this.#endCommand(true);
        this.#pipeline.push(...this.#nested(1, ')'));
      } else this.#readPart();
    }
    this.#endCommand(false);
    this.#reader.at += 1;
    return this.#own;
  }

  #next(): string {
    return this.#reader.text.charAt(this.#reader.at);
  }

  /** Reads the match of a sticky pattern here; '' when there is none. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#reader.at;
    const found = pattern.exec(this.#reader.text)?.[0] ?? '';
    this.#reader.at += found.length;
    return found;
  }

  #newCommand(): ShellCommand {
    return { words: [], outputs: [], input: '', sources: [], folder: this.#folder };
  }

  #endCommand(isPiped: boolean): void {
    const command = this.#command;
    command.words = this.#apply(command.words);
    if (command.words.length + command.outputs.length > 0) {
      command.sources.push(...this.#pipeline.slice(-5));
      for (const list of [this.#reader.commands, this.#own, this.#pipeline]) list.push(command);
    }
    if (!isPiped) this.#pipeline = [];
    this.#command = this.#newCommand();
  }

  /** Changes folder and variables as a command does; returns its words from the program on. */
  #apply(words: readonly string[]): string[] {
    const start = words.findIndex((word) => !reserved.test(word) && !assignment.test(word));
    const called = start === -1 ? [] : words.slice(start);
    const [program = '', ...others] = called;
    if (/^(?:export|declare|local|readonly)?$/.test(program)) {
      for (const word of program === '' ? words : others) {
        const [, name, value = ''] = assignment.exec(word) ?? [];
        if (name !== undefined) this.#variables.set(name, value.length > longestValue ? unknown : value);
      }
    }
    if (program === 'cd' || program === 'pushd') {
      const word = others.find((one) => !/^-./.test(one)) ?? '~';
      const target = word.replace(/^~(?=\/|$)/, () => this.#variables.get('HOME') ?? '~');
      const isUnknown = target === '-' || target.includes(unknown);
      const folder = isAbsolute(target) ? target : `${this.#folder}/${target}`;
      this.#folder = isUnknown ? `/${unknown}` : folder.slice(0, longestValue);
    }
    return called;
  }

  #readDocument({ end, command }: { end: string; command: ShellCommand }): void {
    while (this.#reader.at < this.#reader.text.length) {
      const line = this.#take(/[^\n]*\n?/y);
      if (line.trim() === end) return;
      command.input += line;
    }
  }

  /** Reads a script within this one, after an opening of so many characters. */
  #nested(opening: number, closing: string): ShellCommand[] {
    const reader = this.#reader;
    reader.at = reader.depth < deepest ? reader.at + opening : reader.text.length;
    reader.depth += 1;
    const commands = new Script(reader, this.#folder, new Map(this.#variables), closing).read();
    reader.depth -= 1;
    return commands;
  }

  /** Reads a word or a redirection of a command. */
  #readPart(): void {
    const command = this.#command;
    const operator = this.#take(redirection);
    if (operator.endsWith('(')) {
      command.words.push(this.#substituted(this.#nested(0, ')')));
      return;
    }
    if (operator !== '') this.#take(blank);
    const word = this.#word(bare, false);
    if (operator === '') command.words.push(word);
    else if (operator.endsWith('<<<')) command.input += word;
    else if (operator.includes('<<')) this.#documents.push({ end: word, command });
    else if (operator.includes('>') && !/^[\d-]*$/.test(word)) command.outputs.push(word);
  }

  /** Reads up to the end of a word, or of the text in double quotes. */
  #word(plain: RegExp, isQuoted: boolean): string {
    const reader = this.#reader;
    let word = '';
    for (let start = -1; reader.at !== start;) {
      start = reader.at;
      word += this.#take(plain);
      const next = this.#next();
      if (next === '\\') word += this.#take(/\\[^]?/y).replace(/^\\\n?/, '');
      else if (next === '$') word += this.#dollar();
      else if (next === '`' && this.#closing !== '`') word += this.#substituted(this.#nested(1, '`'));
      else if (next === "'" && !isQuoted) word += this.#take(/'[^']*'?/y).replace(/^'|'$/g, '');
      else if (next === '"' && !isQuoted) {
        reader.at += 1;
        word += this.#word(quoted, true);
        reader.at += 1;
      }
    }
    return word;
  }

  #dollar(): string {
    if (this.#reader.text.startsWith('$(', this.#reader.at)) return this.#substituted(this.#nested(2, ')'));
    const expansion = this.#take(/\$(?:\{[^}]*\}?|[A-Za-z_]\w*|[0-9@*#?$!-])?/y);
    const name = /^\$\{?(\w+)\}?$/.exec(expansion)?.[1] ?? '';
    if (name === 'PWD') return this.#folder;
    // `$` before a quote only changes the meaning of backslashes.
    return expansion === '$' ? '' : (this.#variables.get(name) ?? unknown);
  }

  /** The output of a substitution, known only of `pwd`. */
  #substituted(script: ShellCommand[]): string {
    this.#command.sources.push(...script);
    const [only] = script;
    return script.length === 1 && only?.words[0] === 'pwd' ? only.folder : unknown;
  }
}
