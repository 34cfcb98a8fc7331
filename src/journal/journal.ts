import { orElse } from '../base/or-else.ts';
import { clockTime, localTime } from '../base/clock.ts';
import { describeEvent, type WorkflowEvent } from './rules/events.ts';
import { appendLines } from '../files/atomic.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** To rebuild the state from and to compare records with, or said by the record of the iteration in the same words. */
const silent = new Set<WorkflowEvent['event']>([
  'changed',
  'written',
  'page-stored',
  'feature-edited',
  'features-scrutinized',
]);

/**
 * Appends an event to journal.jsonl, for programs, and to progress.txt, for people. On return the journal is on disk, but for the
 * cost of an iteration, which nothing is rebuilt from.
 * @param state the new state, as far as the journal does not hold it yet.
 */
export function appendEvent(paths: WorkflowPaths, now: Date, event: WorkflowEvent, state?: object): void {
  const time = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time, ...event, state })], { flushed: event.event !== 'spent' });
  if (silent.has(event.event)) return;
  // A program may have waited for another one's lock since `now`: its line stands below that one's, so it is not the earlier one.
  const written = new Date(Math.max(now.getTime(), Date.now()));
  appendLines(paths.progress, [`${localTime(written)}  ${describeEvent(onTheClock(event, now))}`], { flushed: false });
}

/** The journal has times of the world, people have clocks. */
function onTheClock(event: WorkflowEvent, now: Date): WorkflowEvent {
  if (event.event !== 'waits' || event.until === null) return event;
  return { ...event, until: clockTime(new Date(event.until), now) };
}

/** The lines of the journal as they stand; none when it cannot be read. */
export function readJournal(paths: WorkflowPaths): string[] {
  return orElse(() => readRegular(paths.journal).toString('utf8').split('\n'), []);
}
