import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { isAlive } from '../../src/files/lock.ts';
import { killGroup } from './process-group.ts';

const POLL_MILLISECONDS = 100;
const PANE = 'main';

/** What to run in a terminal, in a given environment and nothing else. `command` has at least two words. */
export interface TerminalProgram {
  readonly command: readonly [string, string, ...(readonly string[])];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly columns: number;
  readonly rows: number;
}

/** A program in a real terminal that nobody sees. */
export interface Terminal {
  /** The id of the program's process, which leads a process group of its own. */
  readonly processId: number;
  /** Types text as it is: no key names, no Enter. */
  type(text: string): Promise<void>;
  /** Presses keys by their tmux names: `Enter`, `Escape`, `C-c`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Promises the visible screen; it stays readable after the program has ended. */
  screen(): Promise<string>;
  /** As `screen`, with the escape sequences of its colours. */
  colouredScreen(): Promise<string>;
  /** Writes everything the program prints from now on, escape sequences included, to a file. */
  record(file: string): Promise<void>;
  /** Promises the screen once it shows `wanted`; rejects after `timeoutMilliseconds` (default 15,000) with the screen. */
  waitFor(wanted: string | RegExp, timeoutMilliseconds?: number): Promise<string>;
  /** Ends the terminal and the program's process group, at once. */
  dispose(): Promise<void>;
}

/** Promises a program running in a tmux server of its own; rejects when tmux is not installed. */
export async function startProgram(program: TerminalProgram): Promise<Terminal> {
  const socket = `simulator-${randomBytes(6).toString('hex')}`;
  const tmux = async (...words: readonly string[]): Promise<string> => {
    const { stdout } = await execa('tmux', ['-L', socket, '-f', '/dev/null', ...words.map(literal)], {
      env: { ...program.environment },
      extendEnv: false,
      stripFinalNewline: false,
    });
    return stdout;
  };
  const size = ['-x', String(program.columns), '-y', String(program.rows)];
  // tmux runs a command of two words or more as it is; a single word would go through a shell.
  await tmux('new-session', '-d', '-s', PANE, ...size, '-c', program.cwd, '--', ...program.command);
  await tmux('set-option', '-t', PANE, 'remain-on-exit', 'on');
  // Without it Claude Code shows a hint about tmux.
  await tmux('set-option', '-g', 'focus-events', 'on');
  const processId = Number(await tmux('display-message', '-p', '-t', PANE, '#{pane_pid}'));
  const screen = (): Promise<string> => tmux('capture-pane', '-p', '-t', PANE);

  return {
    processId,
    type: async (text) => {
      await tmux('send-keys', '-t', PANE, '-l', '--', text);
    },
    press: async (...keys) => {
      await tmux('send-keys', '-t', PANE, ...keys);
    },
    screen,
    colouredScreen: () => tmux('capture-pane', '-e', '-p', '-t', PANE),
    record: async (file) => {
      await tmux('pipe-pane', '-t', PANE, `exec cat > '${file.replaceAll("'", String.raw`'\''`)}'`);
    },
    waitFor: (wanted, timeoutMilliseconds = 15_000) => waitFor(screen, wanted, timeoutMilliseconds),
    dispose: async () => {
      await tmux('kill-server');
      while (isAlive(processId)) {
        killGroup(processId);
        await sleep(POLL_MILLISECONDS);
      }
    },
  };
}

/** A word that ends in `;` would end the tmux command. */
function literal(word: string): string {
  return word.endsWith(';') ? `${word.slice(0, -1)}\\;` : word;
}

async function waitFor(screen: () => Promise<string>, wanted: string | RegExp, limit: number): Promise<string> {
  const deadline = Date.now() + limit;
  for (;;) {
    const shown = await screen();
    if (typeof wanted === 'string' ? shown.includes(wanted) : shown.search(wanted) >= 0) return shown;
    if (Date.now() > deadline) throw new Error(`The screen did not show ${String(wanted)} in ${limit} ms:\n${shown}`);
    await sleep(POLL_MILLISECONDS);
  }
}
