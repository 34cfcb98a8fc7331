import { countLeap } from '../app/clock-leap.ts';
import { endByFile } from '../app/wait-out.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { writeHeartbeat } from '../session/activity.ts';
import { readLease } from '../session/lease.ts';
import type { AwakeClock } from '../session/awake-clock.ts';
import type { Control } from './control.ts';

/** After the end of its workflow a session has this long to say its last words. */
const lastWordsMilliseconds = 10_000;
const readEveryMilliseconds = 2_000;

/** The watch over a session that is at work. */
export interface Watch {
  /** Whether the session has to end now: the workflow is over, has another owner, or a person wants it. */
  mustEnd: () => Promise<boolean>;
}

/** Whether the workflow belongs to this session still. */
export function isOwner(paths: WorkflowPaths, session: string): boolean {
  const lease = readLease(paths);
  // A lease that was lost is written again at the end of the turn.
  return lease === undefined || (lease.session === session && lease.driver === 'headless');
}

/** Begins to watch beside a session: writes heartbeats, heeds stop files, and finds out when it has to end. */
export function keepWatch(paths: WorkflowPaths, session: string, control: Control, clock: AwakeClock): Watch {
  let read = -Infinity;
  let overSince: number | undefined;
  let last: Clocks = { wall: Date.now(), awake: clock.read() };
  return {
    mustEnd: async () => {
      if (control.now.aborted) return true;
      const awake = clock.read();
      if (awake - read < readEveryMilliseconds) return false;
      read = awake;
      if (!isOwner(paths, session)) return true;
      const wall = Date.now();
      if (await isOver(paths, { before: last, after: { wall, awake } })) overSince ??= awake;
      last = { wall, awake };
      return overSince !== undefined && awake - overSince >= lastWordsMilliseconds;
    },
  };
}

/** Two clocks, in milliseconds: the one on the wall, and one that nobody sets and that stands still in sleep. */
interface Clocks {
  wall: number;
  awake: number;
}

/** Gives a sign of life, and finds out whether the workflow has ended, or ends now. */
async function isOver(paths: WorkflowPaths, { before, after }: Record<'before' | 'after', Clocks>): Promise<boolean> {
  try {
    writeHeartbeat(paths);
    await countLeap(paths, after.wall - before.wall - (after.awake - before.awake));
    return (await readState(paths)).status !== 'in_progress' || (await endByFile(paths));
  } catch {
    // A file that cannot be read or written just now is tried again a moment later.
    return false;
  }
}
