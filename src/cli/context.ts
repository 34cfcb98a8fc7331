import { findProjectRoot } from '../files/project.ts';
import { findOwnedProject } from '../session/pointer.ts';

/** The input of a command other than its arguments; read once, in main. */
export interface Context {
  root: string;
  /** The session that runs this shell; undefined in a terminal. */
  sessionId: string | undefined;
  /** Whether any session of Claude Code runs the command. */
  inClaudeCode: boolean;
  now: Date;
}

/** The answer of a command: text for people, data for `--json`. */
export interface Answer {
  text: string;
  data: unknown;
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
