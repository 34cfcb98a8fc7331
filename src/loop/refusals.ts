import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

/** The counts, by the id of an agent or another key. */
const counts: Record<string, unknown> = {};
const refusals = runtimeFile('refusals.json', counts);

/** Counts one more refused hand-in of an agent and returns how many there are. The caller holds the workflow's lock. */
export function countRefusal(paths: WorkflowPaths, agentId: string): number {
  const known = new Map(Object.entries(refusals.read(paths) ?? {}));
  const before = known.get(agentId);
  const count = (typeof before === 'number' ? before : 0) + 1;
  known.set(agentId, count);
  refusals.write(paths, Object.fromEntries(known));
  return count;
}
