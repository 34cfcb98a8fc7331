import type { Ending } from '../loop/rules/decide.ts';
import { appendEvent } from '../journal/journal.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { cancelRalphLoop, findRalphLoop } from '../session/ralph-loop.ts';
import { stashHints } from '../coding/stashed.ts';
import { notesOnReport } from '../report/compilation.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, endWorkflow } from '../loop/workflow.ts';

/** What ending a workflow brought. */
export interface Finish {
  /** False when it had ended before. */
  ended: boolean;
  /** What was done with its report, and what of the user's is still put aside: sentences. */
  notes: string[];
  /** The end message with these. */
  told: string;
  /** A ralph-loop was around it, and was cancelled. */
  loopCancelled: boolean;
}

/**
 * Ends a workflow, whoever wants it to end: a report that does not compile gives way to the last that did, the state says so, and
 * the ralph-loop around it is cancelled. A workflow that has ended already stays as it is, unless it is to end `again`.
 */
export async function finishWorkflow(
  paths: WorkflowPaths,
  now: Date,
  { reason, message }: Ending,
  { again = false } = {},
): Promise<Finish> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    const ended = again || state.status === 'in_progress';
    const notes = ended ? await notesOnReport(paths, state, now) : [];
    const kept = [message, ...notes].join(' ');
    await endWorkflow(paths, now, reason, kept, { again });
    // Told and not kept: it is true only until the user takes the work back.
    const hints = ended ? stashHints(paths) : [];
    return {
      ended,
      notes: [...notes, ...hints],
      told: [kept, ...hints].join(' '),
      loopCancelled: cancelLoop(paths, now),
    };
  });
}

function cancelLoop(paths: WorkflowPaths, now: Date): boolean {
  const lease = readLease(paths);
  const loop = lease === undefined ? undefined : findRalphLoop(lease.folder, lease.session);
  if (loop === undefined) return false;
  cancelRalphLoop(loop);
  appendEvent(paths, now, { event: 'loop-cancelled', file: loop.file });
  return true;
}
