import { orElse } from '../base/or-else.ts';
import { clockTime, localTime } from '../base/clock.ts';
import { describeEvent, type WorkflowEvent } from './rules/events.ts';
import { appendLines } from '../files/atomic.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Events that progress.txt leaves out: they serve rebuilding, or repeat the iteration's record. */
const silent = new Set<WorkflowEvent['event']>(['changed', 'feature-edited', 'features-scrutinized']);

/**
 * Appends an event to journal.jsonl, for programs, and to progress.txt, for people. On return the journal is flushed, except for
 * the cost of an iteration, which no repair needs.
 * @param state the part of the new state that the journal does not have yet.
 */
export function appendEvent(paths: WorkflowPaths, now: Date, event: WorkflowEvent, state?: object): void {
  const time = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time, ...event, state })], { flushed: event.event !== 'spent' });
  if (silent.has(event.event)) return;
  // The program may have waited for a lock since `now`; the current time keeps the lines of progress.txt in order.
  const written = new Date(Math.max(now.getTime(), Date.now()));
  appendLines(paths.progress, [`${localTime(written)}  ${describeEvent(onTheClock(event, now))}`], { flushed: false });
}

/** journal.jsonl has UTC, progress.txt local time. */
function onTheClock(event: WorkflowEvent, now: Date): WorkflowEvent {
  if (event.event !== 'waits' || event.until === null) return event;
  return { ...event, until: clockTime(new Date(event.until), now) };
}

/** The lines of the journal, unparsed; empty when it cannot be read. */
export function readJournal(paths: WorkflowPaths): string[] {
  return orElse(() => readRegular(paths.journal).toString('utf8').split('\n'), []);
}
