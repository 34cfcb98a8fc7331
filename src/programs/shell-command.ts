import { StringDecoder } from 'node:string_decoder';
import { execa } from 'execa';
import { ofGroup, untilEnd } from './processes.ts';

/** The characters to keep of the output: its end, where logs name the failure. */
const mostKept = 256 * 1024;

/** The result of a command of the user. */
interface ShellRun {
  end: 'ended' | 'not_started' | 'timed_out' | 'killed';
  /** Null unless the command ended by itself. */
  exitCode: number | null;
  seconds: number;
  /** The text of both channels, each in order; the beginning of a long text is left out. */
  output: string;
}

interface ShellLimits {
  /** The working directory. */
  folder: string;
  seconds: number;
  /** All variables; those of this process if missing. */
  environment?: NodeJS.ProcessEnv;
}

/**
 * Runs a command that a person wrote, with empty input, and kills it with all its descendants: at its time limit in seconds, when
 * it has ended, and when this process exits.
 * Only this function passes text to a shell: `command` must be the frozen text of the user's own checklist, as the user confirmed
 * it, never a generated text. A person writes `npm test && ! grep -r TODO src`, which needs a shell. It is the system's
 * (`/bin/sh`, on Windows cmd.exe), as for npm scripts: a login shell would read this user's start-up files, but a check must mean
 * the same for everyone.
 */
export async function runShellCommand(
  command: string,
  { folder, seconds, environment = process.env }: ShellLimits,
): Promise<ShellRun> {
  const begun = performance.now();
  const decoder = new StringDecoder('utf8');
  let output = '';
  let outputBytes = 0;
  const child = execa(command, {
    ...ofGroup,
    shell: true,
    cwd: folder,
    env: environment,
    all: true,
    buffer: false,
    encoding: 'buffer',
  });
  child.all.on('data', (chunk: Buffer) => {
    outputBytes += chunk.length;
    output += decoder.write(chunk);
    // Not at each chunk, because it copies what is kept.
    if (output.length > 2 * mostKept) output = output.slice(-mostKept);
  });
  const ended = await untilEnd(child as unknown as Parameters<typeof untilEnd>[0], seconds * 1_000);
  output = (output + decoder.end()).slice(-mostKept);
  const leftOut = outputBytes - Buffer.byteLength(output);
  return {
    ...ended,
    seconds: (performance.now() - begun) / 1_000,
    output: leftOut > 0 ? `[... ${leftOut} bytes left out ...]\n${output}` : output,
  };
}
