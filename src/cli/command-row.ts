import type { Answer, Context } from './context.ts';

export type Options = Record<string, string | undefined>;

/** The words behind the command, in the order of its usage; a missing one is undefined. */
type Run = (context: Context, words: readonly (string | undefined)[], options: Options) => Promise<Answer>;

/** A command about one workflow. */
type RunNamed = (context: Context, name: string | undefined, options: Options) => Promise<Answer>;

/** A command whose only word is the workflow's name. */
export const named =
  (run: RunNamed): Run =>
  (context, [name], options) =>
    run(context, name, options);

export interface CommandRow {
  /** The command and its arguments; a second plain word makes it a subcommand of the first. */
  usage: string;
  /** The heading of the help that lists it. */
  group: string;
  description: string;
  option?: [flags: string, description: string];
  /** Those behind it. */
  moreOptions?: readonly [flags: string, description: string][];
  /** Loads the code of the command, only when it is called. */
  load: () => Promise<Run>;
}
