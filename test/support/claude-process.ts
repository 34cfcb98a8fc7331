import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import type { Ended } from './project.ts';

/** A process that stands in for one claude: hooks that it runs have it as their parent. */
export class ClaudeProcess {
  readonly #process = execa(process.execPath, [join(import.meta.dirname, 'claude-process.mjs')], {
    reject: false,
    buffer: false,
  });
  readonly #answers: Interface = createInterface({ input: this.#process.stdout });

  constructor() {
    onTestFinished(() => this.end());
  }

  async run(file: string, input: string, environment: Record<string, string>): Promise<Ended> {
    const answer = once(this.#answers, 'line');
    this.#process.stdin.write(`${JSON.stringify({ file, input, environment })}\n`);
    const [line] = (await answer) as [string];
    return JSON.parse(line) as Ended;
  }

  /** Ends the process without a word, as a crash would; promises that it is gone. */
  async end(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#process;
  }
}
