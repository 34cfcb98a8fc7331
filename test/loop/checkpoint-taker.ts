import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { takeCheckpoint } from '../../src/loop/checkpoint.ts';
import { workflowPaths } from '../../src/files/paths.ts';

/** What a checkpoint cost. */
export interface Cost {
  milliseconds: number;
  /** Bytes this process has read from files; 0 where the system does not count them. */
  read: number;
}

function bytesRead(): number {
  const counters = '/proc/self/io';
  return existsSync(counters) ? Number(/^rchar: (\d+)$/m.exec(readFileSync(counters, 'utf8'))?.[1]) : 0;
}

async function take(root: string, workflow: string, transcript: string): Promise<void> {
  const paths = workflowPaths(root, workflow);
  process.stdout.write('started\n');
  const [before, since] = [bytesRead(), performance.now()];
  await takeCheckpoint(paths, { transcript, trigger: 'auto', now: new Date() });
  const cost: Cost = { milliseconds: performance.now() - since, read: bytesRead() - before };
  process.stdout.write(`${JSON.stringify(cost)}\n`);
}

if (basename(process.argv[1] ?? '') === 'checkpoint-taker.cjs') {
  const [, , root = '', workflow = '', transcript = ''] = process.argv;
  void take(root, workflow, transcript);
}
