import { describeEvent, type WorkflowEvent } from '../engine/events.ts';
import { appendLines } from './atomic.ts';
import type { WorkflowPaths } from './paths.ts';

/** Notes an event in journal.jsonl, for programs, and in progress.txt, for people. On return it is on disk. */
export function note(paths: WorkflowPaths, now: Date, event: WorkflowEvent): void {
  const time = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time, ...event })]);
  appendLines(paths.progress, [`${time.slice(0, 19).replace('T', ' ')}Z  ${describeEvent(event)}`]);
}
