import type { WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Answer, Context, Paint } from './context.ts';

export type Options = Record<string, string | undefined>;

/** The words behind the command, in the order of its usage; a missing one is undefined. */
type Run = (
  context: Context,
  words: readonly (string | undefined)[],
  options: Options,
  print: Print,
) => Promise<Answer>;

/** Prints a line while a command is at work: the text for people, the data for programs. */
export interface Print {
  line: (text: string, data: unknown, paint?: Paint) => void;
  /** Puts the text in the place of the one before, on a terminal; elsewhere it is printed when it differs. */
  redraw: (text: string, data: unknown, paint?: Paint) => void;
  /** Makes a text the title of the terminal until the command ends; elsewhere nothing happens. */
  title: (text: string) => void;
}

type RunNamed = (context: Context, name: string | undefined, options: Options, print: Print) => Promise<Answer>;

/** A command whose only word is the workflow's name. */
export const named =
  (run: RunNamed): Run =>
  (context, [name], options, print) =>
    run(context, name, options, print);

/** The input of a command about one workflow, besides that workflow. */
export interface WorkflowCall extends Context {
  words: readonly (string | undefined)[];
  options: Options;
}

/** A command about one workflow, whose name is the last word of its usage and may be left out. */
export const ofWorkflow =
  (run: (paths: WorkflowPaths, call: WorkflowCall) => Answer | Promise<Answer>): Run =>
  async (context, words, options) =>
    run(await chooseWorkflow(context.root, words.at(-1), context.sessionId), { ...context, words, options });

export interface CommandRow {
  /** The command and its arguments; a second plain word makes it a subcommand of the first. */
  usage: string;
  /** The heading of the help that lists it. */
  group: string;
  description: string;
  option?: [flags: string, description: string];
  /** Those behind it. */
  moreOptions?: readonly [flags: string, description: string][];
  /** The user's, always or with this option: refused to a model, see `safety/rules/own-command.ts`. */
  forUser?: true | string;
  /** It is at work for hours, always or with this option: it prints JSON in lines; one that always is heeds signals itself. */
  isLong?: true | string;
  /** Loads the code of the command, only when it is called. */
  load: () => Promise<Run>;
}
