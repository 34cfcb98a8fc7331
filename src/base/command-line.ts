import { WorkflowError, exitCodes } from './errors.ts';

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

export function quoteWord(word: string): string {
  return /^[\w./@:+=-]+$/.test(word) ? word : quote(word);
}

/** The commands of a line in order, each of which must succeed before the next starts; or the reason why the line needs a shell. */
export type ParsedLine = { commands: Command[] } | { problem: string };

const expansion = /(?<!\\)(?:\$[\w({]|`)/;
/** Operators, and words that only a shell expands or leaves out. */
const shellOnly = /^(?:[|;<>&()`]|\|\||>>)$|^[~#]|[*?]/;

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
  const special = all.find(({ text, quoted, expands }) => expands || (!quoted && shellOnly.test(text)));
  if (special !== undefined)
    return { problem: `"${special.text}" needs a shell: quote it, or put the line into a script` };
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

/** One option of a slash command: `--max-iterations 30` or `--max-iterations=30`; a switch has no value: `--take-over`. */
export type OptionRule =
  | {
      /** Shown in messages, for example `a whole number from 1 to 1000`. */
      expects: string;
      accepts: (value: string) => boolean;
      /** Whether it may stand without a value, which is then empty: before other arguments only `=` gives it one. */
      isOptional?: true;
    }
  | 'switch';

export interface CommandArguments {
  /** The first argument, without quotes; undefined when there is none. */
  name: string | undefined;
  /** All that follows the name, unchanged but for its surrounding quotes; undefined when there is none. */
  prompt: string | undefined;
  options: Record<string, string>;
}

const option = String.raw`--(?<name>[a-z][a-z-]*)(?:(?:=|\s+)(?<value>"[^"]*"|'[^']*'|(?:-(?=\d))?[^\s'"-][^\s'"]*))?`;
const optionAtStart = new RegExp(`^${option}(?=\\s|$)`);
const optionAtEnd = new RegExp(`(?:^|\\s)${option}$`);

/**
 * Reads the raw text typed behind a slash command: `'name' 'prompt' --option value`.
 * The text reaches no shell, so nothing in it is expanded. The prompt runs from its opening quote to the last quote of the same
 * kind, with any text between, so an apostrophe needs no escape; `'\''` and `\"` are read as in a shell. Options count before the
 * name, before the prompt and after the prompt's closing quote, never inside it.
 * @throws WorkflowError for an unknown option, a bad value, or an unclosed quote.
 */
export function readCommandArguments(
  raw: string,
  rules: Record<string, OptionRule>,
  example: string,
): CommandArguments {
  const options: Record<string, string> = {};
  const take = (name: string, value: string | undefined): void => {
    options[name] = checkOption(name, value === undefined ? undefined : unquote(value), rules, example);
  };
  let rest = raw.trim();
  const takeLeading = (): void => {
    for (let found; (found = leadingOption(rest)) !== undefined;) {
      const { name, value } = found;
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      const flag = `--${name}`;
      // The word behind an option that needs no value is the next argument.
      const isAlone = rule === 'switch' || (rule?.isOptional === true && rest.charAt(flag.length) !== '=');
      take(name, isAlone ? undefined : value);
      rest = isAlone ? rest.slice(flag.length).trim() : found.rest;
    }
  };
  takeLeading();
  const [name] = /^(?:"[^"]*"|'[^']*'|\S+)/.exec(rest) ?? [];
  if (name === undefined) return { name: undefined, prompt: undefined, options };
  rest = rest.slice(name.length).trim();
  takeLeading();
  const own = trailingOptions(rest, ({ name: option, value }) => rules[option] !== 'switch' || value === undefined);
  for (const one of own.toReversed()) take(one.name, one.value);
  rest = own.at(-1)?.rest ?? rest;
  const prompt = readPrompt(rest, example);
  return { name: unquote(name), prompt: prompt.trim() === '' ? undefined : prompt, options };
}

/** An option in a text, and the text without it and what was found before. */
interface FoundOption {
  name: string;
  value: string | undefined;
  rest: string;
}

export function leadingOption(text: string): FoundOption | undefined {
  const { 0: whole = '', groups } = optionAtStart.exec(text) ?? {};
  return groups && { name: groups.name ?? '', value: groups.value, rest: text.slice(whole.length).trim() };
}

/**
 * The options at the end of a text, the last one first. Words in the form of an option that would leave the text without its closing quote
 * belong to the text.
 */
export function trailingOptions(text: string, isOption: (option: FoundOption) => boolean): FoundOption[] {
  const options: FoundOption[] = [];
  for (let rest = text; ;) {
    const { index, groups } = optionAtEnd.exec(rest) ?? {};
    rest = rest.slice(0, index).trim();
    const option = groups && { name: groups.name ?? '', value: groups.value, rest };
    if (option === undefined || !isOption(option)) break;
    options.push(option);
  }
  const closed = options.findLastIndex(({ rest }) => isQuoted(rest));
  return closed === -1 && !isQuoted(text) ? options : options.slice(0, closed + 1);
}

function isQuoted(text: string): boolean {
  return text.length > 1 && /^['"]/.test(text) && text.endsWith(text.charAt(0));
}

function readPrompt(text: string, example: string): string {
  const quote = text.charAt(0);
  if ((quote !== "'" && quote !== '"') || isQuoted(text)) return unquote(text);
  throw usage('The prompt has no closing quote at its end', {
    expected: `the prompt in ${quote}…${quote}, then only options`,
    received: text.slice(-60),
    example,
  });
}

/** The text between a pair of quotes, with the escapes a shell user would write for that quote undone. */
export function unquote(text: string): string {
  if (!isQuoted(text)) return text;
  const inside = text.slice(1, -1);
  return text.startsWith("'") ? inside.replaceAll(`'\\''`, "'") : inside.replaceAll('\\"', '"');
}

/** Options as a program gives them, an empty value for none. @throws WorkflowError for an unknown option or a bad value. */
export const checkOptions = (
  options: Readonly<Record<string, string>>,
  rules: Record<string, OptionRule>,
  example: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, checkOption(name, value || undefined, rules, example)]),
  );

function checkOption(
  name: string,
  value: string | undefined,
  rules: Record<string, OptionRule>,
  example: string,
): string {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule === undefined) {
    const known = Object.keys(rules).map((option) => `--${option}`);
    throw usage('Unknown option', {
      expected: known.length === 0 ? 'no options' : known.join(', '),
      received: `--${name}`,
      example,
    });
  }
  if (rule === 'switch') return 'yes';
  if (value === undefined && rule.isOptional === true) return '';
  if (value === undefined || !rule.accepts(value)) {
    throw usage(`The option --${name} needs ${rule.expects}`, { received: value ?? 'nothing', example });
  }
  return value;
}

function usage(what: string, { example, ...details }: { expected?: string; received?: string; example: string }) {
  return new WorkflowError(what, { ...details, fix: `Example: ${example}`, exitCode: exitCodes.usage });
}
