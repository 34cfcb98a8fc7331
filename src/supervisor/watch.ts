import { countLeap } from '../app/turn-end.ts';
import { endByFile } from '../app/wait.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { allowance } from '../loop/rules/allowance.ts';
import { readState } from '../loop/state-file.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { writeHeartbeat, type AwakeClock } from '../session/activity.ts';
import { readLease } from '../session/lease.ts';
import type { Control } from './rules/run-events.ts';

/** The time that a session has for its last output after the end of its workflow. */
const lastWordsMilliseconds = 10_000;
const readEveryMilliseconds = 2_000;

/** The watch over a running session. */
export interface Watch {
  /** Why the session must end now: the workflow has ended or has another owner, or a person asked for it; or its budget is used up. */
  mustEnd: () => Promise<'asked' | 'spent' | undefined>;
}

/** Whether the workflow still belongs to this session. */
export function isOwner(paths: WorkflowPaths, session: string): boolean {
  const lease = readLease(paths);
  // A missing lease is written again at the end of the turn.
  return lease === undefined || (lease.session === session && lease.driver === 'headless');
}

/** Begins to watch a running session: writes heartbeats, handles stop files, and decides when it must end. */
export function keepWatch(paths: WorkflowPaths, session: string, control: Control, clock: AwakeClock): Watch {
  let read = -Infinity;
  let overSince: number | undefined;
  let last: Clocks = { wall: Date.now(), awake: clock.read() };
  return {
    mustEnd: async () => {
      if (control.now.aborted) return 'asked';
      const awake = clock.read();
      if (awake - read < readEveryMilliseconds) return undefined;
      read = awake;
      if (!isOwner(paths, session)) return 'asked';
      const wall = Date.now();
      if (await isOver(paths, { before: last, after: { wall, awake } })) overSince ??= awake;
      last = { wall, awake };
      if (overSince === undefined && (await isSpent(paths))) return 'spent';
      return overSince !== undefined && awake - overSince >= lastWordsMilliseconds ? 'asked' : undefined;
    },
  };
}

/** Whether a session goes on although a budget is used up, as the transcripts show. */
async function isSpent(paths: WorkflowPaths): Promise<boolean> {
  try {
    await catchUpSpend(paths);
    const state = await readState(paths);
    return (
      state.status === 'in_progress' &&
      allowance(withSpend(state, readSpend(paths, state)), new Date()).kind === 'nothing'
    );
  } catch {
    // Tried again at the next tick.
    return false;
  }
}

/** Two clocks, in milliseconds: the wall clock, and a monotonic one that does not count sleep. */
interface Clocks {
  wall: number;
  awake: number;
}

/** Writes a heartbeat, and finds out whether the workflow has ended, or ends now. */
async function isOver(paths: WorkflowPaths, { before, after }: Record<'before' | 'after', Clocks>): Promise<boolean> {
  try {
    writeHeartbeat(paths);
    await countLeap(paths, after.wall - before.wall - (after.awake - before.awake));
    return (await readState(paths)).status !== 'in_progress' || (await endByFile(paths));
  } catch {
    // A file that cannot be read or written now is tried again at the next tick.
    return false;
  }
}
