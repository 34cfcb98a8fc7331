import { beginIteration, failIteration, isWriting, type IterationLimits } from '../loop/rules/iteration.ts';
import { completes } from '../loop/rules/modes.ts';
import { acceptanceSteps } from '../goal/rules/acceptance-steps.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { firstWithinLimit } from '../loop/rules/redirect.ts';
import { withSpend } from '../spend/rules/spend.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { isReadyToRecord, recordProblems } from '../loop/rules/verify.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { keepDocuments } from '../loop/document-change.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { newMark, readMark, writeMark } from './iteration-mark.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { phaseTurn } from './phase-turn.ts';
import { adoptReinjection, archiveRedirects, pendingRedirects } from '../loop/redirects.ts';
import { restoreDocuments } from './restore-documents.ts';
import { markIteration, readSpend } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';

/**
 * Begins the next iteration, or goes on with one that is not recorded yet. Returns the state with it in progress.
 * @param ended the mark of the iteration before, as its last turn left it, where that is not written.
 */
export async function startIteration(
  paths: WorkflowPaths,
  now: Date,
  { failed = false, ended, ...limits }: IterationLimits & { failed?: boolean; ended?: IterationRuntime } = {},
): Promise<WorkflowState> {
  return asWriter(paths, async () => {
    const known = await readState(paths);
    // Somebody ended it in the meantime.
    if (known.status !== 'in_progress') return known;
    const before = withSpend(known, readSpend(paths, known));
    const mark = ended ?? (await readMark(paths, before));
    const state = failed ? failIteration(before, now) : beginIteration(before, now, limits);
    if (state === before) return known;
    if (failed)
      appendEvent(paths, now, { event: 'iteration-failed', iteration: before.iteration, problems: mark.problems });
    const { iteration } = state;
    await restoreDocuments(paths, now);
    const [from, phase] = [before.current_phase, state.current_phase];
    if (phase !== from) appendEvent(paths, now, { event: 'phase-begun', phase, from, iteration });
    if (phase === phases.B) (await import('./create-workflow.ts')).makePlan(paths);
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, configuration, iteration);
    const redirects = await pendingRedirects(paths, mark.redirects);
    const next = { ...(await newMark(paths, state, mark, now.toISOString())), redirects };
    const event = 'iteration-begun';
    const agents = next.assignments.length;
    commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
      writeMark(paths, next);
      keepDocuments(paths);
    });
    // Only now: had we died before, they would be told by the next attempt.
    archiveRedirects(paths, [...mark.redirects, ...redirects], iteration);
    await markIteration(paths, state, now);
    if (phase !== phases.C || phase === from) return state;
    await (await import('../coding/begin.ts')).beginCoding(paths, now);
    return readState(paths);
  });
}

/**
 * Adds what the user wants told at once to the iteration in progress; returns its texts. The caller holds the workflow's lock.
 */
export async function takeUrgentRedirects(
  paths: WorkflowPaths,
  mark: IterationRuntime,
  now: Date,
): Promise<IterationRuntime> {
  const { configuration } = await currentConfiguration(paths.root);
  await adoptReinjection(paths, now, { ...configuration, check_reinject_every_n_iterations: Infinity }, mark.iteration);
  const pending = await pendingRedirects(paths, mark.redirects);
  const urgent = firstWithinLimit(pending.filter(({ priority }) => priority === 'high'));
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

/** The judge comes last, when everybody else is done: whether it has handed in is asked of it alone. */
function workersOf(assignments: readonly Assignment[]): Assignment[] {
  return assignments.filter(({ agent }) => agent !== 'acceptance-judge');
}

/** What of the goal is not reached, where the workflow would be complete otherwise. */
async function reachProblems(
  paths: WorkflowPaths,
  state: WorkflowState,
  mark: IterationRuntime,
): Promise<Pick<Verification, 'problems' | 'becomesFeature'>> {
  if (!hasGoal(paths) || !completes(state)) return { problems: [], becomesFeature: [] };
  const { acceptanceProblems } = await import('../goal/turn.ts');
  return acceptanceProblems(paths, mark.begun_at, state.current_phase === phases.C);
}

/** What has to be reached before the end, where the workflow would be complete with this iteration. */
export function acceptanceOf(paths: WorkflowPaths, state: WorkflowState, mark: IterationRuntime): string | undefined {
  if (!hasGoal(paths) || !completes(state)) return undefined;
  const judge = mark.assignments.find(({ agent }) => agent === 'acceptance-judge');
  return acceptanceSteps(judge, finishedAssignments(paths, state.iteration), state.current_phase === phases.C);
}

/** The brief of the iteration in progress. */
export async function briefOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const mark = await readMark(paths, state);
  const { assignments, started, redirects } = mark;
  // The mark holds the problems that the last turn ended with; some may be solved since, as when an error of the API cut the next one.
  const problems = mark.problems.length === 0 ? [] : (await verifyIteration(paths, state, mark)).problems;
  const finished = finishedAssignments(paths, state.iteration);
  return (await phaseTurn(state)).brief(paths, {
    state,
    assignments: workersOf(assignments),
    acceptance: acceptanceOf(paths, state, mark),
    finished,
    started: new Set(started),
    problems,
    redirects,
    folder: paths.folder,
  });
}

export interface Verification {
  /** What keeps the iteration in progress from counting, as instructions. */
  problems: string[];
  /** Those of the problems that code takes care of when the turn has ended. */
  becomesFeature: string[];
  readyToRecord: boolean;
  /** The problems are what the checks of the report found, and nothing else. */
  isReportCheck: boolean;
}

/** Holds the iteration in progress against what is on disk now. */
export async function verifyIteration(
  paths: WorkflowPaths,
  state: WorkflowState,
  mark: IterationRuntime,
): Promise<Verification> {
  const agents = { assignments: workersOf(mark.assignments), finished: finishedAssignments(paths, state.iteration) };
  const turn = await phaseTurn(state);
  const reach = await reachProblems(paths, state, mark);
  const problems = [...recordProblems(state, agents), ...(await turn.problems(paths, state, mark)), ...reach.problems];
  const findings = problems.length === 0 && isWriting(state) ? ((await turn.findings?.(paths, state)) ?? []) : [];
  return {
    problems: [...problems, ...findings],
    becomesFeature: reach.becomesFeature,
    readyToRecord: isReadyToRecord(state, agents),
    isReportCheck: findings.length > 0,
  };
}
