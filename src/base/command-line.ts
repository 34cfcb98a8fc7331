/** One program to start, without a shell. */
export interface Command {
  program: string;
  arguments: string[];
  environment: Record<string, string>;
}

/** Puts a text into single quotes, for a POSIX shell and `parseCommandLine`. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Quotes a word where it needs that. */
export function quoteWord(word: string): string {
  return /^[\w./@:+=-]+$/.test(word) ? word : quote(word);
}

/** The commands of a line in order, each of which must succeed before the next starts; or the reason why the line needs a shell. */
export type ParsedLine = { commands: Command[] } | { problem: string };

const expansion = /(?<!\\)(?:\$[\w({]|`)/;
const shellOnly = /^(?:[|;<>&()`]|\|\||>>|&)$/;

/** Shell built-ins: there is no program of that name, or its effect would not reach the next command. */
const shellWords: ReadonlySet<string> = new Set(
  '! . source cd pushd popd export set unset alias eval exec ulimit umask if for while until case function [[ { ('.split(
    ' ',
  ),
);

interface Word {
  text: string;
  quoted: boolean;
  /** Whether a shell would put the value of a variable or the output of a command into the word. */
  expands: boolean;
}

/** Words and operators as a POSIX shell would see them; undefined for a quote without its end. */
function words(line: string): Word[] | undefined {
  const found: Word[] = [];
  const part = /\s+|'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)|(&&|\|\||>>|[|;<>&()`])|((?:[^\s'"\\|;<>&()`])+)|([\s\S])/gy;
  let glued = false;
  for (const [whole, single, double, escaped, operator, plain, stray] of line.matchAll(part)) {
    if (stray !== undefined) return undefined;
    if (operator !== undefined) found.push({ text: operator, quoted: false, expands: false });
    const isText = operator === undefined && whole.trim() !== '';
    const text = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain ?? '';
    const quoted = plain === undefined;
    const expands = expansion.test(double ?? plain ?? '');
    const last = found.at(-1);
    if (isText && glued && last !== undefined) {
      last.text += text;
      last.quoted &&= quoted;
      last.expands ||= expands;
    } else if (isText) {
      found.push({ text, quoted, expands });
    }
    glued = isText;
  }
  return found;
}

function commandOf(line: readonly Word[]): Command | string {
  const environment: Record<string, string> = {};
  const remaining = line.map(({ text }) => text);
  while (/^[A-Za-z_]\w*=/.test(remaining[0] ?? '')) {
    const [name = '', ...value] = (remaining.shift() ?? '').split('=');
    environment[name] = value.join('=');
  }
  const [program, ...programArguments] = remaining;
  if (program === undefined) return 'a command is missing';
  if (shellWords.has(program)) return `"${program}" is a command of the shell; put the line into a script`;
  return { program, arguments: programArguments, environment };
}

/**
 * Takes a command line apart into programs and their arguments, so that no shell is needed: quotes, `NAME=value` in front,
 * and `&&` between commands are understood; everything else that only a shell can do is refused.
 */
export function parseCommandLine(line: string): ParsedLine {
  const all = words(line.trim());
  if (all === undefined) return { problem: 'a quote has no end' };
  const operator = all.find(({ text, quoted }) => !quoted && shellOnly.test(text));
  if (operator !== undefined) return { problem: `"${operator.text}" needs a shell; put the line into a script` };
  const special = all.find(({ text, quoted }) => !quoted && /^~|^#|[*?]/.test(text));
  if (special !== undefined)
    return { problem: `"${special.text}" has a meaning only in a shell: quote it, or put the line into a script` };
  if (all.some(({ expands }) => expands)) return { problem: 'a variable needs a shell; put the line into a script' };
  const parts: Word[][] = [[]];
  for (const word of all) {
    if (!word.quoted && word.text === '&&') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const commands: Command[] = [];
  for (const part of parts) {
    const command = commandOf(part);
    if (typeof command === 'string') return { problem: command };
    commands.push(command);
  }
  return { commands };
}
