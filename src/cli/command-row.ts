import { findProjectRoot, type WorkflowPaths } from '../files/paths.ts';
import { findOwnedProject } from '../session/pointer.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';

/** The input of a command other than its arguments; read once, in main. */
export interface Context {
  root: string;
  /** The session that runs this shell; undefined in a terminal. */
  sessionId: string | undefined;
  /** Whether any session of Claude Code runs the command. */
  inClaudeCode: boolean;
  now: Date;
}

/** The answer of a command: text for people, data for `--json`, which prints the text as `{ text }` where there is no more to it. */
export interface Answer {
  text: string;
  data?: unknown;
  /** 0 by default. */
  exitCode?: number;
}

/** The project of the working directory, the session that runs the command, if any, and the time. */
export function readContext(): Context {
  const sessionId = process.env.CLAUDE_CODE_SESSION_ID;
  return {
    root: findOwnedProject(process.cwd(), sessionId) ?? findProjectRoot(process.cwd()),
    sessionId: sessionId === undefined || sessionId === '' ? undefined : sessionId,
    inClaudeCode: [sessionId, process.env.CLAUDECODE].some((value) => value !== undefined && value !== ''),
    now: new Date(),
  };
}

export type Options = Record<string, string | undefined>;

/** Prints a line while a command runs: the text for people, the data for programs. */
export type Print = (text: string, data: unknown) => void;

/** The arguments with which a command of the CLI is called. */
export interface Call extends Context {
  /** The words behind the command, in the order of its usage; a missing one is undefined. */
  words: readonly (string | undefined)[];
  options: Options;
  print: Print;
}

type Run = (call: Call) => Answer | Promise<Answer>;

/**
 * A command about one workflow, whose name is optional: the last or first word that names a workflow, so that a text and a name may also be
 * typed in the order of the slash command, the name first. Words that are left out in its usage may be, too.
 */
export const ofWorkflow =
  (run: (paths: WorkflowPaths, call: Call) => Answer | Promise<Answer>): Run =>
  async (call) => {
    const given = call.words.filter((word) => word !== undefined);
    const names = new Set(listWorkflows(call.root).map(({ name }) => name));
    const at = [given.length - 1, 0].find((place) => names.has(given[place] ?? ''));
    const name = at === undefined ? call.words.at(-1) : given[at];
    const rest = at === undefined ? call.words : given.filter((_, place) => place !== at);
    return run(await chooseWorkflow(call.root, name, call.sessionId), { ...call, words: rest });
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
