import { createHash } from 'node:crypto';
import { execa } from 'execa';
import { killTree } from './processes.ts';

const headBytes = 64 * 1024;
/** The end of a log, which names the failure. */
const tailBytes = 192 * 1024;

/** The beginning and the end of a stream of any length, in bounded memory. */
export class KeptOutput {
  bytes = 0;
  readonly #head: Buffer[] = [];
  #headLeft = headBytes;
  #tail: Buffer[] = [];
  #tailLength = 0;

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    const first = chunk.subarray(0, this.#headLeft);
    if (first.length > 0) this.#head.push(Buffer.from(first));
    this.#headLeft -= first.length;
    const remaining = chunk.subarray(first.length);
    if (remaining.length === 0) return;
    this.#tail.push(remaining);
    this.#tailLength += remaining.length;
    // A cut at every chunk would copy the tail for each of many small ones.
    if (this.#tailLength > 2 * tailBytes) this.#cutTail();
  }

  /** The kept text, with a line that says how much is left out. */
  text(): string {
    const tail = this.#cutTail();
    const omitted = this.bytes - (headBytes - this.#headLeft) - tail.length;
    if (omitted === 0) return Buffer.concat([...this.#head, tail]).toString('utf8');
    const head = Buffer.concat(this.#head).toString('utf8');
    return `${head}\n[... ${omitted} bytes left out ...]\n${tail.toString('utf8')}`;
  }

  #cutTail(): Buffer {
    const tail = Buffer.concat(this.#tail).subarray(-tailBytes);
    this.#tail = [tail];
    this.#tailLength = tail.length;
    return tail;
  }
}

/** The result of a command of the user's. */
export interface ShellRun {
  end: 'ended' | 'not_started' | 'timed_out' | 'killed';
  /** Null unless the command ended by itself. */
  exitCode: number | null;
  seconds: number;
  /** The text of both channels, each in its order; the middle is left out when it is long. */
  output: string;
  outputBytes: number;
  /** SHA-256 of the whole output, in hexadecimal. */
  outputSha256: string;
}

export interface ShellLimits {
  /** The folder that it runs in. */
  folder: string;
  seconds: number;
}

/**
 * Runs a command that a person wrote, with empty input, and kills it with everything it started: at its time limit in seconds, when
 * it has ended, and when this process exits.
 *
 * The one place that gives text to a shell: `command` must be the frozen text of the user's own checklist, as the user confirmed
 * it, never text that was put together. A person writes `npm test && ! grep -r TODO src`, which only a shell understands. The shell
 * is the system's (`/bin/sh`, on Windows cmd.exe), as for npm scripts: a login shell would read this user's start-up files, and a
 * check must mean the same for everybody.
 */
export async function runShellCommand(command: string, { folder, seconds }: ShellLimits): Promise<ShellRun> {
  const begun = performance.now();
  const hash = createHash('sha256');
  const kept = new KeptOutput();
  const child = execa(command, {
    shell: true,
    cwd: folder,
    stdin: 'ignore',
    all: true,
    buffer: false,
    encoding: 'buffer',
    detached: process.platform !== 'win32',
    windowsHide: true,
    reject: false,
  });
  child.all.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    kept.add(chunk);
  });
  const { pid } = child;
  const limit = new AbortController();
  const kill = (): void => {
    if (pid !== undefined) killTree(pid);
  };
  const timer = setTimeout(() => {
    limit.abort();
    kill();
  }, seconds * 1_000);
  // A process left in the background would keep the output open for ever.
  child.once('exit', kill);
  process.once('exit', kill);
  const { exitCode, signal } = await child;
  clearTimeout(timer);
  process.off('exit', kill);
  const end =
    pid === undefined
      ? 'not_started'
      : limit.signal.aborted
        ? 'timed_out'
        : signal === undefined
          ? 'ended'
          : ('killed' as const);
  return {
    end,
    exitCode: end === 'ended' ? (exitCode ?? null) : null,
    seconds: (performance.now() - begun) / 1_000,
    output: kept.text(),
    outputBytes: kept.bytes,
    outputSha256: hash.digest('hex'),
  };
}
