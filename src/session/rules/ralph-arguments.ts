import { isQuoted, unquote } from '../../base/command-line.ts';

/** The command of this plugin in the arguments of `/ralph-loop:ralph-loop`. */
interface RalphArguments {
  /** The command without the plugin's prefix, for example `research`. */
  command: string;
  /** The raw arguments of that command, before ralph-loop's script has shell-expanded them. */
  commandArguments: string;
  maxIterations: number | undefined;
}

/** ralph-loop accepts its options before the prompt and after it. */
const leadingOption = /^--(?<name>max-iterations|completion-promise)\s+(?<value>"[^"]*"|'[^']*'|[^\s'"]+)(?=\s)/;
const trailingOption =
  /(?<!\s)\s+--(?<name>max-iterations|completion-promise)(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"]+)$/;

/** A command of this plugin in ralph-loop's raw arguments; undefined when the loop has another prompt. */
export function readRalphArguments(raw: string): RalphArguments | undefined {
  const leading = splitLeading(raw.trim());
  const trailing = splitTrailing(leading.remaining);
  const inner = unquote(trailing.remaining).trim();
  const ours = /^\/autonomous-workflow:(?<command>[a-z-]+)(?:\s+(?<remaining>[\s\S]*))?$/.exec(inner);
  if (ours?.groups === undefined) return undefined;
  const budgets = [...leading.options, ...trailing.options].flatMap(({ name, value }) =>
    name === 'max-iterations' && /^[1-9]\d*$/.test(value) ? [Number(value)] : [],
  );
  return {
    command: ours.groups.command ?? '',
    commandArguments: ours.groups.remaining ?? '',
    maxIterations: budgets.at(-1),
  };
}

interface Split {
  remaining: string;
  options: { name: string; value: string }[];
}

function splitLeading(text: string): Split {
  const options: Split['options'] = [];
  let remaining = text;
  for (let found = leadingOption.exec(remaining); found !== null; found = leadingOption.exec(remaining)) {
    options.push(optionOf(found));
    remaining = remaining.slice(found[0].length).trim();
  }
  return { remaining, options };
}

/**
 * Separates trailing options. Words in the form of an option whose removal would leave a quoted prompt unclosed, belong to
 * the prompt.
 */
function splitTrailing(text: string): Split {
  const splits: Split[] = [{ remaining: text, options: [] }];
  for (let last = splits[0]; last !== undefined; last = splits.at(-1)) {
    const found = trailingOption.exec(last.remaining);
    if (found === null) break;
    splits.push({
      remaining: last.remaining.slice(0, found.index).trim(),
      options: [optionOf(found), ...last.options],
    });
  }
  return splits.findLast(({ remaining }) => isQuoted(remaining)) ?? splits.at(-1) ?? { remaining: text, options: [] };
}

function optionOf(found: RegExpExecArray): { name: string; value: string } {
  return { name: found.groups?.name ?? '', value: unquote(found.groups?.value ?? '') };
}
