import type { Configuration } from '../engine/configuration.ts';
import { decide, mostIdleTurns, type Decision, type Ending, type Signals } from '../engine/decide.ts';
import { redirection } from '../engine/brief.ts';
import type { Occasion } from '../engine/notification.ts';
import { phaseAfterWriteUp } from '../engine/modes.ts';
import { isWriting } from '../engine/iteration.ts';
import { withSpend } from '../engine/spent-state.ts';
import { elapsedHours, type WorkflowState } from '../engine/state.ts';
import { describeError, exitCodes, isWorkflowError } from '../engine/workflow-error.ts';
import { noteTurn, wasActive } from './activity.ts';
import { asideHint } from './aside.ts';
import { isNewProblem } from './configuration-problem.ts';
import { currentConfiguration } from './configuration.ts';
import { findEnding } from './ending.ts';
import { readMark, writeMark, type IterationMark } from './iteration-mark.ts';
import { note } from './journal.ts';
import { readLease } from './lease.ts';
import type { WorkflowPaths } from './paths.ts';
import { cancelRalphLoop, findRalphLoop, type RalphLoop } from './ralph-loop.ts';
import { claim, releaseWorkflow, type Session } from './ownership.ts';
import { forgetSession } from './owned-workflow.ts';
import { readOrRestoreState } from './restore.ts';
import { briefOf, startIteration, takeUrgentRedirects, verifyIteration, type Verification } from './turn.ts';
import { updateSpend } from './spend.ts';
import { asWriter, endWorkflow } from './workflow.ts';

/** A turn that has just ended, and what was going on then. */
export interface EndedTurn {
  session: Session;
  now: Date;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks: readonly string[];
  /** Something typed waits for the turn to end. */
  inputWaiting: boolean;
}

/** What the session does now. */
export type Outcome =
  /** It goes on with this text. */
  | { kind: 'go-on'; text: string }
  /** It rests until its agents are back, or what was typed is answered. */
  | { kind: 'wait'; tasks: string[] }
  /** It rests before the next iteration. */
  | { kind: 'pause'; seconds: number; failed: boolean }
  /** The loop around it, or the user, goes on. */
  | { kind: 'leave'; message?: string | undefined };

/** What the outcome is, and what the user should know besides. */
export interface TurnEnd {
  outcome: Outcome;
  /** Sentences for the user. */
  notices: string[];
  /** What may be told to a person who is elsewhere, as the configuration says. */
  occasions: Occasion[];
  configuration: Configuration;
}

/**
 * Judges a turn that has ended and carries the decision out, as the only writer: of two processes that judge at once the second
 * sees what the first did.
 */
export async function endTurn(paths: WorkflowPaths, turn: EndedTurn): Promise<TurnEnd> {
  return asWriter(paths, async () => {
    // Another session may have taken it over while we waited for the lock.
    const lease = readLease(paths);
    const { configuration, problem } = await currentConfiguration(paths.root);
    if (lease === undefined) claim(paths, turn.now, turn.session, 'its lease was lost');
    else if (lease.session !== turn.session.id) {
      return { outcome: { kind: 'leave' }, notices: [], occasions: [], configuration };
    }
    const { state: read, notice } = await readOrRestoreState(paths, turn.now);
    const state = withSpend(read, await updateSpend(paths, turn.session.id, turn.session.transcript, turn.now));
    const notices = notice === undefined ? [] : [notice];
    const occasions: Occasion[] = [];
    if (isNewProblem(paths, problem)) {
      const text = describeError(problem);
      note(paths, turn.now, { event: 'configuration-refused', problem: text });
      notices.push(`autonomous-workflow goes on with the last valid configuration: ${text}`);
      occasions.push({ kind: 'configuration-refused', problem: text });
    }
    const judged = await judge(paths, turn, state, configuration);
    const outcome = await carryOut(judged);
    if (judged.decision.kind === 'end' && state.status === 'in_progress') {
      const { reason, message } = judged.decision;
      occasions.push({ kind: 'ended', reason, message });
    }
    const next = judged.decision.kind === 'continue' && isWriting(state) ? phaseAfterWriteUp(state) : undefined;
    if (next !== undefined) occasions.push({ kind: 'phase-change', from: state.current_phase, to: next });
    noteTurn(paths);
    return { outcome, notices, occasions, configuration };
  });
}

interface JudgedTurn extends EndedTurn {
  paths: WorkflowPaths;
  state: WorkflowState;
  decision: Decision;
  /** As it is to be if the session goes on; no agent is at work then. */
  mark: IterationMark;
  ralph: RalphLoop | undefined;
}

async function judge(
  paths: WorkflowPaths,
  turn: EndedTurn,
  state: WorkflowState,
  configuration: Configuration,
): Promise<JudgedTurn> {
  const mark = await readMark(paths, state);
  const active = wasActive(paths);
  const idleTurns = active ? 0 : mark.idleTurns;
  const runningAgents = turn.agentTasks.filter((task) => !mark.silentTasks.includes(task)).length;
  const { problems, readyToRecord, ending } = await look(paths, state, mark, runningAgents);
  const signals: Signals = {
    ending: ending ?? (await findEnding(paths, configuration)),
    runningAgents,
    inputWaiting: turn.inputWaiting,
    problems,
    readyToRecord: readyToRecord && active && mark.problems.length === 0,
    repairs: mark.repairs,
    idleTurns,
    hours: elapsedHours(state, turn.now),
    pace: configuration,
  };
  return {
    ...turn,
    paths,
    state,
    decision: decide(state, signals),
    mark: { ...mark, idleTurns: idleTurns + 1, problems, started: [] },
    ralph: findRalphLoop(readLease(paths)?.folder ?? paths.root, turn.session.id),
  };
}

