import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { WorkflowError } from '../base/errors.ts';
import { findProgram, searchPath } from '../programs/find-program.ts';
import { endTree } from '../programs/processes.ts';
import type { AwakeClock } from '../session/activity.ts';
import { afterLine, newSigns, type ProcessEnd, type SessionSigns } from './rules/session.ts';

/** One `claude -p`. */
export interface ClaudeStart {
  folder: string;
  words: readonly string[];
  /** Passed on standard input, which has no length limit and does not appear in process lists. */
  prompt: string;
  environment: Record<string, string>;
  /** The clock for the times in its signs. */
  clock: AwakeClock;
}

/** A running claude. */
export interface ClaudeProcess {
  pid: number;
  /** Its state, according to its output so far. */
  signs: () => SessionSigns;
  finished: Promise<ProcessEnd>;
  /** Ends it with all its child processes. */
  end: (why: NonNullable<ProcessEnd['endedFor']>) => Promise<void>;
}

/** The time in which claude, when asked to end, writes its transcript and ends its child processes. */
const graceMilliseconds = 5_000;
/** The wait for the end of the output after claude has ended; a grandchild may keep the pipe open. */
const outputLagMilliseconds = 2_000;
const longestComplaint = 2_000;

/** The variables with which Claude Code detects that it runs inside another session. */
const ofTheOuterSession =
  /^(?:CLAUDECODE|CLAUDE_CODE_(?:SESSION_ID|SESSION_ATTENDED|ENTRYPOINT|SSE_PORT|CHILD_SESSION)|AI_AGENT)$/;

/**
 * Called before a workflow is created or continued, so that a failure changes nothing.
 * @throws WorkflowError when there is no claude on the PATH.
 */
export function requireClaude(): void {
  if (findProgram('claude', searchPath()) === undefined) throw notStarted('no such program on the PATH');
}

function notStarted(received: string): WorkflowError {
  return new WorkflowError('claude could not be started', {
    received,
    fix: 'Install Claude Code, or put it on the PATH; `autonomous-workflow doctor` checks this.',
  });
}

/**
 * Starts the `claude` on the PATH in a process group of its own, so that Ctrl-C in the terminal reaches only the supervisor.
 * @throws WorkflowError when there is none.
 */
export async function startClaude({ folder, words, prompt, environment, clock }: ClaudeStart): Promise<ClaudeProcess> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofTheOuterSession.test(name));
  const child = execa('claude', words, {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...environment },
    extendEnv: false,
    input: prompt,
    buffer: false,
    reject: false,
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  if (child.pid === undefined) {
    const { shortMessage } = (await child) as unknown as { shortMessage?: string };
    throw notStarted(shortMessage ?? 'no process');
  }
  const { pid } = child;
  let signs = newSigns(clock.read());
  let complaint = '';
  let endedFor: ProcessEnd['endedFor'];
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', (line) => {
    signs = afterLine(signs, line, clock.read());
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-longestComplaint);
  });
  const finished = new Promise<ProcessEnd>((resolve) => {
    const done = (exitCode: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(lag);
      resolve({ exitCode: exitCode ?? undefined, signal: signal ?? undefined, complaint, endedFor });
    };
    let lag: NodeJS.Timeout | undefined;
    child.once('exit', (code, signal) => {
      lag = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        done(code, signal);
      }, outputLagMilliseconds);
    });
    child.once('close', done);
  });
  return {
    pid,
    signs: () => signs,
    finished,
    end: async (why) => {
      endedFor ??= why;
      await endTree(pid, graceMilliseconds);
    },
  };
}
