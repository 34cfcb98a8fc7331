import fs from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { Document, HandEdit } from '../../src/files/document.ts';
import { schemaForm } from '../../src/files/json-form.ts';
import { updateDocument } from '../../src/files/writer.ts';
import { appendLines } from '../../src/files/atomic.ts';

export interface Counter {
  schema: 1;
  count: number;
}

const schema: z.ZodMiniType<Counter> = z.looseObject({ schema: z.literal(1), count: z.int().check(z.minimum(0)) });

/** The folders of a workflow that has one document, and its journal. */
export function foldersIn(root: string): { base: string; runtime: string; journal: string } {
  return { base: join(root, 'w'), runtime: join(root, 'w', '.runtime'), journal: join(root, 'w', 'journal.jsonl') };
}

export function counterIn(root: string, handEdit: HandEdit<Counter>): Document<Counter> {
  const { base, runtime, journal } = foldersIn(root);
  return {
    workflow: 'x',
    title: 'the counter',
    file: join(base, 'counter.json'),
    copy: join(runtime, 'counter.json'),
    form: schemaForm(schema, { asItStands: true }),
    handEdit,
    noteRestored: ({ kept, why, from }) =>
      appendLines(journal, [JSON.stringify({ event: 'restored', kept, why, from })]),
  };
}

/** Adds one to the counter, as its only writer. */
export async function increment(root: string, handEdit: HandEdit<Counter>): Promise<readonly string[]> {
  const folders = foldersIn(root);
  const { notices } = await updateDocument(
    folders,
    counterIn(root, handEdit),
    new Date(),
    (counter): Counter => ({ ...counter, schema: 1, count: (counter?.count ?? 0) + 1 }),
    ({ count }) => appendLines(folders.journal, [JSON.stringify({ event: 'counted', count })]),
  );
  return notices;
}

/** Each step that changes something on the disk. */
const steps = [
  'mkdirSync',
  'openSync',
  'writeSync',
  'fsyncSync',
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

async function main([root = '', handEdit = 'taken over', times = '1', fatal = '0']: string[]): Promise<void> {
  dieBefore(Number(fatal));
  for (let time = 0; time < Number(times); time += 1) await increment(root, handEdit as 'taken over' | 'restored');
}

if (basename(process.argv[1] ?? '') === 'counter.cjs') {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stdout.write(String(error));
    process.exitCode = 1;
  });
}
