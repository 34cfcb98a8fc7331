import { CLAUDE_BINARY, sharedArguments, type ClaudeOptions } from './claude-options.ts';
import { createHome, hermeticEnvironment } from './hermetic-home.ts';
import { startProgram, type Terminal } from './terminal.ts';

/** How to start an interactive claude. `permissionMode` defaults to `acceptEdits`, the size to 120 × 50 characters. */
export interface TerminalOptions extends ClaudeOptions {
  readonly permissionMode?: string;
  readonly columns?: number;
  readonly rows?: number;
}

/**
 * Promises an interactive claude in a private tmux server, with its prompt on the screen; rejects when tmux is not
 * installed or the prompt does not appear in 20 s. Claude Code's own default, auto mode, cannot work here: its safety
 * check runs on Anthropic's servers.
 */
export async function startTerminal(options: TerminalOptions): Promise<Terminal> {
  const ownHome = options.home === undefined ? await createHome([options.cwd]) : undefined;
  const home = ownHome?.path ?? options.home ?? '';
  const mode = ['--permission-mode', options.permissionMode ?? 'acceptEdits'] as const;
  const terminal = await startProgram({
    command: [options.claudeBinary ?? CLAUDE_BINARY, ...mode, ...sharedArguments(options)],
    cwd: options.cwd,
    environment: { ...hermeticEnvironment(home, options.apiUrl, options.env), TERM: 'xterm-256color' },
    columns: options.columns ?? 120,
    rows: options.rows ?? 50,
  });
  const dispose = async (): Promise<void> => {
    await terminal.dispose();
    await ownHome?.dispose();
  };
  try {
    await terminal.waitFor('❯', 90_000);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { ...terminal, dispose };
}
