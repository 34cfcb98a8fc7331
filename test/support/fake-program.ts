import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program of our own under the name of another, which notes the arguments that it is called with. */
export class FakeProgram {
  readonly #calls: string;

  /** @param then what it does afterwards, as JavaScript. */
  constructor(folder: string, name: string, then = '') {
    this.#calls = join(folder, `${name}.calls`);
    const appendEvent = `require('node:fs').appendFileSync(${JSON.stringify(this.#calls)}, JSON.stringify(process.argv.slice(2)) + '\\n');`;
    const file = join(folder, name);
    writeFileSync(file, `#!${process.execPath}\n${appendEvent}\n${then}\n`);
    chmodSync(file, 0o755);
  }

  get calls(): string[][] {
    if (!existsSync(this.#calls)) return [];
    const lines = readFileSync(this.#calls, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as string[]);
  }
}
