import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { modeOf, type EndReason } from '../base/vocabulary.ts';
import { goOnWith, leftUndone, type Ending } from '../loop/rules/decide.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { cancelRalphLoop, loopAround } from '../session/ralph-loop.ts';
import { moveTaskToDone } from '../loop/steering-files.ts';
import { notesOnReport } from '../report/compilation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, endWorkflow } from '../loop/workflow.ts';

/** The result of ending a workflow. */
interface Finish {
  /** False when it had ended before. */
  ended: boolean;
  /** Sentences on its report and its task file. */
  notes: string[];
  /** The end message including the notes, without the command that goes on. */
  message: string;
  /** A ralph-loop was around it, and was cancelled. */
  loopCancelled: boolean;
}

/**
 * Ends a workflow for any reason: restores the last report that compiles, writes the state, and cancels the ralph-loop around it. A
 * workflow that has already ended is unchanged, unless `again` is set.
 */
export async function finishWorkflow(
  paths: WorkflowPaths,
  now: Date,
  { reason, message, goOn }: Ending,
  { again = false } = {},
): Promise<Finish> {
  const finish = await asWriter(paths, async () => {
    const state = await readState(paths);
    const ended = again || state.status === 'in_progress';
    const notes = ended ? await notesOnReport(paths, state, now) : [];
    const kept = [message, ...notes].join(' ');
    await endWorkflow(paths, now, reason, goOn === undefined ? kept : `${kept} ${goOn}`, { again });
    const moved = reason === 'complete' ? await moveTaskToDone(paths) : undefined;
    const hints = ended && moved !== undefined ? [moved] : [];
    return {
      ended,
      notes: [...notes, ...hints],
      message: [kept, ...hints].join(' '),
      loopCancelled: cancelLoop(paths, now),
    };
  });
  if (finish.ended) {
    await (await import('../overview/digest.ts')).writeDigest(paths, now);
  }
  return finish;
}

function cancelLoop(paths: WorkflowPaths, now: Date): boolean {
  const loop = loopAround(paths);
  if (loop === undefined) return false;
  cancelRalphLoop(loop);
  appendEvent(paths, now, { event: 'loop-cancelled', file: loop.file });
  return true;
}

/** The questions that wait for the user when a workflow ends, and how to answer them, a line each; empty without any. */
async function questionsAtEnd(paths: WorkflowPaths): Promise<string[]> {
  const { askedLines } = await import('../loop/escalations.ts');
  const asked = askedLines(paths);
  return asked.length === 0 ? [] : ['Questions that only you can answer:', ...asked];
}

/**
 * The last lines of a session when its workflow ends: questions for the user, what was not done and the line that goes on, and the files
 * to open.
 */
export async function closingLines(paths: WorkflowPaths, state: WorkflowState, reason: EndReason): Promise<string[]> {
  const undone = leftUndone(state, reason);
  const isOver = undone === '' && reason === 'complete' && modeOf(state.workflow_type) !== 'research-and-plan';
  const goesOn = isOver || reason === 'cancelled' ? [] : [goOnWith(state, reason)];
  return [
    ...(await questionsAtEnd(paths)),
    ...(undone === '' ? [] : [`Not done: ${undone}.`]),
    ...goesOn,
    resultLine(paths, state),
  ];
}

/** The last line of a session: the commits, and the files to open. The digest, which is written at the end, is always the last of them. */
function resultLine(
  { root, base, planPdf, reportPdf, reportHtml, report }: WorkflowPaths,
  { features_complete: passed }: WorkflowState,
): string {
  const there = [planPdf, reportPdf, reportHtml, report].filter((file) => existsSync(file)).slice(0, 3);
  const files = [...there, join(base, 'digest.md')].map((file) => relative(root, file));
  const code = passed === 0 ? [] : [`the commits of ${counted(passed, 'feature')} (git log)`];
  return `Result: ${[...code, ...files].join(', ')}`;
}
