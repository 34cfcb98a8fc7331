import { findProjectRoot } from '../files/project.ts';
import { findOwnedProject } from '../session/pointer.ts';

/** The input of a command of the CLI besides its words; read once, in main. */
export interface Context {
  root: string;
  /** The session whose shell this is, or undefined in a terminal. */
  sessionId: string | undefined;
  /** Whether a shell of Claude Code calls it, in whatever session. */
  inClaudeCode: boolean;
  now: Date;
}

/** Adds colours to a text that is safe to print. */
export type Paint = (text: string) => string;

/** The answer of a command: text for people, data for `--json`. */
export interface Answer {
  text: string;
  data: unknown;
  /** 0 by default. */
  exitCode?: number;
  /** Colours the text on a terminal that has them. */
  paint?: Paint;
}

/** The project around the working directory, the session that calls the command, if any, and the time. */
export function readContext(): Context {
  const sessionId = process.env.CLAUDE_CODE_SESSION_ID;
  return {
    root: findOwnedProject(process.cwd(), sessionId) ?? findProjectRoot(process.cwd()),
    sessionId: sessionId === undefined || sessionId === '' ? undefined : sessionId,
    inClaudeCode: [sessionId, process.env.CLAUDECODE].some((value) => value !== undefined && value !== ''),
    now: new Date(),
  };
}
