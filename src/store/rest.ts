import { join } from 'node:path';
import type { Rest } from '../engine/rest.ts';
import { writeAtomic } from './atomic.ts';
import { readJson } from './json-file.ts';
import type { WorkflowPaths } from './paths.ts';

const restFile = (paths: WorkflowPaths) => join(paths.runtime, 'rest.json');
const kinds: ReadonlySet<unknown> = new Set<Rest['kind']>(['busy', 'agents', 'input', 'pause', 'api']);

/** Why the session rests since its last turn; undefined before the first, or when the note is damaged. */
export function readRest(paths: WorkflowPaths): Rest | undefined {
  const rest = readJson(restFile(paths)) as Partial<Rest> | null | undefined;
  if (rest == null || !kinds.has(rest.kind) || typeof rest.turn !== 'number') return undefined;
  const timed = rest.kind === 'pause' || rest.kind === 'api';
  if (timed && typeof rest.until !== 'number') return undefined;
  if (rest.kind === 'agents' && !Array.isArray(rest.tasks)) return undefined;
  return rest as Rest;
}

export function writeRest(paths: WorkflowPaths, rest: Rest): void {
  writeAtomic(restFile(paths), JSON.stringify(rest));
}
