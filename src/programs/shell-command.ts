import { createHash } from 'node:crypto';
import { execa } from 'execa';
import { killTree } from './processes.ts';

const headBytes = 64 * 1024;
/** The bytes to keep of the end, where logs name the failure. */
const tailBytes = 192 * 1024;

/** The beginning and the end of a stream, in bounded memory. */
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
    // The tail is cut only at twice its size, because cutting at every small chunk would copy it each time.
    if (this.#tailLength > 2 * tailBytes) this.#cutTail();
  }

  /** The kept text, with a line about the omitted part. */
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

/** The result of a command of the user. */
export interface ShellRun {
  end: 'ended' | 'not_started' | 'timed_out' | 'killed';
  /** Null unless the command ended by itself. */
  exitCode: number | null;
  seconds: number;
  /** The text of both channels, each in order; the middle of a long text is left out. */
  output: string;
  outputBytes: number;
  /** SHA-256 of the whole output, in hexadecimal. */
  outputSha256: string;
}

export interface ShellLimits {
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
  const hash = createHash('sha256');
  const kept = new KeptOutput();
  const child = execa(command, {
    shell: true,
    cwd: folder,
    env: environment,
    extendEnv: false,
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
  // A background process would otherwise keep the output open forever.
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
