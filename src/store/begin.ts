import type { IterationLimits } from '../engine/iteration.ts';
import { reopen, type Resumption } from '../engine/reopen.ts';
import type { WorkflowState } from '../engine/state.ts';
import { defaultBudgets } from '../engine/state.ts';
import type { Driver } from '../engine/vocabulary.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import { noteActivity } from './activity.ts';
import { readMark, writeMark } from './iteration-mark.ts';
import { claimWorkflow, ownedWorkflow, type Session } from './ownership.ts';
import type { WorkflowPaths } from './paths.ts';
import { hasSourceFiles } from './repository-content.ts';
import { readState, stateExists } from './state-file.ts';
import { startIteration } from './turn.ts';
import { asWriter, changeState, createWorkflow } from './workflow.ts';

export interface ResearchRequest {
  prompt: string | undefined;
  driver: Driver;
  maxIterations: number | undefined;
  maxDurationHours: number | undefined;
}

/** Creates the workflow, or goes on with the one of that name, in this session. */
export async function beginResearch(
  paths: WorkflowPaths,
  request: ResearchRequest,
  session: Session,
  now: Date,
  example: string,
): Promise<void> {
  await refuseSecondWorkflow(paths, session);
  if (!stateExists(paths)) {
    if (request.prompt === undefined) throw missingPrompt(paths, example);
    const {
      prompt,
      driver,
      maxIterations = defaultBudgets.maxIterations,
      maxDurationHours = defaultBudgets.maxDurationHours,
    } = request;
    await createWorkflow(paths, {
      prompt,
      driver,
      maxIterations,
      maxDurationHours,
      repositoryAnalysis: hasSourceFiles(paths.root),
      now,
    });
    await claimWorkflow(paths, now, session, 'started');
    await startIteration(paths, now);
    return;
  }
  const state = await readState(paths);
  if (request.prompt !== undefined && request.prompt !== state.prompt) throw otherPrompt(paths);
  if (state.status !== 'in_progress') throw ended(state);
  await claimWorkflow(paths, now, session, 'called again');
  await forgiveTurns(paths);
  await reenterWorkflow(paths, request.driver, now, {});
}

/** Resumes an idle or ended workflow in this session. */
export async function resumeWorkflow(
  paths: WorkflowPaths,
  resumption: Resumption,
  { session, takeOver }: { session: Session; takeOver: boolean },
  now: Date,
): Promise<void> {
  await refuseSecondWorkflow(paths, session);
  // Judged before the lease moves, so that a refusal changes nothing.
  reopen(await readState(paths), resumption, now);
  await claimWorkflow(paths, now, session, 'continue-auto', takeOver);
  await changeState(paths, now, (before) => ({
    state: reopen(before, resumption, now),
    event: { event: 'resumed', by: 'continue-auto', iteration: before.iteration },
  }));
  await forgiveTurns(paths);
  await startIteration(paths, now);
  noteActivity(paths);
}

/** ralph-loop has fed its prompt again: go on with the iteration in progress, or with the next. */
export async function reenterWorkflow(
  paths: WorkflowPaths,
  driver: Driver,
  now: Date,
  limits: IterationLimits,
): Promise<void> {
  await changeState(paths, now, (before) => ({ state: before.driver === driver ? before : { ...before, driver } }));
  await startIteration(paths, now, limits);
  noteActivity(paths);
}

/** A person set the workflow going again: how earlier turns of the iteration ended no longer counts. */
async function forgiveTurns(paths: WorkflowPaths): Promise<void> {
  await asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.iteration > 0)
      writeMark(paths, { ...(await readMark(paths, state)), repairs: 0, idleTurns: 0, problems: [] });
  });
}

/** One session drives one workflow at a time. */
async function refuseSecondWorkflow(paths: WorkflowPaths, session: Session): Promise<void> {
  const own = ownedWorkflow(paths.root, session.id);
  if (own === undefined || own.name === paths.name || !stateExists(own)) return;
  const state = await readState(own);
  if (state.status !== 'in_progress') return;
  throw new WorkflowError(`This session is driving the workflow '${own.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own.name}, or start the other one in a second session.`,
  });
}

function missingPrompt(paths: WorkflowPaths, example: string): WorkflowError {
  return new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
    expected: 'a topic and a prompt',
    fix: `Example: ${example}`,
    exitCode: exitCodes.usage,
  });
}

function otherPrompt(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`A workflow '${paths.name}' exists with another prompt`, {
    where: paths.state,
    fix: `Choose another topic name, or go on with the existing one: /autonomous-workflow:continue-auto ${paths.name}`,
  });
}

function ended({ name, status, end_reason }: WorkflowState): WorkflowError {
  return new WorkflowError(`The workflow '${name}' has ended (${end_reason ?? status})`, {
    fix:
      status === 'complete' ? 'Choose another topic name.' : `Go on with: /autonomous-workflow:continue-auto ${name}`,
  });
}
