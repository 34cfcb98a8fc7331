import { join } from 'node:path';
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
