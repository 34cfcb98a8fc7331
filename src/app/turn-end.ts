import type { Configuration } from '../configuration/rules/configuration.ts';
import {
  decide,
  mostIdleTurns,
  mostRepairs,
  type Decision,
  type Ending,
  type Signals,
  occasionsOf,
} from '../loop/rules/decide.ts';
import { allowance } from '../loop/rules/allowance.ts';
import { brokenPromise } from '../loop/rules/promise.ts';
import { resultOfTurn } from '../loop/rules/iteration-result.ts';
import { redirection } from '../loop/rules/brief.ts';
import type { EndedTurn, Outcome, TurnEnd } from './ended-turn.ts';
import type { Occasion } from '../loop/rules/notification.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { describeError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { lastTurnEnd, noteTurn, wasActive } from '../session/activity.ts';
import { isNewProblem } from '../configuration/problem.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { countLeapSinceTurn } from './clock-leap.ts';
import { findEnding } from '../loop/steering-files.ts';
import { closingLines, finishWorkflow } from './ending.ts';
import { completes } from '../loop/rules/modes.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { tasksAtWork, writeIterationRuntime, type IterationRuntime } from '../loop/iteration-runtime.ts';
import { appendEvent } from '../journal/journal.ts';
import { readLease } from '../session/lease.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { quarantineRedirects } from '../loop/redirects.ts';
import type { DocumentTask } from '../research/phase.ts';
import { findRalphLoop, type RalphLoop } from '../session/ralph-loop.ts';
import { acquireLease, releaseWorkflow } from '../loop/ownership.ts';
import { forgetSession } from '../session/pointer.ts';
import { readOrRestoreState, type RestoredState } from './restore.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { briefOf, startIteration, takeUrgentRedirects, verifyIteration, type VerifiedIteration } from './turn.ts';
import { giveUpUnpaid } from './money.ts';
import { closingUsd, updateSpend } from '../spend/spend.ts';
import { asWriter, changeState } from '../loop/workflow.ts';
import { counted } from '../base/text.ts';
import { searchPause } from './search-pause.ts';
import { phaseTraits } from '../base/vocabulary.ts';

/** Judges a turn that has ended and carries the decision out, under the lock, so that a second process sees its result. */
export async function endTurn(paths: WorkflowPaths, turn: EndedTurn): Promise<TurnEnd> {
  return asWriter(paths, async () => {
    // Another session may have taken it over while we waited for the lock.
    const lease = readLease(paths);
    const { configuration, problem } = await currentConfiguration(paths.root);
    if (lease === undefined) acquireLease(paths, turn.now, turn.session, 'its lease was lost');
    else if (lease.session !== turn.session.id)
      return { outcome: { kind: 'leave' }, notices: [], occasions: [], configuration };
    await countLeapSinceTurn(paths);
    const { state: read, notice }: RestoredState =
      turn.between === undefined ? await readOrRestoreState(paths, turn.now) : { state: await readState(paths) };
    const spend = await updateSpend(paths, read, turn.session.id, turn.session.transcript, turn.now, turn.session.usd);
    const state = withSpend(await addFixesForMissedGoal(paths, read, turn), spend);
    const notices = notice === undefined ? [] : [notice];
    const occasions: Occasion[] = [];
    if (isNewProblem(paths, problem)) {
      const text = describeError(problem);
      appendEvent(paths, turn.now, { event: 'configuration-refused', problem: text });
      notices.push(`autonomous-workflow goes on with the last valid configuration: ${text}`);
      occasions.push({ kind: 'configuration-refused', problem: text });
    }
    const { redirects } = await readIterationRuntime(paths, state);
    notices.push(...(await quarantineRedirects(paths, redirects, turn.now)));
    const judged = await judge(paths, turn, state, configuration);
    const broken = judged.decision.kind === 'end' ? undefined : brokenPromise(state, judged.ralph, turn.said);
    if (broken !== undefined) notices.push(`autonomous-workflow ${state.name}: ${broken}`);
    const outcome = await carryOut(judged, broken);
    const after = stateExists(paths) ? await readState(paths) : state;
    notices.push(...resultOfTurn(judged.decision, state, judged.runtime.problems, after));
    occasions.push(...occasionsOf(judged.decision, state));
    noteTurn(paths);
    return { outcome, notices, occasions, configuration };
  });
}

/**
 * The state after an iteration with which coding would be complete: missed checks of the goal become a feature, or a question. Unchanged
 * while agents are at work, or if the goal or the feature list is unreadable, which the judgement of the turn reports.
 */
