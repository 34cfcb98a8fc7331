import type { WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';
import type { Answer, Context } from './context.ts';

export type Options = Record<string, string | undefined>;

/** Prints a line while a command runs: the text for people, the data for programs. */
export type Print = (text: string, data: unknown) => void;

/** Gets the words behind the command, in the order of its usage; a missing one is undefined. */
type Run = (
  context: Context,
  words: readonly (string | undefined)[],
  options: Options,
  print: Print,
) => Promise<Answer>;

type RunNamed = (context: Context, name: string | undefined, options: Options) => Promise<Answer>;

/** A command whose only argument is the workflow's name. */
export const named =
  (run: RunNamed): Run =>
  (context, [name], options) =>
    run(context, name, options);

/** The arguments of a command about one workflow. */
export interface WorkflowCall extends Context {
  words: readonly (string | undefined)[];
  options: Options;
}

/** A command about one workflow, whose name is the last argument and optional. */
export const ofWorkflow =
  (run: (paths: WorkflowPaths, call: WorkflowCall) => Answer | Promise<Answer>): Run =>
  async (context, words, options) =>
    run(await chooseWorkflow(context.root, words.at(-1), context.sessionId), { ...context, words, options });

/**
 * A command whose arguments before the name may be left out, too: the last or first word that names a workflow is the name. So a text and a
 * name may also be typed in the order of the slash command, the name first.
 */
export const nameAnywhere =
  (run: Run): Run =>
  (context, words, options, print) => {
    const given = words.filter((word) => word !== undefined);
    const names = new Set(listWorkflows(context.root).map(({ name }) => name));
    const at = [given.length - 1, 0].find((place) => names.has(given[place] ?? ''));
    if (at === undefined) return run(context, words, options, print);
    const rest = given.filter((_, place) => place !== at);
    const missing = Array.from({ length: words.length - given.length }, () => undefined);
    return run(context, [...rest, ...missing, given[at]], options, print);
  };

export interface CommandRow {
  /** The command and its arguments; with a second plain word it is a subcommand of the first. */
  usage: string;
  /** The heading of its section in the help. */
  group: string;
  description: string;
  options?: readonly [flags: string, description: string][];
  /** Whether it runs for hours, prints JSON lines and handles signals itself. */
  isLong?: true;
  /** Imports the code of the command, only when it is called. */
  load: () => Promise<Run>;
}
