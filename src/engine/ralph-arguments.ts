import { unquote } from './command-arguments.ts';

/** What a user typed behind `/ralph-loop:ralph-loop`, as far as it concerns a command of ours. */
export interface RalphArguments {
  /** The command without plugin prefix, for example `research`. */
  command: string;
  /** The raw arguments of that command, before ralph-loop's script has shell-expanded them. */
  commandArguments: string;
  maxIterations: number | undefined;
}

/** ralph-loop takes its options before the prompt as well as behind it. */
const leadingOption = /^--(?<name>max-iterations|completion-promise)\s+(?<value>"[^"]*"|'[^']*'|[^\s'"]+)(?=\s)/;
const trailingOption = /\s+--(?<name>max-iterations|completion-promise)(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"]+)$/;

/** Finds one of our commands inside ralph-loop's raw arguments; undefined when the loop is about something else. */
export function readRalphArguments(raw: string): RalphArguments | undefined {
  let rest = raw.trim();
  let maxIterations: number | undefined;
  const take = (pattern: RegExp, remove: (found: RegExpExecArray) => string) => {
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      const value = unquote(found.groups?.value ?? '');
      if (found.groups?.name === 'max-iterations' && /^[1-9]\d*$/.test(value)) maxIterations = Number(value);
      rest = remove(found).trim();
    }
  };
  take(leadingOption, (found) => rest.slice(found[0].length));
  take(trailingOption, (found) => rest.slice(0, found.index));
  const inner = unquote(rest).trim();
  const ours = /^\/autonomous-workflow:(?<command>[a-z-]+)(?:\s+(?<rest>[\s\S]*))?$/.exec(inner);
  if (ours?.groups === undefined) return undefined;
  return { command: ours.groups.command ?? '', commandArguments: ours.groups.rest ?? '', maxIterations };
}
