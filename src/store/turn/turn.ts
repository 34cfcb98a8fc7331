import { composeBrief } from '../../engine/brief.ts';
import { beginIteration, failIteration, isWriting, type IterationLimits } from '../../engine/iteration.ts';
import { firstThatFit } from '../../engine/steering/redirect.ts';
import { withSpend } from '../../engine/spend/spent-state.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { findProblems, isReadyToRecord, type Reality } from '../../engine/verify.ts';
import { readCompilation } from './compilation.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { settledAssignments } from './inbox.ts';
import { hasReportChanged, keepReport, newMark, readMark, writeMark, type IterationMark } from './iteration-mark.ts';
import { note } from '../journal.ts';
import { readOutlook } from './outlook-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { adoptReinjection, archiveRedirects, pendingRedirects } from '../steering/redirects.ts';
import { checkRounds } from '../report/check-file.ts';
import { markIteration, readSpend } from '../spend/spend.ts';
import { readState } from '../state-file.ts';
import { asWriter, commitState } from '../workflow.ts';

/** Begins the next iteration, or goes on with one that is not recorded yet. Returns the state with it in progress. */
export async function startIteration(
  paths: WorkflowPaths,
  now: Date,
  { failed = false, ...limits }: IterationLimits & { failed?: boolean } = {},
): Promise<WorkflowState> {
  return asWriter(paths, async () => {
    const known = await readState(paths);
    // Somebody ended it in the meantime.
    if (known.status !== 'in_progress') return known;
    const before = withSpend(known, readSpend(paths));
    const mark = await readMark(paths, before);
    const state = failed ? failIteration(before, now) : beginIteration(before, now, limits);
    if (state === before) return known;
    if (failed) note(paths, now, { event: 'iteration-failed', iteration: before.iteration, problems: mark.problems });
    const { iteration } = state;
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, configuration, iteration);
    const redirects = await pendingRedirects(paths, mark.redirects);
    const next = { ...(await newMark(paths, state, mark)), redirects };
    const event = 'iteration-begun';
    const agents = next.assignments.length;
    commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
      writeMark(paths, next);
      keepReport(paths);
    });
    // Only now: had we died before, they would be told by the next attempt.
    archiveRedirects(paths, [...mark.redirects, ...redirects], iteration);
    await markIteration(paths, state, now);
    return state;
  });
}

/**
 * Adds what the user wants told at once to the iteration in progress; returns its texts. The caller holds the workflow's lock.
 */
export async function takeUrgentRedirects(
  paths: WorkflowPaths,
  mark: IterationMark,
  now: Date,
): Promise<IterationMark> {
  const { configuration } = await currentConfiguration(paths.root);
  await adoptReinjection(paths, now, { ...configuration, check_reinject_every_n_iterations: Infinity }, mark.iteration);
  const pending = await pendingRedirects(paths, mark.redirects);
  const urgent = firstThatFit(pending.filter(({ priority }) => priority === 'high'));
  if (urgent.length === 0) return mark;
  const next = { ...mark, redirects: [...mark.redirects, ...urgent] };
  writeMark(paths, next);
  archiveRedirects(paths, urgent, mark.iteration);
  return next;
}

/** Notes that no agent of this iteration is at work any more. */
export async function forgetStarted(paths: WorkflowPaths, state: WorkflowState): Promise<void> {
  await asWriter(paths, async () => writeMark(paths, { ...(await readMark(paths, state)), started: [] }));
}

/** The brief of the iteration in progress. */
export async function briefOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const { assignments, problems, started, redirects } = await readMark(paths, state);
  const settled = settledAssignments(paths, state.iteration);
  return composeBrief({
    state,
    outlook: await readOutlook(paths),
    assignments,
    settled,
    started: new Set(started),
    problems,
    redirects,
    folder: paths.folder,
  });
}

export interface Verification {
  /** What keeps the iteration in progress from counting, as instructions. */
  problems: string[];
  readyToRecord: boolean;
  /** The problems are what the checks of the report found, and nothing else. */
  isReportCheck: boolean;
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
  const problems = findProblems(state, reality);
  const findings = problems.length === 0 && isWriting(state) ? await findReportProblems(paths, state) : [];
  return {
    problems: [...problems, ...findings],
    readyToRecord: isReadyToRecord(state, reality),
    isReportCheck: findings.length > 0,
  };
}

/** What the checks of the report find that must be mended, as one task, as long as it is sent back for that. */
async function findReportProblems(paths: WorkflowPaths, state: WorkflowState): Promise<string[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const rounds = checkRounds(paths, state.iteration);
  if (rounds >= configuration.report_check_rounds) return [];
  const { findReportTask } = await import('../report/find-report-task.ts');
  const task = findReportTask(paths, new Date(), rounds + 1, configuration.report_check_rounds);
  return task === undefined ? [] : [task];
}
