import { parseUrl } from '../../base/url.ts';
import { parseCommandLine } from '../../base/command-line.ts';
import { staysInProject } from '../../base/names.ts';

/** The values that one key may have. */
export interface ValueRule<T> {
  /** A phrase that follows "expected" in messages. */
  expects: string;
  /** The value converted for the configuration; undefined when it is not allowed. */
  read: (value: unknown) => T | undefined;
}

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
export const nullOr = <T>({ expects, read }: ValueRule<T>): ValueRule<T | null> => ({
  expects: `${expects}; or null`,
  read: (value) => (value === null ? null : read(value)),
});

/** One line without control characters that passes a test. */
const line = (expects: string, longest: number, isAllowed: (text: string) => boolean): ValueRule<string> => ({
  expects,
  read: (value) =>
    typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value) && isAllowed(value)
      ? value
      : undefined,
});

/** Format characters would make a path appear as another one; some file systems ignore them. */
const isPath = (text: string) =>
  text !== '' && !/[\p{Cf}\p{Cs}]|^~/u.test(text) && !/[{}]/.test(text.replaceAll('{name}', ''));
const longestPath = 1_024;

/** A path in the user's own file: absolute, or inside the project. */
export const pathAnywhere = line(
  'an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces',
  longestPath,
  (text) => isPath(text) && (/^(?:[A-Za-z]:)?[\\/]/.test(text) || staysInProject(text)),
);

/** A path in the project's file. One that begins with a slash, as in the first specification, counts from the project's root, too. */
export const pathInProject: ValueRule<string> = {
  expects: 'a path inside the project but not in .git, from its root, in which only {name} stands in braces',
  read: (value) => {
    const path = pathAnywhere.read(value)?.replace(/^\/(?!\/)/, '');
    return path !== undefined && staysInProject(path) ? path : undefined;
  },
};

const isModel = (name: string) => /^[A-Za-z0-9][\w.:/@[\]-]{0,99}$/.test(name);

export const models = line(
  'a model of Claude Code, or one for each phase, such as "opus" or "research=opus, implementation=sonnet"',
  400,
  (text) =>
    isModel(text) ||
    text.split(',').every((part) => {
      const [phase = '', name = '', more] = part.trim().split(/\s*=\s*/);
      return more === undefined && ['research', 'planning', 'implementation'].includes(phase) && isModel(name);
    }),
);

/** The command runs without a shell, so text that needs one is refused. */
export const commandLine = line(
  'a command without pipes, redirections and variables (put such a line into a script), or an empty text for none',
  2_000,
  (text) => text.trim() === '' || !('problem' in parseCommandLine(text)),
);

export const subject = line(
  'one line with "{title}", and "{id}" where it is wanted, such as "feat: {title}"',
  100,
  (text) => text.includes('{title}'),
);

function isWebhook(text: string): boolean {
  const { protocol, hostname } = (/\s/.test(text) ? undefined : parseUrl(text)) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname ?? ''));
}

const isWay = (way: string) => ['desktop', 'terminal'].includes(way) || isWebhook(way);

export const notify = line(
  '"none", or "desktop", "terminal" and https addresses (http only to this machine), with commas between them',
  2_000,
  (text) => text === 'none' || text.split(',').every((way) => isWay(way.trim())),
);

export const hosts = line(
  'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"',
  2_000,
  (text) => text.split(',').every((host) => /^\s*(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*$/i.test(host)),
);

/** YAML reads both words as text; the booleans mean the same. */
export const safety: ValueRule<'on' | 'off'> = {
  expects: 'on or off',
  read: (value) => (value === 'on' || value === true ? 'on' : value === 'off' || value === false ? 'off' : undefined),
};
