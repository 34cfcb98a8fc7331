import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument, readIfGood } from '../../src/journal/document.ts';
import { newProject, type Project } from '../support/project.ts';
import { Worker } from '../support/worker.ts';
import { counterIn, increment } from './counter.ts';

const folder = 'docs/research-x';

/** A project with a counter at 3. */
async function counted(): Promise<{ project: Project; root: string }> {
  const project = await newProject();
  for (let time = 0; time < 3; time += 1) await increment(project.root);
  return { project, root: project.root };
}

/** The counts that the log says were reached, in order. */
function countsOf(project: Project): (number | undefined)[] {
  const lines = project.read('docs/research-x/log.jsonl').trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { days?: number }).days);
}

let worker: Worker;
beforeAll(async () => {
  worker = await Worker.of(join(import.meta.dirname, 'counter.ts'));
});
afterAll(() => worker.dispose());

describe('the single writer', () => {
  it('loses no change of two processes that write at once', async () => {
    const project = await newProject();
    const runs = [1, 2].map(() => worker.start(project.root, '60'));
    for (const { exitCode, stdout } of await Promise.all(runs))
      expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(readDocument(counterIn(project.root))?.count).toBe(120);
    expect(countsOf(project)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    const files = ['.runtime/views.json', 'counter.json', 'log.jsonl', 'progress.txt'];
    expect(project.files(folder)).toEqual(files.map((file) => `${folder}/${file}`));
  });

  it(
    'that is killed at any step leaves the value before or after, and the next one goes on',
    { timeout: 120_000 },
    async () => {
      const { project, root } = await counted();
      const document = counterIn(root);
      let value = 3;
      for (let step = 1; ; step += 1) {
        const { signal } = await worker.start(root, '1', String(step));
        const found = readIfGood(document)?.count;
        expect([value, value + 1], `killed before step ${step}`).toContain(found);
        expect(countsOf(project).at(-1)).toBe(found);
        await increment(root);
        value = readDocument(document)?.count ?? 0;
        expect(value, `after step ${step}`).toBe((found ?? 0) + 1);
        if (signal === undefined) {
          expect(step).toBeGreaterThan(15);
          break;
        }
      }
      expect(project.files(folder).filter((name) => name.endsWith('/lock'))).toEqual([]);
    },
  );
});

/** Runs a command of the shell where nothing but a small memory disk stands at the folder `disk`. */
const onDisk = (root: string, options: string, command: string) =>
  execa('unshare', ['-rm', 'sh', '-c', `mount -t tmpfs -o ${options} tmpfs "$0/disk" && ${command}`, root], {
    reject: false,
  });
const canMount = execaSync('unshare', ['-rm', 'true'], { reject: false }).exitCode === 0;

describe.skipIf(!canMount)('a document on a disk', () => {
  /** The counter at 3 within the disk, and a program that adds one to it. */
  async function prepared() {
    const { project, root } = await counted();
    mkdirSync(join(root, 'disk'));
    const program = worker.copyTo(join(root, 'counter.cjs'));
    const add = `"${process.execPath}" "${program}" "$0/disk"`;
    return { project, root, add };
  }

  it('that is full stays as it was, and the change is refused', async () => {
    const { root, add } = await prepared();
    writeFileSync(join(root, folder, 'big'), 'x'.repeat(120_000));
    const fill = 'cp -r "$0/docs" "$0/disk/" && (cat /dev/zero > "$0/disk/rest" 2>/dev/null; true)';
    const counter = `"$0/disk/${folder}/counter.json"`;
    const check = `cat ${counter} && rm "$0/disk/rest" && `;
    const { stdout } = await onDisk(
      root,
      'size=200k',
      `${fill}; ${add}; ${check} ${add} && cat ${counter}; ls -A "$0/disk/${folder}"`,
    );
    expect(stdout).toMatch(/ENOSPC/);
    const counts = [...stdout.matchAll(/"count": (\d+)/g)].map(([, count]) => count);
    expect(counts).toEqual(['3', '4']);
    expect(stdout).not.toMatch(/\.tmp/);
  });
});
