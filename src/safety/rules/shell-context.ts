import { isAbsolute, unknown } from './paths.ts';

/** The state of a shell between two commands, as far as the command line alone shows it. */
export interface ShellContext {
  folder: string;
  variables: Map<string, string>;
}

/** The context of a subshell: its changes end with it. */
export function subshell({ folder, variables }: ShellContext): ShellContext {
  return { folder, variables: new Map(variables) };
}

/** The value of a variable; `unknown` when it depends on more than the command line. */
export function valueOf(name: string, { folder, variables }: ShellContext): string {
  return name === 'PWD' ? folder : (variables.get(name) ?? unknown);
}

const assignment = /^([A-Za-z_]\w*)=(.*)$/s;
const reserved = new Set('if then else elif while until do { } ! time fi done esac'.split(' '));
const declares = new Set('export declare local readonly typeset'.split(' '));
const longestValue = 4_096;

/** The program and its arguments, without reserved words and assignments before it. */
export function withoutPrefix(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !reserved.has(word) && !assignment.test(word));
  return start === -1 ? [] : words.slice(start);
}

/** Changes the context as a command does: assignments, `cd`, and the variables that loops and `read` set. */
export function applyCommand(words: readonly string[], context: ShellContext): void {
  const [program = '', ...others] = withoutPrefix(words);
  if (program === '' || declares.has(program)) assign(program === '' ? words : others, context);
  if (program === 'for' || program === 'read') for (const word of others) context.variables.delete(word);
  if (program === 'popd') context.folder = `/${unknown}`;
  if (program === 'cd' || program === 'pushd') {
    const target = others.find((word) => !/^-[LP]$/.test(word)) ?? '~';
    context.folder = enter(target, context).slice(0, longestValue);
  }
}

function assign(words: readonly string[], { variables }: ShellContext): void {
  for (const word of words) {
    const [, name, value = ''] = assignment.exec(word) ?? [];
    if (name !== undefined) variables.set(name, value.length > longestValue ? unknown : value);
  }
}

function enter(target: string, { folder, variables }: ShellContext): string {
  if (target === '-' || target.includes(unknown)) return `/${unknown}`;
  const path = target.replace(/^~(?=\/|$)/, () => variables.get('HOME') ?? '~');
  return isAbsolute(path) ? path : `${folder}/${path}`;
}
