import type { Wait } from './rules/waiting.ts';
import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

// Not flushed: after a crash of the machine no session waits.
const waitFile = runtimeFile<Wait>('rest.json', { kind: 'busy', turn: 0 }, { flush: 'nothing' });
/** What each kind of wait has beside its kind and its turn. */
const samples = {
  busy: {},
  agents: { tasks: [''] },
  input: { since: 0 },
  pause: { until: 0, failed: false },
  api: { until: 0, since: 0, error: '', attempt: 0 },
} as const;

/** The reason why the session waits since its last turn; undefined before the first, or when the file is damaged. */
export function readWait(paths: WorkflowPaths): Wait | undefined {
  const wait = waitFile.read(paths);
  if (wait === undefined || !Object.hasOwn(samples, wait.kind) || !hasShapeOf(wait, samples[wait.kind]))
    return undefined;
  return 'until' in wait && Number.isNaN(new Date(wait.until).getTime()) ? undefined : wait;
}

/** Stores why the session waits and until when. */
export function writeWait(paths: WorkflowPaths, wait: Wait): void {
  waitFile.write(paths, wait);
}

/** Removes the reason to wait, when the wait is over. */
export function clearWait(paths: WorkflowPaths): void {
  waitFile.remove(paths);
}