async function addFixesForMissedGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agentTasks, now }: { agentTasks: readonly string[]; now: Date },
): Promise<WorkflowState> {
  if (!completes(state) || !hasGoal(paths) || !phaseTraits[state.current_phase].worksOnFeatures) return state;
  try {
    const runtime = await readIterationRuntime(paths, state);
    if (tasksAtWork(agentTasks, runtime).length > 0) return state;
    return await (await import('./fix-goal.ts')).fixGoal(paths, state, runtime, now);
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return state;
  }
}

interface JudgedTurn extends EndedTurn {
  paths: WorkflowPaths;
  state: WorkflowState;
  decision: Decision;
  /** The runtime of the iteration if the session continues; no agent is at work then. */
  runtime: IterationRuntime;
  /** The round of improving what was written up that it is sent back for. */
  documentTask: DocumentTask | undefined;
  ralph: RalphLoop | undefined;
}

async function judge(
  paths: WorkflowPaths,
  turn: EndedTurn,
  state: WorkflowState,
  configuration: Configuration,
): Promise<JudgedTurn> {
  await giveUpUnpaid(paths, state, turn.now);
  const runtime = await readIterationRuntime(paths, state);
  const active = wasActive(paths);
  const idleTurns = active ? 0 : runtime.idleTurns;
  const runningAgents = tasksAtWork(turn.agentTasks, runtime).length;
  const { problems, readyToRecord, documentTask, ending } = await verify(paths, state, runtime, runningAgents);
  const signals: Signals = {
    ending: ending ?? (await findEnding(paths, configuration)),
    runningAgents,
    // The call for ended agents records the iteration itself: asking for it now would cost another request.
    inputWaiting:
      turn.inputWaiting ||
      (turn.callWaiting === true && (readyToRecord || (documentTask !== undefined && isRecorded(state)))),
    problems,
    readyToRecord: readyToRecord && active && runtime.problems.length === 0 && turn.between?.isExhausted !== true,
    // Rounds of checks and critics are counted separately, and end after a few.
    repairs: turn.between?.isExhausted === true ? mostRepairs : documentTask === undefined ? runtime.repairs : 0,
    idleTurns,
    hours: elapsedHours(state, turn.now),
    closingUsd: closingUsd(paths, state.driver, turn.isUnattended === true),
    pace: configuration,
    pause: searchPause(paths, state, turn.between !== undefined),
  };
  return {
    ...turn,
    paths,
    state,
    decision: decide(state, signals),
    runtime: { ...runtime, idleTurns: idleTurns + 1, problems },
    documentTask,
    ralph: findRalphLoop(readLease(paths)?.folder ?? paths.root, turn.session.id),
  };
}

/** Nothing is read or judged while agents work. */
async function verify(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
  runningAgents: number,
): Promise<VerifiedIteration & { ending: Ending | null }> {
  if (runningAgents > 0 || state.status !== 'in_progress') return { ...nothingFound, ending: null };
  try {
    return { ...(await verifyIteration(paths, state, runtime)), ending: null };
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return { ...nothingFound, ending: { reason: 'invalid_state', message: describeError(error) } };
  }
}

const nothingFound: VerifiedIteration = {
  problems: [],
  becomesFeature: [],
  readyToRecord: false,
  documentTask: undefined,
};

/** @param broken see `brokenPromise`: a loop that hears it ends, unless it is parked. */
async function carryOut(turn: JudgedTurn, broken: string | undefined): Promise<Outcome> {
  if (broken === undefined) return next(turn);
  const { paths, now } = turn;
  const toSession = (before: WorkflowState) => ({ state: { ...before, driver: 'in-session' as const } });
  const isOver = turn.ralph?.isParked !== true;
  const outcome = await next(
    isOver ? { ...turn, state: await changeState(paths, now, toSession), ralph: undefined } : turn,
  );
  if (outcome.kind !== 'go-on') return outcome;
  // The loop would have brought the brief, which the session may never have seen.
  return { ...outcome, text: `${broken}\n\n${isOver ? await briefOf(paths, await readState(paths)) : outcome.text}` };
}

async function next(turn: JudgedTurn): Promise<Outcome> {
  const { decision, agentTasks } = turn;
  // Where its ralph-loop is gone, the session does not take over by itself.
  const isGone = turn.state.driver === 'ralph-loop' && turn.ralph === undefined;
  if (isGone && decision.kind !== 'wait' && decision.kind !== 'end') return release(turn);
  switch (decision.kind) {
    case 'wait':
      return { kind: 'wait', tasks: [...agentTasks] };
    case 'remind':
      return remind(decision.problems, turn);
    case 'repair':
      return sendBack(decision, turn);
    case 'continue':
      return goOn(decision, turn);
    case 'end':
      return end(decision, turn);
  }
}

