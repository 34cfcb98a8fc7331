import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { execa } from 'execa';

/** A TypeScript program, bundled once so that starting it costs milliseconds. */
export class Worker {
  readonly #folder: string;
  readonly #file: string;

  private constructor(folder: string, file: string) {
    this.#folder = folder;
    this.#file = file;
  }

  static async of(source: string): Promise<Worker> {
    const folder = mkdtempSync(join(tmpdir(), 'workflow-worker-'));
    const file = join(folder, `${basename(source, '.ts')}.cjs`);
    await build({
      entryPoints: [source],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      define: { 'import.meta.dirname': '__dirname' },
    });
    return new Worker(folder, file);
  }

  start(...words: string[]) {
    return execa(process.execPath, [this.#file, ...words], { reject: false });
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
