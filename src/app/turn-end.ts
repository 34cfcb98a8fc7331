import type { Configuration } from '../configuration/rules/configuration.ts';
import type { DocumentTask } from '../research/phase.ts';
import type { Occasion } from '../loop/rules/notification.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addLeap, addPause, type Wait } from '../loop/rules/waiting.ts';
import { allowance } from '../loop/rules/allowance.ts';
import { appendEvent } from '../journal/journal.ts';
import { awaitsCall, noteListed } from '../loop/agents.ts';
import { brokenPromise, type Facts, judgeTurn, type Effect, type Reply } from '../loop/rules/effects.ts';
import { callsWaiting, isInputWaiting, queueOperation, tasksNamed } from '../session/rules/typed-input.ts';
import { changeState, asWriter } from '../loop/workflow.ts';
import { clearWait, readWait, writeWait } from '../loop/waiting.ts';
import { closingLines, finishWorkflow } from './ending.ts';
import { closingUsd, updateSpend } from '../spend/spend.ts';
import { completes } from '../loop/rules/modes.ts';
import { currentConfiguration, isNewProblem } from '../configuration/configuration.ts';
import { describeError, exitCodes, isWorkflowError, excerpt } from '../base/errors.ts';
import { elapsedHours, type WorkflowState } from '../loop/rules/state.ts';
import { findEnding } from '../loop/steering-files.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { forgetSession } from '../session/pointer.ts';
import { hasGoal } from '../goal/has-goal.ts';
import { isSearching } from '../loop/rules/iteration.ts';
import { lastTurnEnd, wasActive, noteTurn } from '../session/activity.ts';
import { mostRepairs, type Ending, type Pause, occasionsOf, resultOfTurn } from '../loop/rules/decide.ts';
import { paragraphs } from '../base/text.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readFreshOutlook } from '../research/outlook-file.ts';
import {
  readIterationRuntime,
  verifyIteration,
  type VerifiedIteration,
  giveUpUnpaid,
  openSearch,
  briefOf,
  startIteration,
  takeUrgentRedirects,
  takeLeft,
} from './turn.ts';
import { readLease } from '../session/lease.ts';
import { readOrRestoreState } from './restore.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript.ts';
import { redirection } from '../loop/rules/brief.ts';
import { searchPauseSeconds } from '../research/rules/searches.ts';
import { statSync } from 'node:fs';
import { type IterationRuntime, writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { type Session, acquireLease, releaseWorkflow } from '../loop/ownership.ts';
import { withSpend } from '../spend/rules/spend.ts';

/** A turn that has just ended, with its circumstances. */
interface EndedTurn {
  session: Session;
  now: Date;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks: readonly string[];
  /** The last answer of the session, where it is known. */
  said?: string;
  /** Typed text, or Claude Code's report on an agent, waits for the end of the turn. */
  inputWaiting: boolean;
  /** Whether the session has no terminal, and prints only its last answer. */
  isUnattended?: boolean;
  /** The judgement by `autonomous-workflow run` after the session has ended, which has repaired the files; undefined in the session. */
  between?: {
    /** Whether the next iteration begins now; one that failed is closed in any case. */
    begins: boolean;
    /** Whether the iteration has lost too many sessions and is given up. */
    isExhausted: boolean;
  };
}

interface ReadFacts {
  facts: Facts;
  /** The runtime of the iteration if the session continues; no agent is at work then. */
  runtime: IterationRuntime;
  documentTask: DocumentTask | undefined;
}

/** The one list of facts from which what follows a turn is decided. The caller holds the workflow's lock. */
async function readFacts(
  paths: WorkflowPaths,
  turn: EndedTurn,
  state: WorkflowState,
  configuration: Configuration,
): Promise<ReadFacts> {
  const { now, between, said, agentTasks: tasks } = turn;
  const runtime = await readIterationRuntime(paths, state);
  const idleTurns = wasActive(paths) ? 0 : runtime.idleTurns;
  const isJudged = tasks.length === 0 && state.status === 'in_progress';
  // Nothing is read or judged while agents work.
  const verified: typeof nothingFound = isJudged
    ? await verifyIteration(paths, state, runtime).catch(brokenFile)
    : nothingFound;
  const { problems, documentTask } = verified;
  const loop = findRalphLoop(readLease(paths)?.folder ?? paths.root, turn.session.id);
  const isExhausted = between?.isExhausted === true;
  const facts: Facts = {
    ending: verified.ending ?? (await findEnding(paths, configuration)),
    tasks,
    runningAgents: tasks.length,
    inputWaiting: turn.inputWaiting,
    problems,
    // Rounds of checks and critics are counted separately, and end after a few.
    repairs: isExhausted ? mostRepairs : documentTask === undefined ? runtime.repairs : 0,
    isRound: documentTask !== undefined,
    idleTurns,
    hours: elapsedHours(state, now),
    closingUsd: closingUsd(paths, state.driver, turn.isUnattended === true),
    pace: configuration,
    pause: searchPause(paths, state, between !== undefined),
    loop: loop ?? null,
    between: between ?? null,
    broken: brokenPromise(state, loop, said) ?? null,
    wasTold: lastTurnEnd(paths) > Date.parse(state.updated_at),
    isPaid: allowance(state, now).kind !== 'nothing',
  };
  return { facts, runtime: { ...runtime, idleTurns: idleTurns + 1, problems }, documentTask };
}

const nothingFound: VerifiedIteration & { ending?: Ending } = {
  problems: [],
  becomesFeature: [],
  documentTask: undefined,
};

/** A file that is broken beyond repair ends the workflow. */
function brokenFile(error: unknown): typeof nothingFound {
  if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
  return { ...nothingFound, ending: { reason: 'invalid_state', message: describeError(error) } };
}

/**
 * The pause while web search fails, if the next iteration needs it.
 * @param isBetweenSessions whether the next iteration has its own session.
 */
function searchPause(paths: WorkflowPaths, state: WorkflowState, isBetweenSessions: boolean): Pause | null {
  const outage = isSearching(state) ? readFreshOutlook(paths)?.outage : undefined;
  if (outage == null) return null;
  const refills = process.env.CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR;
  return { seconds: searchPauseSeconds(outage, isBetweenSessions, refills), why: outage.why };
}

/** If clock and elapsed time differ by more, the clock was set or the machine slept. */
const leapMilliseconds = 60_000;

/** Excludes a jump of the clock from a workflow's hours, since it did not run then. */
export async function countLeap(paths: WorkflowPaths, leap: number): Promise<void> {
  if (Math.abs(leap) < leapMilliseconds) return;
  await changeState(paths, new Date(), (state) => ({
    state: state.status === 'in_progress' ? addLeap(state, leap) : state,
  }));
}

/** Texts for the session and its user at the end of a turn. */
interface Words {
  /** The text with which the session continues; undefined when it stops or waits. */
  goOn?: string | undefined;
  message?: string | undefined;
  /** The workflow and the loop around it have ended: no other hook may request a turn. */
  endsLoop?: boolean;
  /** The last lines of the session's last answer, if it is over. */
  closing?: string | undefined;
}

/** The outcome of a turn, with messages for the user. */
interface TurnEnd extends Words {
  reply: Reply;
  /** Sentences for the user. */
  notices: string[];
  /** Occasions for notifications, as the configuration allows them. */
  occasions: Occasion[];
  configuration: Configuration;
}

/** Judges a turn that has ended and carries the decision out, under the lock, so that a second process sees its result. */
export async function endTurn(paths: WorkflowPaths, turn: EndedTurn): Promise<TurnEnd> {
  return asWriter(paths, async () => {
    // Another session may have taken it over while we waited for the lock.
    const lease = readLease(paths);
    const { configuration, problem } = await currentConfiguration(paths.root);
    if (lease === undefined) acquireLease(paths, turn.now, turn.session, 'its lease was lost');
    else if (lease.session !== turn.session.id)
      return { reply: { kind: 'leave' }, notices: [], occasions: [], configuration };
    const { state, notice } = await bringUpToDate(paths, turn);
    const notices = notice === undefined ? [] : [notice];
    const occasions: Occasion[] = [];
    if (isNewProblem(paths, problem)) {
      const text = describeError(problem);
      appendEvent(paths, turn.now, { event: 'configuration-refused', problem: text });
      notices.push(`autonomous-workflow goes on with what is valid in the configuration: ${text}`);
      occasions.push({ kind: 'configuration-refused', problem: text });
    }
    const read = await readFacts(paths, turn, state, configuration);
    const { decision, effects, reply } = judgeTurn(state, read.facts);
    let ended: EndedWords | undefined;
    for (const effect of effects) ended = (await carryOut(effect, paths, turn, state, read)) ?? ended;
    const words = await inWords(reply, paths, turn, state, ended);
    const { broken } = read.facts;
    if (broken !== null && decision.kind !== 'end') notices.push(`autonomous-workflow ${state.name}: ${broken}`);
    const after = stateExists(paths) ? await readState(paths) : state;
    notices.push(...resultOfTurn(decision, state, read.runtime.problems, after));
    occasions.push(...occasionsOf(decision, state));
    notices.push(...(await askedSinceTurn(paths)));
    noteTurn(paths);
    return { ...words, reply, notices, occasions, configuration };
  });
}

/** Brings files, cost and goal up to date before anything is decided. */
async function bringUpToDate(
  paths: WorkflowPaths,
  { now, session, between, agentTasks }: EndedTurn,
): Promise<{ state: WorkflowState; notice?: string }> {
  // `run` has repaired the files already.
  const restored = between === undefined ? await readOrRestoreState(paths, now) : { state: await readState(paths) };
  const spend = await updateSpend(paths, restored.state, session.id, session.transcript, now, session.usd);
  const fixed = agentTasks.length > 0 ? restored.state : await addFixesForMissedGoal(paths, restored.state, now);
  const state = withSpend(fixed, spend);
  await giveUpUnpaid(paths, state, now);
  await openSearch(paths, now);
  return { ...restored, state };
}

/**
 * The state after an iteration with which coding would be complete: missed checks of the goal become a feature, or a question. Unchanged
 * if the goal or the feature list is unreadable, which the judgement of the turn reports.
 */
async function addFixesForMissedGoal(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<WorkflowState> {
  if (!completes(state) || !hasGoal(paths) || !phaseTraits[state.current_phase].worksOnFeatures) return state;
  try {
    const runtime = await readIterationRuntime(paths, state);
    return await (await import('./fix-goal.ts')).fixGoal(paths, state, runtime, now);
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return state;
  }
}

/** The words of an end, and the last lines of the session's last answer. */
interface EndedWords {
  message: string;
  closing: string;
}

/** Carries an effect out; returns the words of the end, if it is one. */
async function carryOut(
  effect: Effect,
  paths: WorkflowPaths,
  { now, session }: EndedTurn,
  state: WorkflowState,
  { runtime, documentTask }: ReadFacts,
): Promise<EndedWords | undefined> {
  switch (effect.kind) {
    case 'note':
      appendEvent(paths, now, effect.event);
      break;
    case 'count': {
      const repairs = { same: runtime.repairs, 'one more': runtime.repairs + 1, none: 0 }[effect.repairs];
      writeIterationRuntime(paths, { ...runtime, repairs });
      break;
    }
    case 'round':
      documentTask?.note();
      break;
    case 'drive':
      await changeState(paths, now, (before) => ({ state: { ...before, driver: 'in-session' } }));
      break;
    case 'begin':
      await startIteration(paths, now, { failed: effect.failed, ended: runtime, isLastTurn: effect.isLastTurn });
      break;
    case 'release':
      await releaseWorkflow(paths, now, session.id, 'ralph-loop ended');
      forgetSession(paths, session.id);
      break;
    case 'finish': {
      const { message } = await finishWorkflow(paths, now, effect.ending);
      const { reason } = effect.ending;
      const closing = (await closingLines(paths, state, reason)).join('\n');
      return { closing, message: `autonomous-workflow ${state.name} ended (${reason}). ${message}\n${closing}` };
    }
  }
  return undefined;
}

async function inWords(
  reply: Reply,
  paths: WorkflowPaths,
  { now }: EndedTurn,
  { iteration }: WorkflowState,
  ended: EndedWords | undefined,
): Promise<Words> {
  switch (reply.kind) {
    case 'words': {
      const news = await takeUrgentRedirects(paths, iteration, now);
      const parts = [...reply.before, ...(news.length > 0 ? [redirection({ redirects: news })] : []), ...reply.after];
      return { goOn: parts.join('\n\n') };
    }
    case 'brief':
      return { goOn: [...reply.words, await briefOf(paths, await readState(paths))].join('\n\n') };
    case 'over': {
      const { endsLoop, isSaid, closes } = reply;
      return { endsLoop, ...(closes && { closing: ended?.closing }), ...(!isSaid && { message: ended?.message }) };
    }
    case 'leave':
      return { message: reply.message };
    case 'wait':
    case 'pause':
      return {};
  }
}

/** The answer to the end of a turn. */
export interface TurnAnswer extends Omit<Words, 'message'> {
  /** Sentences for the user. */
  messages: string[];
  /** A notification for the terminal; empty for none. */
  terminalSequence: string;
}

/**
 * Handles the end of a turn of a session that drives a workflow: judges it, stores what the session waits for, and notifies. It
 * never throws: a hook that only fails would end the workflow in silence.
 * @param agentTasks ids of the tasks of agents that are at work in the background.
 * @param isUnattended whether the session has no terminal.
 * @param said the last answer of the session.
 */
export async function afterTurn(
  paths: WorkflowPaths,
  session: Session,
  agentTasks: readonly string[],
  { isUnattended = false, said = '' }: { isUnattended?: boolean; said?: string } = {},
): Promise<TurnAnswer> {
  try {
    const now = new Date();
    const before = readWait(paths);
    // The old reason is removed first, so that the waiter of this turn does not read the verdict on the turn before.
    clearWait(paths);
    const since = lastTurnEnd(paths);
    // The session could do nothing while it waited for the API.
    if (before?.kind === 'api')
      await changeState(paths, now, (state) => ({ state: addPause(state, before.since, before.until, now) }));
    const queue = readTailWith(session.transcript, queueOperation);
    const calls = callsWaiting(queue);
    const owner = { session: session.id, process: session.process };
    const atWork = await noteListed(paths, owner, agentTasks, now);
    await takeLeft(paths, now);
    const end = await endTurn(paths, {
      session,
      now,
      agentTasks: atWork,
      said,
      // The call for ended agents takes the next step: asking for it now would cost another request.
      inputWaiting: isInputWaiting(queue, since) || (calls.length > 0 && awaitsCall(paths, tasksNamed(calls))),
      isUnattended,
    });
    if (stateExists(paths)) recordWait(paths, end.reply, since);
    return await answerTo(paths, end, now);
  } catch (error) {
    return cannotGoOn(paths, session, error);
  }
}

/** The words for session and user at the end of a turn. The module that notifies is loaded only when needed: most turns have no occasion. */
export async function answerTo(paths: WorkflowPaths, end: TurnEnd, now: Date): Promise<TurnAnswer> {
  const { goOn, endsLoop, closing, message, notices, occasions, configuration } = end;
  const announce = occasions.length === 0 ? undefined : (await import('../loop/announce.ts')).announce;
  const terminalSequence = occasions.flatMap((one) => announce?.(paths, now, one, configuration) ?? []).join('');
  const messages = [...notices, ...(message === undefined ? [] : [message])];
  return { goOn, endsLoop: endsLoop === true, closing, messages, terminalSequence };
}

/** The answer when the turn could not be judged; only once when the workflow is gone. */
async function cannotGoOn(paths: WorkflowPaths, { id }: Session, error: unknown): Promise<TurnAnswer> {
  if (!stateExists(paths)) forgetSession(paths, id);
  const problem = describeError(error);
  (await import('../loop/announce.ts')).announceProblem(paths, problem);
  return { messages: [`autonomous-workflow cannot go on: ${problem}`], terminalSequence: '' };
}

/** The message of an end with an instruction for the session's last answer. */
export function saying(message: string, closing: string | undefined): string {
  const lines = closing?.includes('\n') ? 'these lines' : 'this line';
  const end = closing === undefined ? '.' : `, and end your answer with ${lines}:\n${closing}`;
  return paragraphs([message, `The workflow is over. Say so in a sentence${end}`]);
}

/** The questions that were asked since the last turn ended: only here the session's terminal can show them. */
async function askedSinceTurn(paths: WorkflowPaths): Promise<string[]> {
  const since = lastTurnEnd(paths);
  // The time of a view is a whole second.
  if ((statSync(paths.escalations, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity) < since - 1_000) return [];
  const { openEscalations } = await import('../loop/escalations.ts');
  const asked = openEscalations(paths).filter(({ opened_at }) => Date.parse(opened_at) > since);
  const answer = `→ Answer in a terminal: autonomous-workflow resolve ${paths.name}`;
  return asked.map(({ text }) => `autonomous-workflow ${paths.name} needs you: ${excerpt(text)}\n${answer}`);
}

/**
 * Stores the reason why the session waits, for the waiter process.
 * @param since milliseconds since the epoch: text typed before was answered.
 */
export function recordWait(paths: WorkflowPaths, reply: Reply, since: number): Wait {
  const now = new Date();
  const wait = waitOf(reply, now.getTime(), since);
  writeWait(paths, wait);
  if (wait.kind === 'pause') {
    const until = new Date(wait.until).toISOString();
    appendEvent(paths, now, { event: 'waits', for: wait.why ?? 'the next iteration', until });
  }
  return wait;
}

function waitOf(reply: Reply, turn: number, since: number): Wait {
  if (reply.kind === 'wait')
    return reply.tasks.length > 0 ? { kind: 'agents', turn, tasks: [...reply.tasks] } : { kind: 'input', turn, since };
  if (reply.kind !== 'pause') return { kind: 'busy', turn };
  const { seconds, failed, why } = reply;
  return { kind: 'pause', turn, until: turn + seconds * 1000, failed, ...(why !== undefined && { why }) };
}
