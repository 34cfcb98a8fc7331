import { join } from 'node:path';
import type { Wait } from './rules/waiting.ts';
import { hasShapeOf } from '../base/json.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';

const waitFile = (paths: WorkflowPaths) => join(paths.runtime, 'rest.json');
const samples: readonly Wait[] = [
  { kind: 'busy', turn: 0 },
  { kind: 'agents', turn: 0, tasks: [''] },
  { kind: 'input', turn: 0, since: 0 },
  { kind: 'pause', turn: 0, until: 0, failed: false },
  { kind: 'api', turn: 0, until: 0, since: 0, error: '', attempt: 0 },
];

/** Why the session rests since its last turn; undefined before the first, or when the note is damaged. */
export function readWait(paths: WorkflowPaths): Wait | undefined {
  const rest = readJson(waitFile(paths));
  const sample = samples.find(({ kind }) => kind === (rest as Partial<Wait> | null)?.kind);
  if (sample === undefined || !hasShapeOf(rest, sample)) return undefined;
  return 'until' in rest && Number.isNaN(new Date(rest.until).getTime()) ? undefined : rest;
}

/** Keeps why the session rests and until when. */
export function writeWait(paths: WorkflowPaths, rest: Wait): void {
  // The session that rests, and whoever waits for it, end with the machine.
  writeAtomic(waitFile(paths), JSON.stringify(rest), { flush: 'nothing' });
}

/** Forgets why the session rested: it did not, or does no more. */
export function clearWait(paths: WorkflowPaths): void {
  removeFile(waitFile(paths));
}
