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

/** The reason why the session waits since its last turn; undefined before the first, or when the file is damaged. */
export function readWait(paths: WorkflowPaths): Wait | undefined {
  const wait = readJson(waitFile(paths));
  const sample = samples.find(({ kind }) => kind === (wait as Partial<Wait> | null)?.kind);
  if (sample === undefined || !hasShapeOf(wait, sample)) return undefined;
  return 'until' in wait && Number.isNaN(new Date(wait.until).getTime()) ? undefined : wait;
}

/** Stores why the session waits and until when. */
export function writeWait(paths: WorkflowPaths, wait: Wait): void {
  // Not flushed: after a crash of the machine no session waits.
  writeAtomic(waitFile(paths), JSON.stringify(wait), { flush: 'nothing' });
}

/** Removes the reason to wait, when the wait is over. */
export function clearWait(paths: WorkflowPaths): void {
  removeFile(waitFile(paths));
}
