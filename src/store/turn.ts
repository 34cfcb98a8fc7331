import { composeBrief } from '../engine/brief.ts';
import { beginIteration, failIteration, isWriting, type IterationLimits } from '../engine/iteration.ts';
import type { WorkflowState } from '../engine/state.ts';
import { findProblems, isReadyToRecord, type Reality } from '../engine/verify.ts';
import { readCompilation } from './compilation.ts';
import { settledAssignments } from './inbox.ts';
import { hasReportChanged, keepReport, newMark, readMark, writeMark, type IterationMark } from './iteration-mark.ts';
import { note } from './journal.ts';
import { readOutlook } from './outlook-file.ts';
import type { WorkflowPaths } from './paths.ts';
import { readState, writeState } from './state-file.ts';
import { asWriter } from './workflow.ts';

/** Begins the next iteration, or goes on with one that is not recorded yet. Returns the state with it in progress. */
export async function startIteration(
  paths: WorkflowPaths,
  now: Date,
  { failed = false, ...limits }: IterationLimits & { failed?: boolean } = {},
): Promise<WorkflowState> {
  return asWriter(paths, async () => {
    const before = await readState(paths);
    const mark = await readMark(paths, before);
    const state = failed ? failIteration(before, now) : beginIteration(before, now, limits);
    if (state === before) return state;
    if (failed) note(paths, now, { event: 'iteration-failed', iteration: before.iteration, problems: mark.problems });
    const next = await newMark(paths, state, mark.idleTurns);
    writeMark(paths, next);
    keepReport(paths);
    writeState(paths, state);
    const { iteration } = state;
    note(paths, now, {
      event: 'iteration-begun',
      iteration,
      agents: next.assignments.length,
      writing: isWriting(state),
    });
    return state;
  });
}

/** Notes that no agent of this iteration is at work any more. */
export async function forgetStarted(paths: WorkflowPaths, state: WorkflowState): Promise<void> {
  await asWriter(paths, async () => writeMark(paths, { ...(await readMark(paths, state)), started: [] }));
}

/** The brief of the iteration in progress. */
export async function briefOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const { assignments, problems, started } = await readMark(paths, state);
  const settled = settledAssignments(paths, state.iteration);
  return composeBrief({
    state,
    outlook: await readOutlook(paths),
    assignments,
    settled,
    started: new Set(started),
    problems,
    folder: paths.folder,
  });
}

export interface Verification {
  /** What keeps the iteration in progress from counting, as instructions. */
  problems: string[];
  readyToRecord: boolean;
}

/** Holds the iteration in progress against what is on disk now. */
export async function verifyIteration(
  paths: WorkflowPaths,
  state: WorkflowState,
  mark: IterationMark,
): Promise<Verification> {
  const { newClaims } = await readOutlook(paths);
  const reality: Reality = {
    assignments: mark.assignments,
    settled: settledAssignments(paths, state.iteration),
    newClaims,
    reportPath: `${paths.folder}/${paths.name}-report.tex`,
    reportChanged: hasReportChanged(paths),
    compilation: readCompilation(paths),
  };
  return { problems: findProblems(state, reality), readyToRecord: isReadyToRecord(state, reality) };
}
