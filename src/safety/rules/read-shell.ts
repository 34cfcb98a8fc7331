/** Stands in a word for text that is known only when the line runs, such as the value of a variable. */
export const unknown = '\0';

export interface ShellCommand {
  /** The program and its arguments, without quotes. */
  words: string[];
  /** The files that its output goes to. */
  outputs: string[];
  folder: string;
}

const token =
  /(?<skipped>(?:[ \t\r]|\\\n)+|#[^\n]*)|(?<redirection>(?:\d*|&)(?:<<<|<<-?|<>|[<>]&|>>|>\||[<>](?!\()))|(?<mark>[<>]?\(|[\n)]|[|&;]+)|(?<word>(?:[^ \t\r\n;&|<>()'"\\]|\\[^]?|'[^']*'?|"(?:[^"\\]|\\[^])*"?)+)/g;
const beforeProgram = /^(?:if|then|elif|else|while|until|do|done|fi|esac|time|[{}!]|[A-Za-z_]\w*=.*)$/s;

/**
 * Reads a command line of a POSIX shell or bash without running anything. Commands in conditions, loops, functions and substitutions all
 * count as run; here-documents are left out.
 */
export function readShell(line: string, start: string): ShellCommand[] {
  const { text, scripts } = withoutSubstitutions(withoutDocuments(line.replaceAll(unknown, '')));
  return [...scripts, text].flatMap((script) => commandsIn(script, start));
}

function withoutDocuments(line: string): string {
  let end: string | undefined;
  const kept = line.split('\n').filter((one) => {
    const isText = end !== undefined;
    if (!isText) end = /(?<!<)<<-?[ \t]*(["']?)([\w.-]+)\1/.exec(one)?.[2];
    else if (one.trim() === end) end = undefined;
    return !isText;
  });
  return kept.join('\n');
}

/** Deeper ones do not occur in real commands. */
const deepest = 20;
const substitution = /\\[^]|'[^']*'|\$\(([^()`]*)\)|`((?:[^`\\]|\\[^])*)`/g;
const variable = /\$(?:\{[^{}$]*\}?|\w+|[@*#?$!-])/g;

/** Takes substitutions out, innermost first: what they print is unknown, but for the current folder. */
function withoutSubstitutions(line: string): { text: string; scripts: string[] } {
  const scripts: string[] = [];
  let text = line.replace(/\$\{?PWD\b\}?|\$\(pwd\)|`pwd`/g, '.');
  for (let depth = 0, before = ''; text !== before && depth < deepest; depth += 1) {
    before = text;
    text = text.replace(substitution, (whole, inner?: string, quoted?: string) => {
      const script = inner ?? quoted;
      if (script === undefined) return whole;
      scripts.push(script.replace(variable, unknown));
      return unknown;
    });
  }
  return { text: text.replace(variable, unknown), scripts };
}

function commandsIn(text: string, start: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  /** Those outside of the parentheses that are open. */
  const folders: string[] = [];
  let folder = start;
  let command: ShellCommand = { words: [], outputs: [], folder };
  let redirection: string | undefined;

  function endCommand(): void {
    const first = command.words.findIndex((word) => !beforeProgram.test(word));
    command.words = first === -1 ? [] : command.words.slice(first);
    const [program, ...words] = command.words;
    if (program === 'cd' || program === 'pushd') folder = folderFrom(folder, words);
    if (command.words.length + command.outputs.length > 0) commands.push(command);
    command = { words: [], outputs: [], folder };
  }

  for (const { groups = {} } of text.matchAll(token)) {
    const { mark, word } = groups;
    if (mark !== undefined) {
      endCommand();
      if (mark.endsWith('(')) folders.push(folder);
      else if (mark === ')') folder = folders.pop() ?? folder;
      command.folder = folder;
    } else if (word !== undefined) {
      const plain = unquoted(word);
      if (redirection === undefined) command.words.push(plain);
      else if (redirection.includes('>') && !/^[\d-]*$/.test(plain)) command.outputs.push(plain);
    }
    if (groups.skipped === undefined) redirection = groups.redirection;
  }
  endCommand();
  return commands;
}

const unquoted = (word: string): string =>
  word.replace(
    /\$(?=['"])|\\\n|\\([^]?)|'([^']*)'?|"((?:[^"\\]|\\[^])*)"?/g,
    (_, escaped?: string, single?: string, double?: string) =>
      escaped ?? single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? '',
  );

/** The folder after `cd`; unknown where it depends on more than the words. */
function folderFrom(folder: string, words: readonly string[]): string {
  const target = words.find((one) => !/^-./.test(one)) ?? unknown;
  return target === '-' ? unknown : pathFrom(folder, target);
}

/** A path in a folder; unknown where its beginning is. */
export function pathFrom(folder: string, path: string): string {
  if (/^\/?\0/.test(path)) return unknown;
  if (/^(?:\/|[A-Za-z]:)/.test(path)) return path;
  return folder === unknown ? unknown : `${folder}/${path}`;
}

/** An absolute path without `.`, `..` and double slashes. */
export function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}
