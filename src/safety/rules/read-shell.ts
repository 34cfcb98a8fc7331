import { isAbsolute, unknown } from './paths.ts';

export interface ShellCommand {
  /** The program and its arguments, without quotes; `unknown` stands for expansions that are not known before it runs. */
  words: string[];
  outputs: string[];
  folder: string;
}

const blank = /(?:[ \t\r]|\\\n)+|#[^\n]*/y;
const separator = /\n|\|[|&]?|&(?!>)|[;)]/y;
const redirection = /(?:\d*|&)(?:<<<|<<-?|[<>]\(|<>|[<>]&|>>|>\||[<>])/y;
const bare = /[^ \t\r\n;&|<>()'"\\$`]+/y;
const quoted = /(?:[^"\\$`]|\\[^"\\$`\n])+/y;
const assignment = /^[A-Za-z_]\w*=/;
const reserved = /^(?:if|then|elif|else|while|until|do|done|fi|esac|time|[{}!])$/;
/** Deeper scripts do not occur in real commands. */
const deepest = 20;
const longestFolder = 4_096;

/**
 * Reads a command line of a POSIX shell or bash in one pass, without running anything. Commands in conditions, loops and functions
 * all count as run; variables that it sets, and here-documents, are not followed.
 * @returns its commands in the order in which they would run.
 */
export function readShell(line: string, start: string, known: ReadonlyMap<string, string> = new Map()): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let text = line;
  let at = 0;
  let depth = 0;

  /** Reads the match of a sticky pattern here; '' when there is none. */
  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }

  /** Takes a here-document, which begins with the next line, out of the text. */
  function takeDocument(end: string): void {
    const from = text.indexOf('\n', at) + 1 || text.length;
    const lines = text.slice(from).split('\n');
    const last = lines.findIndex((one) => one.trim() === end);
    text = text.slice(0, from) + lines.slice(last === -1 ? lines.length : last + 1).join('\n');
  }

  /** Reads to the closing mark of a part, whose changes of folder end with it. */
  function readScript(closing: string, from: string): void {
    let folder = from;
    const begin = (): ShellCommand => ({ words: [], outputs: [], folder });
    let command = begin();

    /** Reads a script within this one, after an opening of so many characters. Returns its commands. */
    function nested(opening: number, end: string): ShellCommand[] {
      const first = commands.length;
      at = depth < deepest ? at + opening : text.length;
      depth += 1;
      readScript(end, folder);
      depth -= 1;
      return commands.slice(first);
    }

    /** The output of a substitution, known only of `pwd`. */
    function substituted(opening: number, end: string): string {
      const [only, ...others] = nested(opening, end);
      return only?.words[0] === 'pwd' && others.length === 0 ? only.folder : unknown;
    }

    function expanded(): string {
      if (text.startsWith('$(', at)) return substituted(2, ')');
      const expansion = take(/\$(?:\{[^}]*\}?|[A-Za-z_]\w*|[0-9@*#?$!-])?/y);
      const name = /^\$\{?(\w+)(?::?[?-][^}]*)?\}?$/.exec(expansion)?.[1] ?? '';
      if (name === 'PWD') return folder;
      // `$` before a quote only changes the meaning of backslashes.
      return expansion === '$' ? '' : (known.get(name) ?? unknown);
    }

    /** Reads up to the end of a word, or of the text in double quotes. */
    function readWord(plain: RegExp, isQuoted: boolean): string {
      let word = '';
      for (let before = -1; at !== before;) {
        before = at;
        word += take(plain);
        const next = text.charAt(at);
        if (next === '\\') word += take(/\\[^]?/y).replace(/^\\\n?/, '');
        else if (next === '$') word += expanded();
        else if (next === '`' && closing !== '`') word += substituted(1, '`');
        else if (next === "'" && !isQuoted) word += take(/'[^']*'?/y).replace(/^'|'$/g, '');
        else if (next === '"' && !isQuoted) {
          at += 1;
          word += readWord(quoted, true);
          at += 1;
        }
      }
      return word;
    }

    function readPart(): void {
      const operator = take(redirection);
      if (operator !== '' && !operator.endsWith('(')) take(blank);
      const word = operator.endsWith('(') ? substituted(0, ')') : readWord(bare, false);
      if (operator === '' || operator.endsWith('(')) command.words.push(word);
      else if (/<<-?$/.test(operator) && !operator.endsWith('<<<')) takeDocument(word);
      else if (operator.includes('>') && !/^[\d-]*$/.test(word)) command.outputs.push(word);
    }

    /** Ends a command: changes the folder as it does, and leaves its words from the program on. */
    function endCommand(): void {
      const first = command.words.findIndex((word) => !reserved.test(word) && !assignment.test(word));
      command.words = first === -1 ? [] : command.words.slice(first);
      const [program, ...words] = command.words;
      if (program === 'cd' || program === 'pushd') {
        const word = words.find((one) => !/^-./.test(one)) ?? '~';
        const target = word.replace(/^~(?=\/|$)/, () => known.get('HOME') ?? '~');
        if (target === '-' || target.includes(unknown)) folder = `/${unknown}`;
        else folder = isAbsolute(target) ? target : `${folder}/${target}`.slice(0, longestFolder);
      }
      if (command.words.length + command.outputs.length > 0) commands.push(command);
      command = begin();
    }

    while (at < text.length && text.charAt(at) !== closing) {
      if (take(blank) !== '') continue;
      if (take(separator) !== '') endCommand();
      else if (text.charAt(at) === '(') {
        endCommand();
        nested(1, ')');
      } else readPart();
    }
    endCommand();
    at += 1;
  }

  readScript('', start);
  return commands;
}