/** While agents work nothing is judged, so nothing need be looked at. */
async function look(
  paths: WorkflowPaths,
  state: WorkflowState,
  mark: IterationMark,
  runningAgents: number,
): Promise<Verification & { ending: Ending | null }> {
  if (runningAgents > 0 || state.status !== 'in_progress') return { problems: [], readyToRecord: false, ending: null };
  try {
    return { ...(await verifyIteration(paths, state, mark)), ending: null };
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return { problems: [], readyToRecord: false, ending: { reason: 'invalid_state', message: describeError(error) } };
  }
}

async function carryOut(turn: JudgedTurn): Promise<Outcome> {
  const { decision, agentTasks } = turn;
  const goesOn = decision.kind !== 'wait' && decision.kind !== 'end';
  if (goesOn && isLoopGone(turn)) return rest(turn);
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
  const mark = await takeUrgentRedirects(paths, turn.mark, now);
  writeMark(paths, mark);
  const parts = [`Workflow ${state.name}: ${problems.join(' ')}`];
  const news = mark.redirects.slice(turn.mark.redirects.length);
  if (news.length > 0) parts.push(redirection({ redirects: news }));
  return { kind: 'go-on', text: parts.join('\n\n') };
}

async function sendBack({ problems, urgent }: Decision & { kind: 'repair' }, turn: JudgedTurn): Promise<Outcome> {
  const { paths, now, state } = turn;
  const mark = await takeUrgentRedirects(paths, turn.mark, now);
  writeMark(paths, { ...mark, repairs: mark.repairs + 1 });
  note(paths, now, { event: 'sent-back', iteration: state.iteration, problems: [...problems] });
  const parts = [
    `Workflow ${state.name}, iteration ${state.iteration}, is not complete yet:`,
    problems.map((problem) => `- ${problem}`).join('\n'),
  ];
  const news = mark.redirects.slice(turn.mark.redirects.length);
  if (news.length > 0) parts.push(redirection({ redirects: news }));
  parts.push('Do this before anything else, then end your turn.');
  if (urgent) {
    parts.push(
      `Nothing has been done for ${mark.idleTurns} turns. Use a tool now: after ${mostIdleTurns} such turns the workflow ends with no_progress.`,
    );
  }
  return { kind: 'go-on', text: parts.join('\n\n') };
}

async function goOn({ failed, pauseSeconds }: Decision & { kind: 'continue' }, turn: JudgedTurn): Promise<Outcome> {
  const { paths, now, mark, ralph } = turn;
  writeMark(paths, mark);
  // ralph-loop re-enters the command by itself, which begins the next iteration; a failed one has to be closed here.
  if (ralph !== undefined) {
    if (failed) await startIteration(paths, now, { failed });
    return { kind: 'leave' };
  }
  if (pauseSeconds > 0) return { kind: 'pause', seconds: pauseSeconds, failed };
  return { kind: 'go-on', text: await briefOf(paths, await startIteration(paths, now, { failed })) };
}

async function end({ reason, message }: Decision & { kind: 'end' }, turn: JudgedTurn): Promise<Outcome> {
  const { paths, now, session, state, ralph } = turn;
  await endWorkflow(paths, now, reason, message);
  if (ralph === undefined) {
    forgetSession(paths, session.id);
  } else {
    // The session stays ours until a turn ends without that loop: its own hook may be writing the file at this moment.
    cancelRalphLoop(ralph);
    note(paths, now, { event: 'loop-cancelled', file: ralph.file });
  }
  // Under a ralph-loop that would not die, a later turn comes here again: it was told then.
  if (ralph === undefined && state.driver === 'ralph-loop' && state.status !== 'in_progress') return { kind: 'leave' };
  return {
    kind: 'leave',
    message: [
      `autonomous-workflow ${state.name} ended (${reason}). ${message} Everything is in ${paths.folder}/.`,
      asideHint(paths),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
  };
}

/** Whether the workflow was driven by a ralph-loop that is no longer there: nobody asked us to drive it instead. */
function isLoopGone({ state, ralph }: JudgedTurn): boolean {
  return state.driver === 'ralph-loop' && ralph === undefined;
}

/** Said once: from now on the session is any other, until somebody resumes the workflow. */
async function rest({ paths, now, session }: JudgedTurn): Promise<Outcome> {
  await releaseWorkflow(paths, now, session.id, 'ralph-loop ended');
  forgetSession(paths, session.id);
  const resume = `/autonomous-workflow:continue-auto ${paths.name}`;
  return {
    kind: 'leave',
    message: `autonomous-workflow ${paths.name} rests: its ralph-loop has ended. Go on with ${resume}`,
  };
}
