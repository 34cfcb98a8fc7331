import { parseUrl } from '../../base/url.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import { staysInProject } from '../../base/names.ts';

/** The values that one key may have. */
export interface ValueRule<T> {
  /** A phrase that follows "expected" in messages. */
  expects: string;
  /** The value converted for the configuration; undefined when it is not allowed. */
  read: (value: unknown) => T | undefined;
  /** The reason, a phrase, why a value of the right type is not allowed. */
  whyNot?: (value: unknown) => string | undefined;
}

const longestPath = 1_024;

/** Control and format characters would make a path appear as another one; some file systems ignore them. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= longestPath &&
  !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) &&
  !/[{}]/.test(value.replaceAll('{name}', ''));

/** A path in the user's own file: absolute, or inside the project. */
export const pathAnywhere: ValueRule<string> = {
  expects:
    'an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces',
  read: (value) => (isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : undefined),
};

const isAbsolutePath = (path: string) => /^(?:[A-Za-z]:)?[\\/]/.test(path);

interface Range {
  /** The smallest allowed value, or an exclusive lower bound. */
  least?: number;
  above?: number;
  most?: number;
}

/** A finite number within a range; a whole one if `kind` says so. */
export function numberRule({ least, above, most }: Range, kind = 'number'): ValueRule<number> {
  const from = least === undefined ? `above ${above}` : most === undefined ? `of at least ${least}` : `from ${least}`;
  const isInRange = (value: number) =>
    value >= (least ?? -Infinity) && value > (above ?? -Infinity) && value <= (most ?? Number.MAX_SAFE_INTEGER);
  return {
    expects: `a ${kind} ${from}${most === undefined ? '' : ` to ${most}`}`,
    read: (value) =>
      typeof value === 'number' && isInRange(value) && (kind === 'number' || Number.isInteger(value))
        ? value
        : undefined,
  };
}

export const wholeNumber = (least: number, most?: number) =>
  numberRule(most === undefined ? { least } : { least, most }, 'whole number');

export const yesOrNo: ValueRule<boolean> = {
  expects: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const oneOf = <Word extends string>(words: readonly Word[]): ValueRule<Word> => ({
  expects: words.join(', '),
  read: (value) => words.find((word) => word === value),
});

/** The same rule, which also allows null. */
export const nullOr = <T>({ expects, read, ...others }: ValueRule<T>): ValueRule<T | null> => ({
  ...others,
  expects: `${expects}; or null`,
  read: (value) => (value === null ? null : read(value)),
});

export const models: ValueRule<string> = {
  expects: 'a model of Claude Code, or one for each phase, such as "opus" or "research=opus, implementation=sonnet"',
  read: (value) =>
    typeof value === 'string' &&
    value.length <= 400 &&
    (isModel(value) ||
      value.split(',').every((part) => {
        const [phase = '', name = '', more] = part.trim().split(/\s*=\s*/);
        return more === undefined && ['research', 'planning', 'implementation'].includes(phase) && isModel(name);
      }))
      ? value
      : undefined,
};

const isModel = (name: string) => /^[A-Za-z0-9][\w.:/@[\]-]{0,99}$/.test(name);

const longestCommand = 2_000;

/** The command runs without a shell, so text that needs one is refused. */
export const commandLine: ValueRule<string> = {
  expects:
    'a command without pipes, redirections and variables (put such a line into a script), or an empty text for none',
  read: (value) =>
    typeof value === 'string' &&
    value.length <= longestCommand &&
    !/\p{Cc}/u.test(value) &&
    (value.trim() === '' || !('problem' in parseCommandLine(value)))
      ? value
      : undefined,
};

export const subject: ValueRule<string> = {
  expects: 'one line with "{title}", and "{id}" where it is wanted, such as "feat: {title}"',
  read: (value) =>
    typeof value === 'string' && value.length <= 100 && !/\p{Cc}/u.test(value) && value.includes('{title}')
      ? value
      : undefined,
};

/** @param isAllowed whether an address may be one of the ways. */
export const notify = (isAllowed: (address: string) => boolean): ValueRule<string> => ({
  expects: '"none", or "desktop", "terminal" and https addresses (http only to this machine), with commas between them',
  read: (value) =>
    typeof value === 'string' &&
    !/\p{Cc}/u.test(value) &&
    (value === 'none' ||
      value.split(',').every((way) => /^(?:desktop|terminal)$/.test(way.trim()) || isAllowed(way.trim())))
      ? value
      : undefined,
});

export function isWebhook(text: string): boolean {
  const url = parseUrl(text);
  if (url === undefined || /\s/.test(text)) return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}

export const hosts: ValueRule<string | null> = {
  expects: 'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"; or null',
  read: (value) => (value === null || (typeof value === 'string' && isHostList(value)) ? value : undefined),
};

function isHostList(text: string): boolean {
  return (
    text.length <= 2_000 &&
    /^\s*(?:(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*(?:,(?!\s*$)\s*|$))+$/i.test(text)
  );
}

/** YAML reads both words as text; the booleans mean the same. */
export const safety: ValueRule<'on' | 'off'> = {
  expects: 'on or off',
  read: (value) => (value === 'on' || value === true ? 'on' : value === 'off' || value === false ? 'off' : undefined),
};
