import { findProjectRoot } from '../files/project.ts';
import { findOwnedProject } from '../session/pointer.ts';

/** What a command of the CLI is called with; the defaults are read once, in main. */
export interface Context {
  root: string;
  /** The session whose shell this is, or undefined in a terminal. */
  sessionId: string | undefined;
  /** Whether it is called in a shell of Claude Code, whatever session that is. */
  inClaudeCode: boolean;
  now: Date;
}

/** What a command answers: text for people, data for `--json`. */
export interface Answer {
  text: string;
  data: unknown;
  /** 0 unless told. */
  exitCode?: number;
}

/** What every command knows: the project around the working directory, the session that calls it, if any, and the time. */
export function readContext(): Context {
  const sessionId = process.env.CLAUDE_CODE_SESSION_ID;
  return {
    root: findOwnedProject(process.cwd(), sessionId) ?? findProjectRoot(process.cwd()),
    sessionId: sessionId === undefined || sessionId === '' ? undefined : sessionId,
    inClaudeCode: [sessionId, process.env.CLAUDECODE].some((value) => value !== undefined && value !== ''),
    now: new Date(),
  };
}
