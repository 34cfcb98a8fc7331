import { execa } from 'execa';
import { CLAUDE_BINARY, sharedArguments, type ClaudeOptions } from './claude-options.ts';
import { createHome, hermeticEnvironment } from './hermetic-home.ts';
import { killGroup } from './process-group.ts';

/** One run of `claude -p`; `timeoutMilliseconds` defaults to 60,000. */
export interface PrintOptions extends ClaudeOptions {
  readonly prompt: string;
  readonly timeoutMilliseconds?: number;
}

/** How a run ended. `resultJson` is the last event of type `result`; `exitCode` is undefined when a signal ended it. */
export interface PrintResult {
  readonly exitCode: number | undefined;
  readonly timedOut: boolean;
  readonly resultJson: Readonly<Record<string, unknown>> | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that is under way. `kill` ends its whole process group with SIGKILL; `finished` never rejects because of it. */
export interface PrintRun {
  readonly finished: Promise<PrintResult>;
  kill(): void;
}

/** Promises a hermetic `claude -p` run that has been started; `finished` rejects when the binary cannot be started. */
export async function startPrint(options: PrintOptions): Promise<PrintRun> {
  const ownHome = options.home === undefined ? await createHome([options.cwd]) : undefined;
  const subprocess = execa(options.claudeBinary ?? CLAUDE_BINARY, printArguments(options), {
    cwd: options.cwd,
    env: hermeticEnvironment(ownHome?.path ?? options.home ?? '', options.apiUrl, options.env),
    extendEnv: false,
    stdin: 'ignore',
    detached: true,
    reject: false,
  });
  const kill = (): void => {
    killGroup(subprocess.pid);
    // A grandchild in a group of its own may hold the pipes open; nobody reads them any more.
    subprocess.stdout.destroy();
    subprocess.stderr.destroy();
  };
  const finished = async (): Promise<PrintResult> => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      kill();
    }, options.timeoutMilliseconds ?? 60_000);
    const result = await subprocess;
    clearTimeout(timer);
    await ownHome?.dispose();
    if (subprocess.pid === undefined) throw new Error(`claude did not start: ${result.shortMessage}`);
    const { exitCode, stdout, stderr } = result;
    return { exitCode, timedOut, resultJson: lastResult(stdout), stdout, stderr };
  };
  return { finished: finished(), kill };
}

function printArguments(options: PrintOptions): readonly string[] {
  return ['-p', options.prompt, '--output-format', 'stream-json', '--verbose', ...sharedArguments(options)];
}

function lastResult(stdout: string): Readonly<Record<string, unknown>> | undefined {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}') && line.includes('"type":"result"'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .findLast((event) => event.type === 'result');
}
