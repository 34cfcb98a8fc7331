import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../paths.ts';

const refusalsFile = (paths: WorkflowPaths) => join(paths.runtime, 'refusals.json');

/** Counts one more refused hand-in of an agent and returns how many there are. The caller holds the workflow's lock. */
export function countRefusal(paths: WorkflowPaths, agentId: string): number {
  const counts = new Map(Object.entries<unknown>(readJsonLike(refusalsFile(paths), {}) ?? {}));
  const before = counts.get(agentId);
  const count = (typeof before === 'number' ? before : 0) + 1;
  counts.set(agentId, count);
  writeAtomic(refusalsFile(paths), JSON.stringify(Object.fromEntries(counts)));
  return count;
}
