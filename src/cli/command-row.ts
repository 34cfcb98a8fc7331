import type { Answer, Context } from './context.ts';

export type Options = Record<string, string | undefined>;

/** The words behind the command, in the order of its usage; a missing one is undefined. */
type Run = (context: Context, words: readonly (string | undefined)[], options: Options) => Promise<Answer>;

/** A command that is about one workflow. */
type RunNamed = (context: Context, name: string | undefined, options: Options) => Promise<Answer>;

/** A command whose only word is the workflow's name. */
export const named =
  (run: RunNamed): Run =>
  (context, [name], options) =>
    run(context, name, options);

export interface CommandRow {
  /** The command and its arguments; a second plain word makes it a command of the first one, which groups them. */
  usage: string;
  /** Heading under which the help lists it. */
  group: string;
  description: string;
  option?: [flags: string, description: string];
  /** Loads its code, only when it is called. */
  load: () => Promise<Run>;
}
