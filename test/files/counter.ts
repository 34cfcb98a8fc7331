import fs from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { readerOf } from '../../src/files/schema.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import type { Document } from '../../src/journal/document.ts';
import { updateDocument } from '../../src/journal/heal.ts';
import { appendEvent } from '../../src/journal/journal.ts';

export interface Counter {
  schema: 1;
  count: number;
}

const schema: z.ZodMiniType<Counter> = z.looseObject({ schema: z.literal(1), count: z.int().check(z.minimum(0)) });

export function counterIn(root: string): Document<Counter> {
  const read = readerOf(schema, { asItStands: true });
  return { paths: workflowPaths(root, 'x'), name: 'counter.json', title: 'the counter', read };
}

/** Adds one to the counter, as its only writer. */
export async function increment(root: string): Promise<void> {
  const document = counterIn(root);
  const now = new Date();
  await updateDocument(
    document,
    now,
    (counter): Counter => ({ ...counter, schema: 1, count: (counter?.count ?? 0) + 1 }),
    ({ count }) => appendEvent(document.paths, now, { event: 'swept', days: count }),
  );
}

/** Each step that changes something on the disk. */
const steps = [
  'mkdirSync',
  'openSync',
  'writeSync',
  'fsyncSync',
  'fdatasyncSync',
  'ftruncateSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'writeFileSync',
];

/** Kills this process just before the step of that number, without a chance to clean up. */
function dieBefore(fatal: number): void {
  let taken = 0;
  const functions = fs as unknown as Record<string, (...words: unknown[]) => unknown>;
  for (const name of steps) {
    const original = functions[name];
    if (original === undefined) throw new Error(`there is no ${name}`);
    functions[name] = (...words) => {
      taken += 1;
      if (taken === fatal) process.kill(process.pid, 'SIGKILL');
      return original.apply(fs, words);
    };
  }
}

async function main([root = '', times = '1', fatal = '0']: string[]): Promise<void> {
  dieBefore(Number(fatal));
  for (let time = 0; time < Number(times); time += 1) await increment(root);
}

if (basename(process.argv[1] ?? '') === 'counter.cjs') {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stdout.write(String(error));
    process.exitCode = 1;
  });
}