async function remind(problems: readonly string[], turn: JudgedTurn): Promise<Outcome> {
  const { paths, now, state } = turn;
  const runtime = await takeUrgentRedirects(paths, turn.runtime, now);
  writeIterationRuntime(paths, runtime);
  const parts = [`Workflow ${state.name}: ${problems.join(' ')}`];
  const news = runtime.redirects.slice(turn.runtime.redirects.length);
  if (news.length > 0) parts.push(redirection({ redirects: news }));
  return { kind: 'go-on', text: parts.join('\n\n') };
}

async function sendBack({ problems, urgent }: Decision & { kind: 'repair' }, turn: JudgedTurn): Promise<Outcome> {
  const { paths, now, state } = turn;
  const runtime = await takeUrgentRedirects(paths, turn.runtime, now);
  // A repaired document has to be compiled and recorded again, which may need reminders of its own.
  writeIterationRuntime(paths, { ...runtime, repairs: turn.documentTask === undefined ? runtime.repairs + 1 : 0 });
  turn.documentTask?.note();
  appendEvent(paths, now, { event: 'sent-back', iteration: state.iteration, problems: [...problems] });
  const parts = [
    `Workflow ${state.name}, iteration ${state.iteration}, is not complete yet:`,
    problems.map((problem) => `- ${problem}`).join('\n'),
  ];
  const news = runtime.redirects.slice(turn.runtime.redirects.length);
  if (news.length > 0) parts.push(redirection({ redirects: news }));
  parts.push('Do this before anything else, then end your turn.');
  if (urgent) {
    parts.push(
      `Nothing has been done for ${counted(runtime.idleTurns, 'turn')}. Use a tool now: after ${mostIdleTurns} such turns the workflow ends with no_progress.`,
    );
  }
  return { kind: 'go-on', text: parts.join('\n\n') };
}

async function goOn(
  { failed, pauseSeconds, why }: Decision & { kind: 'continue' },
  turn: JudgedTurn,
): Promise<Outcome> {
  const { paths, now, runtime, ralph, between } = turn;
  // The session ends with its iteration: `run` judges the turn again when all files are written, and begins the next iteration.
  if (turn.state.driver === 'headless' && between === undefined) return { kind: 'leave' };
  // ralph-loop re-enters the command by itself, which begins the next iteration; a failed one has to be closed here.
  const isLast = ralph?.isParked === false || between?.begins === false;
  const begins = isLast ? failed : pauseSeconds === 0;
  if (!begins) writeIterationRuntime(paths, runtime);
  const limits = { failed, ended: runtime, isLastTurn: ralph?.isLastTurn === true && ralph.isParked };
  const next = begins ? await startIteration(paths, now, limits) : turn.state;
  if (isLast) return { kind: 'leave' };
  if (pauseSeconds > 0) return { kind: 'pause', seconds: pauseSeconds, failed, why };
  return { kind: 'go-on', text: await briefOf(paths, next) };
}

async function end(ended: Decision & { kind: 'end' }, turn: JudgedTurn): Promise<Outcome> {
  const { reason } = ended;
  const { paths, now, state, ralph } = turn;
  const { message: ending, loopCancelled } = await finishWorkflow(paths, now, ended);
  // A loop's own hook may be writing its file at this moment.
  const mayWrite = loopCancelled && ralph?.isParked !== true;
  const isLastTurn = !mayWrite && turn.agentTasks.length === 0;
  // A ralph-loop that did not end repeats this turn; the user has the message by then.
  const isRalph = state.driver === 'ralph-loop';
  const isRepeated = lastTurnEnd(paths) > Date.parse(state.updated_at) || (!loopCancelled && isRalph);
  const isSaid = isRepeated && state.status !== 'in_progress';
  // No answer is asked for twice, nor where nothing would pay for it.
  const closes = isLastTurn && state.driver === 'in-session' && !isSaid && allowance(state, now).kind !== 'nothing';
  const lines = (await closingLines(paths, state, reason)).join('\n');
  const over = {
    kind: 'leave',
    endsLoop: mayWrite || (isRalph && ralph === undefined && state.status === 'in_progress'),
    ...(closes && { closing: lines }),
  } as const;
  const said = `autonomous-workflow ${state.name} ended (${reason}). ${ending}\n${lines}`;
  return isSaid ? over : { ...over, message: said };
}

/** Releases the workflow; the session owns none until a person resumes it. */
async function release({ paths, now, session }: JudgedTurn): Promise<Outcome> {
  await releaseWorkflow(paths, now, session.id, 'ralph-loop ended');
  forgetSession(paths, session.id);
  const message = `autonomous-workflow ${paths.name} is paused: its ralph-loop has ended. Go on with /autonomous-workflow:continue-auto ${paths.name}`;
  return { kind: 'leave', message };
}
